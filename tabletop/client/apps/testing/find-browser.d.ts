/** The build's tool that finds a Chromium; it is plain JavaScript, so its shape is told here. */
declare module "*/tools/find-browser.mjs" {
  export interface FoundBrowser {
    path: string;
    source: string;
    env: Record<string, string>;
  }
  export function findBrowser(): Promise<FoundBrowser | null>;
  export function launchOptions(browser: FoundBrowser): {
    executablePath: string;
    headless: boolean;
    args: string[];
    env: Record<string, string>;
  };
}

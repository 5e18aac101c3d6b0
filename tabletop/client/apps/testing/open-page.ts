import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium, type Browser, type Page } from "playwright-core";
import { findBrowser, launchOptions } from "../../../../tools/find-browser.mjs";

const ORIGIN = "http://apps.test";

export interface TestPage {
  browser: Browser;
  page: Page;
  /** What the page wrote to its console as an error, and its uncaught errors. */
  errors: string[];
}

/** A page of a real browser with the apps in it; `templates` are served under their paths. */
export async function openTestPage(templates: Readonly<Record<string, string>> = {}): Promise<TestPage> {
  const [browser, client] = await Promise.all([launchBrowser(), bundleClient()]);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    const body = { "": PAGE, "client.js": client.script, "client.css": client.styles, ...templates }[file];
    if (body === undefined) return route.fulfill({ status: 404, body: "" });
    const contentType = { js: "text/javascript", css: "text/css" }[file.split(".").pop() ?? ""] ?? "text/html";
    return route.fulfill({ status: 200, contentType: `${contentType}; charset=utf-8`, body });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction("globalThis.renderInterface !== undefined");
  return { browser, page, errors };
}

const PAGE = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Apps</title>
<link rel="stylesheet" href="/client.css"><script type="module" src="/client.js"></script></head><body></body></html>`;

async function launchBrowser(): Promise<Browser> {
  const found = await findBrowser();
  if (!found) throw new Error("No Chromium was found: set CHROMIUM_PATH");
  return chromium.launch(launchOptions(found));
}

async function bundleClient(): Promise<{ script: string; styles: string }> {
  const { outputFiles } = await build({
    entryPoints: { client: fileURLToPath(import.meta.resolve("./entry.ts")) },
    outdir: "out",
    write: false,
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    keepNames: true,
    logLevel: "warning",
  });
  const read = (ending: string): string => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
  return { script: read(".js"), styles: read(".css") };
}

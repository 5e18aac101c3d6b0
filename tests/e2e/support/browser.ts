import { chromium, type Browser } from "playwright-core";
import { findBrowser, launchOptions } from "../../../tools/find-browser.mjs";

let running: Promise<Browser> | undefined;

/** The browser of this test process, started when the first test asks for it. */
export function openBrowser(): Promise<Browser> {
  running ??= launch();
  return running;
}

export async function closeBrowser(): Promise<void> {
  const browser = await running;
  running = undefined;
  await browser?.close();
}

async function launch(): Promise<Browser> {
  const found = await findBrowser();
  if (!found)
    throw new Error("no Chromium for the end-to-end tests: set CHROMIUM_PATH, or run npm test, which finds one");
  return chromium.launch(launchOptions(found));
}

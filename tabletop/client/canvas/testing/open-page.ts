import path from "node:path";
import { build } from "esbuild";
import { chromium, type Browser, type Page } from "playwright-core";
import { findBrowser, launchOptions } from "../../../../tools/find-browser.mjs";

const ORIGIN = "http://canvas.test";
const PAGE = `<!doctype html><html lang="en"><head><link rel="icon" href="data:,"><title>Canvas</title>
<style>body { margin: 0 }</style><script type="module" src="/client.js"></script></head><body></body></html>`;

export interface CanvasPage {
  browser: Browser;
  page: Page;
  /** uncaught errors and what was written to the console as an error */
  errors: string[];
  /** the middle of a grid space of 100 pixels on the screen */
  screenPoint(i: number, j: number): Promise<{ x: number; y: number }>;
}

/** A page of a real browser with the canvas in it and nobody seated yet. */
export async function openCanvasPage(): Promise<CanvasPage> {
  const found = await findBrowser();
  if (!found) throw new Error("No Chromium was found: set CHROMIUM_PATH");
  const [browser, script] = await Promise.all([chromium.launch(launchOptions(found)), bundle()]);
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error.stack ?? error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.route(`${ORIGIN}/**`, (route) => {
    const isScript = route.request().url().endsWith("client.js");
    return route.fulfill({
      contentType: isScript ? "text/javascript" : "text/html; charset=utf-8",
      body: isScript ? script : PAGE,
    });
  });
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction("globalThis.openTable !== undefined");
  const screenPoint = (i: number, j: number): Promise<{ x: number; y: number }> =>
    page.evaluate(`canvas.clientCoordinatesFromCanvas({ x: ${j * 100 + 50}, y: ${i * 100 + 50} })`);
  return { browser, page, errors, screenPoint };
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, "entry.ts")],
    write: false,
    bundle: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    keepNames: true,
    logLevel: "warning",
  });
  return outputFiles[0]!.text;
}

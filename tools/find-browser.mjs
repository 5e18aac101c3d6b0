/**
 * A Chromium for the browser tests, from the first of these that works: the address in `CHROMIUM_PATH`, an installed
 * Chromium or Chrome, Debian's own package (installed by us only as root with `CI=true`), and the npm package
 * `@sparticuz/chromium` (unpacked below `.cache/`, package.json stays as it is). Elsewhere the command to type is told.
 */
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { ROOT } from "./lib/root.mjs";
import { run, runNode, runNpm } from "./lib/run.mjs";

/**
 * @typedef {object} Browser
 * @property {string} path the program
 * @property {string} source where it was found, in words
 * @property {Record<string, string>} env what it needs in its environment besides ours
 */

/** How it is started, wherever it came from: no first-run pages, no talk with the world, graphics by software. */
export const BROWSER_ARGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const PACKAGE = "@sparticuz/chromium@143.0.4";
const CACHE = path.join(ROOT, ".cache/browser");
const UNPACKED = path.join(CACHE, "unpacked");

/**
 * What playwright's `launch` wants for a browser.
 * @param {Browser} browser
 */
export function launchOptions(browser) {
  return {
    executablePath: browser.path,
    headless: true,
    args: BROWSER_ARGS,
    env: { .../** @type {Record<string, string>} */ (process.env), ...browser.env },
  };
}

/**
 * Finds a browser without installing anything.
 * @returns {Promise<Browser | null>}
 */
export async function findBrowser() {
  const named = process.env["CHROMIUM_PATH"];
  if (named !== undefined && named !== "") {
    const browser = { path: named, source: "CHROMIUM_PATH", env: {} };
    if (await works(browser)) return browser;
    throw new Error(`CHROMIUM_PATH names ${named}, and that doesn't start`);
  }
  return (await findInstalled()) ?? (await findUnpacked());
}

/**
 * Finds a browser, and installs one where there is none.
 * @returns {Promise<Browser>} rejects, with the command to type, where it can't
 */
export async function provideBrowser() {
  const browser = (await findBrowser()) ?? (await installDebian()) ?? (await installPackage());
  if (browser !== null) return browser;
  throw new Error(
    "No Chromium was found for the browser tests. Install one (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to it.",
  );
}

/** @returns {Promise<Browser | null>} */
async function findInstalled() {
  for (const file of listCandidates()) {
    const browser = { path: file, source: "installed", env: {} };
    if (existsSync(file) && (await works(browser))) return browser;
  }
  return null;
}

/** @returns {string[]} */
function listCandidates() {
  if (process.platform === "darwin")
    return ["Google Chrome", "Chromium"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
  if (process.platform === "win32")
    return ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"]
      .flatMap((name) => process.env[name] ?? [])
      .map((folder) => path.join(folder, "Google/Chrome/Application/chrome.exe"));
  // The shell is the browser without its windows: the same engine, and less to start for each person at the table.
  const names = [
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
  ];
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** The npm package, once unpacked: with the system's own libraries if they do, else with those that it brings. */
async function findUnpacked() {
  const file = path.join(UNPACKED, "chromium");
  if (!existsSync(file)) return null;
  const fonts = { FONTCONFIG_PATH: path.join(UNPACKED, "fonts") };
  const libraries = { ...fonts, LD_LIBRARY_PATH: path.join(UNPACKED, "al2023/lib") };
  for (const env of [fonts, libraries]) {
    const browser = { path: file, source: PACKAGE, env };
    if (await works(browser)) return browser;
  }
  return null;
}

/** @returns {Promise<Browser | null>} */
async function installPackage() {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  console.log(`Installing ${PACKAGE} for the browser tests …`);
  mkdirSync(UNPACKED, { recursive: true });
  const installed = await runNpm([
    "install",
    "--prefix",
    CACHE,
    "--no-save",
    "--no-package-lock",
    "--no-audit",
    PACKAGE,
  ]);
  if (installed.code !== 0) return null;
  const entry = pathToFileURL(path.join(CACHE, "node_modules/@sparticuz/chromium/build/esm/index.js")).href;
  // It unpacks into the folder for temporary files, and its libraries only where it believes itself on a certain host.
  const env = { TMPDIR: UNPACKED, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" };
  const script = `const { default: chromium } = await import(${JSON.stringify(entry)}); await chromium.executablePath();`;
  const unpacked = await runNode(["--input-type=module", "-e", script], { env });
  if (unpacked.code !== 0) console.error(unpacked.output);
  return findUnpacked();
}

/** @returns {Promise<Browser | null>} */
async function installDebian() {
  const mayInstall = process.getuid?.() === 0 && process.env["CI"] === "true" && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return null;
  console.log("Installing Debian's chromium-headless-shell for the browser tests …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  const { code, output } = await run(
    "apt-get",
    ["install", "-y", "--no-install-recommends", "chromium-headless-shell"],
    { env },
  );
  if (code !== 0) console.error(output);
  return findInstalled();
}

/** Whether it starts at all. On Windows asking for the version would open a window. @param {Browser} browser */
async function works(browser) {
  if (process.platform === "win32") return existsSync(browser.path);
  const { code } = await run(browser.path, ["--version"], { env: browser.env, seconds: 20 });
  return code === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const browser = await provideBrowser();
  console.log(`${browser.path} (${browser.source})`);
}

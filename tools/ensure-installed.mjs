/**
 * Installs the packages of the lock file, where `node_modules` is missing or isn't what the lock says. It runs before
 * anything is installed and so uses Node alone.
 */
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { ROOT } from "./lib/root.mjs";
import { runNpm } from "./lib/run.mjs";

/** @typedef {{version?: string, optional?: boolean, link?: boolean}} LockedPackage */

/**
 * Brings `node_modules` in line with the lock file.
 * @returns {Promise<void>} rejects, with npm's words, where it can't
 */
export async function ensureInstalled() {
  process.chdir(ROOT);
  if (isInstalled()) return;
  console.log("Installing the packages of package-lock.json …");
  const { code, output } = await runNpm(["ci", "--no-audit", "--no-fund"]);
  if (code !== 0) throw new Error(`npm ci failed:\n${output}`);
}

/** Whether npm's own record of what it installed holds every locked package in its version. @returns {boolean} */
function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(record)) return false;
  const wanted = readPackages("package-lock.json");
  const found = readPackages(record);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.link) return true;
    const installed = found[path];
    return installed === undefined ? entry.optional === true : installed.version === entry.version;
  });
}

/** @param {string} file  @returns {Record<string, LockedPackage>} */
function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await ensureInstalled();

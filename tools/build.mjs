/**
 * `npm run build`: the system in `dist/` and the installable archive `battle-tempo-<version>.zip`, the same bytes from run
 * to run. `--no-zip` leaves the archive out; `--if-stale` builds only when a source is newer than the last build.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { fingerprint } from "./build/fingerprint.mjs";
import { writeZip } from "./build/zip.mjs";
import { ROOT } from "./lib/root.mjs";

const STAMP = "build/dist.stamp";

/** Clears `dist`, builds it, and checks that it holds whatever its manifest names. @returns {void} */
export function buildDist() {
  const stamp = fingerprint();
  rmSync("dist", { recursive: true, force: true });
  execFileSync(process.execPath, ["node_modules/rollup/dist/bin/rollup", "-c", "--silent"], { stdio: "inherit" });
  checkManifest("dist");
  checkManifest("dist/verify");
  mkdirSync("build", { recursive: true });
  writeFileSync(STAMP, stamp);
}

/** Builds `dist` unless it was made from exactly the present sources. @returns {boolean} whether it was built */
export function buildDistIfStale() {
  if (existsSync("dist/system.json") && existsSync(STAMP) && readFileSync(STAMP, "utf8") === fingerprint())
    return false;
  buildDist();
  return true;
}

/**
 * Throws where the package lacks a file that its manifest names: Foundry would only leave it out in silence.
 * @param {string} folder
 */
function checkManifest(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, "system.json"), "utf8"));
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  if (manifest.version !== version)
    throw new Error(`system.json in ${folder} says ${manifest.version}, package.json ${version}`);
  const named = [
    ...manifest.esmodules,
    ...manifest.styles.map((/** @type {{src: string}} */ style) => style.src),
    ...manifest.languages.map((/** @type {{path: string}} */ entry) => entry.path),
    ...(manifest.packs ?? []).map((/** @type {{name: string}} */ { name }) => path.join("packs", name)),
    ...[manifest.license, manifest.changelog].filter((name) => name !== undefined),
  ];
  const missing = named.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) throw new Error(`named by system.json, but not in ${folder}: ${missing.join(", ")}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  process.chdir(ROOT);
  if (process.argv.includes("--if-stale")) buildDistIfStale();
  else buildDist();
  if (!process.argv.includes("--no-zip")) console.log(writeZip("dist"));
}

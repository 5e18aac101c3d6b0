import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const SOURCES = [
  "module",
  "styles",
  "templates",
  "lang",
  "packs",
  "icons",
  "tests/rules/inventory.yaml",
  "tests/contract/entries",
  "tests/contract/package",
  "tests/contract/page",
  "tests/contract/verify",
  "tools/build",
  "tools/build.mjs",
  "rollup.config.mjs",
  "system.json",
  "package-lock.json",
  "tsconfig.base.json",
  "tsconfig.json",
  "LICENSE",
  "NOTICE.md",
  "CHANGELOG.md",
];

/**
 * A digest of everything that `dist` is made of, tests left out.
 * @returns {string}
 */
export function fingerprint() {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(listFiles)) hash.update(file).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

/** @param {string} entry  @returns {string[]} */
function listFiles(entry) {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !/\.(test|bench)\.ts$/.test(found.name))
    .map((found) => path.join(found.parentPath, found.name))
    .sort();
}

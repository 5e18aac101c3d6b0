/** `npm run check:zip`: builds twice from nothing and proves that both archives are the same, byte for byte. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import process from "node:process";
import { buildDist } from "./build.mjs";
import { writeZip } from "./build/zip.mjs";
import { ROOT } from "./lib/root.mjs";

process.chdir(ROOT);
const [first, second] = [buildOnce(), buildOnce()];
if (first !== second) {
  console.error(`the archive differs between two builds: ${first} and ${second}`);
  process.exit(1);
}
console.log(`two builds, one archive: sha256 ${first}`);

/** @returns {string} the digest of a fresh archive */
function buildOnce() {
  buildDist();
  return createHash("sha256")
    .update(readFileSync(writeZip("dist")))
    .digest("hex");
}

import { existsSync, readFileSync } from "node:fs";
import { globSync } from "tinyglobby";

/**
 * Ships files as they are and watches them. An entry is a file or a folder; one that doesn't exist yet ships nothing,
 * for a file that the manifest names and the package lacks is found by `checkManifest`.
 * @param {readonly string[]} entries
 * @returns {import("rollup").Plugin}
 */
export function statics(entries) {
  return {
    name: "statics",
    buildStart() {
      for (const fileName of entries.flatMap(listFiles)) {
        this.addWatchFile(fileName);
        this.emitFile({ type: "asset", fileName, source: readFileSync(fileName) });
      }
    },
  };
}

/** @param {string} entry  @returns {string[]} */
function listFiles(entry) {
  if (!existsSync(entry)) return [];
  return globSync([entry, `${entry}/**`]).sort();
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compilePack } from "@foundryvtt/foundryvtt-cli";

/**
 * Builds `packs/<name>/*.yml` into the LevelDB folder that the manifest names. A running Foundry locks that folder, so
 * watching leaves the packs as they are.
 * @param {{skip: boolean}} options
 * @returns {import("rollup").Plugin}
 */
export function packs({ skip }) {
  return {
    name: "packs",
    async writeBundle({ dir }) {
      if (skip) return;
      for (const pack of listPacks())
        await compilePack(`packs/${pack.name}`, path.join(dir ?? "dist", pack.path), { yaml: true, log: false });
    },
  };
}

/**
 * The packs of the manifest; throws where folders and manifest don't agree.
 * @returns {{name: string, path: string}[]}
 */
function listPacks() {
  /** @type {{packs?: {name: string, path: string}[]}} */
  const manifest = JSON.parse(readFileSync("system.json", "utf8"));
  const listed = manifest.packs ?? [];
  const folders = existsSync("packs")
    ? readdirSync("packs", { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];
  const names = listed.map((pack) => pack.name);
  const unlisted = folders.filter((name) => !names.includes(name));
  const missing = names.filter((name) => !folders.includes(name));
  if (unlisted.length > 0) throw new Error(`packs not in system.json: ${unlisted.join(", ")}`);
  if (missing.length > 0) throw new Error(`packs without sources: ${missing.join(", ")}`);
  return listed;
}

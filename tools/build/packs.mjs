import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { compilePack } from "@foundryvtt/foundryvtt-cli";
import { build } from "esbuild";

const WORKSHOP = "build/packs";

/**
 * Writes the packs from the sources in `packs/`, the rules and the language files, into the LevelDB folders that the manifest
 * names. A running Foundry locks those folders, so watching leaves the packs as they are.
 * @param {{skip: boolean}} options
 * @returns {import("rollup").Plugin}
 */
export function packs({ skip }) {
  return {
    name: "packs",
    async writeBundle({ dir }) {
      if (skip) return;
      const composed = await composeAll();
      demandListed(composed.map(({ name }) => name));
      for (const { name, documents } of composed) {
        const folder = path.join(WORKSHOP, "sources", name);
        rmSync(folder, { recursive: true, force: true });
        mkdirSync(folder, { recursive: true });
        // One file a document, in the order of their names: the same sources give the same bytes.
        for (const document of documents)
          writeFileSync(path.join(folder, `${document["_id"]}.json`), JSON.stringify(document));
        await compilePack(folder, path.join(dir ?? "dist", "packs", name), { yaml: false, log: false });
      }
    },
  };
}

/** @returns {Promise<readonly import("./packs/compose.js").Pack[]>} */
async function composeAll() {
  const bundle = path.resolve(WORKSHOP, "compose.mjs");
  await build({
    ...{ entryPoints: ["tools/build/packs/compose.ts"], outfile: bundle, bundle: true, packages: "external" },
    ...{ platform: "node", format: "esm", target: "node20", logLevel: "warning" },
  });
  /** @type {typeof import("./packs/compose.js")} */
  const { composePacks } = await import(`${pathToFileURL(bundle).href}?${String(Date.now())}`);
  return composePacks(process.cwd());
}

/** Throws where what is made and what the manifest names don't agree. @param {readonly string[]} made */
function demandListed(made) {
  /** @type {{packs?: {name: string}[]}} */
  const manifest = JSON.parse(readFileSync("system.json", "utf8"));
  const listed = (manifest.packs ?? []).map((pack) => pack.name);
  const unlisted = made.filter((name) => !listed.includes(name));
  const missing = listed.filter((name) => !made.includes(name));
  if (unlisted.length > 0) throw new Error(`packs not in system.json: ${unlisted.join(", ")}`);
  if (missing.length > 0) throw new Error(`packs without sources: ${missing.join(", ")}`);
}

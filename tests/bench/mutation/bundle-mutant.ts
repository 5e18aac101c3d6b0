import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "esbuild";
import type * as Server from "../../../tabletop/server/index.js";
import { bundleTabletop } from "../../../tools/bundle-tabletop.mjs";
import { ROOT } from "../../../tools/lib/root.mjs";
import type { Bench } from "../../contract/support/table.js";
import { applyEdits, type Mutation } from "./mutation.js";

/** Bundles client and server with one rule switched off, into a folder of their own. */
export async function bundleMutant(mutation: Mutation): Promise<Bench> {
  const outdir = `build/mutants/${mutation.name}`;
  await bundleTabletop({ outdir, plugins: [mutate(mutation)] });
  const folder = path.join(ROOT, outdir);
  const { startTabletop } = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(folder, "server.mjs")).href
  )) as typeof Server;
  return { clientPath: folder, start: startTabletop };
}

function mutate(mutation: Mutation): Plugin {
  const files = new Set(mutation.edits.map(({ file }) => file));
  return {
    name: "mutation",
    setup: (build) =>
      build.onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
        const name = path.relative(ROOT, file).replaceAll(path.sep, "/");
        if (!files.has(name)) return undefined;
        return { contents: applyEdits(await readFile(file, "utf8"), name, mutation), loader: "ts" as const };
      }),
  };
}

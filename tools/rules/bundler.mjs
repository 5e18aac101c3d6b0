import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { context } from "esbuild";
import { applyBreak } from "./records.mjs";

/** @typedef {import("./records.mjs").Break} Break */

/**
 * Bundles the player of scenarios with the rules as they are, or with one break in them.
 * @typedef {object} Bundler
 * @property {(broken: Break | null) => Promise<string>} bundle the script's path; rejects where the break doesn't fit or compile
 * @property {() => Promise<void>} close
 */

/** @param {string} root the project's folder  @param {string} entry what is bundled  @returns {Promise<Bundler>} */
export async function openBundler(root, entry) {
  /** @type {Break | null} */
  let current = null;
  let count = 0;
  const folder = path.join(root, "build/rules");
  mkdirSync(folder, { recursive: true });
  const bundling = await context({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "silent",
    plugins: [
      {
        name: "break",
        setup: (build) =>
          build.onLoad({ filter: /\.ts$/ }, (args) => {
            if (current === null || args.path !== path.resolve(root, current.in)) return undefined;
            return { contents: applyBreak(readFileSync(args.path, "utf8"), current), loader: "ts" };
          }),
      },
    ],
  });
  return {
    async bundle(broken) {
      current = broken;
      const { outputFiles } = await bundling.rebuild();
      const file = path.join(folder, `player-${process.pid}-${(count += 1)}.mjs`);
      writeFileSync(file, outputFiles?.[0]?.contents ?? "");
      return file;
    },
    close: () => bundling.dispose(),
  };
}

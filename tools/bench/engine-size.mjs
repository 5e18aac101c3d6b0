import { gzipSync } from "node:zlib";
import { ROOT } from "../lib/root.mjs";

/** What everything below the table may weigh together, data included; kB of a thousand bytes, as gzip -9 packs it. */
export const ENGINE_LIMIT = 60;

/**
 * Weighs the engine, kernel to rulesets, minified and zipped.
 * @returns {Promise<number>} kB
 */
export async function engineSize() {
  const [{ build }, { globSync }] = await Promise.all([import("esbuild"), import("tinyglobby")]);
  const rulesets = globSync("module/rulesets/*/ruleset.ts", { cwd: ROOT }).sort();
  const doors = [
    "module/combat/decide/decide.ts",
    "module/combat/ledger/parse-ledger.ts",
    "module/combat/ledger/fold.ts",
  ];
  const exports = [...doors, ...rulesets].map((file) => `export * from "./${file}";`);
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: exports.join("\n"), resolveDir: ROOT, sourcefile: "engine.ts", loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "warning",
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1000;
}

import path from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../lib/root.mjs";

/** What everything below the table may weigh together, data included; kB of a thousand bytes, as gzip -9 packs it. */
const ENGINE_LIMIT = 60;
/** What every world loads, whatever it plays. */
const CORE_LIMIT = 10;

const CORE = ["module/combat/decide/decide.ts", "module/combat/ledger/parse-ledger.ts", "module/combat/ledger/fold.ts"];

/**
 * Weighs the engine, minified and zipped: whole, without any ruleset, and with each alone (what one world runs).
 * @returns {Promise<{ name: string, value: number, goal: number }[]>} kB
 */
export async function engineSizes() {
  const rulesets = await rulesetDoors();
  const whole = await bundle([...CORE, ...rulesets]);
  const core = await bundle(CORE);
  const single = await Promise.all(
    rulesets.map(async (file) => {
      const name = `engine, core and ${path.basename(path.dirname(file))} alone, minified, gzip -9`;
      return { name, value: (await bundle([...CORE, file])).zipped, goal: ENGINE_LIMIT };
    }),
  );
  return [
    { name: "engine, kernel to all rulesets, minified, gzip -9", value: whole.zipped, goal: ENGINE_LIMIT },
    { name: "engine, core without rulesets, minified, gzip -9", value: core.zipped, goal: CORE_LIMIT },
    ...single,
  ];
}

/**
 * What the whole engine is made of.
 * @param {number} depth - folders to tell apart, counted from the project's
 * @returns {Promise<(readonly [folder: string, bytes: number])[]>} minified bytes by folder, most first
 */
export async function engineParts(depth) {
  const { inputs } = await bundle([...CORE, ...(await rulesetDoors())]);
  /** @type {Map<string, number>} */
  const parts = new Map();
  for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
    const part = file.split("/").slice(0, depth).join("/");
    parts.set(part, (parts.get(part) ?? 0) + bytesInOutput);
  }
  return [...parts].sort(([, a], [, b]) => b - a);
}

async function rulesetDoors() {
  const { globSync } = await import("tinyglobby");
  return globSync("module/rulesets/*/ruleset.ts", { cwd: ROOT }).sort();
}

/** @param {readonly string[]} files - whose exports are the bundle's */
async function bundle(files) {
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    stdin: {
      contents: files.map((file) => `export * from "./${file}";`).join("\n"),
      resolveDir: ROOT,
      sourcefile: "engine.ts",
      loader: "ts",
    },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    logLevel: "warning",
  });
  return {
    zipped: outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0) / 1000,
    inputs: Object.assign({}, ...Object.values(metafile.outputs).map(({ inputs }) => inputs)),
  };
}

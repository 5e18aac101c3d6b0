/**
 * `npm run bench [-- --json FILE] [--only TEXT] [--size]`: the gates of performance. All contenders run in one process, which is
 * made from the `*.bench.ts` files beside the code that they time. With `--size` nothing is timed: what the engine weighs, and which folders that comes from.
 */
import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { engineParts, engineSizes } from "./bench/engine-size.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./lib/root.mjs";

const BUNDLE = `${ROOT}/build/bench/main.mjs`;
const { values: options } = parseArgs({
  options: { json: { type: "string" }, only: { type: "string" }, size: { type: "boolean" } },
});
// Files are named from where the command was typed; npm itself has gone to the project's folder.
const home = process.env["INIT_CWD"] ?? process.cwd();

await ensureInstalled();
const [{ build }, { globSync }] = await Promise.all([import("esbuild"), import("tinyglobby")]);
const files = globSync("module/**/*.bench.ts", { cwd: ROOT })
  .sort()
  .filter((file) => file.includes(options.only ?? ""));
const sizeRows = (await engineSizes()).map((row) => ({
  ...row,
  kind: "measure",
  unit: "kB",
  spread: null,
  passed: row.value <= row.goal,
}));
if (options.size) {
  for (const { name, value, goal } of sizeRows)
    console.log(`${name}: ${value.toFixed(1)} kB (at most ${String(goal)})`);
  for (const [folder, bytes] of await engineParts(4)) console.log(`${String(bytes).padStart(7)} ${folder}`);
  process.exit(sizeRows.every(({ passed }) => passed) ? 0 : 1);
}
const entry = [
  `import { main } from "./tools/bench/main.ts";`,
  ...files.map((file, i) => `import * as b${String(i)} from "./${file}";`),
  `const files = [${files.map((_, i) => `b${String(i)}`).join()}];`,
  `main(files, ${JSON.stringify(sizeRows)}, ${JSON.stringify(options.json ? path.resolve(home, options.json) : null)}, ${JSON.stringify(commit())});`,
];
await build({
  absWorkingDir: ROOT,
  stdin: { contents: entry.join("\n"), resolveDir: ROOT, sourcefile: "benches.ts", loader: "ts" },
  outfile: BUNDLE,
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  define: { "process.env.NODE_ENV": '"production"' },
  // Packages in the older module form ask for `require`.
  banner: { js: `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);` },
  sourcemap: "inline",
  logLevel: "warning",
});
const { status } = spawnSync(process.execPath, ["--expose-gc", "--enable-source-maps", BUNDLE], { stdio: "inherit" });
process.exitCode = status ?? 1;

/** @returns {string} the commit that is measured, with a plus where files have been changed since */
function commit() {
  try {
    const git = (/** @type {string[]} */ ...args) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
    return (
      git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain", "--untracked-files=no") === "" ? "" : "+")
    );
  } catch {
    return "unknown";
  }
}

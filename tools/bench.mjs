/**
 * `npm run bench [-- --json FILE] [--only TEXT]`: the gates of performance. All contenders run in one process, which is
 * made from the `*.bench.ts` files beside the code that they time.
 */
import { execFileSync, spawnSync } from "node:child_process";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { ENGINE_LIMIT, engineSize } from "./bench/engine-size.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./lib/root.mjs";

const BUNDLE = `${ROOT}/build/bench/main.mjs`;
const { values: options } = parseArgs({ options: { json: { type: "string" }, only: { type: "string" } } });
// Files are named from where the command was typed; npm itself has gone to the project's folder.
const home = process.env["INIT_CWD"] ?? process.cwd();

await ensureInstalled();
const [{ build }, { globSync }] = await Promise.all([import("esbuild"), import("tinyglobby")]);
const files = globSync("module/**/*.bench.ts", { cwd: ROOT })
  .sort()
  .filter((file) => file.includes(options.only ?? ""));
const size = await engineSize();
const sizeRow = {
  name: "engine, kernel to rulesets, minified, gzip -9",
  kind: "measure",
  value: size,
  goal: ENGINE_LIMIT,
  unit: "kB",
  spread: null,
  passed: size <= ENGINE_LIMIT,
};
const entry = [
  `import { main } from "./tools/bench/main.ts";`,
  ...files.map((file, i) => `import * as b${String(i)} from "./${file}";`),
  `const files = [${files.map((_, i) => `b${String(i)}`).join()}];`,
  `main(files, ${JSON.stringify([sizeRow])}, ${JSON.stringify(options.json ? path.resolve(home, options.json) : null)}, ${JSON.stringify(commit())});`,
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

/** `npm run scenarios -- FILE... [--json]`: plays scenario files through the rules code; see tests/scenarios/shared/FORMAT.md. */
import process from "node:process";
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./lib/root.mjs";

const BUNDLE = "build/scenarios/main.mjs";

/**
 * Bundles the runner with the rules code that it plays.
 * @returns {Promise<string>} the script to run
 */
export async function bundleScenarios() {
  const { build } = await import("esbuild");
  await build({
    absWorkingDir: ROOT,
    entryPoints: { main: "tests/scenarios/main.ts" },
    outdir: "build/scenarios",
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
    logLevel: "warning",
  });
  return BUNDLE;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  // Files are named from where the command was typed; npm itself has gone to the project's folder.
  const home = process.env["INIT_CWD"] ?? process.cwd();
  await ensureInstalled();
  const script = `${ROOT}/${await bundleScenarios()}`;
  const { status } = spawnSync(process.execPath, ["--enable-source-maps", script, ...process.argv.slice(2)], {
    cwd: home,
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}

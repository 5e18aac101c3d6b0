/** Bundles the tabletop: its server and its client, each into one file below `build/tabletop/`. */
import process from "node:process";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { ROOT } from "./lib/root.mjs";

/** Where the client lies that the server gives out. */
export const CLIENT_PATH = "build/tabletop";

/**
 * @typedef {object} Options
 * @property {boolean} [server] tests run the server from its source and need the client alone
 * @property {string} [outdir] where to, from the root of the project
 * @property {import("esbuild").Plugin[]} [plugins] what else happens to the sources on their way
 */

/**
 * @param {Options} [options]
 * @returns {Promise<void>}
 */
export async function bundleTabletop({ server = true, outdir = CLIENT_PATH, plugins = [] } = {}) {
  await Promise.all([bundleClient(outdir, plugins), ...(server ? [bundleServer(outdir, plugins)] : [])]);
}

/** @param {string} outdir  @param {import("esbuild").Plugin[]} plugins  @returns {Promise<unknown>} */
function bundleServer(outdir, plugins) {
  return build({
    absWorkingDir: ROOT,
    entryPoints: { server: "tabletop/server/index.ts" },
    outdir,
    plugins,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // They stay in node_modules: one of them is native code, and none gains from being copied.
    packages: "external",
    sourcemap: "linked",
    logLevel: "warning",
  });
}

/** @param {string} outdir  @param {import("esbuild").Plugin[]} plugins  @returns {Promise<unknown>} */
function bundleClient(outdir, plugins) {
  return build({
    absWorkingDir: ROOT,
    entryPoints: { client: "tabletop/client/main.ts" },
    outdir,
    plugins,
    bundle: true,
    platform: "browser",
    format: "esm",
    target: "es2022",
    keepNames: true,
    sourcemap: "linked",
    loader: { ".hbs": "text", ".html": "text", ".svg": "text", ".png": "dataurl", ".woff2": "dataurl" },
    logLevel: "warning",
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await bundleTabletop();

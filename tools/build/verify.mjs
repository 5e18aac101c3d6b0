import { readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { globSync } from "tinyglobby";

const FOLDER = "tests/contract/verify";

/**
 * Ships the check of Foundry as a package of its own in `verify/`: a small system for a world made for nothing else. No
 * world of ours loads a byte of it.
 * @returns {import("rollup").Plugin}
 */
export function verify() {
  return {
    name: "verify",
    async generateBundle() {
      const result = await build({
        entryPoints: [path.join(FOLDER, "main.ts")],
        ...{ bundle: true, write: false, format: "esm", target: "es2022", platform: "browser", logLevel: "warning" },
        // Sheets are registered by the names of their classes.
        keepNames: true,
      });
      this.emitFile({ type: "asset", fileName: "verify/verify.mjs", source: result.outputFiles[0]?.text ?? "" });
      this.emitFile({ type: "asset", fileName: "verify/LICENSE", source: readFileSync("LICENSE") });
      const root = path.join(FOLDER, "package");
      for (const name of globSync("**", { cwd: root }).sort())
        this.emitFile({ type: "asset", fileName: `verify/${name}`, source: readFileSync(path.join(root, name)) });
    },
  };
}

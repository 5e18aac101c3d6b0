/** `npm run pictures`: makes the screens of docs/images anew; see tests/pictures. */
import process from "node:process";
import { ensureInstalled } from "./ensure-installed.mjs";
import { ROOT } from "./lib/root.mjs";
import { runNode } from "./lib/run.mjs";

process.chdir(ROOT);
await ensureInstalled();
for (const script of [["tools/build.mjs"], ["tools/bundle-tabletop.mjs"]]) await demand(script);
await demand(["node_modules/vitest/vitest.mjs", "run", "--project", "pictures"]);

/** @param {readonly string[]} args */
async function demand(args) {
  const { code } = await runNode(args, { show: true, seconds: 1200 });
  if (code !== 0) process.exit(code);
}

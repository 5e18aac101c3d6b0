/**
 * `npm run soak -- --seed S --minutes M [--ruleset ID,…]`: people at tables who do anything at all, for so long;
 * `--replay FILE` plays an evening again that was written down because something went wrong. See tests/soak.
 */
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { ensureInstalled } from "./ensure-installed.mjs";
import { provideBrowser } from "./find-browser.mjs";
import { ROOT } from "./lib/root.mjs";
import { runNode } from "./lib/run.mjs";

/** Beyond the time that was asked for: the last evening comes to its end, browsers start and stop. */
const GRACE_SECONDS = 900;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    minutes: { type: "string", default: "10" },
    ruleset: { type: "string" },
    replay: { type: "string" },
  },
});
const home = process.env["INIT_CWD"] ?? process.cwd();
process.chdir(ROOT);
await ensureInstalled();
const browser = await provideBrowser();
for (const script of [["tools/build.mjs"], ["tools/bundle-tabletop.mjs"]]) await demand(script, {}, GRACE_SECONDS);
const chosen =
  values.replay === undefined
    ? { BATTLE_TEMPO_SOAK_SEED: values.seed, BATTLE_TEMPO_SOAK_MINUTES: values.minutes }
    : { BATTLE_TEMPO_SOAK_REPLAY: path.resolve(home, values.replay) };
if (values.replay === undefined) console.log(`seed ${values.seed}, ${values.minutes} minutes`);
await demand(
  ["node_modules/vitest/vitest.mjs", "run", "--project", "soak"],
  {
    CHROMIUM_PATH: browser.path,
    ...browser.env,
    ...chosen,
    ...(values.ruleset === undefined ? {} : { BATTLE_TEMPO_SOAK_RULESET: values.ruleset }),
  },
  Number(values.minutes) * 60 + GRACE_SECONDS,
);

/** @param {readonly string[]} args  @param {Record<string, string>} env  @param {number} seconds */
async function demand(args, env, seconds) {
  const { code } = await runNode(args, { show: true, env, seconds });
  if (code !== 0) process.exit(code);
}

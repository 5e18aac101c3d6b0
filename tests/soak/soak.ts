import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, it } from "vitest";
import { closeBrowser } from "../e2e/support/browser.js";
import { emptyTally, playEvening, settingOf, type Script } from "./fight.js";
import { playableRulesets } from "./rulesets.js";

/** Of the evenings that `npm test` plays anew each time. */
const EVERYDAY_SEED = 1;
/** Evenings that went wrong once, as they were written down: they are played to their end. */
const KEPT = fileURLToPath(new URL("kept/", import.meta.url));
/** So long a game is played in `npm test`. */
const SECONDS = 60 / playableRulesets().length;
/** So long an evening is before another table is laid, in minutes. */
const EVENING = 10;
const MINUTE = 60_000;
const HOURS = 6 * 60 * MINUTE;

const given = (name: string): string | undefined => process.env[`BATTLE_TEMPO_SOAK_${name}`];
const tally = emptyTally();

afterAll(async () => {
  await closeBrowser();
  console.log(JSON.stringify(tally, null, 1));
});

async function playAgain(file: string): Promise<void> {
  const { setting, steps } = JSON.parse(readFileSync(file, "utf8")) as Script;
  await playEvening(setting, tally, { steps });
}

const replayed = given("REPLAY");
const minutes = Number(given("MINUTES") ?? 0);

describe.runIf(replayed !== undefined)("an evening that was written down", () => {
  it("is played again", { timeout: HOURS }, async () => {
    await playAgain(replayed ?? "");
  });
});

describe.runIf(minutes > 0)("evenings of a seed", () => {
  it(`for ${String(minutes)} minutes`, { timeout: HOURS }, async () => {
    const end = Date.now() + minutes * MINUTE;
    const rulesets = given("RULESET")?.split(",") ?? playableRulesets();
    const faults: string[] = [];
    for (let i = 0, seed = Number(given("SEED") ?? 1); Date.now() < end; i++, seed++) {
      const setting = settingOf(rulesets[i % rulesets.length] ?? "", seed);
      console.log(`${new Date().toISOString()} ${setting.ruleset} seed ${String(seed)}: ${JSON.stringify(setting)}`);
      const until = Math.min(end, Date.now() + EVENING * MINUTE);
      await playEvening(setting, tally, { until }).catch((error: unknown) => {
        const told = `${setting.ruleset} seed ${String(seed)}: ${error instanceof Error ? error.message : String(error)}`;
        console.log(`FAULT ${told}`);
        faults.push(told);
      });
      console.log(`${new Date().toISOString()} ${JSON.stringify(tally.sums)}, ${String(faults.length)} faults`);
    }
    if (faults.length > 0) throw new Error(`${String(faults.length)} faults:\n${faults.join("\n")}`);
  });
});

describe.runIf(replayed === undefined && minutes === 0)("a table at which anything happens", () => {
  it.each(playableRulesets())(
    "of %s comes to rest, and all agree on what has happened",
    { timeout: 10 * MINUTE },
    async (ruleset) => {
      await playEvening(settingOf(ruleset, EVERYDAY_SEED), tally, { until: Date.now() + SECONDS * 1000 });
    },
  );

  for (const file of existsSync(KEPT) ? readdirSync(KEPT) : [])
    it(`that once went wrong, ${file}, comes to rest`, { timeout: 10 * MINUTE }, () =>
      playAgain(path.join(KEPT, file)),
    );
});

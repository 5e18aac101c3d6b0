import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creatureId } from "../../module/model/ids.js";
import { readAdds, readHomeMade } from "../../module/rules/home-made/read.js";
import { withAdds } from "../../module/rules/home-made/adds.js";
import { HOME_MADE, type HomeMadeWords } from "../../module/rules/home-made/words.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import { demandReadable } from "../support/demand-readable.js";
import { ledgersOf, put, RULESETS, sceneFor } from "./support/fights.js";
import { forgeries, frozen } from "./support/mutations.js";
import { FIGHTS, INPUTS } from "./support/runs.js";

const HERO = creatureId("hero");
const OGRE = creatureId("ogre");

/** A sound item for each slot, test and row that the game knows. */
function samplesOf({ slots, defences, saves, conditions, deeds, ends }: HomeMadeWords): readonly unknown[] {
  const tests = [
    { kind: "none", of: "", value: 0 },
    ...defences.map((of) => ({ kind: "attack", of, value: 5 })),
    ...saves.map((of) => ({ kind: "save", of, value: 12 })),
  ];
  const row = (does: string, end: string) => ({
    to: does === "push" || does === "pull" ? "target" : "self",
    ...{ when: "always", does, amount: "1d6+1", of: conditions[0], cells: 2, ends: end, turns: 1 },
  });
  const effects = [...deeds.map((does) => row(does, "open")), ...ends.map((end) => row("condition", end))];
  return Object.keys(slots).flatMap((slot) =>
    tests.map((each) => ({
      ...{ slot, targets: "any", range: 60, provokes: true, limit: "round", test: each },
      ...{ needs: [{ who: "self", is: "lacks-condition", of: conditions[0] }], effects },
    })),
  );
}

/** Throws and answers until nobody is waited for any more. */
function settle(ledger: ReturnType<typeof ledgersOf>[number], ruleset: Ruleset, scene: ReturnType<typeof sceneFor>) {
  let now = ledger;
  for (let step = 0; step < 60; step++) {
    const { rolls, windows } = now.current;
    const window = windows.at(-1);
    const command = rolls
      ? {
          type: "GiveRolls" as const,
          request: rolls.id,
          faces: rolls.dice.flatMap(({ count }) => Array<number>(count).fill(1)),
        }
      : window
        ? { type: "ExpireWindow" as const, window: window.id }
        : null;
    if (!command) return now;
    const result = put(now, command, ruleset, scene);
    if (!result.ok) return now;
    now = result.value.ledger;
  }
  return now;
}

describe.each(
  RULESETS.flatMap((ruleset) => (ruleset.homeMade ? [[ruleset.id, ruleset, ruleset.homeMade] as const] : [])),
)("a player's own item, %s", (_id, ruleset, words) => {
  const samples = samplesOf(words);
  const plain = sceneFor(ruleset);
  const ledgers = ledgersOf(ruleset, plain);

  test("all samples are sound, so that forging them starts from what counts", () => {
    for (const sample of samples) expect(readHomeMade("own", "Own", frozen(sample), words).faults).toEqual([]);
  });

  test("what can be read of it can be used, into a ledger that can be read again", () => {
    fc.assert(
      fc.property(forgeries(samples), fc.constantFrom(...ledgers), ({ value }, ledger) => {
        const { made } = readHomeMade("own", "Own", frozen(value), words);
        const hero = plain.profiles.get(HERO);
        if (!made || !hero) return;
        const scene = { ...plain, profiles: new Map(plain.profiles).set(HERO, { ...hero, homeMade: [made] }) };
        const act = { by: HERO, action: HOME_MADE, with: "own", target: OGRE };
        ruleset.judge({ ...scene, encounter: ledger.current }, act);
        const result = put(ledger, { type: "TakeAction", act, word: "overrule" }, ruleset, scene);
        if (!result.ok) return;
        demandReadable(settle(result.value.ledger, ruleset, scene));
      }),
      { numRuns: FIGHTS },
    );
  });

  test("what it adds are numbers of the profile, and stay numbers", () => {
    const adds = words.adds.map((to) => ({ to, by: 2 }));
    fc.assert(
      fc.property(forgeries([adds]), ({ value }) => {
        const hero = plain.profiles.get(HERO);
        if (!hero) return;
        const { stats, speeds } = withAdds(hero, readAdds(frozen(value), words).rows);
        expect(Object.keys(stats)).toEqual(Object.keys(hero.stats));
        for (const speed of Object.values(speeds)) expect(Number.isFinite(speed) && speed >= 0).toBe(true);
      }),
      { numRuns: INPUTS },
    );
  });
});

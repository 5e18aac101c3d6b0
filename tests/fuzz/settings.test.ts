import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listTerrain, type BehaviorSource } from "../../module/foundry/board/terrain.js";
import { readEnforcement } from "../../module/foundry/settings/enforcement.js";
import { readOptions } from "../../module/foundry/settings/ruleset-options.js";
import { TERRAIN_KINDS } from "../../module/grid/board/snapshot.js";
import { CATEGORIES, LEVELS, ROLES, STRICT } from "../../module/model/enforcement.js";
import { RULESETS } from "./support/fights.js";
import { forgeries, frozen } from "./support/mutations.js";
import { INPUTS } from "./support/runs.js";

describe("what a world has stored", () => {
  test("of how strict it is: every cell of the matrix is one of the levels", () => {
    fc.assert(
      fc.property(forgeries([STRICT]), ({ value }) => {
        const read = readEnforcement(frozen(value));
        for (const role of ROLES) for (const category of CATEGORIES) expect(LEVELS).toContain(read[role][category]);
      }),
      { numRuns: INPUTS },
    );
  });

  test("of its options: what is chosen is lawful, and nothing else is chosen", () => {
    const chosen = RULESETS.map(({ id, options }) => ({
      [id]: Object.fromEntries(options.map((option) => [option.id, option.values.at(-1)])),
    }));
    fc.assert(
      fc.property(forgeries(chosen), fc.constantFrom(...RULESETS), ({ value }, ruleset) => {
        for (const [key, each] of Object.entries(readOptions(frozen(value), ruleset))) {
          const option = ruleset.options.find(({ id }) => id === key);
          const isNumber = option?.values.includes("integer") === true && Number.isSafeInteger(each);
          expect(isNumber || option?.values.includes(each) === true, key).toBe(true);
        }
      }),
      { numRuns: INPUTS },
    );
  });

  test("of its ground: each listing is of a known kind, with numbers for numbers", () => {
    const system = { kind: "difficult", multiplier: 2, degree: "deep", depth: 10 };
    fc.assert(
      fc.property(forgeries([system]), ({ value }) => {
        const behavior: BehaviorSource = {
          type: "battle-tempo.terrain",
          disabled: false,
          system: (typeof value === "object" && value !== null ? value : {}) as BehaviorSource["system"],
        };
        for (const { kind, multiplier = 1, depth = 0 } of listTerrain([frozen(behavior)])) {
          expect(TERRAIN_KINDS).toContain(kind);
          expect(Number.isFinite(multiplier) && Number.isFinite(depth) && multiplier >= 0 && depth >= 0).toBe(true);
        }
      }),
      { numRuns: INPUTS },
    );
  });
});

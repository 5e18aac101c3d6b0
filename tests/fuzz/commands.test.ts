import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commandId } from "../../module/model/ids.js";
import type { Command } from "../../module/model/command.js";
import { submit } from "../../module/table/submit.js";
import { demandReadable } from "../support/demand-readable.js";
import { GM, ledgersOf, RULESETS, sceneFor } from "./support/fights.js";
import { forgeries, frozen } from "./support/mutations.js";
import { FIGHTS } from "./support/runs.js";
import { COMMANDS } from "./support/samples.js";

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))("the ledger's door, %s", (_id, ruleset) => {
  const scene = sceneFor(ruleset);
  const ledgers = ledgersOf(ruleset, scene).map(frozen);
  const sender = fc.constantFrom(GM, { user: "ann", gm: false, owns: (id: string) => id === "hero" });

  test.skipIf(ruleset.phases)("is tried in the midst of an act, too", () => {
    expect(ledgers.some(({ current }) => current.tasks.length > 0)).toBe(true);
  });

  test("refuses or accepts what anybody sends, and what it accepts can be read again", () => {
    fc.assert(
      fc.property(forgeries(COMMANDS), fc.constantFrom(...ledgers), sender, ({ value, poisoned }, ledger, from) => {
        const envelope = frozen({ id: commandId("sent"), revision: 0, command: value as Command });
        const result = submit(ledger, envelope, from, ruleset, scene);
        if (!result.ok) return;
        expect(poisoned).toBe(false);
        demandReadable(result.value.ledger);
        for (const id of result.value.encounter.order)
          ruleset.economy({ ...scene, encounter: result.value.encounter }, id);
      }),
      { numRuns: FIGHTS },
    );
  });
});

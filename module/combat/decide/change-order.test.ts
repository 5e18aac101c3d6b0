import { describe, expect, it } from "vitest";
import type { CreatureState } from "../../model/encounter.js";
import { creatureId } from "../../model/ids.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { initialEncounter } from "../initial.js";
import { openDraft } from "./draft.js";
import { changeOrder } from "./turns.js";

const [a, b] = [creatureId("a"), creatureId("b")];
const creature = (id: CreatureState["id"]): CreatureState => ({
  id,
  position: null,
  conditions: [],
  vitals: {},
  turn: {},
  out: false,
});

/** No rule is asked when the table changes the order. */
const draft = () =>
  openDraft(
    { ...initialEncounter, round: 1, order: [a, b], creatures: { [a]: creature(a), [b]: creature(b) } },
    {} as Ruleset,
    {
      board: null,
      profiles: new Map(),
      bystanders: [],
      options: {},
    },
  );

describe("another order of turns", () => {
  it("is taken as the table has it", () => {
    const open = draft();
    expect(changeOrder(open, [b, a])).toBeNull();
    expect(open.encounter.order).toEqual([b, a]);
  });

  it("holds nobody twice and no stranger", () => {
    expect(changeOrder(draft(), [a, a])?.reasons[0].code).toBe("combination");
    expect(changeOrder(draft(), [creatureId("x")])?.reasons[0].code).toBe("no-such-creature");
  });
});

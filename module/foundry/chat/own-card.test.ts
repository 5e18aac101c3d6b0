import { describe, expect, it } from "vitest";
import type { Act } from "../../model/act.js";
import type { Task } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { creatureId, taskId } from "../../model/ids.js";
import type { RollOutcome } from "../../model/roll.js";
import { ownActAt, ownCard } from "./own-card.js";

const [ANN, ORC] = [creatureId("ann"), creatureId("orc")];
const [OWN, STRIKE] = [taskId("own"), taskId("strike")];

const begun = (id: Task["id"], act: Act): Event => ({
  type: "ActBegun",
  task: {
    ...{ id, act, answers: null, progress: {}, faces: null },
    plan: { refusal: null, move: null, provocations: [], pays: [] },
  },
});
const roll = (by: typeof ANN, kind: string, total: number, hit?: boolean): RollOutcome => ({
  ...{ by, kind, faces: [total], total, bonus: 0, modifiers: [] },
  ...(hit !== undefined && { hit }),
});
const rolled = (by: typeof ANN, kind: string, total: number, target: typeof ANN, hit?: boolean): Event => ({
  type: "RollResolved",
  roll: roll(by, kind, total, hit),
  target,
});

/** Ann howls, is struck meanwhile, and the orc fails its save. */
const EVENTS: readonly Event[] = [
  begun(OWN, { by: ANN, action: "home-made", with: "howl", target: ORC }),
  { type: "ActionTaken", by: ANN, action: "home-made", pays: ["standard"], target: ORC, with: "howl" },
  begun(STRIKE, { by: ORC, action: "attack-melee", target: ANN }),
  rolled(ORC, "damage", 9, ANN),
  { type: "ConditionGained", creature: ANN, condition: { id: "prone" } },
  { type: "ActEnded", task: STRIKE },
  { type: "Noted", creature: ANN, code: "home-made", data: { name: "Howl" } },
  rolled(ORC, "save", 4, ANN, false),
  rolled(ANN, "damage", 3, ORC),
  rolled(ANN, "damage", 2, ORC),
  { type: "ConditionGained", creature: ORC, condition: { id: "shaken" } },
  { type: "ConditionLost", creature: ANN, condition: "stunned" },
  { type: "ActEnded", task: OWN },
];

const named = (id: typeof ANN) => ({ id, name: id.toUpperCase() });

describe("the card of a home-made action", () => {
  it("tells what came of it, and nothing of what others did meanwhile", () => {
    expect(ownCard(EVENTS, EVENTS.length - 1, OWN, named)).toMatchObject({
      kind: "own",
      by: { name: "ANN" },
      target: { name: "ORC" },
      name: "Howl",
      success: true,
      rolls: [{ kind: "save" }, { kind: "damage" }, { kind: "damage" }],
      pays: ["standard"],
      changes: [
        { creature: { name: "ORC" }, damage: 5, healing: null, gained: ["shaken"], ended: [] },
        { creature: { name: "ANN" }, damage: null, gained: [], ended: ["stunned"] },
      ],
    });
  });

  it("is none of any other act, nor of one that was cut short before it began", () => {
    expect(ownCard(EVENTS, 5, STRIKE, named)).toBeNull();
    expect(ownCard([...EVENTS.slice(0, 6), { type: "ActEnded", task: OWN }], 6, OWN, named)).toBeNull();
  });

  it("knows what is its own at each moment", () => {
    expect([ownActAt(EVENTS, 3), ownActAt(EVENTS, 7)?.id, ownActAt(EVENTS, 13)]).toEqual([null, OWN, null]);
  });
});

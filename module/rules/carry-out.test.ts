import { describe, expect, it } from "vitest";
import type { JsonObject } from "../kernel/json.js";
import type { Act } from "../model/act.js";
import type { CreatureState, Task } from "../model/encounter.js";
import type { Fact } from "../model/event.js";
import { creatureId, taskId } from "../model/ids.js";
import { advanceParts, done, interrupted, over, payFacts, type PartOf, type PartRules } from "./carry-out.js";
import type { Creature } from "./situation.js";

const ANN = creatureId("ann");
const actor = {
  id: ANN,
  profile: {},
  state: { id: ANN, position: { cell: [3, 4], elevation: 0, facing: null } } as unknown as CreatureState,
} as Creature;
const act: Act = { by: ANN, action: "alias-of-hop" };
const deed = { act, actor, action: { id: "hop" } };
type Deed = typeof deed;

const task = (progress: JsonObject): Task => ({
  id: taskId("t1"),
  act,
  plan: { refusal: null, move: null, provocations: [], pays: [] },
  answers: null,
  progress,
  faces: null,
});
const note = (code: string): Fact => ({ type: "Noted", creature: ANN, code, data: {} });
const rules = (parts: readonly PartOf<Deed>[], isStopped = false): PartRules<Deed> => ({
  pay: () => [note("paid")],
  partsOf: () => parts,
  isStopped: () => isStopped,
});

describe("what an act costs", () => {
  it("is told by its own name, with whom and with what where it has them, and changes nothing where nothing is spent", () => {
    expect(payFacts(deed, { reasons: [], pays: ["move"], spend: {} })).toEqual([
      { type: "ActionTaken", by: ANN, action: "hop", pays: ["move"] },
    ]);
    const aimed = { ...deed, act: { ...act, target: creatureId("orc"), with: "bow" } };
    expect(payFacts(aimed, { reasons: [], pays: [], spend: { used: true } })).toEqual([
      { type: "ActionTaken", by: ANN, action: "hop", pays: [], target: "orc", with: "bow" },
      { type: "TurnStateChanged", creature: ANN, set: { used: true } },
    ]);
  });
});

describe("an act that is done part by part", () => {
  const first: PartOf<Deed> = ({ progress }) =>
    progress.half === true ? done([note("first")]) : { kind: "go", facts: [], progress: { half: true } };
  const second: PartOf<Deed> = () => done([note("second")]);

  it("is paid for, then goes on part after part, each with its own progress", () => {
    const steps = [{}, { part: 0 }, { part: 0, own: { half: true } }, { part: 1 }, { part: 2 }].map((progress) =>
      advanceParts(deed, task(progress), rules([first, second])),
    );
    expect(steps).toEqual([
      { kind: "go", facts: [note("paid")], progress: { part: 0 } },
      { kind: "go", facts: [], progress: { part: 0, own: { half: true } } },
      { kind: "go", facts: [note("first")], progress: { part: 1 } },
      { kind: "go", facts: [note("second")], progress: { part: 2 } },
      { kind: "done", facts: [] },
    ]);
  });

  it("is over where a part says so, or is interrupted", () => {
    const ends = (part: PartOf<Deed>) => advanceParts(deed, task({ part: 0 }), rules([part, second]));
    expect(ends(() => over([note("missed")]))).toEqual({ kind: "done", facts: [note("missed")] });
    const stop = interrupted(deed, "fell");
    expect(ends(() => done([stop]))).toEqual({ kind: "done", facts: [stop] });
  });

  it("ends where its doer stands once that can't go on, and does nothing where creature or action are gone", () => {
    expect(advanceParts(deed, task({ part: 1 }), rules([first, second], true))).toEqual({
      kind: "done",
      facts: [{ type: "Interrupted", creature: ANN, action: "hop", at: [3, 4], reason: "condition" }],
    });
    expect(advanceParts(deed, task({}), rules([first], true)).kind).toBe("go");
    expect(advanceParts(null, task({}), rules([first]))).toEqual({ kind: "done", facts: [] });
  });
});

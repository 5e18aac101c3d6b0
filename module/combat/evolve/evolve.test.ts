import { describe, expect, it } from "vitest";
import type { Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { creatureId, taskId, windowId } from "../../model/ids.js";
import type { ReactionWindow } from "../../model/window.js";
import { ANN, begun, BOB, CAT, play } from "../testing/toy-fight.js";
import { evolve } from "./evolve.js";

const fight = play(begun).current;
const after = (...events: readonly Event[]): Encounter => events.reduce(evolve, fight);
const prone: Event = { type: "ConditionGained", creature: ANN, condition: { id: "prone" } };
const stunned: Event = { type: "ConditionGained", creature: ANN, condition: { id: "stunned" } };
const conditionsOf = ({ creatures }: Encounter) => creatures[ANN]?.conditions;

describe("conditions", () => {
  it("stand once each, the newest source last, beside the others", () => {
    const again: Event = { type: "ConditionGained", creature: ANN, condition: { id: "prone", by: BOB } };
    expect(conditionsOf(after(prone, stunned))).toEqual([{ id: "prone" }, { id: "stunned" }]);
    expect(conditionsOf(after(prone, stunned, again))).toEqual([{ id: "stunned" }, { id: "prone", by: BOB }]);
  });

  it("end one by one", () => {
    const lost: Event = { type: "ConditionLost", creature: ANN, condition: "prone" };
    expect(conditionsOf(after(prone, stunned, lost))).toEqual([{ id: "stunned" }]);
    expect(conditionsOf(after(stunned, lost))).toEqual([{ id: "stunned" }]);
  });
});

describe("what somebody else did to a creature", () => {
  const at = { cell: [1, 2], elevation: 0, facing: null } as const;
  const seen = (what: Omit<Extract<Event, { type: "Observed" }>, "type" | "creature">) =>
    after(prone, { type: "Observed", creature: ANN, ...what }).creatures[ANN];
  const before = after(prone).creatures[ANN];

  it.each([
    [{}, {}],
    [{ position: at }, { position: at }],
    [{ vitals: { mana: 2 } }, { vitals: { hp: 10, mana: 2 } }],
    [{ conditions: [] }, { conditions: [] }],
    [{ turn: { main: null, aim: 1 } }, { turn: { aim: 1 } }],
    [{ out: true }, { out: true }],
    [{ chances: "never" as const }, { chances: "never" }],
  ])("%j changes that alone", (what, changed) => {
    expect(seen(what)).toEqual({ ...before, ...changed });
  });

  it("takes it off the board where it says so", () => {
    const placed = after({ type: "Observed", creature: ANN, position: at });
    expect(evolve(placed, { type: "Observed", creature: ANN, position: null }).creatures[ANN]?.position).toBeNull();
    expect(evolve(placed, { type: "Observed", creature: ANN }).creatures[ANN]?.position).toEqual(at);
  });
});

describe("a turn that waits for the end of another", () => {
  const coming: Event = { type: "TurnHeldUp", creature: BOB, others: [CAT], comesIn: false };

  it("is forgotten with its creature, or once that has no place in the order, and begins or is passed by", () => {
    expect(after(coming).coming).toEqual({ creature: BOB, others: [CAT], comesIn: false });
    expect(after(coming, { type: "CreatureLeft", creature: BOB })).not.toHaveProperty("coming");
    expect(after(coming, { type: "OrderChanged", order: [ANN, CAT] })).not.toHaveProperty("coming");
    expect(after(coming, { type: "TurnStarted", creature: BOB })).not.toHaveProperty("coming");
    expect(after(coming, { type: "TurnResumed", creature: ANN, round: 1, ahead: 0 })).not.toHaveProperty("coming");
  });

  it("stays where another leaves, or the order still has it", () => {
    expect(after(coming, { type: "CreatureLeft", creature: CAT }).coming?.creature).toBe(BOB);
    expect(after(coming, { type: "OrderChanged", order: [BOB, ANN] }).coming?.creature).toBe(BOB);
  });
});

describe("windows", () => {
  const open = (id: string): Event => {
    const option = { action: "poke-back", attacks: [], pays: "main", left: 1, pool: 1 };
    const responders = [{ creature: BOB, option, answer: null, started: false }];
    const window: ReactionWindow = {
      id: windowId(id),
      task: taskId("t1"),
      kind: "provoked",
      cause: ANN,
      against: ANN,
      step: "action",
      of: "poking",
      responders,
      seconds: 60,
    };
    return { type: "WindowOpened", window };
  };

  it("are answered and closed one by one", () => {
    const answered = after(open("w1"), open("w2"), {
      type: "WindowAnswered",
      window: windowId("w1"),
      by: BOB,
      answer: { accept: true },
    });
    expect(answered.windows.map(({ responders }) => responders[0]?.answer)).toEqual([{ accept: true }, null]);
    const closed = evolve(answered, { type: "WindowClosed", window: windowId("w1"), how: "answered" });
    expect(closed.windows.map(({ id }) => id)).toEqual(["w2"]);
  });
});

describe("whoever leaves", () => {
  it("keeps its place in the round for those after it", () => {
    const second = after({ type: "TurnStarted", creature: BOB });
    const gone = evolve(second, { type: "CreatureLeft", creature: BOB });
    expect(gone).toMatchObject({ active: null, last: ANN, order: [ANN, CAT] });
    expect(gone.turns.map(({ creature }) => creature)).toEqual([ANN]);
    expect(evolve(fight, { type: "CreatureLeft", creature: ANN })).toMatchObject({ active: null, last: null });
    expect(evolve(fight, { type: "CreatureLeft", creature: CAT })).toMatchObject({ active: ANN, last: ANN });
  });

  it("and is unknown changes nothing that is said of it", () => {
    const nobody = creatureId("dan");
    expect(evolve(fight, { type: "ConditionLost", creature: nobody, condition: "prone" })).toBe(fight);
  });
});

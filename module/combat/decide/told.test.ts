import { describe, expect, it } from "vitest";
import type { Command } from "../../model/command.js";
import { STRICT } from "../../model/enforcement.js";
import type { Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { refusal } from "../../model/refusal.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { Scene } from "../../rules/situation.js";
import { ANN, begun, BOB, CAT, play, poke, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { decide } from "./decide.js";

function told(at: Encounter, command: Command, ruleset: Ruleset = toyRuleset, scene: Scene = toyScene) {
  const decided = decide(at, command, ruleset, scene);
  if (!decided.ok) throw new Error(decided.error.reasons[0].code);
  return decided.value;
}

const asking = play([...begun, poke(ANN, BOB, [BOB])]);
const [window] = asking.current.windows;
const [task] = asking.current.tasks;
if (!window || !task) throw new Error("nothing waits");
const answer = (accept: boolean): Command => ({ type: "AnswerWindow", window: window.id, by: BOB, answer: { accept } });
const at = { cell: [3, 4], elevation: 0, facing: null } as const;
const standing = (creature: CreatureId): Command => ({ type: "Observe", creature, position: at });

describe("the events of", () => {
  it("an act that is given up: its wait withdrawn, where its doer stands, and its end", () => {
    const placed = play([standing(ANN)], asking).current;
    expect(told(placed, { type: "AbandonAct", by: ANN })).toEqual([
      { type: "WindowClosed", window: window.id, how: "withdrawn" },
      { type: "Interrupted", creature: ANN, action: "poke", at: [3, 4], reason: "abandoned" },
      { type: "ActEnded", task: task.id },
    ]);
    expect(told(asking.current, { type: "AbandonAct", by: ANN })[1]).toMatchObject({ at: null });
  });

  it("an answer being given up leave the act that it answers waiting", () => {
    const answered = play([poke(ANN, CAT, [BOB, CAT])], play(begun));
    const open = answered.current.windows[0]?.id as never;
    const rolling = play([{ type: "AnswerWindow", window: open, by: BOB, answer: { accept: true } }], answered);
    const left = play([{ type: "AbandonAct", by: BOB }], rolling).current;
    expect(left.windows.map(({ id }) => id)).toEqual([open]);
    expect(left.tasks).toHaveLength(1);
  });

  it("a way that ends in front of somebody unseen: the note, and where it ended", () => {
    const meet: Command = { type: "MeetUnseen", creature: ANN, action: "walk" };
    expect(told(play([standing(ANN)], play(begun)).current, meet)).toEqual([
      { type: "Noted", creature: ANN, code: "unseen-obstacle", data: {} },
      { type: "Interrupted", creature: ANN, action: "walk", at: [3, 4], reason: "unseen" },
    ]);
    expect(told(play(begun).current, meet)[1]).toMatchObject({ at: null });
  });

  it("an answer that has become impossible meanwhile: the first reason, and the act that it answers goes on", () => {
    const spent: Ruleset = {
      ...toyRuleset,
      judge: (situation, act) =>
        act.action === "poke-back"
          ? { refusal: refusal("once-per-round"), move: null, provocations: [], pays: [] }
          : toyRuleset.judge(situation, act),
    };
    const events = told(asking.current, answer(true), spent);
    const begunAct = events.find((event) => event.type === "ActBegun");
    expect(events.slice(2, 5)).toEqual([
      { type: "Interrupted", creature: BOB, action: "poke-back", at: null, reason: "once-per-round" },
      { type: "ActEnded", task: begunAct?.task.id },
      { type: "WindowClosed", window: window.id, how: "answered" },
    ]);
    expect(events.at(-1)).toMatchObject({ type: "RollsAsked", request: { by: ANN } });
    expect(told(asking.current, answer(true)).map(({ type }) => type)).not.toContain("Interrupted");
  });

  it("a chance that is only told: against whom, and of what", () => {
    const scene: Scene = { ...toyScene, levels: { ...STRICT, npc: { ...STRICT.npc, reactions: "tell" } } };
    expect(told(play(begun).current, poke(ANN, BOB, [CAT]), toyRuleset, scene)).toContainEqual({
      type: "Noted",
      creature: CAT,
      code: "chance",
      data: { against: ANN, of: "poking" },
    });
  });

  it("a turn of its own: it belongs to no group, but for those that begin together", () => {
    const alone = told(play(begun).current, { type: "StartTurn", creature: BOB });
    expect(alone).toContainEqual({ type: "TurnStarted", creature: BOB });
    const both = told(play(begun).current, { type: "StartTurn", creature: BOB, with: [CAT] });
    expect(both.filter(({ type }) => type === "TurnStarted")).toEqual([
      { type: "TurnStarted", creature: BOB, group: BOB },
      { type: "TurnStarted", creature: CAT, group: BOB },
    ]);
  });

  it("a turn that comes next: nothing is shown again, and nobody's turn in between ends twice", () => {
    const types = (command: Command): Event["type"][] => told(play(begun).current, command).map(({ type }) => type);
    expect(types({ type: "StartTurn", creature: BOB })).toEqual(["TurnEnded", "TurnStarted", "TurnStateChanged"]);
    expect(types(poke(ANN, BOB))).not.toContain("TurnResumed");
  });

  it("a newcomer: as it comes in, with what is settled for its chances", () => {
    const creature = { id: "dan" as CreatureId, position: at, conditions: [{ id: "prone" }], vitals: { hp: 3 } };
    const order = [ANN, BOB, CAT, creature.id];
    const state = { ...creature, turn: { main: 1 }, out: false };
    const join = (entrant: Extract<Command, { type: "JoinFight" }>["creature"]) =>
      told(play(begun).current, { type: "JoinFight", creature: entrant, order });
    expect(join(creature)).toEqual([{ type: "CreatureJoined", creature: state, order }]);
    expect(join({ ...creature, chances: "never" })).toEqual([
      { type: "CreatureJoined", creature: { ...state, chances: "never" }, order },
    ]);
  });

  it("an act that goes round in circles: none, but a fault that names it", () => {
    const endless: Ruleset = { ...toyRuleset, advance: () => ({ kind: "go", facts: [], progress: {} }) };
    expect(() => decide(play(begun).current, poke(ANN, BOB), endless, toyScene)).toThrow("poke");
  });
});

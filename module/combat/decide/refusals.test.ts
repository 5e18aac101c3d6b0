import { describe, expect, it } from "vitest";
import type { Command } from "../../model/command.js";
import { creatureId, windowId, type CreatureId } from "../../model/ids.js";
import type { Reason } from "../../model/refusal.js";
import type { WindowAnswer } from "../../model/window.js";
import type { Ledger } from "../ledger/ledger.js";
import { ANN, begun, BOB, CAT, play, poke, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { decide } from "./decide.js";

const STRANGER = creatureId("dan");
const NOWHERE = windowId("w999");
const entrant = (id: CreatureId) => ({ id, position: null, conditions: [], vitals: {} });

const fresh = play(begun);
/** Ann's poke awaits its dice. */
const rolling = play([poke(ANN, BOB)], fresh);
/** Ann's poke waits for Bob and Cat. */
const asking = play([poke(ANN, BOB, [BOB, CAT])], fresh);
const [window] = asking.current.windows;
if (!window) throw new Error("no window is open");

const answer = (by: CreatureId, said: WindowAnswer, to = window.id): Command => ({
  type: "AnswerWindow",
  window: to,
  by,
  answer: said,
});
const all = (...answers: { by: CreatureId; answer: WindowAnswer }[]): Command => ({
  type: "AnswerAll",
  window: window.id,
  answers,
});
/** Bob has let his chance go; Cat is still asked. */
const half = play([answer(BOB, { accept: false })], asking);

const reasonsOf = ({ current }: Ledger, command: Command): readonly Reason[] | null => {
  const decided = decide(current, command, toyRuleset, toyScene);
  return decided.ok ? null : decided.error.reasons;
};

describe("what the table refuses names the reason, and whom or what it is about", () => {
  it.each<[string, Ledger, Command, Reason]>([
    ["an act of nobody", fresh, poke(STRANGER, ANN), { code: "no-such-creature", data: { creature: STRANGER } }],
    ["an act while dice are awaited", rolling, poke(BOB, ANN), { code: "window-open", data: { creature: BOB } }],
    ["an act of whoever is asked, while dice are awaited", rolling, poke(ANN, CAT), open(ANN)],
    ["an act of whoever isn't asked", asking, poke(ANN, CAT), open(ANN)],
    ["an act of whoever has answered", half, poke(BOB, CAT), open(BOB)],
    ["the end of another's turn", fresh, { type: "EndTurn", creature: BOB }, { code: "not-your-turn", data: of(BOB) }],
    ["the end of a turn while an act waits", asking, { type: "EndTurn", creature: ANN }, open(ANN)],
    ["a stranger's turn", fresh, { type: "StartTurn", creature: STRANGER }, nobody(STRANGER)],
    ["another's turn while an act waits", asking, { type: "StartTurn", creature: BOB }, open(BOB)],
    ["a turn before the first", fresh, { type: "RewindTurn", to: "turn" }, { code: "no-earlier-turn", data: {} }],
    [
      "the turn before while an act waits",
      asking,
      { type: "RewindTurn", to: "turn" },
      { code: "window-open", data: {} },
    ],
    ["a stranger in the order", fresh, { type: "ChangeOrder", order: [ANN, STRANGER] }, nobody(STRANGER)],
    [
      "somebody twice in the order",
      fresh,
      { type: "ChangeOrder", order: [ANN, ANN] },
      { code: "combination", data: {} },
    ],
    ["an answer to no window", asking, answer(BOB, { accept: true }, NOWHERE), gone({ window: NOWHERE })],
    ["an answer of nobody asked", asking, answer(ANN, { accept: true }), { code: "no-reaction", data: of(ANN) }],
    ["a second answer", half, answer(BOB, { accept: true }), { code: "already-answered", data: of(BOB) }],
    [
      "a way to answer that wasn't offered",
      asking,
      answer(BOB, { accept: true, action: "bite" }),
      { code: "no-reaction", data: { creature: BOB, action: "bite" } },
    ],
    [
      "an attack that wasn't offered",
      asking,
      answer(BOB, { accept: true, with: "tooth" }),
      { code: "wrong-weapon", data: { with: "tooth" } },
    ],
    [
      "several answers, one of which can't be",
      asking,
      all({ by: BOB, answer: { accept: false } }, { by: CAT, answer: { accept: true, with: "tooth" } }),
      { code: "wrong-weapon", data: { with: "tooth" } },
    ],
    [
      "several answers to no window",
      asking,
      { type: "AnswerAll", window: NOWHERE, answers: [] },
      gone({ window: NOWHERE }),
    ],
    ["several answers of those who have answered", half, all({ by: BOB, answer: { accept: true } }), answered()],
    ["the end of no window's time", asking, { type: "ExpireWindow", window: NOWHERE }, gone({ window: NOWHERE })],
    ["dice that nobody awaits", fresh, { type: "GiveRolls", request: "r9", faces: [1] }, gone({ request: "r9" })],
    [
      "dice for another roll than the one awaited",
      rolling,
      { type: "GiveRolls", request: "r999", faces: [1] },
      gone({ request: "r999" }),
    ],
    [
      "a face that the die doesn't have",
      rolling,
      { type: "GiveRolls", request: rolling.current.rolls?.id ?? "", faces: [7] },
      { code: "wrong-dice", data: { request: rolling.current.rolls?.id ?? "" } },
    ],
    ["to give up an act that isn't there", asking, { type: "AbandonAct", by: CAT }, gone({ creature: CAT })],
    ["a repair of nobody", fresh, { type: "Repair", creature: STRANGER, turn: { main: 1 } }, nobody(STRANGER)],
    [
      "to meet the unseen as nobody",
      fresh,
      { type: "MeetUnseen", creature: STRANGER, action: "walk" },
      nobody(STRANGER),
    ],
    ["what is seen of nobody", fresh, { type: "Observe", creature: STRANGER, vitals: { hp: 1 } }, nobody(STRANGER)],
    ["that nobody leaves", fresh, { type: "LeaveFight", creature: STRANGER }, nobody(STRANGER)],
    ["a second beginning", fresh, { type: "BeginFight", creatures: [], order: [] }, { code: "stale", data: {} }],
    [
      "a newcomer who is there already",
      fresh,
      { type: "JoinFight", creature: entrant(BOB), order: [ANN, BOB, CAT] },
      { code: "stale", data: of(BOB) },
    ],
  ])("%s", (_what, ledger, command, reason) => {
    expect(reasonsOf(ledger, command)).toEqual([reason]);
  });

  it("lets whoever is still asked try an act of its own: the rules alone answer that", () => {
    expect(reasonsOf(half, poke(CAT, BOB))).toEqual([{ code: "no-slot", data: {} }]);
  });

  it("lets a chance go without asking how it would have been taken", () => {
    expect(reasonsOf(asking, answer(BOB, { accept: false, with: "tooth" }))).toBeNull();
  });

  it("takes the way and the attack that were offered", () => {
    expect(reasonsOf(asking, answer(BOB, { accept: true, action: "poke-back", with: "finger" }))).toBeNull();
  });
});

function of(creature: CreatureId) {
  return { creature };
}

function open(creature: CreatureId): Reason {
  return { code: "window-open", data: { creature } };
}

function nobody(creature: CreatureId): Reason {
  return { code: "no-such-creature", data: { creature } };
}

function gone(data: Reason["data"]): Reason {
  return { code: "no-window", data };
}

function answered(): Reason {
  return { code: "already-answered", data: {} };
}

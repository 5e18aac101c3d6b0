import { describe, expect, it } from "vitest";
import type { Command } from "../../model/command.js";
import type { WindowId } from "../../model/ids.js";
import type { Ledger } from "../ledger/ledger.js";
import { ANN, begun, BOB, CAT, play, poke, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { decide } from "./decide.js";

const asked = (): Ledger => play([poke(ANN, CAT, [BOB])], play(begun));
const windowOf = ({ current }: Ledger): WindowId => current.windows.at(-1)?.id ?? ("none" as WindowId);
const answer = (ledger: Ledger, accept: boolean): Command => ({
  type: "AnswerWindow",
  window: windowOf(ledger),
  by: BOB,
  answer: { accept },
});

/** Whatever dice are still awaited are given up, one after the other. */
function giveUpDice(ledger: Ledger): Ledger {
  const { rolls } = ledger.current;
  return rolls ? giveUpDice(play([{ type: "GiveRolls", request: rolls.id, faces: null }], ledger)) : ledger;
}

const refused = (ledger: Ledger, command: Command): string | null => {
  const decided = decide(ledger.current, command, toyRuleset, toyScene);
  return decided.ok ? null : decided.error.reasons[0].code;
};

describe("SR-02: whoever waits for an answer is always released", () => {
  it.each<[string, (ledger: Ledger) => Command]>([
    ["by a no", (ledger) => answer(ledger, false)],
    ["by a yes whose dice are given up", (ledger) => answer(ledger, true)],
    ["by the end of the time, or the game master", (ledger) => ({ type: "ExpireWindow", window: windowOf(ledger) })],
    ["by the leaving of whoever is asked", () => ({ type: "LeaveFight", creature: BOB })],
    ["by its own leaving", () => ({ type: "LeaveFight", creature: ANN })],
    ["by giving up", () => ({ type: "AbandonAct", by: ANN })],
  ])("%s", (_how, release) => {
    const waiting = asked();
    const { current } = giveUpDice(play([release(waiting)], waiting));
    expect([current.tasks, current.windows, current.rolls]).toEqual([[], [], null]);
  });
});

describe("LG-01: one chance is answered once", () => {
  it("by whichever way the second answer comes", () => {
    const waiting = asked();
    const taken = play([answer(waiting, true)], waiting);
    expect(refused(taken, answer(waiting, true))).toBe("already-answered");
    const all: Command = {
      type: "AnswerAll",
      window: windowOf(waiting),
      answers: [{ by: BOB, answer: { accept: true } }],
    };
    expect(refused(taken, all)).toBe("already-answered");
    expect(refused(giveUpDice(taken), all)).toBe("no-window");
  });
});

describe("TM-05: a chance that lapses", () => {
  it("gives the act back to whose it was, with its slot spent once", () => {
    const waiting = asked();
    const lapsed = giveUpDice(play([{ type: "ExpireWindow", window: windowOf(waiting) }], waiting));
    expect(lapsed.current).toMatchObject({ active: ANN, tasks: [] });
    expect(lapsed.current.creatures[ANN]?.turn.main).toBe(0);
    expect(lapsed.current.creatures[BOB]?.turn.main).toBe(1);
  });
});

describe("LG-06: comings and goings in the middle of a round", () => {
  it("begin no turn, and a newcomer has all that a turn has", () => {
    const dan = { id: "dan" as typeof ANN, position: null, conditions: [], vitals: { hp: 10 } };
    const joined = play([{ type: "JoinFight", creature: dan, order: [dan.id, ANN, BOB, CAT] }], play(begun));
    expect(joined.current).toMatchObject({ active: ANN, round: 1 });
    expect(joined.current.creatures[dan.id]?.turn.main).toBe(1);
    const started = joined.records.flatMap((each) => (each.kind === "commit" ? each.events : []));
    expect(started.filter(({ type }) => type === "TurnStarted")).toHaveLength(1);
  });
});

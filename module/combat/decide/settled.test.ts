import { describe, expect, it } from "vitest";
import type { Command } from "../../model/command.js";
import type { CreatureId, WindowId } from "../../model/ids.js";
import type { Ledger } from "../ledger/ledger.js";
import { ANN, begun, BOB, CAT, play, poke, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { decide } from "./decide.js";

const settle = (creature: CreatureId, chances: "always" | "never" | "ask"): Command => ({
  type: "Observe",
  creature,
  chances,
});
const REACTION = "poke-back";
const windowOf = ({ current }: Ledger): WindowId => {
  const [window] = current.windows;
  if (!window) throw new Error("no window is open");
  return window.id;
};
const throwDie = (ledger: Ledger, face: number): Ledger =>
  play([{ type: "GiveRolls", request: ledger.current.rolls?.id ?? "", faces: [face] }], ledger);
const asked = ({ current }: Ledger): CreatureId[] =>
  current.windows.flatMap(({ responders }) =>
    responders.filter(({ answer }) => answer === null).map(({ creature }) => creature),
  );

describe("a chance that is settled beforehand", () => {
  it("is let go without anybody being asked", () => {
    const poked = play([settle(BOB, "never"), poke(ANN, BOB, [BOB])], play(begun));
    expect(poked.current.windows).toEqual([]);
    expect(poked.current.rolls?.by).toBe(ANN);
  });

  it("is taken without anybody being asked, and the others are", () => {
    const poked = play([settle(CAT, "always"), poke(ANN, BOB, [BOB, CAT])], play(begun));
    expect(poked.current.rolls?.by).toBe(CAT);
    expect(asked(throwDie(poked, 2))).toEqual([BOB]);
  });

  it("is asked for again once the creature is to be asked", () => {
    const poked = play([settle(BOB, "never"), settle(BOB, "ask"), poke(ANN, BOB, [BOB])], play(begun));
    expect(asked(poked)).toEqual([BOB]);
  });

  it("goes by what is settled of the single reaction, before what is settled of all", () => {
    const only = (word: "always" | "never" | "ask"): Command => ({
      type: "Observe",
      creature: BOB,
      reactions: { [REACTION]: word },
    });
    const never = play([settle(BOB, "always"), only("never"), poke(ANN, BOB, [BOB])], play(begun));
    expect([never.current.windows, never.current.rolls?.by]).toEqual([[], ANN]);
    const always = play([settle(BOB, "never"), only("always"), poke(ANN, BOB, [BOB])], play(begun));
    expect(always.current.rolls?.by).toBe(BOB);
    expect(asked(play([settle(BOB, "never"), only("ask"), poke(ANN, BOB, [BOB])], play(begun)))).toEqual([BOB]);
    const forgotten = play([only("never"), { type: "Observe", creature: BOB, reactions: {} }], play(begun));
    expect(forgotten.current.creatures[BOB]).not.toHaveProperty("reactions");
  });

  it("can't be settled by whoever answers", () => {
    const poked = play([poke(ANN, BOB, [BOB])], play(begun));
    const answer = { accept: false, settled: true };
    const answered = play([{ type: "AnswerWindow", window: windowOf(poked), by: BOB, answer }], poked);
    const last = answered.records.at(-1);
    expect(last?.kind === "commit" && last.events[0]).toMatchObject({ answer: { accept: false } });
    expect(JSON.stringify(last)).not.toContain("settled");
  });
});

describe("never this turn", () => {
  const letGo = (): Ledger => {
    const poked = play([poke(ANN, BOB, [BOB])], play(begun));
    const answer = { accept: false, restOfTurn: true };
    return throwDie(play([{ type: "AnswerWindow", window: windowOf(poked), by: BOB, answer }], poked), 1);
  };
  const again = (ledger: Ledger, by: CreatureId): Ledger =>
    play([{ type: "Repair", creature: by, turn: { main: 1 } }, poke(by, CAT, [BOB])], ledger);

  it("lets go whatever the turn still brings, and ends with it", () => {
    expect(asked(again(letGo(), ANN))).toEqual([]);
    const later = play([{ type: "StartTurn", creature: CAT }], letGo());
    expect(later.current.creatures[BOB]).not.toHaveProperty("passes");
    expect(asked(play([poke(CAT, ANN, [BOB])], later))).toEqual([BOB]);
  });
});

describe("always this turn", () => {
  it("takes whatever the turn still brings, and ends with it", () => {
    const poked = play([poke(ANN, BOB, [BOB])], play(begun));
    const answer = { accept: true, restOfTurn: true };
    const taken = play([{ type: "AnswerWindow", window: windowOf(poked), by: BOB, answer }], poked);
    const after = throwDie(throwDie(taken, 1), 1);
    expect(after.current.creatures[BOB]).toMatchObject({ takes: true });
    const again = play([{ type: "Repair", creature: ANN, turn: { main: 1 } }, poke(ANN, CAT, [BOB])], after);
    expect([asked(again), again.current.rolls?.by]).toEqual([[], BOB]);
    const later = play([{ type: "StartTurn", creature: CAT }], after);
    expect(later.current.creatures[BOB]).not.toHaveProperty("takes");
  });
});

describe("several answers at once", () => {
  const open = (): Ledger => play([poke(ANN, BOB, [BOB, CAT])], play(begun));
  const all = (ledger: Ledger, accept: boolean): Command => ({
    type: "AnswerAll",
    window: windowOf(ledger),
    answers: [CAT, BOB].map((by) => ({ by, answer: { accept } })),
  });

  it("are one command, and are carried out in the window's order", () => {
    const waiting = open();
    const answered = play([all(waiting, true)], waiting);
    expect(answered.records).toHaveLength(waiting.records.length + 1);
    expect(answered.current.rolls?.by).toBe(BOB);
    expect(throwDie(answered, 1).current.rolls?.by).toBe(CAT);
  });

  it("pass over whoever has answered meanwhile, and are refused where all have", () => {
    const waiting = open();
    const one = play(
      [{ type: "AnswerWindow", window: windowOf(waiting), by: BOB, answer: { accept: false } }],
      waiting,
    );
    const both = play([all(waiting, false)], one);
    expect(both.current.windows).toEqual([]);
    const half = play(
      [{ type: "AnswerWindow", window: windowOf(waiting), by: BOB, answer: { accept: true } }],
      waiting,
    );
    const taken = decide(half.current, { ...all(waiting, true), answers: [] } as Command, toyRuleset, toyScene);
    expect(taken).toMatchObject({ ok: false, error: { reasons: [{ code: "already-answered" }] } });
  });
});

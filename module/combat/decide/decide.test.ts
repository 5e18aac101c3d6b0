import { describe, expect, it } from "vitest";
import type { Command } from "../../model/command.js";
import type { Event } from "../../model/event.js";
import { ANN, begun, BOB, CAT, play, poke, toyScene } from "../testing/toy-fight.js";
import { toyRuleset } from "../testing/toy-ruleset.js";
import { decide } from "./decide.js";

const rolled = (ledger: ReturnType<typeof play>, faces: readonly number[] | null): Command => ({
  type: "GiveRolls",
  request: ledger.current.rolls?.id ?? "none",
  faces,
});

const answer = (ledger: ReturnType<typeof play>, by: typeof ANN, accept: boolean): Command => ({
  type: "AnswerWindow",
  window: ledger.current.windows.at(-1)?.id as never,
  by,
  answer: { accept },
});

/** What the newest command brought about. */
const lastEvents = (ledger: ReturnType<typeof play>): readonly Event[] => {
  const last = ledger.records.at(-1);
  return last?.kind === "commit" ? last.events : [];
};

describe("an act", () => {
  it("stops at its dice and goes on with the faces given", () => {
    const waiting = play([...begun, poke(ANN, BOB)]);
    expect(waiting.current.rolls).toMatchObject({ by: ANN, kind: "damage" });
    const done = play([rolled(waiting, [4])], waiting);
    expect(done.current.creatures[BOB]?.vitals.hp).toBe(6);
    expect(done.current.tasks).toEqual([]);
  });

  it("is refused with its reason and changes nothing", () => {
    const before = play([...begun, poke(ANN, BOB)]);
    const after = play([rolled(before, [1])], before);
    const refused = decide(after.current, poke(ANN, CAT), toyRuleset, toyScene);
    expect(refused).toEqual({ ok: false, error: { reasons: [{ code: "no-slot", data: {} }] } });
  });

  it.each([[[7]], [[0]], [[1, 2]], [[]], [[1.5]]])("takes no faces that its dice can't show: %j", (faces) => {
    const waiting = play([...begun, poke(ANN, BOB)]);
    expect(decide(waiting.current, rolled(waiting, faces), toyRuleset, toyScene)).toMatchObject({
      ok: false,
      error: { reasons: [{ code: "wrong-dice" }] },
    });
  });

  it("counts as failed where nothing was rolled", () => {
    const waiting = play([...begun, poke(ANN, BOB)]);
    expect(play([rolled(waiting, null)], waiting).current.creatures[BOB]?.vitals.hp).toBe(10);
  });
});

describe("a window", () => {
  it("holds the act until each has answered, and answers happen first, in the order they came", () => {
    let ledger = play([...begun, poke(ANN, BOB, [BOB, CAT])]);
    expect(ledger.current.windows[0]?.responders.map((each) => each.creature)).toEqual([BOB, CAT]);
    ledger = play([answer(ledger, CAT, true)], ledger);
    expect(ledger.current.rolls?.by).toBe(CAT);
    ledger = play([rolled(ledger, [2])], ledger);
    expect(ledger.current.creatures[ANN]?.vitals.hp).toBe(8);
    expect(ledger.current.rolls).toBeNull();
    ledger = play([answer(ledger, BOB, false)], ledger);
    expect(ledger.current.windows).toEqual([]);
    expect(ledger.current.rolls?.by).toBe(ANN);
  });

  it("takes a second answer while the first one's dice are awaited, and plays it afterwards", () => {
    let ledger = play([...begun, poke(ANN, BOB, [BOB, CAT])]);
    ledger = play([answer(ledger, BOB, true)], ledger);
    ledger = play([answer(ledger, CAT, true)], ledger);
    expect(ledger.current.rolls?.by).toBe(BOB);
    ledger = play([rolled(ledger, [1])], ledger);
    expect(ledger.current.rolls?.by).toBe(CAT);
  });

  it("is answered once by each", () => {
    const open = play([...begun, poke(ANN, BOB, [BOB, CAT])]);
    const once = play([answer(open, BOB, false)], open);
    expect(decide(once.current, answer(open, BOB, true), toyRuleset, toyScene)).toMatchObject({
      ok: false,
      error: { reasons: [{ code: "already-answered" }] },
    });
  });

  it("lets nobody else act meanwhile", () => {
    const open = play([...begun, poke(ANN, BOB, [BOB])]);
    expect(decide(open.current, poke(CAT, BOB), toyRuleset, toyScene)).toMatchObject({
      ok: false,
      error: { reasons: [{ code: "window-open" }] },
    });
  });

  it("that expires declines for whoever is silent and lets the act go on", () => {
    const open = play([...begun, poke(ANN, BOB, [BOB])]);
    const window = open.current.windows[0];
    const after = play([{ type: "ExpireWindow", window: window?.id as never }], open);
    expect(after.current.windows).toEqual([]);
    expect(after.current.rolls?.by).toBe(ANN);
    expect(lastEvents(after)).toContainEqual(expect.objectContaining({ type: "WindowClosed", how: "expired" }));
  });

  it("is withdrawn when the one it would strike leaves, and with it that one's act", () => {
    const open = play([...begun, poke(ANN, BOB, [BOB, CAT])]);
    const after = play([{ type: "LeaveFight", creature: ANN }], open);
    expect(after.current).toMatchObject({ windows: [], tasks: [], order: [BOB, CAT], active: null });
  });

  it("goes on without a responder who leaves", () => {
    const open = play([...begun, poke(ANN, CAT, [BOB])]);
    expect(play([{ type: "LeaveFight", creature: BOB }], open).current.rolls?.by).toBe(ANN);
  });

  it("is not followed by dice of somebody who has left: the act that awaits them ends", () => {
    const rolling: Command = {
      type: "TakeAction",
      act: { by: ANN, action: "poke", target: BOB, options: { wakes: [], targetRolls: true } },
    };
    const open = play([...begun, rolling]);
    expect(open.current.rolls?.by).toBe(BOB);
    const after = play([{ type: "LeaveFight", creature: BOB }], open);
    expect(after.current).toMatchObject({ tasks: [], rolls: null, active: ANN });
  });

  it("is withdrawn with an act that is given up", () => {
    const open = play([...begun, poke(ANN, BOB, [BOB])]);
    expect(play([{ type: "AbandonAct", by: ANN }], open).current).toMatchObject({ windows: [], tasks: [] });
  });
});

describe("turns", () => {
  it("pass over those in between, and a new round begins at the end of the order", () => {
    const ledger = play([...begun, { type: "StartTurn", creature: CAT }, { type: "StartTurn", creature: BOB }]);
    expect(ledger.current).toMatchObject({ round: 2, active: BOB });
    expect(lastEvents(ledger)).toContainEqual({ type: "TurnStarted", creature: ANN });
    expect(lastEvents(ledger)).toContainEqual({ type: "TurnEnded", creature: ANN });
  });

  it("wait for what is under way", () => {
    const waiting = play([...begun, poke(ANN, BOB)]);
    expect(() => play([{ type: "StartTurn", creature: BOB }], waiting)).toThrow("window-open");
  });

  it("let a creature that delayed come in where the order stands, and keep it there", () => {
    const delaying = play(
      [
        { type: "Observe", creature: ANN, turn: { delaying: true } },
        { type: "StartTurn", creature: BOB },
      ],
      play(begun),
    );
    const after = play([{ type: "StartTurn", creature: ANN }], delaying);
    expect(after.current).toMatchObject({ order: [BOB, ANN, CAT], active: ANN, round: 1 });
  });

  it("are taken by a creature that delayed when it says so, or when it acts between two turns", () => {
    const delaying = play(
      [
        { type: "Observe", creature: ANN, turn: { delaying: true } },
        { type: "StartTurn", creature: BOB },
      ],
      play(begun),
    );
    const said = play([{ type: "TakeAction", act: { by: ANN, action: "end-delay" } }], delaying);
    expect(said.current).toMatchObject({ active: ANN, order: [BOB, ANN, CAT] });
    const acted = play([{ type: "EndTurn", creature: BOB }, poke(ANN, CAT)], delaying);
    expect(acted.current).toMatchObject({ active: ANN, rolls: { by: ANN } });
  });

  it("can be had by the only creature left, round after round", () => {
    const alone = play([
      ...begun,
      { type: "LeaveFight", creature: BOB },
      { type: "LeaveFight", creature: CAT },
      { type: "StartTurn", creature: ANN },
    ]);
    expect(alone.current).toMatchObject({ round: 2, active: ANN });
  });
});

import { describe, expect, it } from "vitest";
import type { Command } from "../model/command.js";
import type { CreatureId } from "../model/ids.js";
import { ANN, begun, BOB, CAT, play } from "./testing/toy-fight.js";
import { inTurnOf, placeInGroup, placeOfTurn, turnsAhead } from "./turn-marks.js";

const start = (creature: CreatureId, others?: readonly CreatureId[]): Command => ({
  type: "StartTurn",
  creature,
  ...(others && { with: others }),
});

/** Ann's and Bob's turns of the second round began together; Ann plays hers. */
const together = play([start(CAT), start(ANN, [BOB])], play(begun)).current;

describe("a turn that began together with the running one", () => {
  it("has its place among the noted ones, while the one that is played has none", () => {
    expect(together.turns.map(({ creature }) => creature)).toEqual([ANN, BOB, CAT, ANN, BOB]);
    expect([ANN, BOB, CAT].map((id) => placeInGroup(together, id))).toEqual([null, 4, null]);
    expect(placeOfTurn(together)).toBe(3);
    expect(turnsAhead(together).map(({ creature }) => creature)).toEqual([BOB]);
  });

  it("lets its creature be judged as if the turn were its own, in one and the same fight each time", () => {
    const bobs = inTurnOf(together, BOB);
    expect(bobs).toEqual({ ...together, active: BOB });
    expect(inTurnOf(together, BOB)).toBe(bobs);
    for (const other of [ANN, CAT]) expect(inTurnOf(together, other)).toBe(together);
  });

  it("has no place once it or the running one has ended, or where nobody has the turn", () => {
    const ended = (creature: CreatureId) => ({
      ...together,
      turns: together.turns.map((mark) =>
        mark.round === 2 && mark.creature === creature ? { ...mark, ended: true } : mark,
      ),
    });
    expect(placeInGroup(ended(BOB), BOB)).toBeNull();
    expect(placeInGroup(ended(ANN), BOB)).toBeNull();
    expect(placeInGroup({ ...together, active: null }, BOB)).toBeNull();
  });

  it("is one of the same group and round alone", () => {
    const apart = (change: object) => ({
      ...together,
      turns: together.turns.map((mark, i) => (i === 4 ? { ...mark, ...change } : mark)),
    });
    expect(placeInGroup(apart({ group: CAT }), BOB)).toBeNull();
    expect(placeInGroup(apart({ round: 1 }), BOB)).toBeNull();
    const alone = play([start(BOB)], play(begun)).current;
    expect([ANN, BOB, CAT].map((id) => placeInGroup(alone, id))).toEqual([null, null, null]);
  });
});

describe("turns that lie ahead", () => {
  it("are none but after a step back", () => {
    const second = play([start(BOB)], play(begun));
    expect(turnsAhead(second.current)).toEqual([]);
    const back = play([{ type: "RewindTurn", to: "turn" }], second).current;
    expect(turnsAhead(back).map(({ creature }) => creature)).toEqual([BOB]);
    expect(placeOfTurn(back)).toBe(0);
  });
});

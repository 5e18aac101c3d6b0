import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { stats: { str: 20, dex: 14 } } };
const ORC: Seat = { id: "orc", at: [9, 9] };

/** A leap of two squares with a run-up, onto rubble where `rough` says so. */
function leap(rough: readonly Cell[], more: Partial<Seat> = {}) {
  const fight = stage([{ ...ANN, ...more }, ORC], { terrain: [{ kind: "difficult", cells: rough }] });
  fight.send({ type: "Observe", creature: creatureId("ann"), turn: { runUp: 10 } });
  fight.act("ann", "jump", { path: way([2, 5], [4, 5]) });
  return fight;
}

describe("GAP-DND5-10: landing a jump", () => {
  it("asks for no roll on clear ground, nor for what is only jumped over", () => {
    expect(leap([[9, 9]]).encounter).toMatchObject({ rolls: null, tasks: [] });
    expect(leap([[3, 5]]).encounter).toMatchObject({ rolls: null, tasks: [] });
  });

  it("asks nobody who walks there", () => {
    const fight = stage([ANN, ORC], { terrain: [{ kind: "difficult", cells: [[4, 5]] }] });
    fight.act("ann", "move", { path: way([2, 5], [4, 5]) });
    expect(fight.encounter).toMatchObject({ rolls: null, tasks: [] });
  });

  it("in rough ground asks for Acrobatics, or Dexterity where that isn't listed", () => {
    const request = (more: Partial<Seat> = {}) => leap([[4, 5]], more).encounter.rolls;
    expect(request()).toMatchObject({
      by: "ann",
      kind: "check",
      dice: [{ count: 1, sides: 20 }],
      modifiers: [{ label: "acrobatics", value: 2 }],
    });
    const skilled = { profile: { stats: { str: 20, dex: 14, acrobatics: 7 } } };
    expect(request(skilled)?.modifiers).toEqual([{ label: "acrobatics", value: 7 }]);
  });

  it.each([
    [7, 9, false],
    [8, 10, true],
  ])("with a %i it comes to %i: on its feet is %s", (face, total, hit) => {
    const fight = leap([[4, 5]]);
    fight.roll(face);
    expect(fight.cell("ann")).toEqual([4, 5]);
    expect(fight.conditions("ann")).toEqual(hit ? [] : ["prone"]);
    expect(fight.events).toContainEqual({
      type: "RollResolved",
      roll: {
        by: "ann",
        kind: "check",
        faces: [face],
        total,
        bonus: 2,
        modifiers: [{ label: "acrobatics", value: 2 }],
        advantage: "none",
        hit,
        against: 10,
      },
    });
  });
});

import { describe, expect, it } from "vitest";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import { creatureId } from "../../../model/ids.js";
import { stage, way, type Seat, type Stage } from "../testing/stage.js";

const WALL = way([5, 5], [5, 4]);
const climber = (more: Partial<Seat> = {}): Seat => ({
  id: "ann",
  at: [5, 5],
  side: "heroes",
  vitals: { hp: 20 },
  profile: { stats: { climb: 5, swim: 5 } },
  ...more,
});

/** Tries to get on against a number, with a bonus of +5, +0 in a hurry. */
function tried(
  action: string,
  face: number | null,
  more: Partial<Seat> = {},
  board: Partial<BoardSnapshot> = {},
): Stage {
  const fight = stage([climber(more)], board);
  fight.act("ann", action, { path: WALL, options: { dc: 15 } });
  fight.roll(...(face === null ? [] : [face]));
  return fight;
}
const cutShort = (fight: Stage) =>
  fight.events.flatMap((event) => (event.type === "Interrupted" ? [[event.reason, event.at]] : []));

describe("climbing and swimming without a speed for it", () => {
  it.each([
    ["PF1-MOVE-003: climbing", "climb", 10],
    ["PF1-MOVE-004: climbing fast", "climb-fast", 15],
    ["PF1-MOVE-003: swimming", "swim", 10],
  ])("%s, a failed check ends the movement where it stands, spent", (_, action, least) => {
    const made = tried(action, least);
    expect([made.cell("ann"), cutShort(made)]).toEqual([[5, 4], []]);
    const failed = tried(action, least - 1);
    expect([failed.cell("ann"), cutShort(failed)]).toEqual([[5, 5], [["check-failed", [5, 5]]]]);
    expect(failed.economy("ann")).toMatchObject({ standard: 1, move: 0 });
    expect(failed.state("ann")).toMatchObject({ vitals: { hp: 20 }, conditions: [] });
    expect(failed.encounter.tasks).toEqual([]);
  });

  it("PF1-MOVE-003: against what the game master has ruled, whatever a macro says, until the turn ends", () => {
    const fight = stage([climber({ turn: { ruledDifficulty: "20" } })]);
    fight.act("ann", "climb", { path: WALL, options: { dc: 5 } });
    fight.roll(14);
    expect(fight.cell("ann")).toEqual([5, 5]);
    fight.send({ type: "EndTurn", creature: creatureId("ann") });
    expect(fight.state("ann").turn.ruledDifficulty ?? null).toBeNull();
  });

  it("PF1-MOVE-003: a check without dice fails, and nobody falls by it", () => {
    const fight = tried("climb", null, { elevation: 30 });
    expect([fight.cell("ann"), fight.state("ann").position?.elevation]).toEqual([[5, 5], 30]);
    expect(cutShort(fight)).toEqual([["check-failed", [5, 5]]]);
  });

  it("PF1-MOVE-003: without a number to reach any roll will do", () => {
    const fight = stage([climber()]);
    fight.act("ann", "climb", { path: WALL });
    fight.roll(1);
    expect(fight.cell("ann")).toEqual([5, 4]);
  });

  it("PF1-MOVE-003: a climber five short falls, hurt by ten feet and more, and lies", () => {
    const fight = tried("climb", 5, { elevation: 25 });
    expect(fight.encounter.rolls).toMatchObject({ kind: "damage", dice: [{ count: 2, sides: 6 }] });
    fight.roll(3, 4);
    expect(fight.state("ann")).toMatchObject({ vitals: { hp: 13 }, position: { cell: [5, 5], elevation: 0 } });
    expect(fight.conditions("ann")).toEqual(["prone"]);
    expect(cutShort(fight)).toEqual([["fell", [5, 5]]]);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it.each([
    ["four short holds on", "climb", 6, 25, 25, "check-failed"],
    ["on the ground has nowhere to fall", "climb", 1, 0, 0, "check-failed"],
    ["under ten feet up is not hurt", "climb", 1, 5, 0, "fell"],
    ["swimming doesn't fall", "swim", 1, 25, 25, "check-failed"],
  ])("PF1-MOVE-003: whoever %s", (_, action, face, elevation, end, reason) => {
    const fight = tried(action, face, { elevation });
    expect(fight.state("ann")).toMatchObject({ vitals: { hp: 20 }, conditions: [], position: { elevation: end } });
    expect([fight.encounter.rolls, cutShort(fight)]).toEqual([null, [[reason, [5, 5]]]]);
  });

  it("PF1-MOVE-003: out of a pit it falls to the bottom", () => {
    const pit = { terrain: [{ kind: "pit" as const, cells: [[5, 5] as const], depth: 20 }] };
    const fight = tried("climb", 1, { elevation: -10 }, pit);
    fight.roll(6);
    expect(fight.state("ann")).toMatchObject({ vitals: { hp: 14 }, position: { elevation: -20 } });
  });

  it("PF1-MOVE-003: over water it falls no deeper than the surface, and in a pit to the bottom of its deepest listing", () => {
    const ground = (kind: "water" | "pit", depth: number, cell: readonly [number, number]) => ({
      kind,
      cells: [cell],
      depth,
    });
    const wet = tried("climb", 1, { elevation: 0 }, { terrain: [ground("water", 20, [5, 5])] });
    expect([cutShort(wet), wet.state("ann").position?.elevation]).toEqual([[["check-failed", [5, 5]]], 0]);
    const both = tried(
      "climb",
      1,
      { elevation: 0 },
      { terrain: [ground("pit", 20, [5, 5]), ground("pit", 30, [5, 5])] },
    );
    expect(both.encounter.rolls).toMatchObject({ dice: [{ count: 3, sides: 6 }] });
  });

  it("PF1-GAP-23: with a climbing speed there is no check, but in a hurry", () => {
    const able = { profile: { speeds: { walk: 30, climb: 20 }, stats: { climb: 5 } } };
    const fight = stage([climber(able)]);
    fight.act("ann", "climb", { path: WALL, options: { dc: 15 } });
    expect([fight.encounter.rolls, fight.cell("ann")]).toEqual([null, [5, 4]]);
    expect(tried("climb-fast", 14, able).cell("ann")).toEqual([5, 5]);
  });

  it("PF1-AOO-001: whoever makes no headway leaves no square, and gives no chance", () => {
    const fight = stage([climber(), { id: "orc", at: [6, 5], side: "foes" }]);
    fight.act("ann", "climb", { path: WALL, options: { dc: 15 } });
    fight.roll(9);
    expect(fight.encounter.windows).toEqual([]);
    expect(fight.events.some(({ type }) => type === "WindowOpened")).toBe(false);
  });
});

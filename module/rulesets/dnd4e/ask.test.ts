import { describe, expect, it } from "vitest";
import type { Stage } from "../../combat/testing/stage.js";
import type { BoardSnapshot } from "../../grid/board/snapshot.js";
import { creatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { stage, type Seat } from "./testing/stage.js";

const AXE = { id: "axe", kind: "melee", bonus: 7, damage: "1d8", extra: {} } as const;
const SPEAR = { id: "spear", kind: "melee", bonus: 5, reach: { min: 0, max: 2 }, extra: {} } as const;
const ANN: Seat = {
  id: "ann",
  at: [2, 5],
  side: "heroes",
  vitals: { hp: 12 },
  profile: { kind: "pc", attacks: [AXE, SPEAR], speeds: { walk: 2 }, stats: { ac: 15, will: 13, level: 4 } },
};
const ORC: Seat = { id: "orc", at: [4, 5] };
const [ann, orc, nobody] = ["ann", "orc", "dan"].map(creatureId) as [never, never, never];

type Reached = readonly { readonly cell: Cell; readonly opens: string | null }[];
const reach = (fight: Stage, action: string, by = ann): Reached =>
  fight.ask({ kind: "reach", by, action }) as unknown as Reached;
const can = (fight: Stage, action: string, cell: Cell, by = ann) => fight.ask({ kind: "reachable", by, action, cell });

describe("where a creature could go", () => {
  it("DND4-SHIFT-001: a shift leads into the eight squares around it, but for those that are taken", () => {
    const shifts = (at: Cell) =>
      reach(stage([ANN, { ...ORC, at }]), "shift").flatMap(({ cell, opens }) => (opens === null ? [cell.join()] : []));
    const around = ["1,4", "1,5", "1,6", "2,4", "2,6", "3,4", "3,5", "3,6"];
    expect(shifts([4, 5]).sort()).toEqual(around);
    expect(shifts([3, 5]).sort()).toEqual(around.filter((cell) => cell !== "3,5"));
  });

  it("DND4-ACT-002: a walk leads two squares, and four where a standard action pays, too", () => {
    const cells = reach(stage([ANN, { ...ORC, at: [15, 15] }]), "walk");
    const opens = (column: number) =>
      cells.filter(({ cell: [x, y] }) => x === column && y === 5).map((each) => each.opens);
    expect([3, 4, 5, 6, 7].map(opens)).toEqual([[null], [null], ["standard"], ["standard"], []]);
  });

  it("nobody, nowhere and nothing lead nowhere", () => {
    const fight = stage([ANN, ORC]);
    expect([reach(fight, "walk", nobody), reach(fight, "juggle"), reach(stage([ANN], null), "walk")]).toEqual([
      [],
      [],
      [],
    ]);
    expect(reach(stage([{ ...ANN, at: [50, 50] }]), "walk")).toEqual([]);
    expect([can(fight, "walk", [3, 5], nobody), can(fight, "juggle", [3, 5])]).toEqual([null, null]);
    expect(can(stage([ANN], null), "walk", [3, 5])).toBeNull();
    expect(can(stage([{ ...ANN, at: [50, 50] }]), "walk", [3, 5])).toBe(false);
  });

  it("a square can be reached where the way there is lawful", () => {
    const fight = stage([ANN, ORC]);
    expect([
      can(fight, "walk", [4, 6]),
      can(fight, "walk", [5, 6]),
      can(fight, "walk", [4, 5]),
      can(fight, "walk", [50, 5]),
    ]).toEqual([true, false, false, false]);
    expect([can(fight, "shift", [3, 5]), can(fight, "shift", [4, 6])]).toEqual([true, false]);
    const cells = Array.from({ length: 20 }, (_, row) => [3, row] as const);
    expect(can(stage([ANN], { terrain: [{ kind: "solid", cells }] }), "walk", [4, 5])).toBe(false);
  });
});

describe("what else may be asked", () => {
  const attack = (fight: Stage, with_?: string) =>
    fight.ask({ kind: "attack", by: ann, target: orc, ...(with_ !== undefined && { with: with_ }) });

  it("GAP-DND4-04: what an attack has, with and without advantage", () => {
    expect(attack(stage([ANN, ORC]))).toEqual({ total: 7, bonus: 0, advantage: "none" });
    expect(attack(stage([ANN, ORC]), "spear")).toEqual({ total: 5, bonus: 0, advantage: "none" });
    const stunned = { ...ORC, conditions: ["stunned"] };
    expect(attack(stage([ANN, stunned]), "axe")).toEqual({ total: 9, bonus: 2, advantage: "advantage" });
    expect(attack(stage([ANN, ORC]), "club")).toBeNull();
  });

  it("statistics, tracked numbers, and parts of what a turn carries", () => {
    const fight = stage([ANN, ORC]);
    fight.send({
      type: "Observe",
      creature: ann,
      turn: { guard: 2, movement: { action: "walk", budget: 6, walked: 2 } },
    });
    const stat = (key: string, of = ann) => fight.ask({ kind: "stat", of, key });
    expect(["hp", "level", "will", "movement.walked", "guard", "luck"].map((key) => stat(key))).toEqual([
      12,
      4,
      15,
      2,
      2,
      null,
    ]);
    expect([stat("actionPoints"), stat("actionPoints", orc), stat("hp", nobody)]).toEqual([1, 0, null]);
    const defence = (named: string) => fight.ask({ kind: "defence", of: ann, defence: named });
    expect([defence("ac"), defence("luck")]).toEqual([17, null]);
  });

  it("GAP-DND4-03: whom it threatens: its own square and those next to it, whatever its weapon reaches", () => {
    const fight = stage([ANN, ORC]);
    const threatens = (by: never, cell: Cell) => fight.ask({ kind: "threatens", by, cell });
    expect([threatens(ann, [3, 5]), threatens(ann, [4, 5]), threatens(nobody, [3, 5])]).toEqual([true, false, false]);
    expect(fight.ask({ kind: "threatened", by: ann })).toHaveLength(9);
    const spears = { ...ANN.profile, features: ["threatening-reach"] };
    expect(stage([{ ...ANN, profile: spears }]).ask({ kind: "threatened", by: ann })).toHaveLength(25);
    expect(stage([{ ...ANN, conditions: ["dazed"] }]).ask({ kind: "threatened", by: ann })).toEqual([]);
  });

  it("how far apart two are, and what is between them", () => {
    const pillar: Partial<BoardSnapshot> = { terrain: [{ kind: "solid", cells: [[3, 5]] }] };
    const distance = (fight: Stage) => fight.ask({ kind: "distance", from: ann, to: orc });
    expect([distance(stage([ANN, ORC])), distance(stage([ANN, ORC], null))]).toEqual([2, null]);
    expect(stage([ANN, ORC]).ask({ kind: "cover", from: ann, to: orc })).toEqual({ cover: "none", bonus: 0 });
    expect(stage([ANN, ORC], pillar).ask({ kind: "cover", from: ann, to: orc })).not.toEqual({
      cover: "none",
      bonus: 0,
    });
  });
});

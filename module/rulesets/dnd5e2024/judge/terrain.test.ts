import { describe, expect, it } from "vitest";
import type { TerrainKind, TerrainPatch } from "../../../grid/board/snapshot.js";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { dnd5e2024 } from "../ruleset.js";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes" };
const SWIMMER: Seat = { ...ANN, profile: { speeds: { walk: 30, swim: 20 } } };
const FLYER: Seat = { ...ANN, profile: { speeds: { walk: 30, fly: 60 } } };
const FLYING = { options: { mode: "fly" } };

/** Ground of a kind under the fourth column, from edge to edge. */
const strip = (kind: TerrainKind, more: Partial<TerrainPatch> = {}): TerrainPatch => ({
  kind,
  cells: Array.from({ length: 12 }, (_, row): Cell => [4, row]),
  ...more,
});
const wall: TerrainPatch = {
  kind: "low-wall",
  edges: Array.from({ length: 12 }, (_, row): [Cell, Cell] => [
    [3, row],
    [4, row],
  ]),
};
const across = way([2, 5], [5, 5]);

const on = (terrain: TerrainPatch[], ann: Seat = ANN) => stage([ann], { terrain });
type Fight = ReturnType<typeof stage>;

const stepInto = (fight: Fight, action = "move", more: object = {}) =>
  fight.judge("ann", action, { path: across, ...more }).move?.steps[1];

describe("water", () => {
  it("GAP-DND5-10: costs a foot more a foot, on top of difficult ground", () => {
    expect(stepInto(on([strip("water")]))).toMatchObject({ cost: 10, marks: ["water"] });
    expect(stepInto(on([strip("water"), strip("difficult")]))).toMatchObject({
      cost: 15,
      marks: ["difficult", "water"],
    });
    expect(stepInto(on([strip("water")]), "swim")).toMatchObject({ cost: 10 });
  });

  it("GAP-DND5-10: costs nothing more with a swim speed, nor in the air", () => {
    expect(stepInto(on([strip("water")], SWIMMER))).toMatchObject({ cost: 5, marks: [] });
    expect(stepInto(on([strip("water")], SWIMMER), "swim")).toMatchObject({ cost: 5 });
    expect(stepInto(on([strip("water")], FLYER), "move", FLYING)).toMatchObject({ cost: 5, marks: [] });
  });
});

describe("difficult terrain", () => {
  it("DND5-TERR-001: counts once, whatever makes it", () => {
    const all = [strip("difficult"), strip("bad-footing"), strip("hampered"), wall];
    expect(stepInto(on(all))).toMatchObject({ cost: 10, marks: ["difficult"] });
  });

  it("DND5-GRID-005: may be harder still", () => {
    expect(stepInto(on([strip("bad-footing", { multiplier: 3 }), wall]))).toMatchObject({ cost: 15 });
  });

  it("DND5-TERR-001: is none to a flyer", () => {
    expect(stepInto(on([strip("difficult")], FLYER), "move", FLYING)).toMatchObject({ cost: 5, marks: [] });
  });
});

describe("a low wall", () => {
  it("DND5-TERR-002: is difficult to step over from either side, and only there", () => {
    const costs = (path: Cell[], at: Cell) =>
      on([wall], { ...ANN, at })
        .judge("ann", "move", { path })
        .move?.steps.map(({ cost }) => cost);
    expect(costs(across, [2, 5])).toEqual([5, 10, 5]);
    expect(costs(way([4, 5], [3, 5]), [4, 5])).toEqual([10]);
    expect(costs(way([4, 5], [4, 6]), [4, 5])).toEqual([5]);
  });

  it("DND5-TERR-002: is flown and leapt over for nothing", () => {
    expect(stepInto(on([wall], FLYER), "move", FLYING)).toMatchObject({ cost: 5 });
    expect(stepInto(on([wall]), "jump")).toMatchObject({ cost: 5 });
  });
});

describe("a pit", () => {
  const pit = strip("pit", { depth: 20 });

  it("lets nobody walk over its rim, and is named as what bars the way", () => {
    const { refusal } = on([pit]).judge("ann", "move", { path: across });
    expect(refusal?.reasons).toEqual([{ code: "blocked", data: { step: 1, cell: [4, 5], terrain: "pit" } }]);
  });

  it("GAP-DND5-10: is leapt over, not into", () => {
    const leaper = { ...ANN, at: [3, 5] as const, profile: { stats: { str: 20 } } };
    expect(on([pit], leaper).refusal("ann", "jump", { path: way([3, 5], [5, 5]) })).toBeNull();
    const { refusal } = on([pit], leaper).judge("ann", "jump", { path: way([3, 5], [4, 5]) });
    expect(refusal?.reasons).toEqual([{ code: "blocked", data: { terrain: "pit" } }]);
  });

  it("is flown over, climbed into, and no hindrance to one who is pushed", () => {
    expect(on([pit], FLYER).refusal("ann", "move", { path: across, ...FLYING })).toBeNull();
    const near = on([pit], { ...ANN, at: [3, 5] });
    expect(near.refusal("ann", "climb", { path: way([3, 5], [4, 5]) })).toBeNull();
    expect(near.refusal("ann", "forced", { path: way([3, 5], [4, 5]), cause: "push" })).toBeNull();
  });

  it("is left by climbing only, from below", () => {
    const below = on([pit], { ...ANN, at: [4, 5], elevation: -20 });
    expect(below.refusal("ann", "move", { path: way([4, 5], [4, 7]) })).toBeNull();
    expect(below.refusal("ann", "move", { path: way([4, 5], [5, 5]) })).toBe("blocked");
    expect(below.refusal("ann", "climb", { path: way([4, 5], [5, 5]) })).toBeNull();
  });

  it("is out of reach of who walks, as is what lies beyond", () => {
    const columns = (action: string) => reachable(on([pit]), action).map(([column]) => column);
    expect(Math.max(...columns("move"))).toBe(3);
    expect(Math.max(...columns("climb"))).toBeGreaterThan(3);
  });
});

/** Cells where she could end with an action now. */
function reachable({ situation }: Fight, action: string): Cell[] {
  const cells = dnd5e2024.ask(situation, { kind: "reach", by: creatureId("ann"), action });
  return (cells as unknown as { cell: Cell }[]).map(({ cell }) => cell);
}

import { describe, expect, it } from "vitest";
import type { TerrainKind, TerrainPatch } from "../../../grid/board/snapshot.js";
import type { Cell } from "../../../model/position.js";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes" };
const ORC: Seat = { id: "orc", at: [9, 5], side: "foes" };
const SWIMMER: Seat = { ...ANN, profile: { speeds: { walk: 30, swim: 20 } } };
const FLYER: Seat = { ...ANN, profile: { speeds: { walk: 30, fly: 60 } } };

/** Ground of a kind under the fifth column, from edge to edge. */
const strip = (kind: TerrainKind, more: Partial<TerrainPatch> = {}): TerrainPatch => ({
  kind,
  cells: Array.from({ length: 12 }, (_, row): Cell => [5, row]),
  ...more,
});
const across = way([2, 5], [6, 5]);

/** A fight on ground with that in it. */
const on = (terrain: TerrainPatch, seats: Seat[] = [ANN]) => stage(seats, { terrain: [terrain] });
type Fight = ReturnType<typeof stage>;

const stepInto = (fight: Fight, action = "move", mode?: string) =>
  fight.judge("ann", action, { path: across, ...(mode !== undefined && { options: { mode } }) }).move?.steps[2];
const codes = (fight: Fight, action: string, more: object = {}) =>
  fight.judge("ann", action, { path: across, ...more }).refusal?.reasons.map(({ code }) => code) ?? [];

describe("water", () => {
  it("PF1-MOVE-003: takes one on foot four times the distance, and says why", () => {
    expect(stepInto(on(strip("water")))).toMatchObject({ cost: 20, marks: ["water"] });
  });

  it("PF1-MOVE-003, PF1-GAP-04: isn't multiplied with difficult ground below it", () => {
    const fight = stage([ANN], { terrain: [strip("water"), strip("difficult")] });
    expect(stepInto(fight)).toMatchObject({ cost: 20, marks: ["difficult", "water"] });
  });

  it("PF1-MOVE-003: is swum as an action of its own at a quarter of the speed, each cell for one", () => {
    const fight = stage([{ ...ANN, at: [5, 5] }], { terrain: [strip("water")] });
    const plan = fight.judge("ann", "swim", { path: way([5, 5], [5, 6]) });
    expect(plan).toMatchObject({ refusal: null, move: { budget: 5, total: 5 } });
  });

  it("PF1-GAP-23: is nothing to one with a swim speed, nor to one in the air", () => {
    expect(stepInto(on(strip("water"), [SWIMMER]))).toMatchObject({ cost: 5, marks: [] });
    expect(stepInto(on(strip("water"), [FLYER]), "move", "fly")).toMatchObject({ cost: 5, marks: [] });
  });

  it.each([
    ["run", {}],
    ["withdraw", {}],
    ["charge", { target: "orc" }],
  ])("PF1-STEP-008, PF1-WITHDRAW-006: without a swim speed there is no %s into it", (action, more) => {
    const path = way([2, 5], [8, 5]);
    expect(codes(on(strip("water"), [ANN, ORC]), action, { path, ...more })).toContain("needs-speed");
    expect(codes(on(strip("water"), [SWIMMER, ORC]), action, { path, ...more })).toEqual([]);
  });
});

describe("bad ground", () => {
  it.each(["difficult", "bad-footing", "hampered"] as const)(
    "PF1-GAP-04, PF1-RUN-005, PF1-STEP-006: %s doubles, and stops run, charge and step",
    (kind) => {
      const fight = on(strip(kind), [ANN, ORC]);
      expect(stepInto(fight)).toMatchObject({ cost: 10, marks: ["difficult"] });
      expect(codes(fight, "run")).toEqual(["difficult-terrain"]);
      expect(codes(fight, "charge", { path: way([2, 5], [8, 5]), target: "orc" })).toEqual(["difficult-terrain"]);
      const near = stage([{ ...ANN, at: [4, 5] }], { terrain: [strip(kind)] });
      expect(near.refusal("ann", "five-foot-step", { path: way([4, 5], [5, 5]) })).toBe("difficult-terrain");
    },
  );

  it("PF1-RUN-005: under any part of a big runner", () => {
    const rubble: TerrainPatch = { kind: "bad-footing", cells: [[5, 6]] };
    expect(codes(on(rubble, [{ ...ANN, profile: { size: "large" } }]), "run")).toEqual(["difficult-terrain"]);
    expect(codes(on(rubble), "run")).toEqual([]);
  });

  it("PF1-GAP-04: is none to a flyer", () => {
    const fight = on(strip("bad-footing"), [FLYER]);
    expect(stepInto(fight, "move", "fly")).toMatchObject({ cost: 5, marks: [] });
    expect(codes(fight, "run", { options: { mode: "fly" } })).toEqual([]);
  });
});

describe("a low wall", () => {
  const wall: TerrainPatch = {
    kind: "low-wall",
    edges: Array.from({ length: 12 }, (_, row): [Cell, Cell] => [
      [4, row],
      [5, row],
    ]),
  };

  it("PF1-GAP-04: takes double to step over, and no 5-foot step does", () => {
    expect(stepInto(on(wall))).toMatchObject({ cost: 10 });
    const near = stage([{ ...ANN, at: [4, 5] }], { terrain: [wall] });
    expect(near.refusal("ann", "five-foot-step", { path: way([4, 5], [5, 5]) })).toBe("too-far");
    expect(stepInto(on(wall, [FLYER]), "move", "fly")).toMatchObject({ cost: 5 });
  });
});

describe("a pit", () => {
  it.each(["move", "run", "withdraw"])("lets nobody %s over its rim, and is named as what bars the way", (action) => {
    const { refusal } = on(strip("pit", { depth: 20 })).judge("ann", action, { path: across });
    expect(refusal?.reasons).toEqual([{ code: "blocked", data: { step: 2, cell: [5, 5], terrain: "pit" } }]);
  });

  it("stops a charge", () => {
    const fight = on(strip("pit"), [ANN, ORC]);
    expect(codes(fight, "charge", { path: way([2, 5], [8, 5]), target: "orc" })).toEqual(["blocked"]);
  });

  it("is crossed in the air, climbed into, and no hindrance to one who is pushed", () => {
    expect(codes(on(strip("pit"), [FLYER]), "move", { options: { mode: "fly" } })).toEqual([]);
    const near = stage([{ ...ANN, at: [4, 5] }], { terrain: [strip("pit")] });
    const path = way([4, 5], [5, 5]);
    expect(near.refusal("ann", "climb", { path })).toBeNull();
    expect(near.refusal("ann", "forced", { path, cause: "push" })).toBeNull();
  });

  it("is walked about in, and left by climbing only", () => {
    const below = stage([{ ...ANN, at: [5, 5], elevation: -20 }], { terrain: [strip("pit")] });
    expect(below.refusal("ann", "move", { path: way([5, 5], [5, 7]) })).toBeNull();
    expect(below.refusal("ann", "move", { path: way([5, 5], [6, 5]) })).toBe("blocked");
    expect(below.refusal("ann", "climb", { path: way([5, 5], [6, 5]) })).toBeNull();
  });

  it("holds nobody whom the scene left at its brim", () => {
    const brim = stage([{ ...ANN, at: [5, 5] }], { terrain: [strip("pit")] });
    expect(brim.refusal("ann", "move", { path: way([5, 5], [6, 5]) })).toBeNull();
  });

  it("is straddled by who is wider than it", () => {
    const ogre: Seat = { ...ANN, profile: { size: "large" } };
    expect(codes(on(strip("pit"), [ogre]), "move")).toEqual([]);
    const wide: TerrainPatch = { kind: "pit", cells: [5, 6].flatMap((x) => [4, 5, 6].map((y): Cell => [x, y])) };
    expect(codes(on(wide, [ogre]), "move")).toEqual(["blocked"]);
  });

  it("is not named where a wall bars the way", () => {
    const fight = stage([ANN], {
      terrain: [strip("pit", { cells: [[8, 8]] })],
      walls: [{ from: [5, 0], to: [5, 12], move: true, sight: true }],
    });
    expect(fight.judge("ann", "move", { path: across }).refusal?.reasons[0].data).toEqual({ step: 2, cell: [5, 5] });
  });
});

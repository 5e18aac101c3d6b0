import { describe, expect, it } from "vitest";
import { GRID_DIAGONALS, GRID_TYPES } from "../grid/constants.js";
import { createGrid } from "../grid/create-grid.js";
import { aggregateCost } from "./aggregate-cost.js";
import { completePath } from "./complete-path.js";
import { deepFreeze, freezeExcept } from "./freeze.js";
import { appendHistory, rewindHistory } from "./history.js";
import { measureMovement, type MeasurableWaypoint } from "./measure-movement.js";
import { measureSections, splitAtCheckpoint } from "./sections.js";
import { ACTIONS, route } from "./test-support.js";

const square = createGrid({ type: GRID_TYPES.SQUARE, size: 100, distance: 5, diagonals: GRID_DIAGONALS.ALTERNATING_1 });
const measure = (waypoints: MeasurableWaypoint[]): ReturnType<typeof measureMovement> =>
  measureMovement(square, waypoints, ACTIONS, { aggregator: aggregateCost });

const path = completePath(square, route({}, { x: 100, y: 100, checkpoint: true }, { x: 300, y: 300 }), ACTIONS);
const [origin, ...steps] = path;
const [passed, pending] = splitAtCheckpoint(steps);

describe("the sections of a movement", () => {
  const parts = measureSections(
    { recorded: [], unrecorded: [], origin: origin!, passed, pending },
    "user",
    "move1",
    measure,
  );

  it("part at the first checkpoint", () => {
    expect(passed).toHaveLength(1);
    expect(pending).toHaveLength(2);
    expect(splitAtCheckpoint(pending)[1]).toEqual([]);
  });

  it("keep the phase of alternating diagonals", () => {
    expect(parts.passed).toMatchObject({ distance: 5, cost: 5, spaces: 1, diagonals: 1 });
    expect(parts.pending).toMatchObject({ distance: 15, cost: 15, spaces: 2, diagonals: 2 });
    expect(parts.pending.waypoints.map(({ cost, intermediate }) => [cost, intermediate])).toEqual([
      [10, true],
      [5, false],
    ]);
  });

  it("say who moved in which movement", () => {
    expect(parts.passed.waypoints[0]).toMatchObject({ userId: "user", movementId: "move1", terrain: null });
  });

  it("count history before them", () => {
    const recorded = appendHistory([], origin!, parts.passed, "user", "move1");
    expect(recorded).toHaveLength(2);
    const later = measureSections(
      { recorded, unrecorded: [], origin: passed.at(-1)!, passed: pending, pending: [] },
      "user",
      "move2",
      measure,
    );
    expect(later.history).toMatchObject({ cost: 5, spaces: 1, diagonals: 1 });
    expect(later.passed.cost).toBe(15);
  });
});

describe("rewinding history", () => {
  const at = (x: number, movementId: string): never => ({ ...route({ x })[0]!, movementId }) as never;
  const history = [at(0, "a"), at(100, "a"), at(200, "b"), at(300, "c")];

  it("goes back to before the named movement and drops what came after", () => {
    const rewound = rewindHistory(history, "b");
    expect(rewound?.position.x).toBe(100);
    expect(rewound?.history).toHaveLength(2);
  });

  it("goes back to the very start without a name, and empties history", () => {
    expect(rewindHistory(history, undefined)).toMatchObject({ position: { x: 0 }, history: [] });
  });

  it("knows nothing of other movements", () => {
    expect(rewindHistory(history, "z")).toBeNull();
    expect(rewindHistory([], undefined)).toBeNull();
  });
});

describe("freezing", () => {
  it("reaches all the way down, or spares what may be written", () => {
    const frozen = deepFreeze({ a: [{ b: 1 }] });
    expect(() => (frozen.a[0]!.b = 2)).toThrow(TypeError);
    const half = freezeExcept({ a: { b: 1 }, free: true }, ["free"]);
    half.free = false;
    expect(() => (half.a.b = 2)).toThrow(TypeError);
    expect(() => (half.a = { b: 3 })).toThrow(TypeError);
  });
});

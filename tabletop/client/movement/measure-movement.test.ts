import { describe, expect, it } from "vitest";
import { GRID_DIAGONALS, GRID_TYPES } from "../grid/constants.js";
import { createGrid } from "../grid/create-grid.js";
import { aggregateCost } from "./aggregate-cost.js";
import { composeCost } from "./compose-cost.js";
import { measureMovement } from "./measure-movement.js";
import { ACTIONS, route } from "./test-support.js";

const square = createGrid({ type: GRID_TYPES.SQUARE, size: 100, distance: 5, diagonals: GRID_DIAGONALS.ALTERNATING_1 });
const measure = (
  waypoints: ReturnType<typeof route>,
  cost?: ReturnType<typeof composeCost>,
): ReturnType<typeof measureMovement> =>
  measureMovement(square, waypoints, ACTIONS, { cost, aggregator: aggregateCost });

describe("measuring a movement", () => {
  it("costs its distance where nobody says otherwise", () => {
    expect(measure(route({}, { x: 200, y: 200 }))).toMatchObject({ distance: 15, cost: 15, spaces: 2, diagonals: 2 });
  });

  it("doubles the cost of crawling and nothing of displacing", () => {
    const cost = composeCost({}, undefined, ACTIONS);
    expect(measure(route({}, { x: 200, action: "crawl" }), cost)).toMatchObject({ distance: 10, cost: 20 });
    expect(measure(route({}, { x: 200, action: "displace" }), cost)).toMatchObject({ distance: 0, cost: 0, spaces: 0 });
    expect(measure(route({}, { x: 200, action: "blink" }), cost)).toMatchObject({ distance: 10, cost: 10 });
  });

  it("lets terrain speak first and the action change its answer", () => {
    const terrain = {
      getMovementCostFunction: () => (_from: object, to: { j: number }, distance: number) =>
        (to.j === 2 ? 3 : 1) * distance,
    };
    const cost = composeCost({}, terrain, ACTIONS);
    expect(measure(route({}, { x: 200 }), cost).cost).toBe(20);
    expect(measure(route({}, { x: 200, action: "climb" }), cost).cost).toBe(40);
  });

  it("takes the median over the cells of a large token, but a forbidden cell forbids", () => {
    const byRow = (rows: number[]) => (_from: object, to: { i: number }) => rows[to.i] ?? 0;
    const large = route({ width: 3, height: 3 }, { x: 100 });
    expect(measure(large, byRow([1, 2, 9])).cost).toBe(2);
    expect(measure(large, byRow([1, 2, Infinity])).cost).toBe(Infinity);
  });

  it("tells the cost function about the segment", () => {
    const seen: unknown[] = [];
    measure(route({}, { x: 100, action: "fly" }), (_f, _t, _d, segment) => {
      seen.push([segment.action, segment.teleport, segment.actionConfig.label, segment.terrain]);
      return 0;
    });
    expect(seen).toEqual([["fly", false, "TOKEN.MOVEMENT.ACTIONS.fly.label", null]]);
  });
});

describe("aggregating costs", () => {
  const results = (costs: number[]): Parameters<typeof aggregateCost>[0] =>
    costs.map((cost) => ({ from: { i: 0, j: 0 }, to: { i: 0, j: 1 }, cost }));
  it.each([
    [[1, 2, 9], 2],
    [[1, 2, 4, 9], 3],
    [[1, Infinity], Infinity],
    [[], 0],
  ])("of %j gives %d", (costs, expected) => {
    expect(aggregateCost(results(costs))).toBe(expected);
  });
});

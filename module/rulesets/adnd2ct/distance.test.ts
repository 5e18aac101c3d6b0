import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { sharesSpace } from "./distance.js";
import { fighter, seat, stage, type Seat, type Stage } from "./testing/stage.js";

const two = (at: Cell, more: Partial<Seat> = {}, board: Parameters<typeof stage>[1] = {}): Stage =>
  stage([seat("ann", [5, 5]), seat("ogre", at, { ...more, as: { size: "large" } })], board);
const apart = (fight: Stage): unknown =>
  fight.ask({ kind: "distance", from: creatureId("ann"), to: creatureId("ogre") });
const share = (fight: Stage): boolean => sharesSpace(fight.situation, fighter(fight, "ann"), fighter(fight, "ogre"));

describe("squares apart (GAP-ADND-23)", () => {
  it.each<readonly [Cell, number]>([
    [[5, 5], 0],
    [[4, 4], 0],
    [[6, 6], 1],
    [[3, 3], 1],
    [[2, 5], 2],
    [[8, 9], 4],
  ])("from a large one at %j are %i, diagonals like the rest", (at, squares) => {
    expect(apart(two(at))).toBe(squares);
    expect(share(two(at))).toBe(squares === 0);
  });

  it("count height in squares of five feet", () => {
    expect(apart(two([6, 5], { elevation: 4 }))).toBe(1);
    expect(apart(two([6, 5], { elevation: 10 }))).toBe(2);
    expect(share(two([5, 5], { elevation: 10 }))).toBe(false);
  });

  it("are those of neighbours where there is no scene, who share no square", () => {
    const fight = two([5, 5], {}, null);
    expect(share(fight)).toBe(false);
    fight.send({ type: "Repair", creature: creatureId("ann"), turn: { declared: { action: "attack", options: {} } } });
    fight.send({ type: "StartPhase", phase: "average" });
    expect(fight.refusal("ann", "attack", { target: "ogre" })).toBeNull();
  });
});

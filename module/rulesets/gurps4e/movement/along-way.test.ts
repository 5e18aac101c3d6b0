import { describe, expect, it } from "vitest";
import type { Act } from "../../../model/act.js";
import { creatureId } from "../../../model/ids.js";
import { hexWay } from "../testing/hexes.js";
import { ann, midTurn, orc } from "../testing/mid-turn.js";
import type { Seat } from "../testing/stage.js";
import { alongWay } from "./along-way.js";

type Way = Pick<Act, "path" | "facings" | "variant">;

const way = (...steps: Parameters<typeof hexWay>[1][]): Way => ({ path: hexWay([5, 5], ...steps) });
const far = orc({ at: [15, 15] });

/** How she looks on a way, cell by cell; null: as she does now. */
function looks(action: string, doing: Way, more: Partial<Seat> = {}): readonly string[] | null {
  return alongWay(midTurn([ann(more), far]).situation, { by: creatureId("ann"), action, ...doing }).facings ?? null;
}

describe("G4-GAP-06: how one looks on a way as it is usually meant", () => {
  it.each<readonly [string, string, Way, readonly string[] | null]>([
    ["ahead as before", "move", way("e", "ne", "se"), null],
    ["a yard to the side as before: turning gains nothing", "move", way("sw"), null],
    ["two to the side turned once", "move", way("sw", "sw"), ["se", "se"]],
    ["back turned, where it is far", "move", way("w", "w", "w", "w"), ["ne", "ne", "ne", "ne"].map(() => "sw")],
    ["with a step as before", "attack", way("w"), null],
    ["of an All-Out Attack into front hexes only", "all-out-attack", { ...way("sw"), variant: "strong" }, ["se"]],
  ])("%s", (_what, action, doing, facings) => {
    expect(looks(action, doing)).toEqual(facings);
  });

  it("leaves what is said as it is", () => {
    expect(looks("move", { ...way("sw", "sw"), facings: ["e", "e"] })).toEqual(["e", "e"]);
  });

  it("costs no more than the way gone as before", () => {
    const fight = midTurn([ann(), far]);
    const doing = way("w", "w");
    const turned = alongWay(fight.situation, { by: creatureId("ann"), action: "move", ...doing });
    const cost = (facings?: readonly string[]): number | undefined =>
      fight.judge("ann", "move", { ...doing, ...(facings && { facings: facings as never }) }).move?.total;
    expect(cost(turned.facings)).toBeLessThanOrEqual(cost() ?? 0);
  });
});

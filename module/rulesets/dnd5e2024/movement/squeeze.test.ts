import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import { stage, way, type Seat } from "../testing/stage.js";

/** A corridor of the given width along row 5, ten cells of rock above and below it. */
const corridor = (width: number) => ({
  terrain: [
    {
      kind: "solid" as const,
      cells: Array.from({ length: 10 }, (_, x) => x + 5).flatMap((x) =>
        Array.from({ length: 20 }, (_, y) => y)
          .filter((y) => y < 5 || y >= 5 + width)
          .map((y): Cell => [x, y]),
      ),
    },
  ],
});
const beast = (size: "medium" | "large" | "huge", at: Cell = [2, 5]): Seat => ({
  id: "beast",
  at,
  profile: { size, speeds: { walk: 60 } },
});

describe("squeezing", () => {
  it.each([
    ["medium", 1, null, 30],
    ["large", 2, null, 30],
    ["large", 1, null, 55],
    ["huge", 2, null, 60],
    ["huge", 1, "blocked", undefined],
  ] as const)("%s through a corridor of %i", (size, width, refusal, total) => {
    const plan = stage([beast(size)], corridor(width)).judge("beast", "move", { path: way([2, 5], [8, 5]) });
    expect(plan.refusal?.reasons[0].code ?? null).toBe(refusal);
    if (total !== undefined) expect(plan.move?.total).toBe(total);
  });

  it("is marked on the ruler", () => {
    const plan = stage([beast("large")], corridor(1)).judge("beast", "move", { path: way([2, 5], [5, 5]) });
    expect(plan.move?.steps.map(({ marks }) => marks)).toEqual([[], ["squeeze"], ["squeeze"]]);
  });

  it.each([
    ["in the corridor", [8, 5], ["squeezed"], ["squeezed"]],
    ["in the open", [1, 5], [], []],
  ] as const)("hampers attacks by and on a creature %s", (_, at, worse, better) => {
    const [x, y] = at;
    const fight = stage([beast("large", at), { id: "ann", at: [x + 2, y], side: "heroes" }], corridor(1));
    const ask = (by: string, target: string): unknown => {
      const answer = fight.ask({ kind: "attack", by: by as never, target: target as never });
      return answer;
    };
    expect(ask("beast", "ann")).toMatchObject({ disadvantages: worse });
    expect(ask("ann", "beast")).toMatchObject({ advantages: better });
  });
});

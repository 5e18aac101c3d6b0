import { describe, expect, it } from "vitest";
import { createBoard } from "../../grid/board/board.js";
import { cellIndex } from "../../grid/board/layout.js";
import { FACINGS, type Facing } from "../../model/position.js";
import { creatureId } from "../../model/ids.js";
import { arcOf, arcOfCell, facingOfStep, facingTowards, type Arc } from "./facing.js";
import { seat, stage, sword } from "./testing/stage.js";

const board = createBoard({ shape: "square", columns: 9, rows: 9, walls: [], terrain: [] });
const STEPS: Readonly<Record<Facing, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};
const around = (facing: Facing): Record<string, number> => {
  const own = { cell: cellIndex(board, 4, 4), size: 1 };
  const count = { front: 0, flank: 0, rear: 0 };
  for (const x of [3, 4, 5]) {
    for (const y of [3, 4, 5]) if (x !== 4 || y !== 4) count[arcOfCell(board, own, facing, cellIndex(board, x, y))]++;
  }
  return count;
};

describe("facing", () => {
  it.each(FACINGS)("%s has three front, two flank and three rear squares (GAP-ADND-07)", (facing) => {
    expect(around(facing)).toEqual({ front: 3, flank: 2, rear: 3 });
  });

  it("makes the front squares threatened, with a long weapon the row behind them too, and nothing for bare hands (GAP-ADND-07, GAP-ADND-20)", () => {
    const cells = (attacks: ReturnType<typeof sword>[]): number => {
      const fight = stage([seat("ann", [8, 8], { as: { attacks } })]);
      return (fight.ask({ kind: "threatened", by: creatureId("ann") }) as unknown[]).length;
    };
    // The own square counts as in front.
    expect(cells([sword()])).toBe(1 + 3);
    expect(cells([{ ...sword(), reach: { min: 0, max: 2 } }])).toBe(1 + 3 + 5);
    expect(cells([{ id: "fist", kind: "unarmed", extra: {} }])).toBe(0);
  });

  it("gives +1 from the flank, +2 from behind, where neither Dexterity nor a shot counts (GAP-ADND-07, GAP-ADND-25)", () => {
    const of = (at: [number, number]): unknown => {
      const fight = stage([seat("ann", at), seat("orc", [8, 8], { facing: "n", as: { stats: { ac: 5, dexAc: 2 } } })]);
      const [by, target] = [creatureId("ann"), creatureId("orc")];
      const { bonus } = fight.ask({ kind: "attack", by, target }) as { bonus: number };
      return [bonus, fight.ask({ kind: "defence", of: target, defence: "ac", against: by })];
    };
    expect(of([8, 7])).toEqual([0, 5]);
    expect(of([9, 8])).toEqual([1, 5]);
    expect(of([8, 9])).toEqual([2, 7]);
  });

  it("may turn with each blow, but not away from whom it strikes (ADND-MAP-004)", () => {
    const fight = stage([seat("ann", [5, 5]), seat("orc", [5, 4], { facing: "n" })]);
    fight.act("ann", "declare", { then: { by: creatureId("ann"), action: "attack" } });
    fight.send({ type: "StartPhase", phase: "average" });
    expect(fight.refusal("ann", "attack", { target: "orc", facing: "s" })).toBe("facing");
    fight.act("ann", "attack", { target: "orc" });
    expect(fight.state("ann").position?.facing).toBe("n");
  });
});

describe("arcs of larger figures (GAP-ADND-07)", () => {
  const cells = (size: number, facing: Facing, arc: Arc): string[] => {
    const own = { cell: cellIndex(board, 3, 3), size };
    const ring = Array.from({ length: size + 2 }, (_, i) => 2 + i);
    return ring.flatMap((y) =>
      ring.flatMap((x) => {
        const inside = x > 2 && x < 3 + size && y > 2 && y < 3 + size;
        return !inside && arcOfCell(board, own, facing, cellIndex(board, x, y)) === arc
          ? [`${String(x)},${String(y)}`]
          : [];
      }),
    );
  };

  it("have their front along the whole side, their flanks beside them", () => {
    expect(cells(2, "n", "front")).toEqual(["2,2", "3,2", "4,2", "5,2"]);
    expect(cells(2, "n", "flank")).toEqual(["2,3", "5,3", "2,4", "5,4"]);
    expect(cells(2, "n", "rear")).toEqual(["2,5", "3,5", "4,5", "5,5"]);
    expect(cells(2, "e", "front")).toEqual(["5,2", "5,3", "5,4", "5,5"]);
    expect(cells(3, "w", "rear")).toEqual(["6,2", "6,3", "6,4", "6,5", "6,6"]);
  });

  it("look over a corner with the two sides at it", () => {
    expect(cells(1, "ne", "front")).toEqual(["3,2", "4,2", "4,3"]);
    expect(cells(1, "ne", "flank")).toEqual(["2,2", "4,4"]);
    expect(cells(1, "sw", "rear")).toEqual(["3,2", "4,2", "4,3"]);
  });

  it("widen with the distance by the same angle", () => {
    const far = (x: number, y: number): Arc =>
      arcOfCell(board, { cell: cellIndex(board, 4, 4), size: 1 }, "n", cellIndex(board, x, y));
    expect([far(1, 1), far(1, 2), far(1, 6), far(1, 7), far(4, 4)]).toEqual([
      "front",
      "flank",
      "flank",
      "rear",
      "front",
    ]);
  });

  it("hold somebody by the foremost of its squares, and are all front for one that faces nowhere", () => {
    const own = { cell: cellIndex(board, 4, 4), size: 1 };
    const other = (x: number, y: number, size: number) => ({ cell: cellIndex(board, x, y), size });
    expect(arcOf(board, own, "n", other(2, 3, 2))).toBe("front");
    expect(arcOf(board, own, "n", other(2, 4, 2))).toBe("flank");
    expect(arcOf(board, own, "n", other(3, 5, 2))).toBe("rear");
    expect(arcOf(board, own, null, other(3, 5, 2))).toBe("front");
    expect(arcOf(board, own, "n", other(4, 4, 1))).toBe("front");
  });
});

describe("directions", () => {
  const at = (x: number, y: number, size = 1) => ({ cell: cellIndex(board, x, y), size });

  it.each<readonly [number, number, Facing]>([
    [4, 1, "n"],
    [5, 1, "n"],
    [6, 2, "ne"],
    [7, 4, "e"],
    [7, 5, "e"],
    [6, 6, "se"],
    [4, 8, "s"],
    [2, 6, "sw"],
    [0, 4, "w"],
    [1, 1, "nw"],
    [3, 0, "n"],
  ])("towards %i, %i are %s", (x, y, facing) => {
    expect(facingTowards(board, at(4, 4), at(x, y))).toBe(facing);
  });

  it("are from middle to middle, and none within one space", () => {
    expect(facingTowards(board, at(4, 4), at(5, 3, 3))).toBe("e");
    expect(facingTowards(board, at(2, 2, 3), at(3, 0))).toBe("n");
    expect(facingTowards(board, at(4, 4), at(4, 4))).toBeNull();
    expect(facingTowards(board, at(3, 3, 3), at(4, 4))).toBeNull();
    expect(facingTowards(board, at(4, 4, 2), at(4, 4))).toBe("nw");
  });

  it("of a step are its own, and none of what is none", () => {
    const steps = FACINGS.map((facing) => {
      const [dx, dy] = STEPS[facing];
      return facingOfStep([4, 4], [4 + dx, 4 + dy]);
    });
    expect(steps).toEqual(FACINGS);
    expect(facingOfStep([4, 4], [4, 4])).toBeNull();
    expect(facingOfStep([4, 4], [6, 4])).toBeNull();
  });
});

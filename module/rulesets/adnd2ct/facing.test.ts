import { describe, expect, it } from "vitest";
import { createBoard } from "../../grid/board/board.js";
import { cellIndex } from "../../grid/board/layout.js";
import { FACINGS, type Facing } from "../../model/position.js";
import { creatureId } from "../../model/ids.js";
import { arcOfCell } from "./facing.js";
import { seat, stage, sword } from "./testing/stage.js";

const board = createBoard({ shape: "square", columns: 9, rows: 9, walls: [], terrain: [] });
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

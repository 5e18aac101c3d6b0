import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnOf, cellsOf, rowOf } from "../../grid/board/layout.js";
import { creatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import type { ReachedCell } from "../../rules/movement/survey-reach.js";
import { stage, type Stage } from "./testing/stage.js";

const SIDE = 10;
const cell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1));

/** Three creatures somewhere among rubble, the last one large; each call sets the same fight up anew. */
const fight: fc.Arbitrary<Stage> = fc
  .record({
    places: fc.uniqueArray(cell, { minLength: 3, maxLength: 3, selector: String }),
    rubble: fc.array(cell, { maxLength: 20 }),
    conditions: fc.subarray(["prone", "grappled"], { maxLength: 1 }),
    reach: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ places, rubble, conditions, reach }) => {
    const [ann = [0, 0], bob = [1, 0], ogre = [2, 0]] = places;
    const attacks = [{ id: "club", kind: "melee" as const, reach: { min: 1, max: reach }, extra: {} }];
    return stage(
      [
        { id: "ann", at: ann, side: "heroes", conditions },
        { id: "bob", at: bob, side: "heroes" },
        { id: "ogre", at: ogre, profile: { size: "large", attacks } },
      ],
      { columns: SIDE, rows: SIDE, terrain: [{ kind: "difficult", cells: rubble }] },
    );
  });

function cellsWhere({ situation }: Stage, holds: (cell: Cell) => boolean): string[] {
  const { board } = situation;
  if (!board) return [];
  return [...cellsOf(board)]
    .map((index): Cell => [columnOf(board, index), rowOf(board, index)])
    .filter(holds)
    .map(String)
    .sort();
}

describe("where a flyer could end", () => {
  it("is as far as its wings carry it, and nowhere without any", () => {
    const count = (speeds: Readonly<Record<string, number>>): number => {
      const open = stage([{ id: "ann", at: [0, 0], profile: { speeds } }], { columns: 20, rows: 1 });
      const asked = { kind: "reach", by: creatureId("ann"), action: "move", mode: "fly" } as const;
      return (open.ask(asked) as unknown as ReachedCell[]).length;
    };
    expect([count({ walk: 30, fly: 60 }), count({ walk: 30 })]).toEqual([12, 0]);
  });
});

describe("questions about many cells at once", () => {
  it("answer for threatened cells what each single one does", () => {
    fc.assert(
      fc.property(fight, fc.constantFrom("ann", "ogre"), (open, who) => {
        const by = creatureId(who);
        const single = cellsWhere(open, (each) => open.ask({ kind: "threatens", by, cell: each }) === true);
        const all = open.ask({ kind: "threatened", by }) as unknown as Cell[];
        expect(all.map(String).sort()).toEqual(single);
      }),
    );
  });

  it("answer for movement what is lawful, and nothing for one who is held", () => {
    fc.assert(
      fc.property(fight, (open) => {
        const by = creatureId("ann");
        const held = open.conditions("ann").some((id) => id === "prone" || id === "grappled");
        const start = String(open.cell("ann"));
        const single = cellsWhere(
          open,
          (each) => open.ask({ kind: "reachable", by, action: "move", cell: each }) === true,
        ).filter((each) => each !== start);
        const all = open.ask({ kind: "reach", by, action: "move" }) as unknown as ReachedCell[];
        expect(all.map((each) => String(each.cell)).sort()).toEqual(held ? [] : single);
      }),
    );
  });
});

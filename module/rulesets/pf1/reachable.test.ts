import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnOf, cellsOf, rowOf } from "../../grid/board/layout.js";
import { creatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import type { ReachedCell } from "../../rules/movement/survey-reach.js";
import { pf1 } from "./ruleset.js";
import { arbitraryFight } from "./testing/arbitrary-fight.js";
import { stage, type Stage } from "./testing/stage.js";

const ask = ({ situation }: Stage, question: Parameters<typeof pf1.ask>[1]) => pf1.ask(situation, question);
const reach = (fight: Stage, by: string, action: string) =>
  ask(fight, { kind: "reach", by: creatureId(by), action }) as unknown as ReachedCell[];

/** All cells of the board for which something holds. */
function cellsWhere({ situation }: Stage, holds: (cell: Cell) => boolean): string[] {
  const { board } = situation;
  if (!board) return [];
  return [...cellsOf(board)]
    .map((index): Cell => [columnOf(board, index), rowOf(board, index)])
    .filter(holds)
    .map(String)
    .sort();
}

describe("where a creature could end its movement", () => {
  it.each(["move", "five-foot-step", "withdraw", "crawl", "run"])(
    "is, for %s, where every single question says so",
    (action) => {
      fc.assert(
        fc.property(arbitraryFight, (setUp) => {
          const fight = setUp();
          const by = creatureId("ann");
          const start = String(fight.cell("ann"));
          const single = cellsWhere(fight, (cell) => ask(fight, { kind: "reachable", by, action, cell }) === true);
          const all = reach(fight, "ann", action).filter(({ opens }) => opens === null);
          expect(all.map(({ cell }) => String(cell)).sort()).toEqual(single.filter((cell) => cell !== start));
        }),
      );
    },
  );

  it("is farther with another slot, which it names", () => {
    const fight = stage([{ id: "ann", at: [2, 2] }], { columns: 20, rows: 5 });
    const far = reach(fight, "ann", "move");
    const opens = (column: number) => far.find(({ cell }) => cell[0] === column && cell[1] === 2)?.opens;
    expect([opens(8), opens(9), opens(14), opens(15)]).toEqual([null, "standard", "standard", undefined]);
  });

  it("is farther with the standard action, too, once the move action is spent, by what is left of the move and without", () => {
    const fight = stage([{ id: "ann", at: [2, 2] }], { columns: 20, rows: 5 });
    const opens = (column: number) =>
      reach(fight, "ann", "move").find(({ cell }) => cell[0] === column && cell[1] === 2)?.opens;
    fight.act("ann", "move", { path: [2, 3, 4].map((column): Cell => [column, 2]) });
    expect([opens(8), opens(9), opens(14), opens(15)]).toEqual([null, "standard", "standard", undefined]);
    fight.act("ann", "move", { path: [4, 5, 6, 7, 8].map((column): Cell => [column, 2]) });
    expect([opens(9), opens(14), opens(15)]).toEqual(["standard", "standard", undefined]);
    fight.act("ann", "move", { path: [8, 9].map((column): Cell => [column, 2]), pay: "standard" });
    expect([opens(10), opens(14), opens(15)]).toEqual([null, null, undefined]);
  });

  it("goes by the manner of moving: as far as its wings carry it, and nowhere without", () => {
    const wings = (speeds: Readonly<Record<string, number>>): number => {
      const fight = stage([{ id: "ann", at: [0, 0], profile: { speeds } }], { columns: 30, rows: 1 });
      const asked = { kind: "reach", by: creatureId("ann"), action: "move", mode: "fly" } as const;
      return (ask(fight, asked) as unknown as ReachedCell[]).filter(({ opens }) => opens === null).length;
    };
    expect([wings({ walk: 30, fly: 60 }), wings({ walk: 30 })]).toEqual([12, 0]);
  });

  it("is nowhere for one who may not move now", () => {
    const fight = stage([
      { id: "ann", at: [2, 2] },
      { id: "bob", at: [9, 9] },
    ]);
    expect(reach(fight, "bob", "move")).toEqual([]);
  });
});

describe("threatened cells", () => {
  it("are all of which the single question says so", () => {
    fc.assert(
      fc.property(arbitraryFight, fc.constantFrom("ann", "bob", "orc", "ogre"), (setUp, who) => {
        const fight = setUp();
        const by = creatureId(who);
        const single = cellsWhere(fight, (cell) => ask(fight, { kind: "threatens", by, cell }) === true);
        const all = ask(fight, { kind: "threatened", by }) as unknown as Cell[];
        expect(all.map(String).sort()).toEqual(single);
      }),
    );
  });
});

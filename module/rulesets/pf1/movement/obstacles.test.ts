import { describe, expect, it } from "vitest";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import type { Size } from "../../../model/profile.js";
import { judge } from "../judge/judge.js";
import { openTurn, type Given } from "../testing/mid-turn.js";
import { way, type Seat } from "../testing/stage.js";

const orc = creatureId("orc");
/** What becomes of a way through the orc's cell, and of one that ends there. */
function passing(given: Given): readonly [through: string | null, onto: string | null] {
  const fight = openTurn(given);
  return [
    fight.refusal("ann", "move", { path: way([5, 5], [7, 5]) }),
    fight.refusal("ann", "move", { path: way([5, 5], [6, 5]) }),
  ];
}
const its = (more: Partial<Seat>): Given => ({ orc: more });
const sized = (size: Size, mine: Size = "medium"): Given => ({
  ann: { profile: { size } },
  orc: { profile: { size: mine } },
});

describe("PF1-GAP-04: whom a movement passes, and where it may end", () => {
  it.each<readonly [string, Given, string | null, string | null]>([
    ["a foe", {}, "occupied", "occupied"],
    ["a friend", its({ side: "heroes" }), null, "occupied"],
    ["the helpless", its({ conditions: ["helpless"] }), null, "occupied"],
    ["the unconscious", its({ conditions: ["unconscious"] }), null, "occupied"],
    ["the stunned", its({ conditions: ["stunned"] }), "occupied", "occupied"],
    ["the dead", its({ conditions: ["dead"] }), null, null],
    ["one unseen", { ann: { profile: { unseen: [orc] } } }, null, null],
    [
      "one unseen whose place is known",
      { ann: { profile: { unseen: [orc], located: [orc] } } },
      "occupied",
      "occupied",
    ],
    ["one's own mount", { ann: { profile: { rides: orc } } }, "condition", "condition"],
    ["one's rider", its({ profile: { rides: creatureId("ann") } }), null, null],
    ["the tiny", its({ profile: { size: "tiny" } }), null, null],
    ["the tiny in a crowd", its({ profile: { size: "tiny", space: 1 } }), "occupied", "occupied"],
    ["anybody, for the tiny", sized("tiny"), null, null],
    ["PF1-GAP-10: whom one has overrun", { turn: { overrun: "orc" } }, null, "occupied"],
    ["PF1-GAP-10: another than one has overrun", { turn: { overrun: "elf" } }, "occupied", "occupied"],
    ["two sizes smaller", sized("medium", "tiny"), null, null],
  ])("%s", (_what, given, through, onto) => {
    expect(passing(given)).toEqual([through, onto]);
  });

  it.each<readonly [Size, string | null]>([
    ["large", "occupied"],
    ["huge", "occupied"],
    ["gargantuan", null],
    ["colossal", null],
  ])("a foe of size %s", (size, refused) => {
    const given: Given = {
      ann: { at: [2, 10], profile: { speeds: { walk: 90 } } },
      orc: { at: [4, 9], profile: { size } },
    };
    expect(openTurn(given).refusal("ann", "move", { path: way([2, 10], [12, 10]) })).toBe(refused);
  });

  it("one who left the fight is in nobody's way", () => {
    const fight = openTurn();
    fight.send({ type: "Observe", creature: orc, out: true });
    expect(fight.refusal("ann", "move", { path: way([5, 5], [6, 5]) })).toBeNull();
  });

  it("and those who only stand about are in everybody's", () => {
    const { situation } = openTurn({ orc: { at: [15, 15] } });
    const standing = { ...situation, bystanders: [{ cell: [6, 5] as Cell, space: 2 }] };
    const fight = openTurn({ orc: { at: [15, 15] } });
    expect(fight.refusal("ann", "move", { path: way([5, 5], [7, 5]) })).toBeNull();
    const judge = (x: number, y: number) => judgeIn(standing, [x, y]);
    expect([judge(6, 5), judge(6, 6), judge(4, 5)]).toEqual(["occupied", "occupied", null]);
  });
});

describe("PF1-GAP-04: squeezing", () => {
  const stone = (...cells: readonly Cell[]): Partial<BoardSnapshot> => ({ terrain: [{ kind: "solid", cells }] });
  const ogre = (board: Partial<BoardSnapshot>, to: Cell, size: Size = "large") => {
    const fight = openTurn({ ann: { profile: { size, speeds: { walk: 60 } } }, orc: { at: [15, 15] }, board });
    const { refusal, move } = fight.judge("ann", "move", { path: way([5, 5], to) });
    return refusal ? refusal.reasons[0].code : move?.steps.map(({ cost, marks }) => [cost, ...marks]);
  };
  it.each<readonly [string, Partial<BoardSnapshot>, Cell, unknown]>([
    ["nothing in the way", {}, [7, 5], [[5], [5]]],
    ["one cell of four is stone", stone([8, 5]), [7, 5], [[5], [10, "squeeze"]]],
    ["the cell below", stone([8, 6]), [7, 5], [[5], [10, "squeeze"]]],
    [
      "the cell before",
      stone([7, 6]),
      [7, 5],
      [
        [10, "squeeze"],
        [10, "squeeze"],
      ],
    ],
    [
      "three of four",
      stone([8, 5], [7, 6], [8, 6]),
      [7, 5],
      [
        [10, "squeeze"],
        [10, "squeeze"],
      ],
    ],
    ["all of them", stone([7, 5], [7, 6], [8, 5], [8, 6]), [7, 5], "blocked"],
  ])("a large creature where %s", (_what, board, to, expected) => {
    expect(ogre(board, to)).toEqual(expected);
  });

  it("a wall between its cells, too", () => {
    const wall = (from: Cell, to: Cell): Partial<BoardSnapshot> => ({ walls: [{ from, to, move: true, sight: true }] });
    expect(ogre(wall([7, 6], [9, 6]), [7, 5])).toEqual([
      [10, "squeeze"],
      [10, "squeeze"],
    ]);
    expect(ogre(wall([7, 7], [9, 7]), [7, 5])).toEqual([[5], [5]]);
  });

  it("a medium one needs its own cell, and no more", () => {
    expect([ogre(stone([6, 4], [6, 6]), [7, 5], "medium"), ogre(stone([6, 5]), [7, 5], "medium")]).toEqual([
      [[5], [5]],
      "blocked",
    ]);
  });
});

function judgeIn(situation: ReturnType<typeof openTurn>["situation"], cell: Cell): string | null {
  const plan = judge(situation, { by: creatureId("ann"), action: "move", path: way([5, 5], cell) });
  return plan.refusal?.reasons[0].code ?? null;
}

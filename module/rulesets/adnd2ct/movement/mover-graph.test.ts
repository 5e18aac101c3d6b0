import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import { adnd2ct } from "../ruleset.js";
import { declared, phase, seat, stage, way, type Seat, type Stage } from "../testing/stage.js";

type Board = Parameters<typeof stage>[1];

/** Ann on her way along a corridor of one square, so that whoever stands there has to be passed. */
function corridor(others: readonly Seat[], ann: Parameters<typeof seat>[2] = {}, board: Board = {}): Stage {
  const fight = stage([seat("ann", [2, 0], { turn: declared("move"), ...ann }), ...others], { rows: 1, ...board });
  phase(fight, "average");
  return fight;
}
const goes = (fight: Stage, to = 6): unknown =>
  fight.judge("ann", "move", { path: way([2, 0], [to, 0]) }).refusal?.reasons.map(({ code }) => code) ?? null;
const goesTo = (fight: Stage, to: number): unknown => goes(fight, to);
const inTheWay = (id: string, more: Parameters<typeof seat>[2] = {}): Seat =>
  seat(id, [4, 0], { facing: "w", ...more });

describe("whoever stands in the way", () => {
  it("lets a friend pass that nobody threatens or has attacked, not stop (ADND-MAP-005)", () => {
    expect(goes(corridor([inTheWay("bob")]))).toBeNull();
    expect(goesTo(corridor([inTheWay("bob")]), 4)).toEqual(["occupied"]);
    expect(goes(corridor([inTheWay("bob", { turn: { attacked: true } })]))).toEqual(["occupied"]);
    expect(goesTo(corridor([inTheWay("bob"), seat("orc", [5, 0])]), 3)).toBeNull();
    expect(goes(corridor([inTheWay("bob"), seat("orc", [5, 0], { facing: "w" }), seat("eve", [9, 0])]))).toEqual([
      "occupied",
    ]);
  });

  it("bars the way as an enemy, unless one of the two lies, or they grapple (ADND-MAP-006)", () => {
    expect(goes(corridor([inTheWay("orc")]))).toEqual(["occupied"]);
    expect(goes(corridor([inTheWay("orc", { conditions: ["prone"] })]))).toBeNull();
    expect(goesTo(corridor([inTheWay("orc", { conditions: ["unconscious"] })]), 4)).toBeNull();
    const both = ["grappled"];
    expect(goes(corridor([inTheWay("orc", { conditions: both })], { conditions: both }))).toEqual(["condition"]);
    expect(goes(corridor([inTheWay("orc", { conditions: both })]))).toEqual(["occupied"]);
    expect(goes(corridor([inTheWay("orc")], { conditions: both }))).toEqual(["condition", "occupied"]);
    const crawls = corridor([inTheWay("orc")], {
      conditions: ["prone"],
      turn: declared("crawl"),
      as: { speeds: { walk: 24 } },
    });
    expect(crawls.refusal("ann", "crawl", { path: way([2, 0], [5, 0]) })).toBeNull();
  });

  it("is no hindrance dead, nor unseen until it is found (ADND-MAP-001)", () => {
    expect(goesTo(corridor([inTheWay("bob", { conditions: ["dead"] })]), 4)).toBeNull();
    const [orc] = [creatureId("orc")];
    expect(goesTo(corridor([inTheWay("orc")], { as: { unseen: [orc] } }), 4)).toBeNull();
    expect(goesTo(corridor([inTheWay("orc")], { as: { unseen: [orc], located: [orc] } }), 4)).toEqual(["occupied"]);
  });

  it("is no hindrance as the mover's own mount or rider", () => {
    const mounted = seat("bay", [2, 0], { as: { speeds: { walk: 24 }, size: "medium" } });
    expect(goes(corridor([mounted], { as: { rides: creatureId("bay") } }))).toBeNull();
  });

  it("takes up all the squares of its size", () => {
    const wide = (size: "large" | "huge"): Stage => corridor([seat("ogre", [4, 0], { as: { size } })], {}, { rows: 4 });
    expect(wide("large").refusal("ann", "move", { path: way([2, 0], [5, 3]) })).toBeNull();
    expect(wide("large").refusal("ann", "move", { path: way([2, 0], [3, 1], [4, 1]) })).toBe("occupied");
    expect(wide("huge").refusal("ann", "move", { path: way([2, 0], [4, 2]) })).toBe("occupied");
  });

  it("is somebody of no fight at all, with all the squares that it takes up", () => {
    const { situation } = corridor([], {}, { rows: 4 });
    const past = (y: number, space: number): unknown =>
      adnd2ct.judge(
        { ...situation, bystanders: [{ cell: [4, y], space }] },
        { by: creatureId("ann"), action: "move", path: way([2, 0], [6, 0]) },
      ).refusal?.reasons[0].code ?? null;
    expect(past(0, 1)).toBe("occupied");
    expect(past(1, 1)).toBeNull();
    expect(past(-1, 1)).toBeNull();
  });

  it("of a large mover is whoever stands under any of its squares", () => {
    const ogre = (at: readonly [number, number]): Stage => {
      const fight = stage(
        [seat("ogre", [2, 0], { side: "heroes", turn: declared("move"), as: { size: "large" } }), seat("orc", at)],
        { rows: 3 },
      );
      phase(fight, "average");
      return fight;
    };
    const path = way([2, 0], [4, 0]);
    expect(ogre([5, 1]).refusal("ogre", "move", { path })).toBe("occupied");
    expect(ogre([5, 2]).refusal("ogre", "move", { path })).toBeNull();
  });
});

describe("the ground (GAP-ADND-24)", () => {
  const terrain = (kind: "difficult" | "bad-footing" | "hampered" | "water", more: JsonObject = {}): Board => ({
    terrain: [{ kind, cells: [[3, 0] as const], ...more }],
  });
  const costs = (board: Board, mode?: string): unknown =>
    corridor([], { as: { speeds: { walk: 12, fly: 12 } } }, board)
      .judge("ann", "move", {
        path: way([2, 0], [4, 0]),
        ...(mode !== undefined && { options: { mode } }),
      })
      .move?.steps.map(({ cost, marks }) => [cost, ...marks]);

  it("costs two squares where it is difficult or slippery, three where it is worse, and what it says itself", () => {
    expect(costs(terrain("difficult"))).toEqual([[2, "difficult"], [1]]);
    expect(costs(terrain("bad-footing"))).toEqual([[2, "difficult"], [1]]);
    expect(costs(terrain("hampered"))).toEqual([[3, "difficult"], [1]]);
    expect(costs(terrain("water"))).toEqual([[1], [1]]);
    expect(costs(terrain("difficult", { multiplier: 4 }))).toEqual([[4, "difficult"], [1]]);
  });

  it("costs the most of what lies there", () => {
    const both = { terrain: [terrain("hampered"), terrain("difficult")].flatMap((each) => each?.terrain ?? []) };
    expect(costs(both)).toEqual([[3, "difficult"], [1]]);
  });

  it("doesn't matter to those who fly", () => {
    expect(costs(terrain("hampered"), "fly")).toEqual([[1], [1]]);
  });

  it("counts every second diagonal double where the table does, but for those who are pushed", () => {
    const options = { diagonals: "5-10-5" };
    const fight = stage([seat("ann", [2, 2], { turn: declared("move") })], {}, options);
    phase(fight, "average");
    const path = way([2, 2], [5, 5]);
    expect(fight.judge("ann", "move", { path }).move?.total).toBe(4);
    expect(fight.judge("ann", "move", { path: way([2, 2], [5, 2]) }).move?.total).toBe(3);
    expect(fight.refusal("ann", "forced", { path, cause: "push" })).toBeNull();
  });
});

describe("a pit", () => {
  const pit = { terrain: [{ kind: "pit" as const, cells: [[3, 0] as const] }] };

  it("is not walked into, but flown over and pushed into", () => {
    const fight = corridor([], { as: { speeds: { walk: 12, fly: 12 } } }, pit);
    expect(goes(fight)).toEqual(["blocked"]);
    expect(fight.judge("ann", "move", { path: way([2, 0], [3, 0]) }).refusal?.reasons[0].data).toMatchObject({
      terrain: "pit",
    });
    expect(fight.refusal("ann", "move", { path: way([2, 0], [5, 0]), options: { mode: "fly" } })).toBeNull();
    expect(fight.refusal("ann", "forced", { path: way([2, 0], [3, 0]), cause: "push" })).toBeNull();
  });

  it("is not walked out of", () => {
    const out = (elevation: number): unknown => {
      const fight = stage([seat("ann", [3, 0], { elevation, turn: declared("move") })], { rows: 1, ...pit });
      phase(fight, "average");
      return fight.refusal("ann", "move", { path: way([3, 0], [4, 0]) });
    };
    expect(out(-10)).toBe("blocked");
    expect(out(0)).toBeNull();
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { stage, way, type Seat, type Stage } from "../testing/stage.js";

const ANN = creatureId("ann");
const ann = (more: Partial<Seat> = {}): Seat => ({
  id: "ann",
  at: [5, 5],
  side: "heroes",
  // Training adds two, and keeps the target from striking back.
  profile: { stats: { cmb: 8 }, features: ["improved-bull-rush", "improved-drag"] },
  ...more,
});
const orc = (more: Partial<Seat> = {}): Seat => ({ id: "orc", at: [6, 5], profile: { stats: { cmd: 15 } }, ...more });

/** A manoeuvre whose check comes as far above the defence as said. */
function attempt(variant: string, margin: number, seats = [ann(), orc()], board: Partial<BoardSnapshot> = {}): Stage {
  const fight = stage(seats, board);
  fight.act("ann", "combat-maneuver", { variant, target: "orc" });
  for (const { responders } of fight.encounter.windows)
    for (const { creature } of responders) fight.answer(creature, false);
  fight.roll(margin + 5);
  return fight;
}
function choose(fight: Stage, options: JsonObject = {}): Stage {
  const window = fight.encounter.windows.at(-1);
  if (!window) throw new Error("nobody is asked");
  fight.send({ type: "AnswerWindow", window: window.id, by: ANN, answer: { accept: true, options } });
  return fight;
}
const offered = (fight: Stage) => fight.encounter.windows.at(-1)?.responders[0]?.option.distances;
const cells = (fight: Stage) => [fight.cell("ann"), fight.cell("orc")];
const isOver = ({ encounter }: Stage) => encounter.tasks.length === 0 && encounter.windows.length === 0;

describe("PF1-GAP-10: a bull rush", () => {
  it.each([
    [-1, undefined],
    [0, [5]],
    [4, [5]],
    [5, [5, 10]],
    [10, [5, 10, 15]],
  ])("by %i above the defence is offered %j feet", (margin, feet) => {
    const fight = attempt("bull-rush", margin);
    expect(offered(fight)).toEqual(feet);
    expect(isOver(fight)).toBe(feet === undefined);
  });

  it("goes as far as its doer chooses, the farthest unless told, or not at all", () => {
    expect(cells(choose(attempt("bull-rush", 10)))).toEqual([
      [5, 5],
      [9, 5],
    ]);
    expect(cells(choose(attempt("bull-rush", 10), { distance: 10 }))).toEqual([
      [5, 5],
      [8, 5],
    ]);
    const declined = attempt("bull-rush", 10);
    declined.answer("ann", false);
    expect([cells(declined), isOver(declined)]).toEqual([
      [
        [5, 5],
        [6, 5],
      ],
      true,
    ]);
  });

  it("takes a way of its doer's own, each step farther and no longer than the check allows", () => {
    const goes = (...path: readonly Cell[]) => {
      const fight = choose(attempt("bull-rush", 5), { path: path.map(([x, y]) => [x, y]) });
      return [fight.cell("orc"), isOver(fight)];
    };
    expect(goes([6, 5], [7, 5], [8, 5])).toEqual([[8, 5], true]);
    expect(goes([6, 5], [7, 6])).toEqual([[7, 6], true]);
    for (const wrong of [way([6, 5], [9, 5]), way([6, 5], [6, 6]), way([6, 5], [5, 6]), way([9, 9], [10, 9])])
      expect(() => goes(...wrong)).toThrow("refused");
    const asked = attempt("bull-rush", 5);
    expect(() => choose(asked, { path: [[6, 5], "there"] })).toThrow("refused");
    expect(choose(asked).cell("orc")).toEqual([8, 5]);
  });

  it("ends before what stands in the way, and asks nobody where there is no room at all", () => {
    const wall = (x: number): Partial<BoardSnapshot> => ({
      terrain: [{ kind: "solid", cells: [[x, 5]] }],
    });
    expect(offered(attempt("bull-rush", 10, [ann(), orc()], wall(8)))).toEqual([5]);
    expect(offered(attempt("bull-rush", 10, [ann(), orc(), { id: "ally", at: [8, 5] }]))).toEqual([5]);
    const shut = attempt("bull-rush", 10, [ann(), orc()], wall(7));
    expect([offered(shut), isOver(shut)]).toEqual([undefined, true]);
  });

  it("PF1-GAP-03: counts every second diagonal double", () => {
    const fight = attempt("bull-rush", 10, [ann(), orc({ at: [6, 6] })]);
    expect(offered(fight)).toEqual([5, 15]);
    expect(choose(fight).cell("orc")).toEqual([8, 8]);
  });

  it("goes by the middles of both, where one is wider", () => {
    const wide = (at: Cell) => orc({ at, profile: { size: "large", stats: { cmd: 15 } } });
    const pushed = (at: Cell) => choose(attempt("bull-rush", 10, [ann(), wide(at)])).cell("orc");
    expect([pushed([6, 5]), pushed([6, 4]), pushed([5, 6]), pushed([4, 3])]).toEqual([
      [9, 6],
      [9, 3],
      [6, 9],
      [3, 0],
    ]);
  });

  it("ends a charge, too", () => {
    const fight = stage([ann({ at: [1, 5] }), orc()]);
    fight.act("ann", "charge", { variant: "bull-rush", target: "orc", path: way([1, 5], [5, 5]) });
    fight.roll(8);
    expect(offered(fight)).toEqual([5, 10]);
    expect([cells(choose(fight)), isOver(fight)]).toEqual([
      [
        [5, 5],
        [8, 5],
      ],
      true,
    ]);
  });

  it("costs and provokes nothing, unless its doer is a master of it", () => {
    const bob: Seat = { id: "bob", at: [6, 6], side: "heroes" };
    const plain = choose(attempt("bull-rush", 10, [ann(), orc(), bob]));
    expect(plain.events.filter(({ type }) => type === "Moved")).toMatchObject([{ how: "forced", cost: 0 }]);
    expect(isOver(plain)).toBe(true);
    const master = ann({ profile: { stats: { cmb: 8 }, features: ["improved-bull-rush", "greater-bull-rush"] } });
    const roused = choose(attempt("bull-rush", 10, [master, orc(), bob]));
    expect(roused.encounter.windows.at(-1)).toMatchObject({ against: "orc", responders: [{ creature: "bob" }] });
    roused.answer("bob", false);
    expect([roused.cell("orc"), isOver(roused)]).toEqual([[9, 5], true]);
    const gone = roused.events.flatMap((event) => (event.type === "Moved" ? [[event.creature, event.how]] : []));
    expect(new Set(gone.map(String))).toEqual(new Set(["orc,forced"]));
    expect(roused.state("orc").turn).toEqual({});
  });

  it("never takes anybody farther than the check allows, nor out of line, wherever both stand", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 15 }), (side, margin) => {
        const [dx, dy] = [
          [1, 0],
          [1, 1],
          [0, 1],
          [-1, 1],
          [-1, 0],
          [-1, -1],
          [0, -1],
          [1, -1],
        ][side] ?? [1, 0];
        const from = [10 + (dx ?? 0), 10 + (dy ?? 0)] as const;
        const fight = choose(attempt("bull-rush", margin, [ann({ at: [10, 10] }), orc({ at: from })]));
        const [x, y] = fight.cell("orc") ?? from;
        const gone = Math.max(Math.abs(x - from[0]), Math.abs(y - from[1]));
        expect([x, y]).toEqual([from[0] + (dx ?? 0) * gone, from[1] + (dy ?? 0) * gone]);
        expect(gone).toBeGreaterThan(0);
        expect(gone * 5).toBeLessThanOrEqual(5 + 5 * Math.floor(margin / 5));
        expect(isOver(fight)).toBe(true);
      }),
    );
  });
});

describe("PF1-GAP-10: a drag", () => {
  it("takes both along: the doer back, the other after it", () => {
    const fight = attempt("drag", 5);
    expect([fight.encounter.windows.at(-1)?.of, offered(fight)]).toEqual(["pull", [5, 10]]);
    expect([cells(choose(fight, { distance: 10 })), isOver(fight)]).toEqual([
      [
        [3, 5],
        [4, 5],
      ],
      true,
    ]);
    expect(
      cells(
        choose(attempt("drag", 5), {
          path: [
            [6, 5],
            [5, 5],
          ],
        }),
      ),
    ).toEqual([
      [4, 5],
      [5, 5],
    ]);
    expect(fight.events.filter(({ type }) => type === "Moved")).toMatchObject([
      { creature: "ann", how: "forced", cost: 0 },
      { creature: "orc", how: "forced", cost: 0 },
    ]);
  });

  it("goes no farther than the doer could walk or there is room behind it, and may be let be", () => {
    const slow = { stats: { cmb: 10 }, speeds: { walk: 10 } };
    expect(offered(attempt("drag", 15, [ann({ profile: slow }), orc()]))).toEqual([5, 10]);
    const crowded = attempt("drag", 15, [ann(), orc(), { id: "bob", at: [3, 5], side: "heroes" }]);
    expect(offered(crowded)).toEqual([5]);
    crowded.answer("ann", false);
    expect([cells(crowded), isOver(crowded)]).toEqual([
      [
        [5, 5],
        [6, 5],
      ],
      true,
    ]);
  });

  it("brings a larger one along as well", () => {
    const ogre = orc({ profile: { size: "large", stats: { cmd: 15 } } });
    const fight = choose(attempt("drag", 5, [ann(), ogre]), { distance: 10 });
    expect([fight.cell("orc")?.[0], isOver(fight)]).toEqual([4, true]);
  });
});

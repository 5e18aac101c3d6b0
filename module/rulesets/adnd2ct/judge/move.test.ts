import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Reason } from "../../../model/refusal.js";
import { bow, declared, phase, seat, stage, sword, way, type Doing, type Seat, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];
type Board = Parameters<typeof stage>[1];

function walker(action: string, ann: More = {}, board: Board = {}, ...others: readonly Seat[]): Stage {
  const fight = stage([seat("ann", [2, 5], { turn: declared(action), ...ann }), ...others], board);
  phase(fight, "average");
  return fight;
}
const refused = (fight: Stage, action: string, doing: Doing = { path: way([2, 5], [4, 5]) }): readonly Reason[] =>
  fight.judge("ann", action, doing).refusal?.reasons ?? [];
const codes = (fight: Stage, action: string, doing: Doing = { path: way([2, 5], [4, 5]) }): string[] =>
  refused(fight, action, doing).map(({ code }) => code);
const to = (x: number): Doing => ({ path: way([2, 5], [x, 5]) });

describe("a movement of one's own", () => {
  it("pays no slot, and says what each step costs, what is left of all and what of the phase (ADND-INIT-003)", () => {
    expect(walker("move").judge("ann", "move", to(4))).toEqual({
      refusal: null,
      move: {
        path: way([2, 5], [4, 5]),
        mode: "walk",
        steps: [
          { cell: [3, 5], cost: 1, total: 1, band: "within", marks: [] },
          { cell: [4, 5], cost: 1, total: 2, band: "within", marks: [] },
        ],
        total: 2,
        left: 10,
        budget: 6,
      },
      provocations: [],
      pays: [],
    });
  });

  it("goes no farther than its half in a phase", () => {
    expect(codes(walker("move"), "move", to(8))).toEqual([]);
    expect(refused(walker("move"), "move", to(9))).toMatchObject([{ code: "too-far", data: { needed: 7, left: 6 } }]);
  });

  it("begins where its creature stands, and goes somewhere", () => {
    expect(refused(walker("move"), "move", { path: way([3, 5], [5, 5]) })).toMatchObject([
      { code: "not-adjacent-path", data: { step: 0 } },
    ]);
    expect(codes(walker("move"), "move", { path: [[2, 5]] })).toEqual(["not-adjacent-path"]);
    expect(codes(walker("move"), "move", { path: [] })).toEqual(["not-adjacent-path"]);
    expect(
      codes(walker("move"), "move", {
        path: [
          [2, 5],
          [5, 5],
        ],
      }),
    ).toEqual(["not-adjacent-path"]);
    expect(codes(walker("move"), "move", {})).toEqual([]);
  });

  it("has no bill without a scene", () => {
    const plan = walker("move", {}, null).judge("ann", "move", to(9));
    expect(plan).toMatchObject({ refusal: null, move: null });
  });

  it("is none of those held, and for those who lie a crawl alone", () => {
    expect(refused(walker("move", { conditions: ["grabbed"] }), "move")).toMatchObject([
      { code: "condition", data: { condition: "grabbed" } },
    ]);
    expect(refused(walker("move", { conditions: ["prone"] }), "move")).toMatchObject([
      { code: "condition", data: { condition: "prone" } },
    ]);
    expect(refused(walker("crawl"), "crawl")).toMatchObject([{ code: "condition", data: { condition: "prone" } }]);
    expect(codes(walker("crawl", { conditions: ["prone"] }), "crawl")).toEqual([]);
  });

  it("is in a mode that its creature has", () => {
    const swims = { path: way([2, 5], [4, 5]), options: { mode: "swim" } };
    expect(refused(walker("move"), "move", swims)).toMatchObject([
      { code: "needs-speed", data: { mode: "swim" } },
      { code: "too-far" },
    ]);
    const fish = walker("move", { as: { speeds: { walk: 3, swim: 12 } } });
    expect(fish.judge("ann", "move", swims)).toMatchObject({ refusal: null, move: { mode: "swim", left: 10 } });
    expect(fish.judge("ann", "move", { ...swims, options: { mode: 7 } })).toMatchObject({
      move: { mode: "walk", left: 1 },
    });
  });

  it("is no run of the breathless (ADND-RUN-006)", () => {
    expect(codes(walker("run", { turn: declared("run", { ran: 10 }) }), "run")).toEqual(["no-resource"]);
  });

  it("goes on with the diagonals walked before, where every second is double (GAP-ADND-24)", () => {
    const total = (diagonals: number): unknown => {
      const fight = stage(
        [seat("ann", [2, 5], { turn: declared("move", { diagonals }) })],
        {},
        { diagonals: "5-10-5" },
      );
      phase(fight, "average");
      return fight.judge("ann", "move", { path: way([2, 5], [3, 6]) }).move?.total;
    };
    expect([total(0), total(1)]).toEqual([1, 2]);
  });
});

describe("an adjustment (ADND-ACT-012)", () => {
  it("is one square, whatever the ground, and told as that", () => {
    const fight = walker("attack", {}, { terrain: [{ kind: "hampered", cells: [[3, 5]] }] });
    expect(fight.judge("ann", "adjust", to(3))).toMatchObject({
      refusal: null,
      move: { total: 1, left: 0, steps: [{ cost: 1, total: 1 }] },
    });
    expect(codes(fight, "adjust", to(4))).toEqual(["too-far"]);
    fight.act("ann", "adjust", to(3));
    expect(fight.state("ann").turn).toMatchObject({ adjusted: true });
    expect(codes(fight, "adjust", { path: way([3, 5], [2, 5]) })).toEqual(["already-moved"]);
  });

  it("is refused for what isn't its length", () => {
    expect(codes(walker("attack", {}, {}, seat("orc", [3, 5])), "adjust", to(3))).toEqual(["occupied"]);
  });

  it.each(["attack", "unarmed", "fire-full", "fire-half", "guard", "cast-spell", "use-magic-item", "cover-ranged"])(
    "goes with %s (GAP-ADND-01)",
    (action) => {
      expect(codes(walker(action, { as: { attacks: [sword(), bow()] } }), "adjust", to(3))).not.toContain(
        "combination",
      );
    },
  );

  it.each(["parry", "move", "charge", "cover-melee", "pin"])("doesn't go with %s (ADND-PARRY-002)", (action) => {
    expect(codes(walker(action, { as: { attacks: [sword(), bow()] } }), "adjust", to(3))).toContain("combination");
  });
});

describe("a charge (ADND-CHARGE-005)", () => {
  const at = (doing: Doing, ann: More = {}, orc: More = {}): Stage => {
    const fight = walker("charge", ann, {}, seat("orc", [8, 5], orc));
    fight.act("ann", "charge", doing);
    return fight;
  };
  const rolls = (fight: Stage): unknown => fight.encounter.rolls?.kind ?? null;

  it("wants somebody to go for who isn't its doer, and something to strike with", () => {
    const fight = walker("charge", {}, {}, seat("orc", [8, 5]));
    expect(codes(fight, "charge", to(7))).toEqual(["no-target"]);
    expect(codes(fight, "charge", {})).toEqual(["no-target"]);
    expect(refused(fight, "charge", { ...to(7), target: "ann" })).toMatchObject([
      { code: "wrong-target", data: { creature: "ann" } },
    ]);
    expect(codes(fight, "charge", { ...to(7), target: "orc" })).toEqual([]);
    expect(codes(fight, "charge", { ...to(7), target: "orc", with: "spoon" })).toEqual(["no-weapon"]);
    expect(
      codes(walker("charge", { as: { attacks: [bow()] } }, {}, seat("orc", [8, 5])), "charge", {
        ...to(7),
        target: "orc",
      }),
    ).toEqual(["no-weapon"]);
    expect(codes(walker("move"), "move", to(4))).toEqual([]);
  });

  it("strikes where it comes near enough, with +2, and is done then (ADND-CHARGE-006)", () => {
    const fight = at({ ...to(7), target: "orc" });
    expect(fight.encounter.rolls).toMatchObject({
      kind: "attack",
      by: "ann",
      target: "orc",
      modifiers: [{ label: "charge", value: 2 }],
    });
    expect(fight.state("ann").turn).toMatchObject({ spent: true, made: 1, struckIn: 2 });
    fight.roll(2);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("goes on in the next phase where it isn't near yet", () => {
    const fight = at({ ...to(6), target: "orc" });
    expect(rolls(fight)).toBeNull();
    expect(fight.state("ann").turn.spent ?? false).toBe(false);
    expect(fight.economy("ann").phase).toBe("slow");
  });

  it("counts the reach of its weapon, from and to", () => {
    const pike = { as: { attacks: [{ ...sword(), reach: { min: 2, max: 2 } }] } };
    expect(rolls(at({ ...to(6), target: "orc" }, pike))).toBe("attack");
    expect(rolls(at({ ...to(7), target: "orc" }, pike))).toBeNull();
    expect(rolls(at({ ...to(5), target: "orc" }, pike))).toBeNull();
  });

  it("strikes with one blow of the weapon that it says, else of the one declared", () => {
    const attacks = [sword(), { ...sword(), id: "axe" }];
    const strikes = (doing: Doing, turn: JsonObject = declared("charge")): unknown => {
      const fight = at({ ...to(7), target: "orc", ...doing }, { turn, as: { attacks, stats: { attacks: 2 } } });
      while (fight.encounter.rolls) fight.roll(2);
      return fight.events.flatMap((event) => (event.type === "StrikeResolved" ? [event.with] : []));
    };
    expect(strikes({})).toEqual(["sword"]);
    expect(strikes({ with: "axe" })).toEqual(["axe"]);
    expect(strikes({}, declared("charge", {}, "axe"))).toEqual(["axe"]);
  });

  it("turns to whom it strikes", () => {
    const fight = at({ path: way([2, 5], [7, 5], [8, 6]), target: "orc" });
    fight.answer("orc", false);
    expect(fight.state("ann").position?.facing).toBe("n");
  });
});

describe("guards and openings of one way", () => {
  it("are each enemy's once, the guard's before its opening, in the order of the way", () => {
    const guard = seat("orc", [6, 4], { facing: "s", turn: declared("guard") });
    const fight = walker("move", {}, {}, guard, seat("oaf", [4, 6], { facing: "n" }));
    const chances = fight.judge("ann", "move", to(8)).provocations.map(({ by, step, of }) => [by, step, of]);
    expect(chances).toEqual([
      ["orc", 3, "guard"],
      ["oaf", 3, "leaving"],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import type { BoardSnapshot, TerrainKind } from "../../../grid/board/snapshot.js";
import type { JsonObject } from "../../../kernel/json.js";
import type { Cell } from "../../../model/position.js";
import { one, openTurn, reasonsOf, type Given, type Row } from "../testing/mid-turn.js";
import { way } from "../testing/stage.js";

const west = (cells = 1) => ({ path: way([5, 5], [5 - cells, 5]) });
const turn = (state: JsonObject): Given => ({ turn: state });
const having = (...conditions: readonly string[]): Given => ({ ann: { conditions } });
const fast = (speeds: Readonly<Record<string, number>>): Given => ({ ann: { profile: { speeds } } });
const ground = (kind: TerrainKind, ...cells: readonly Cell[]): Given => ({ board: { terrain: [{ kind, cells }] } });
const because = (condition: string) => one("condition", { condition });

describe("why a movement isn't lawful, and what the reason is about", () => {
  it.each<Row>([
    ["a move", {}, "move", west(), []],
    ["lying", having("prone"), "move", west(), because("prone")],
    ["crawling, lying", having("prone"), "crawl", west(), []],
    ["crawling, upright", {}, "crawl", west(), one("condition", { needs: "prone" })],
    ["crawling two squares", having("prone"), "crawl", west(2), one("too-far", { needed: 10, left: 5 })],
    ["held", having("grappled"), "move", west(), because("grappled")],
    ["bound to the spot", having("immobilized"), "move", west(), because("immobilized")],
    ["mounted", having("mounted"), "move", west(), because("mounted")],
    ["PF1-STEP-004: after a step", turn({ stepUsed: true }), "move", west(), one("already-stepped")],
    [
      "without a speed",
      fast({ walk: 30 }),
      "move",
      { ...west(), options: { mode: "fly" } },
      [...one("needs-speed", { mode: "fly" }), ...one("too-far", { needed: 5, left: 0 })],
    ],
    [
      "with a speed of nought",
      fast({ walk: 30, fly: 0 }),
      "move",
      { ...west(), options: { mode: "fly" } },
      [...one("needs-speed", { mode: "fly" }), ...one("too-far", { needed: 5, left: 0 })],
    ],
    ["on the spot", {}, "move", { path: [[5, 5]] }, one("not-adjacent-path", { step: 0 })],
    ["from elsewhere", {}, "move", { path: way([4, 5], [3, 5]) }, one("not-adjacent-path", { step: 0 })],
    ["too far", {}, "move", { path: way([5, 5], [5, 12]) }, one("too-far", { needed: 35, left: 30 })],
    [
      "off the board",
      { ann: { at: [0, 5] } },
      "move",
      { path: way([0, 5], [-1, 5]) },
      one("blocked", { step: 0, cell: [-1, 5] }),
    ],
    ["onto somebody", {}, "move", { path: way([5, 5], [6, 5]) }, one("occupied", { step: 0, cell: [6, 5] })],
    ["PF1-RUN-004: one move of the breathless", turn({ run: { restRoundsLeft: 3 } }), "move", west(), []],
    [
      "PF1-RUN-004: a second one",
      turn({ run: { restRoundsLeft: 3 } }),
      "move",
      { ...west(), pay: "standard" },
      because("winded"),
    ],
    ["PF1-RUN-004: a second one with breath", {}, "move", { ...west(), pay: "standard" }, []],
    ["PF1-WITHDRAW-004: withdrawing blind", having("blinded"), "withdraw", west(), because("blinded")],
    [
      "PF1-WITHDRAW-006: withdrawing into water",
      ground("water", [4, 5]),
      "withdraw",
      west(),
      one("needs-speed", { mode: "swim" }),
    ],
    ["PF1-WITHDRAW-006: out of water", ground("water", [5, 5]), "withdraw", west(), []],
    ["withdrawing over rubble", ground("difficult", [4, 5]), "withdraw", west(), []],
    ["running", {}, "run", west(), []],
    ["PF1-RUN-005: running blind", having("blinded"), "run", west(), because("blinded")],
    ["PF1-RUN-004: running out of breath", turn({ run: { restRoundsLeft: 1 } }), "run", west(), because("winded")],
    ["PF1-RUN-005: running tired", having("fatigued"), "run", west(), because("fatigued")],
    ["running entangled", having("entangled"), "run", west(), because("entangled")],
    ["PF1-RUN-001: running in a curve", {}, "run", { path: way([5, 5], [4, 6], [3, 5]) }, one("not-straight")],
    [
      "PF1-GAP-04: running over rubble",
      ground("difficult", [4, 5]),
      "run",
      west(),
      one("difficult-terrain", { cell: [4, 5] }),
    ],
    ["running off rubble", ground("difficult", [5, 5]), "run", west(), []],
    ["running into water", ground("water", [4, 5]), "run", west(), one("needs-speed", { mode: "swim" })],
    [
      "running over rubble in the air",
      { ...ground("difficult", [4, 5]), ...fast({ walk: 30, fly: 30 }) },
      "run",
      { ...west(), options: { mode: "fly" } },
      [],
    ],
    ["without a board", { board: null }, "run", { path: way([5, 5], [4, 5]) }, []],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it.each<Row>([
    ["a step", {}, "five-foot-step", west(), []],
    ["PF1-STEP-004: a second one", turn({ stepUsed: true }), "five-foot-step", west(), one("already-stepped")],
    [
      "PF1-STEP-004: after a way",
      turn({ distanceMoved: 5 }),
      "five-foot-step",
      west(),
      one("already-moved", { moved: 5 }),
    ],
    [
      "PF1-ECONOMY-013: with what rules it out",
      turn({ stepExcluded: true }),
      "five-foot-step",
      west(),
      one("step-excluded"),
    ],
    [
      "PF1-STEP-001: of two cells",
      {},
      "five-foot-step",
      west(2),
      [...one("too-far", { left: 5, needed: 10 }), ...one("too-far", { needed: 10, left: 5 })],
    ],
    [
      "PF1-STEP-007: of one who has but five feet",
      fast({ walk: 5 }),
      "five-foot-step",
      west(),
      one("too-slow-to-step", { speed: 5 }),
    ],
    ["PF1-STEP-007: of one who has ten", fast({ walk: 10 }), "five-foot-step", west(), []],
    [
      "PF1-STEP-008: of a swimmer",
      { ...ground("water", [4, 5]), ...fast({ walk: 30, swim: 20 }) },
      "five-foot-step",
      west(),
      [],
    ],
    [
      "PF1-STEP-008: of a slow swimmer",
      { ...ground("water", [4, 5]), ...fast({ walk: 30, swim: 5 }) },
      "five-foot-step",
      west(),
      one("too-slow-to-step", { speed: 5 }),
    ],
    ["PF1-STEP-006: out of the dark", ground("dark", [5, 5]), "five-foot-step", west(), one("cannot-see")],
    ["PF1-STEP-006: into the dark", ground("dark", [4, 5]), "five-foot-step", west(), one("cannot-see")],
    ["PF1-STEP-006: beside the dark", ground("dark", [6, 5]), "five-foot-step", west(), []],
    ["PF1-STEP-006: blind", having("blinded"), "five-foot-step", west(), one("cannot-see")],
    [
      "PF1-STEP-003: over rubble",
      ground("difficult", [4, 5]),
      "five-foot-step",
      west(),
      [...one("difficult-terrain", { cell: [4, 5] }), ...one("too-far", { needed: 10, left: 5 })],
    ],
    ["out of water", ground("water", [5, 5]), "five-foot-step", west(), []],
    ["in the grip of somebody", having("grappled"), "five-foot-step", west(), because("grappled")],
    ["lying", having("prone"), "five-foot-step", west(), because("prone")],
    ["mounted", having("mounted"), "five-foot-step", west(), because("mounted")],
    ["without a board", { board: null }, "five-foot-step", { path: way([5, 5], [4, 5]) }, []],
  ])("a step: %s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it("PF1-STEP-008: a step into water asks for a swim speed", () => {
    expect(reasonsOf(ground("water", [4, 5]), "five-foot-step", west())[0]).toEqual({
      code: "needs-speed",
      data: { mode: "swim" },
    });
  });

  it.each<readonly [string, Given, number, Row[4]]>([
    ["where the speed pays for the cell", fast({ walk: 10 }), 1, one("not-hampered", { speed: 10 })],
    ["of one cell that it doesn't pay for", { ...ground("difficult", [4, 5]), ...fast({ walk: 5 }) }, 1, []],
    [
      "of two cells",
      { ...ground("difficult", [4, 5]), ...fast({ walk: 5 }) },
      2,
      one("too-far", { needed: 15, left: 5 }),
    ],
    [
      "into somebody",
      { ...fast({ walk: 5 }), more: [{ id: "elf", at: [4, 5] }] },
      1,
      one("occupied", { step: 0, cell: [4, 5] }),
    ],
  ])("PF1-FULLROUND-008: five feet at all cost, %s", (_what, given, cells, reasons) => {
    expect(reasonsOf(given, "move-5ft-hampered", west(cells))).toEqual(reasons);
  });
});

describe("the bill of a movement", () => {
  const bill = (given: Given, action: string, doing: object) => openTurn(given).judge("ann", action, doing).move;
  const feet = (budget: number) => ({ budget, left: budget - 5, total: 5 });

  it.each<readonly [string, Given, string, object, number]>([
    ["PF1-MOVE-001: the speed", {}, "move", {}, 30],
    ["30 feet where no speed is listed", fast({}), "move", {}, 30],
    ["another speed", fast({ walk: 20 }), "move", {}, 20],
    ["in the air", fast({ walk: 30, fly: 60 }), "move", { options: { mode: "fly" } }, 60],
    ["two at one go", {}, "move", { pay: "double" }, 60],
    ["PF1-RUN-001: running", {}, "run", {}, 120],
    ["PF1-GAP-25: running with the feat", { ann: { profile: { features: ["run"] } } }, "run", {}, 150],
    ["PF1-RUN-001: running in heavy armour", { ann: { profile: { stats: { armor: "heavy" } } } }, "run", {}, 90],
    ["PF1-RUN-001: heavy by a feature", { ann: { profile: { features: ["heavy-armor"] } } }, "run", {}, 90],
    ["PF1-RUN-001: in light armour", { ann: { profile: { stats: { armor: "light" } } } }, "run", {}, 120],
    ["PF1-WITHDRAW-001: withdrawing", {}, "withdraw", {}, 60],
    ["PF1-WITHDRAW-007: withdrawing while limited", having("staggered"), "withdraw", { pay: "standard" }, 30],
    ["PF1-MOVE-005: crawling", having("prone"), "crawl", {}, 5],
    ["PF1-STEP-001: a step", {}, "five-foot-step", {}, 5],
    ["PF1-MOVE-003: climbing", {}, "climb", {}, 5],
    ["PF1-MOVE-003: climbing with 60 feet", fast({ walk: 60 }), "climb", {}, 15],
    ["PF1-MOVE-004: climbing fast", {}, "climb-fast", {}, 15],
    ["PF1-GAP-23: a climber", fast({ walk: 30, climb: 20 }), "climb", {}, 20],
    ["PF1-MOVE-003: swimming", {}, "swim", {}, 5],
    ["PF1-GAP-23: a swimmer", fast({ walk: 30, swim: 40 }), "swim", {}, 40],
    ["exhausted", having("exhausted"), "move", {}, 15],
    [
      "exhausted with 25 feet",
      { ann: { conditions: ["exhausted"], profile: { speeds: { walk: 25 } } } },
      "move",
      {},
      10,
    ],
    ["exhausted and entangled", having("exhausted", "entangled"), "move", {}, 15],
    ["hasted", having("hasted"), "move", {}, 60],
    ["hasted with 20 feet", { ann: { conditions: ["hasted"], profile: { speeds: { walk: 20 } } } }, "move", {}, 40],
    ["hasted and slowed", having("hasted", "slowed"), "move", {}, 30],
  ])("%s", (_what, given, action, doing, budget) => {
    expect(bill(given, action, { ...west(), ...doing })).toMatchObject(feet(budget));
  });

  it("names the way of moving", () => {
    const mode = (action: string, doing = {}) =>
      bill(fast({ walk: 30, fly: 30 }), action, { ...west(), ...doing })?.mode;
    expect([mode("move"), mode("climb"), mode("climb-fast"), mode("swim"), mode("run")]).toEqual([
      "walk",
      "climb",
      "climb",
      "swim",
      "walk",
    ]);
    expect(mode("move", { options: { mode: "fly" } })).toBe("fly");
  });

  const under: JsonObject = {
    action: "move",
    mode: "walk",
    slot: "move",
    budget: 30,
    walked: 20,
    provoked: [],
    closed: false,
  };
  const underWay = (more: JsonObject = {}): Given =>
    turn({ moveUsed: true, distanceMoved: 20, movement: { ...under, ...more } });
  it.each<readonly [string, Given, number, object, readonly [string[], number]]>([
    ["what is left of it", underWay(), 2, {}, [[], 10]],
    ["nothing beyond it", underWay(), 3, {}, [["move"], 10]],
    ["with what is bought", underWay(), 3, { pay: "standard" }, [["standard"], 40]],
    ["not in another way of moving", underWay({ mode: "fly" }), 1, {}, [["move"], 30]],
    ["not after something else", underWay({ closed: true }), 1, {}, [["move"], 30]],
    ["not after a run", underWay({ action: "run" }), 1, {}, [["move"], 30]],
    ["not once it is used up", underWay({ walked: 30 }), 1, {}, [["move"], 30]],
  ])("PF1-MOVE-001: a movement goes on with %s", (_what, given, cells, doing, [pays, budget]) => {
    const plan = openTurn(given).judge("ann", "move", { ...west(cells), ...doing });
    expect([plan.pays, plan.move?.budget]).toEqual([pays, budget]);
  });

  it("PF1-ECONOMY-005: tells which slots would open more", () => {
    const bands = (given: Given, doing = {}) =>
      bill({ ...given, ann: { ...given.ann, at: [19, 9] } }, "move", {
        path: way([19, 9], [0, 9]),
        ...doing,
      })?.steps.map(({ band, opens }) => opens ?? band);
    const rows = (...counts: readonly (readonly [number, string])[]) =>
      counts.flatMap(([count, word]) => Array<string>(count).fill(word));
    expect(bands({})).toEqual(rows([6, "within"], [6, "standard"], [7, "beyond"]));
    expect(bands({}, { pay: "standard" })).toEqual(rows([6, "within"], [6, "move"], [7, "beyond"]));
    expect(bands({}, { pay: "double" })).toEqual(rows([12, "within"], [7, "beyond"]));
    expect(bands(turn({ standardUsed: true }))).toEqual(rows([6, "within"], [13, "beyond"]));
    expect(bands(having("staggered"))).toEqual(rows([6, "within"], [6, "standard"], [7, "beyond"]));
    expect(bands({}, { options: { mode: "walk" } })).toEqual(bands({}));
  });

  it("marks the ground that is hard, wet or narrow", () => {
    const board: Partial<BoardSnapshot> = {
      terrain: [
        { kind: "difficult", cells: [[4, 5]] },
        { kind: "water", cells: [[3, 5]] },
        { kind: "bad-footing", cells: [[2, 5]] },
        { kind: "hampered", cells: [[1, 5]] },
      ],
    };
    const marks = (given: Given, doing = {}) =>
      bill({ ...given, board }, "move", { ...west(5), pay: "double", ...doing })?.steps.map((step) => [
        step.cost,
        ...step.marks,
      ]);
    expect(marks({})).toEqual([[10, "difficult"], [20, "water"], [10, "difficult"], [10, "difficult"], [5]]);
    expect(marks(fast({ walk: 30, swim: 30 }))).toEqual([
      [10, "difficult"],
      [5],
      [10, "difficult"],
      [10, "difficult"],
      [5],
    ]);
    expect(marks(fast({ walk: 30, fly: 30 }), { options: { mode: "fly" } })).toEqual([[5], [5], [5], [5], [5]]);
    expect(marks(fast({ walk: 30, climb: 30 }), { options: { mode: "climb" } })).toEqual([
      [10, "difficult"],
      [5],
      [10, "difficult"],
      [10, "difficult"],
      [5],
    ]);
  });

  it("PF1-GAP-04: takes of several kinds of ground the hardest, and a number of its own", () => {
    const cost = (...listings: readonly { kind: TerrainKind; multiplier?: number }[]) =>
      bill({ board: { terrain: listings.map((listing) => ({ ...listing, cells: [[4, 5]] })) } }, "move", west())?.total;
    expect([cost({ kind: "difficult", multiplier: 3 }), cost({ kind: "difficult" }, { kind: "hampered" })]).toEqual([
      15, 10,
    ]);
    expect([cost({ kind: "difficult" }, { kind: "difficult", multiplier: 4 }), cost({ kind: "obscured" })]).toEqual([
      20, 5,
    ]);
    const low: Partial<BoardSnapshot> = {
      terrain: [
        {
          kind: "low-wall",
          edges: [
            [
              [5, 5],
              [4, 5],
            ],
          ],
        },
      ],
    };
    expect(bill({ board: low }, "move", west())?.total).toBe(10);
    expect(
      bill({ board: low, ...fast({ walk: 30, fly: 30 }) }, "move", { ...west(), options: { mode: "fly" } })?.total,
    ).toBe(5);
  });
});

describe("whom a movement gives a chance", () => {
  const chances = (given: Given, action: string, doing: object) =>
    openTurn(given)
      .judge("ann", action, doing)
      .provocations.map(({ by, step }) => [by, step]);

  it("PF1-STEP-002: nobody by a step, and nobody without a way", () => {
    expect([chances({}, "five-foot-step", west()), chances({}, "move", {}), chances({}, "move", west())]).toEqual([
      [],
      [],
      [["orc", 0]],
    ]);
  });

  it("PF1-GAP-01: nobody a second time in the same movement", () => {
    const movement = {
      action: "move",
      mode: "walk",
      slot: "move",
      budget: 30,
      walked: 5,
      provoked: ["orc"],
      closed: false,
    };
    expect(chances(turn({ movement }), "move", west())).toEqual([]);
    expect(chances(turn({ movement }), "move", { ...west(), pay: "standard" })).toEqual([["orc", 0]]);
    expect(chances(turn({ movement: { ...movement, provoked: ["elf"] } }), "move", west())).toEqual([["orc", 0]]);
  });

  it("by its height, too", () => {
    const flies = fast({ walk: 30, fly: 60 });
    const up = { ...west(2), options: { mode: "fly" }, elevations: [0, 20, 20] };
    expect([
      chances(flies, "move", up),
      chances({ ...flies, ann: { ...flies.ann, elevation: 20 } }, "move", { ...up, elevations: [20, 20, 20] }),
    ]).toEqual([[["orc", 0]], []]);
  });

  it("PF1-GAP-31: not whom a spring attack is meant for", () => {
    const springer: Given = { ann: { profile: { features: ["spring-attack"] } } };
    expect(chances(springer, "move", { ...west(), target: "orc" })).toEqual([]);
    expect(chances(springer, "move", west())).toEqual([["orc", 0]]);
    expect(chances({}, "move", { ...west(), target: "orc" })).toEqual([["orc", 0]]);
    const struck = {
      action: "move",
      mode: "walk",
      slot: "move",
      budget: 30,
      walked: 5,
      provoked: [],
      closed: false,
      struck: "orc",
    };
    expect(chances({ ...springer, ...turn({ movement: struck }) }, "move", west())).toEqual([]);
  });

  it("PF1-MOVE-005: a crawler also those whose reach it comes into", () => {
    const guard = { id: "guard", at: [3, 5] as const, side: "foes" };
    const lying: Given = { ann: { conditions: ["prone"] }, orc: { at: [15, 15] }, more: [guard] };
    expect(chances(lying, "crawl", west())).toEqual([["guard", 0]]);
    expect(chances({ ...lying, ann: {} }, "move", west())).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [5, 5], side: "heroes" };
const costs = (fight: ReturnType<typeof stage>, path: ReturnType<typeof way>, action = "move") =>
  fight.judge("ann", action, { path }).move?.steps.map((step) => step.cost);

describe("a move", () => {
  it("PF1-GAP-03: every second diagonal costs double, counted over the whole turn", () => {
    const fight = stage([ANN]);
    expect(costs(fight, way([5, 5], [8, 8]))).toEqual([5, 10, 5]);
    fight.act("ann", "move", { path: way([5, 5], [6, 6]) });
    expect(costs(fight, way([6, 6], [7, 7]))).toEqual([10]);
  });

  it("PF1-GAP-03: or like straight ones, where the world says so", () => {
    expect(costs(stage([ANN], {}, { diagonals: "equal" }), way([5, 5], [8, 8]))).toEqual([5, 5, 5]);
  });

  it("PF1-GAP-04: difficult ground doubles, its diagonals cost 15, and two sources count once", () => {
    const cells = [
      [6, 5],
      [6, 6],
    ] as const;
    const rubble = {
      terrain: [
        { kind: "difficult" as const, cells },
        { kind: "difficult" as const, cells },
      ],
    };
    expect(costs(stage([ANN], rubble), way([5, 5], [6, 5]))).toEqual([10]);
    expect(costs(stage([ANN], rubble), way([5, 5], [6, 6]))).toEqual([15]);
  });

  it("goes round walls, not through them nor across their corners", () => {
    const fight = stage([ANN], { walls: [{ from: [6, 0], to: [6, 6], move: true, sight: true }] });
    expect(fight.refusal("ann", "move", { path: way([5, 5], [6, 5]) })).toBe("blocked");
    expect(fight.refusal("ann", "move", { path: way([5, 5], [6, 6]) })).toBe("blocked");
    expect(fight.refusal("ann", "move", { path: way([5, 5], [5, 6], [6, 6]) })).toBeNull();
  });

  it("PF1-GAP-04: passes friends and the fallen, stops with nobody, passes no foe", () => {
    const seats = (side: string, conditions: string[] = []): Seat[] => [
      ANN,
      { id: "bob", at: [6, 5], side, conditions },
    ];
    const through = { path: way([5, 5], [7, 5]) };
    expect(stage(seats("heroes")).refusal("ann", "move", through)).toBeNull();
    expect(stage(seats("heroes")).refusal("ann", "move", { path: way([5, 5], [6, 5]) })).toBe("occupied");
    expect(stage(seats("orcs")).refusal("ann", "move", through)).toBe("occupied");
    expect(stage(seats("orcs", ["unconscious"])).refusal("ann", "move", through)).toBeNull();
  });

  it("a foe three sizes apart can be passed, two sizes not", () => {
    const seats = (size: "huge" | "gargantuan"): Seat[] => [
      ANN,
      { id: "giant", at: [6, 4], side: "foes", profile: { size } },
    ];
    const path = way([5, 5], [11, 5]);
    expect(stage(seats("gargantuan")).refusal("ann", "move", { path })).toBeNull();
    expect(stage(seats("huge")).refusal("ann", "move", { path })).toBe("occupied");
  });

  it("a big creature needs room for all of it", () => {
    const ogre: Seat = { id: "ann", at: [5, 5], profile: { size: "large" } };
    const fight = stage([ogre], { walls: [{ from: [7, 6], to: [7, 7], move: true, sight: true }] });
    expect(fight.refusal("ann", "move", { path: way([5, 5], [6, 5]) })).toBe("blocked");
  });

  it("PF1-MOVE-001: shows what is within, what opens the standard action, and what is beyond", () => {
    const steps = stage([ANN]).judge("ann", "move", { path: way([5, 5], [18, 5]) }).move?.steps ?? [];
    expect(steps.map((step) => step.band)).toEqual([
      ...Array.from({ length: 6 }, () => "within"),
      ...Array.from({ length: 6 }, () => "slot"),
      "beyond",
    ]);
    expect(steps[6]?.opens).toBe("standard");
  });

  it("PF1-ECONOMY-005: what is left of a move is pooled with the one bought", () => {
    const fight = stage([ANN]);
    fight.act("ann", "move", { path: way([5, 5], [9, 5]) });
    fight.act("ann", "move", { path: way([9, 5], [17, 5]), pay: "standard" });
    expect(fight.cell("ann")).toEqual([17, 5]);
    expect(fight.economy("ann")).toMatchObject({ standard: 0, move: 0 });
  });

  it("PF1-SPELL-015: doesn't go on after another action", () => {
    const fight = stage([ANN]);
    fight.act("ann", "move", { path: way([5, 5], [7, 5]) });
    fight.act("ann", "total-defense");
    expect(fight.refusal("ann", "move", { path: way([7, 5], [8, 5]) })).toBe("no-slot");
  });

  it("tells the distance that is left and the distance needed", () => {
    const { refusal } = stage([ANN]).judge("ann", "move", { path: way([5, 5], [12, 5]) });
    expect(refusal?.reasons[0]).toEqual({ code: "too-far", data: { needed: 35, left: 30 } });
  });

  it.each([
    ["prone", "condition"],
    ["grappled", "condition"],
    ["mounted", "condition"],
  ])("is barred to the %s", (condition, code) => {
    const fight = stage([{ ...ANN, conditions: [condition] }]);
    expect(fight.refusal("ann", "move", { path: way([5, 5], [6, 5]) })).toBe(code);
  });

  it("begins where its creature stands, and has no gaps", () => {
    const fight = stage([ANN]);
    expect(fight.refusal("ann", "move", { path: way([6, 5], [7, 5]) })).toBe("not-adjacent-path");
    expect(
      fight.refusal("ann", "move", {
        path: [
          [5, 5],
          [7, 5],
        ],
      }),
    ).toBe("not-adjacent-path");
    expect(fight.refusal("ann", "move", { path: [[5, 5]] })).toBe("not-adjacent-path");
  });

  it("ends before somebody unseen, and says so", () => {
    const seats: Seat[] = [
      { ...ANN, profile: { unseen: ["lurker" as never] } },
      { id: "lurker", at: [8, 5], side: "foes", conditions: ["flat-footed"] },
    ];
    const fight = stage(seats);
    fight.act("ann", "move", { path: way([5, 5], [10, 5]) });
    expect(fight.cell("ann")).toEqual([7, 5]);
    expect(fight.events).toContainEqual({ type: "Noted", creature: "ann", code: "unseen-obstacle", data: {} });
  });
});

describe("running and charging", () => {
  it("PF1-RUN-001, PF1-GAP-25: four times the speed, five with the feat, one less in heavy armour", () => {
    const budget = (profile: Seat["profile"]) =>
      stage([{ ...ANN, ...(profile && { profile }) }]).judge("ann", "run", { path: way([5, 5], [6, 5]) }).move?.budget;
    expect(budget({})).toBe(120);
    expect(budget({ features: ["run"] })).toBe(150);
    expect(budget({ stats: { armor: "heavy" } })).toBe(90);
  });

  it("PF1-GAP-05: a charge is straight, long enough, clear and easy", () => {
    const orc: Seat = { id: "orc", at: [12, 5], side: "foes" };
    const charge = (path: ReturnType<typeof way>, seats: Seat[] = [ANN, orc], board = {}) =>
      stage(seats, board).refusal("ann", "charge", { path, target: "orc" });
    expect(charge(way([5, 5], [11, 5]))).toBeNull();
    expect(charge(way([5, 5], [7, 5], [9, 7], [11, 5]))).toBe("not-straight");
    expect(charge(way([5, 5], [10, 5]))).toBe("out-of-reach");
    expect(charge(way([5, 5], [6, 5]), [ANN, { ...orc, at: [7, 5] }])).toBe("too-close");
    expect(charge(way([5, 5], [11, 5]), [ANN, orc, { id: "bob", at: [8, 5], side: "heroes" }])).toBe("occupied");
    expect(charge(way([5, 5], [11, 5]), [ANN, orc], { terrain: [{ kind: "difficult", cells: [[8, 5]] }] })).toBe(
      "difficult-terrain",
    );
  });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { creatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { gurps4e } from "./ruleset.js";
import { aim, arbitraryAttempt, arbitraryFight } from "./testing/arbitrary-fight.js";
import { hexWay } from "./testing/hexes.js";
import { stage, type Seat, type Stage } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [5, 5], facing: "e", side: "heroes", profile: { speeds: { walk: 5 } } };
const ORC: Seat = { id: "orc", at: [15, 15], facing: "w" };

interface Choice {
  readonly id: string;
  readonly legal: boolean;
  readonly reason: string | null;
  readonly variants: readonly Choice[];
}

const choices = (fight: Stage, by: string): readonly Choice[] =>
  fight.ask({ kind: "choices", by: creatureId(by) }) as unknown as readonly Choice[];
const names = (list: readonly Choice[], id: string): string[] =>
  list.find((each) => each.id === id)?.variants.map((variant) => variant.id) ?? [];

describe("the picker", () => {
  it("G4-SC-062, G4-ECONOMY-002: lists thirteen manoeuvres, six ways of All-Out Attack, four of All-Out Defense", () => {
    const list = choices(stage([ANN, ORC]), "ann");
    expect(list.map(({ id }) => id)).toEqual([
      "aim",
      "all-out-attack",
      "all-out-defense",
      "attack",
      "change-posture",
      "concentrate",
      "do-nothing",
      "evaluate",
      "feint",
      "move",
      "move-and-attack",
      "ready",
      "wait",
    ]);
    expect(names(list, "all-out-attack")).toEqual([
      "determined-melee",
      "double",
      "feint",
      "strong",
      "determined-ranged",
      "suppression-fire",
    ]);
    expect(names(list, "all-out-defense")).toEqual([
      "increased-block",
      "increased-parry",
      "increased-dodge",
      "double-defense",
    ]);
    expect(names(list, "attack")).toEqual([]);
  });

  it("says of each whether it can be chosen now, and why not", () => {
    const list = choices(stage([ANN, ORC]), "ann");
    const of = (id: string, variant?: string) => {
      const row = list.find((each) => each.id === id);
      return (variant === undefined ? row : row?.variants.find((each) => each.id === variant))?.reason;
    };
    expect([of("move"), of("all-out-attack"), of("all-out-attack", "determined-ranged")]).toEqual([
      null,
      null,
      "wrong-weapon",
    ]);
    expect(of("change-posture", "standing")).toBe("posture");
    const stunned = choices(stage([{ ...ANN, conditions: ["stunned"] }, ORC]), "ann");
    expect(stunned.filter(({ legal }) => legal).map(({ id }) => id)).toEqual(["do-nothing"]);
    const spent = stage([ANN, ORC]);
    spent.act("ann", "move");
    expect(
      choices(spent, "ann")
        .filter(({ legal }) => legal)
        .map(({ id }) => id),
    ).toEqual(["move"]);
  });

  it("G4-GAP-15: lists further attacks where the world offers them", () => {
    const fight = stage([ANN, ORC], {}, { optionalAttacks: ["rapid-strike", "committed-attack"] });
    expect(names(choices(fight, "ann"), "attack")).toEqual(["rapid-strike", "committed-attack"]);
  });
});

const reached = (fight: Stage, by: string, action: string): string[] =>
  (fight.ask({ kind: "reach", by: creatureId(by), action }) as unknown as { cell: Cell }[])
    .map(({ cell }) => cell.join())
    .sort();

describe("reach", () => {
  it("G4-GAP-06: counts turns where they make a way shorter", () => {
    const fight = stage([ANN, ORC]);
    const west = (yards: number): Cell => [5 - yards, 5];
    const can = (yards: number) =>
      fight.ask({ kind: "reachable", by: creatureId("ann"), action: "move", cell: west(yards) });
    // Two yards backwards cost four points; turned a third round three yards cost five.
    expect([1, 2, 3, 4].map(can)).toEqual([true, true, true, false]);
    expect(reached(fight, "ann", "step")).toEqual([]);
    fight.act("ann", "attack");
    expect(reached(fight, "ann", "step")).toHaveLength(6);
  });

  it("offers the turned way where the straight one is too far", () => {
    const fight = stage([ANN, ORC]);
    const act = { by: creatureId("ann"), action: "move", path: hexWay([5, 5], "w", "w", "w") };
    expect(gurps4e.judge(fight.situation, act).refusal?.reasons[0].code).toBe("too-far");
    const [tactic] = gurps4e.tacticsBeyond(fight.situation, act);
    expect(tactic?.name).toEqual(["move"]);
    expect(gurps4e.judge(fight.situation, tactic?.act ?? act)).toMatchObject({ refusal: null, move: { total: 5 } });
  });

  it("goes on with the manoeuvre chosen, or with its step", () => {
    const fight = stage([ANN, ORC]);
    const tactic = () => gurps4e.tacticFor(fight.situation, creatureId("ann"), []);
    expect(tactic()).toBe("move");
    fight.act("ann", "move-and-attack");
    expect(tactic()).toBe("move-and-attack");
    fight.turn("ann");
    fight.act("ann", "aim");
    expect(tactic()).toBe("step");
  });

  test("holds every end of a lawful way, and a lawful way leads to each of its cells", () => {
    fc.assert(
      fc.property(arbitraryFight, arbitraryAttempt, (open, attempt) => {
        const fight = open();
        const by = creatureId("ann");
        const cells = new Set(reached(fight, by, "move"));
        const doing = aim(fight, { ...attempt, by, action: "move" });
        const end = doing.path?.at(-1);
        const [start] = doing.path ?? [];
        if (end && start && start.join() !== end.join() && fight.refusal(by, "move", doing) === null)
          expect(cells).toContain(end.join());
        for (const cell of [...cells].slice(-3)) {
          const [column = 0, row = 0] = cell.split(",").map(Number);
          expect(fight.ask({ kind: "reachable", by, action: "move", cell: [column, row] })).toBe(true);
        }
      }),
    );
  });
});

describe("other questions", () => {
  it("G4-GAP-19: nobody threatens anything, and what this game lacks is answered with nothing", () => {
    const fight = stage([ANN, { ...ORC, at: [6, 5] }]);
    const [ann, orc] = [creatureId("ann"), creatureId("orc")];
    expect(fight.ask({ kind: "threatens", by: ann, cell: [6, 5] })).toBe(false);
    expect(fight.ask({ kind: "threatened", by: ann })).toEqual([]);
    expect(fight.ask({ kind: "flanking", by: ann, target: orc })).toBeNull();
    expect(fight.ask({ kind: "cover", from: ann, to: orc })).toBeNull();
    expect(fight.ask({ kind: "distance", from: ann, to: orc })).toBe(1);
  });

  it("G4-GAP-07: three hexes lie ahead, two to the sides, one behind", () => {
    const arcs = (options = {}): unknown => stage([ANN, ORC], {}, options).ask({ kind: "arcs", of: creatureId("ann") });
    const told = arcs() as readonly { readonly cell: Cell; readonly arc: string }[];
    const at = (arc: string): string[] =>
      told.flatMap((each) => (each.arc === arc ? [each.cell.join()] : [])).toSorted();
    const ends = (...steps: Parameters<typeof hexWay>[1][]): string[] =>
      steps.map((step) => (hexWay([5, 5], step).at(-1) ?? []).join()).toSorted();
    expect(at("front")).toEqual(ends("ne", "e", "se"));
    expect(at("side")).toEqual(ends("nw", "sw"));
    expect(at("back")).toEqual(ends("w"));
    expect(arcs({ facing: false })).toBeNull();
  });

  it("tells statistics with what they are by default", () => {
    const fight = stage([{ ...ANN, profile: { stats: { ht: 12, dx: 11, iq: 9, hp: 12 } }, vitals: { hp: 7 } }, ORC]);
    const stat = (key: string) => fight.ask({ kind: "stat", of: creatureId("ann"), key });
    expect(["basicSpeed", "will", "move", "st", "hp", "wait", "posture"].map(stat)).toEqual([
      5.75,
      9,
      5,
      10,
      7,
      null,
      "standing",
    ]);
  });
});

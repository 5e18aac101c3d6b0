import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Cell } from "../../../model/position.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { bow, fighter, seat, stage, sword, type Seat } from "../testing/stage.js";
import { isHeldAt, situationModifiers, type Strike } from "./modifiers.js";
import { weaponsOf } from "./weapon.js";

interface Setting {
  readonly at?: Cell;
  readonly ann?: Partial<Seat>;
  readonly orc?: Parameters<typeof seat>[2];
  readonly attack?: ReturnType<typeof sword>;
  readonly strike?: Partial<Strike>;
  readonly board?: Parameters<typeof stage>[1];
}

/** What the situation adds to Ann's roll at an orc to her right that looks at her. */
function added({
  at = [6, 5],
  ann = {},
  orc = {},
  attack = sword(),
  strike = {},
  board = {},
}: Setting = {}): readonly JsonObject[] {
  const fight = stage(
    [seat("ann", [5, 5], { ...ann, as: { attacks: [attack] } }), seat("orc", at, orc)],
    board && { columns: 60, ...board },
  );
  const [attacker, target] = [fighter(fight, "ann"), fighter(fight, "orc")];
  const [weapon] = weaponsOf(attacker);
  if (!weapon) throw new Error("one attack is listed");
  const plain: Strike = { attacker, target, weapon, way: "plain", held: false, clumsy: false };
  return situationModifiers(fight.situation, { ...plain, ...strike }).map(({ label, value }) => ({ [label]: value }));
}

describe("what the situation adds to a stroke", () => {
  it("is nothing in an even fight", () => {
    expect(added()).toEqual([]);
  });

  it("is two in a charge, two for a stroke held ready, four for an opening of bare hands (ADND-CHARGE-006, ADND-COVER-010, GAP-ADND-13)", () => {
    expect(added({ strike: { way: "charge" } })).toEqual([{ charge: 2 }]);
    expect(added({ strike: { held: true } })).toEqual([{ cover: 2 }]);
    expect(added({ strike: { way: "opening", clumsy: true } })).toEqual([{ clumsy: 4 }]);
    expect(added({ strike: { way: "guard" } })).toEqual([]);
  });

  it("is one from the flank and two from behind, none in one's own square or without a scene (GAP-ADND-07)", () => {
    expect(added({ orc: { facing: "n" } })).toEqual([{ arc: 1 }]);
    expect(added({ orc: { facing: "e" } })).toEqual([{ arc: 2 }]);
    expect(added({ at: [5, 5], orc: { facing: "e" } })).toEqual([]);
    expect(added({ orc: { facing: "e" }, board: null })).toEqual([]);
  });

  it("is four against those who lie, one against the surprised, and from above (GAP-ADND-25)", () => {
    expect(added({ orc: { conditions: ["prone"] } })).toEqual([{ prone: 4 }]);
    expect(added({ orc: { conditions: ["surprised"] } })).toEqual([{ surprised: 1 }]);
    expect(added({ ann: { elevation: 4 } })).toEqual([{ higher: 1 }]);
    expect(added({ ann: { elevation: 4 }, orc: { elevation: 4 } })).toEqual([]);
    expect(added({ orc: { elevation: 4 } })).toEqual([]);
    expect(added({ ann: { conditions: ["prone", "surprised"] } })).toEqual([]);
  });

  it("is less by four against whom one can't see (GAP-ADND-25)", () => {
    expect(added({ orc: { conditions: ["invisible"] } })).toEqual([{ unseen: -4 }]);
    expect(added({ ann: { conditions: ["invisible"] } })).toEqual([]);
  });

  it("is nothing at all for feet (ADND-OVERRUN-008)", () => {
    expect(added({ strike: { way: "trample", held: true }, orc: { conditions: ["prone"], facing: "e" } })).toEqual([]);
  });
});

describe("what the situation adds to a shot", () => {
  const range = { short: 10, medium: 20, long: 30 };
  const shot = (gap: number, more: Setting = {}) => added({ at: [5 + gap, 5], attack: bow({ range }), ...more });

  it.each([
    [1, 0],
    [10, 0],
    [11, -2],
    [20, -2],
    [21, -5],
    [30, -5],
  ])("at %i squares is %i (GAP-ADND-17)", (gap, value) => {
    expect(shot(gap)).toEqual(value === 0 ? [] : [{ range: value }]);
  });

  it("is nothing at any distance where nobody knows how far it carries", () => {
    expect(shot(40, { attack: bow({ range: null }) })).toEqual([]);
  });

  it("is neither from behind nor from above", () => {
    expect(shot(5, { orc: { facing: "e" }, ann: { elevation: 20 } })).toEqual([]);
  });

  it("is less by four behind low things, by seven behind the better part of a wall", () => {
    const bush = (degree?: string) => ({
      terrain: [{ kind: "cover" as const, cells: [[8, 5] as const], ...(degree && { degree }) }],
    });
    expect(shot(5, { board: bush() })).toEqual([{ shelter: -4 }]);
    expect(shot(5, { board: bush("three-quarters") })).toEqual([{ shelter: -7 }]);
  });
});

describe("a stroke held ready (ADND-COVER-009, ADND-COVER-010)", () => {
  const held = (turn: JsonObject, options: RulesetOptions = {}): boolean => {
    const fight = stage([seat("ann", [5, 5], { turn }), seat("orc", [6, 5])], {}, options);
    return isHeldAt(fight.situation, fighter(fight, "ann"), fighter(fight, "orc"));
  };
  const all = { coverBonus: "all-shots" };

  it("is the first one, at whom it is held", () => {
    expect(held({ cover: { target: "orc" } })).toBe(true);
    expect(held({ cover: { target: "bob" } })).toBe(false);
    expect(held({ cover: { target: "orc" }, made: 1 })).toBe(false);
    expect(held({})).toBe(false);
    expect(held({ covered: "orc", made: 1 })).toBe(false);
  });

  it("is every one at whom the first was meant for, where the table reads it so", () => {
    expect(held({ covered: "orc", made: 1 }, all)).toBe(true);
    expect(held({ covered: "bob", made: 1 }, all)).toBe(false);
    expect(held({ cover: { target: "orc" } }, all)).toBe(true);
  });
});

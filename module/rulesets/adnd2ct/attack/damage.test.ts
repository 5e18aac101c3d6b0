import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { declared, fighter, seat, stage, sword } from "../testing/stage.js";
import { damageDice, damageOf } from "./damage.js";
import type { Strike } from "./modifiers.js";
import { weaponsOf } from "./weapon.js";

interface Hit {
  readonly way?: Strike["way"];
  readonly weapon?: string;
  readonly damage?: string | null;
  readonly clumsy?: boolean;
  readonly str?: number;
  readonly theirs?: JsonObject;
  readonly options?: RulesetOptions;
}

/** Damage of a hit whose dice show so much. */
function damage(
  rolled: number,
  { way = "plain", weapon = "", damage = "1d8", clumsy = false, str, theirs = {}, options = {} }: Hit = {},
): number {
  const attack = { ...sword({ weapon }), ...(damage !== null && { damage }) };
  const stats = { ...(str !== undefined && { str }) };
  const fight = stage(
    [seat("ann", [5, 5], { as: { attacks: [attack], stats } }), seat("orc", [6, 5], { turn: theirs })],
    {},
    options,
  );
  const [attacker, target] = [fighter(fight, "ann"), fighter(fight, "orc")];
  const [first] = weaponsOf(attacker);
  if (!first) throw new Error("one attack is listed");
  const strike: Strike = { attacker, target, weapon: first, way, held: false, clumsy };
  return damageOf(fight.situation, strike, damageDice(fight.situation, strike, false), [rolled]);
}

describe("damage", () => {
  it("is what the dice show and the weapon adds, one at least; feet may do none", () => {
    expect(damage(5)).toBe(5);
    expect(damage(5, { damage: "1d8+2" })).toBe(7);
    expect(damage(1, { damage: "1d8-3" })).toBe(1);
    expect(damage(1, { damage: "1d8-3", way: "trample" })).toBe(0);
    expect(damage(3, { way: "trample" })).toBe(3);
  });

  it("is four more at one who comes with bare hands and doesn't know how (GAP-ADND-13)", () => {
    expect(damage(5, { clumsy: true, way: "opening" })).toBe(9);
  });

  it("is double with a lance in a charge alone (ADND-CHARGE-007)", () => {
    expect(damage(5, { way: "charge", weapon: "lance", damage: "1d8+1" })).toBe(12);
    expect(damage(5, { way: "charge", weapon: "spear" })).toBe(5);
    expect(damage(5, { way: "plain", weapon: "lance" })).toBe(5);
    expect(damage(5, { way: "guard", weapon: "lance", theirs: declared("charge") })).toBe(5);
    expect(damage(1, { way: "charge", weapon: "lance", damage: "1d8-3" })).toBe(1);
  });

  it.each([
    ["charge", 10],
    ["run", 10],
    ["sprint", 10],
    ["move", 5],
    ["attack", 5],
  ])(
    "of a spear set against one that came by %s is %i (ADND-GUARD-007, ADND-CHARGE-011, ADND-RUN-004)",
    (action, expected) => {
      expect(damage(5, { way: "guard", weapon: "spear", theirs: declared(action) })).toBe(expected);
      expect(damage(5, { way: "opening", weapon: "spear", theirs: declared(action) })).toBe(5);
    },
  );

  it("of a spear set against one that has declared nothing is as ever", () => {
    expect(damage(5, { way: "guard", weapon: "spear" })).toBe(5);
  });

  it.each([
    [15, 10],
    [16, 9],
    [17, 9],
    [18, 8],
    [19, 3],
    [24, -2],
    [25, -4],
    [30, -4],
  ])(
    "of a lance is not doubled in what a Strength of %i gives, where the table reads it so (ADND-CHARGE-007)",
    (str, expected) => {
      const options = { chargeDoubling: "without-strength" };
      expect(damage(5, { way: "charge", weapon: "lance", str, options })).toBe(Math.max(1, expected));
      expect(damage(5, { way: "guard", weapon: "spear", theirs: declared("run"), str, options })).toBe(10);
    },
  );

  it("of a lance whose wielder's Strength nobody knows is doubled as a whole", () => {
    expect(damage(5, { way: "charge", weapon: "lance", options: { chargeDoubling: "without-strength" } })).toBe(10);
  });
});

describe("the dice of a hit", () => {
  const dice = (critical: boolean, damage: string | null, options: RulesetOptions = {}): unknown => {
    const { damage: usual, ...bare } = sword();
    const attack = { ...bare, ...(damage !== null && { damage: damage === "" ? (usual ?? "") : damage }) };
    const fight = stage([seat("ann", [5, 5], { as: { attacks: [attack] } })], {}, options);
    const attacker = fighter(fight, "ann");
    const [weapon] = weaponsOf(attacker);
    if (!weapon) throw new Error("one attack is listed");
    return damageDice(
      fight.situation,
      { attacker, target: attacker, weapon, way: "plain", held: false, clumsy: false },
      critical,
    );
  };
  const d6 = { count: 1, sides: 6 };

  it("are those of the weapon, twice in a critical one, unless the table has tables (GAP-ADND-18)", () => {
    expect(dice(false, "1d6+2")).toEqual({ dice: [d6], flat: 2 });
    expect(dice(true, "1d6+2")).toEqual({ dice: [d6, d6], flat: 2 });
    expect(dice(true, "1d6+2", { criticalEffect: "tables" })).toEqual({ dice: [d6], flat: 2 });
    expect(dice(true, null)).toEqual({ dice: [], flat: 0 });
  });
});

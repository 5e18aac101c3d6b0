import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import type { AttackProfile } from "../../model/profile.js";
import { stage, way, type Seat } from "./testing/stage.js";

const sword: AttackProfile = { id: "sword", kind: "melee", bonus: 9, damage: "1d8+4", extra: {} };
const greatsword: AttackProfile = { ...sword, id: "greatsword", extra: { hand: "two" } };
const bow: AttackProfile = { id: "bow", kind: "ranged", bonus: 8, damage: "1d8", extra: { range: 20 } };
const dagger: AttackProfile = { id: "dagger", kind: "melee", bonus: 9, damage: "1d4", extra: { weapon: "dagger" } };

const ann = (
  features: readonly string[],
  attacks = [sword, greatsword, bow, dagger],
  stats: JsonObject = {},
): Seat => ({
  id: "ann",
  at: [5, 5],
  side: "heroes",
  profile: { features, attacks, stats: { bab: 6, dex: 14, ...stats } },
});
const orc = (at: Seat["at"] = [6, 5], more: Partial<Seat> = {}): Seat => ({
  id: "orc",
  at,
  profile: { stats: { ac: 15, hp: 90 } },
  ...more,
});
const lastRoll = (fight: ReturnType<typeof stage>, kind: string) =>
  fight.events
    .flatMap((event) => (event.type === "RollResolved" && event.roll.kind === kind ? [event.roll] : []))
    .at(-1);

describe("features as rows of effects", () => {
  it.each([
    ["sword", 7, 1 + 4 + 4],
    ["greatsword", 7, 1 + 4 + 6],
  ])("Power Attack gives up 2 with a %s for more damage, as a stance that costs nothing", (weapon, bonus, damage) => {
    const fight = stage([ann(["power-attack"]), orc()]);
    fight.act("ann", "use-feat", { variant: "power-attack" });
    expect(fight.economy("ann")).toMatchObject({ standard: 1, move: 1, swift: 1 });
    fight.act("ann", "attack-melee", { target: "orc", with: weapon });
    fight.roll(15);
    fight.roll(1);
    expect(lastRoll(fight, "attack")?.bonus).toBe(bonus);
    expect(fight.state("orc").vitals.hp).toBe(90 - damage);
  });

  it("Rapid Shot adds a shot at the full bonus, all at -2; Point-Blank Shot helps within 30 feet", () => {
    const fight = stage([ann(["rapid-shot", "point-blank-shot"]), orc([9, 5])]);
    const bonuses = [1, 2, 3].map(() => {
      fight.act("ann", "full-attack", { target: "orc", with: "bow" });
      fight.roll(2);
      return lastRoll(fight, "attack")?.bonus;
    });
    expect(bonuses).toEqual([7, 7, 2]);
    expect(fight.refusal("ann", "full-attack", { target: "orc", with: "bow" })).toBe("no-slot");
    expect(
      stage([ann(["point-blank-shot"]), orc([12, 5])]).refusal("ann", "attack-ranged", { target: "orc" }),
    ).toBeNull();
  });

  it("further off-hand attacks come with the feat for them, each five lower", () => {
    const fight = stage([ann(["two-weapon-fighting", "improved-two-weapon-fighting"]), orc()]);
    const strike = () => {
      fight.act("ann", "full-attack", { target: "orc", with: "dagger", options: { offHand: "dagger" } });
      fight.roll(1);
      return lastRoll(fight, "attack")?.bonus;
    };
    expect([strike(), strike()]).toEqual([7, 2]);
    expect(fight.refusal("ann", "full-attack", { target: "orc", with: "dagger" })).toBe("no-slot");
  });

  it("one who is never flat-footed, or can't be flanked, gives no opening", () => {
    const rogue = ann(["sneak-attack"], [{ ...sword, extra: { precision: "2d6" } }]);
    const dice = (features: readonly string[], conditions: readonly string[]) => {
      const fight = stage([rogue, orc([6, 5], { conditions, profile: { stats: { ac: 5 }, features } })]);
      fight.act("ann", "attack-melee", { target: "orc" });
      fight.roll(10);
      return fight.encounter.rolls?.dice.length;
    };
    expect(dice([], ["flat-footed"])).toBe(2);
    expect(dice(["uncanny-dodge"], ["flat-footed"])).toBe(1);
    const flanked = (features: readonly string[]) => {
      const fight = stage([
        rogue,
        { id: "bob", at: [7, 5], side: "heroes" },
        orc([6, 5], { profile: { stats: { ac: 5 }, features } }),
      ]);
      fight.act("ann", "attack-melee", { target: "orc" });
      fight.roll(10);
      return fight.encounter.rolls?.dice.length;
    };
    expect([flanked([]), flanked(["improved-uncanny-dodge"])]).toEqual([2, 1]);
  });

  it("an item's own rows count like those of the table, and what is no row is left out", () => {
    const own = [{ on: "opportunities", add: 2 }, { on: "covert", of: "ranged-attack" }, { on: "nonsense" }, 7];
    const fight = stage([ann([], undefined, { effects: own }), orc()]);
    expect(fight.economy("ann")).toMatchObject({ aoo: 3 });
    expect(fight.judge("ann", "attack-ranged", { target: "orc", with: "bow" }).provocations).toEqual([]);
    expect(fight.judge("ann", "move", { path: way([5, 5], [4, 5]) }).provocations).toHaveLength(1);
  });
});

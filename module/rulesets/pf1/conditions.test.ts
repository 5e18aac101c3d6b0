import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import type { Profile } from "../../model/profile.js";
import { ask } from "./ask.js";
import { CONDITION_ROWS } from "./conditions.data.js";
import { MODIFIERS } from "./terms.js";
import { stage, way, type Seat } from "./testing/stage.js";

const [ANN, ORC] = [creatureId("ann"), creatureId("orc")];
const STATS = { ac: 16, acParts: { dex: 3 }, str: 14, dex: 16, bab: 3 };
const seat = (id: string, at: Seat["at"], conditions: readonly string[], more: Partial<Profile> = {}): Seat => ({
  id,
  at,
  side: id === "ann" ? "heroes" : "foes",
  conditions,
  profile: { stats: STATS, attacks: [{ id: "sword", kind: "melee", damage: "1d8", extra: {} }], ...more },
});
const fight = (mine: readonly string[], its: readonly string[], more: Partial<Profile> = {}) =>
  stage([seat("ann", [5, 5], mine, more), seat("orc", [6, 5], its)]);

const bonusOf = (mine: readonly string[], its: readonly string[] = [], more: Partial<Profile> = {}) =>
  (ask(fight(mine, its, more).situation, { kind: "attack", by: ANN, target: ORC }) as { total: number }).total;
const defenceOf = (its: readonly string[], against = true) =>
  ask(fight([], its).situation, { kind: "defence", of: ORC, defence: "ac", ...(against && { against: ANN }) });

describe("conditions", () => {
  it.each([
    [[], 5],
    [["shaken"], 3],
    [["shaken", "frightened"], 3],
    [["sickened"], 3],
    [["prone"], 1],
    [["fatigued"], 4],
    [["fatigued", "exhausted"], 2],
    [["grappled"], 3],
    [["entangled"], 3],
    [["hasted"], 6],
    [["sickened", "dazzled"], 2],
  ])("change the attack: %j to %i", (conditions, bonus) => {
    expect(bonusOf(conditions)).toBe(bonus);
  });

  it.each([
    [[], 16],
    [["flat-footed"], 13],
    [["prone"], 12],
    [["stunned"], 11],
    [["blinded"], 11],
    [["grappled"], 14],
    [["exhausted"], 13],
    [["flat-footed", "exhausted"], 13],
    [["pinned"], 9],
    [["unconscious"], 9],
    [["slowed"], 15],
  ])("change the armour class against a blow: %j to %i", (conditions, ac) => {
    expect(defenceOf(conditions)).toBe(ac);
  });

  it("an attacker unseen strikes at +2 and meets no Dexterity, unless its target is always on guard", () => {
    expect(bonusOf(["invisible"])).toBe(7);
    const unseen = stage([seat("ann", [5, 5], ["invisible"]), seat("orc", [6, 5], [])]);
    expect(ask(unseen.situation, { kind: "defence", of: ORC, defence: "ac", against: ANN })).toBe(13);
    const wary = stage([
      seat("ann", [5, 5], ["invisible"]),
      seat("orc", [6, 5], [], { features: ["uncanny-dodge"], stats: STATS }),
    ]);
    expect(ask(wary.situation, { kind: "defence", of: ORC, defence: "ac", against: ANN })).toBe(16);
  });

  it("the sickened hit less hard", () => {
    const sick = fight(["sickened"], []);
    sick.act("ann", "attack-melee", { target: "orc" });
    sick.roll(15);
    sick.roll(5);
    expect(sick.events.find(({ type }) => type === "StrikeResolved")).toMatchObject({ damage: 5 + 2 - 2 });
  });

  it.each([
    ["exhausted", 15],
    ["slowed", 15],
    ["blinded", 15],
    ["hasted", 60],
  ])("change the speed: %s", (condition, feet) => {
    expect(
      stage([seat("ann", [5, 5], [condition])]).judge("ann", "move", { path: way([5, 5], [6, 5]) }).move?.budget,
    ).toBe(feet);
  });

  it.each(["fatigued", "exhausted", "entangled", "blinded", "prone", "grappled", "pinned"])(
    "PF1-GAP-05: bar a charge: %s",
    (condition) => {
      const far = stage([seat("ann", [5, 5], [condition]), seat("orc", [10, 5], [])]);
      expect(far.refusal("ann", "charge", { path: way([5, 5], [9, 5]), target: "orc" })).toBe("condition");
    },
  );

  it("have a word for each number that they bring into an attack", () => {
    const named = Object.entries(CONDITION_ROWS).filter(([, row]) => "attack" in row || "meleeAttack" in row);
    expect(named.map(([id]) => id).filter((id) => !MODIFIERS.some((term) => term === id))).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { Profile, Size } from "../../../model/profile.js";
import { findFighter } from "../fighter.js";
import { one, openTurn, reasonsOf, type Given, type Row } from "../testing/mid-turn.js";
import type { Seat } from "../testing/stage.js";
import { maneuverBonus, maneuverDefence } from "./maneuver.js";

const at = { target: "orc" };
const try_ = (variant: string) => ({ ...at, variant });
const orc = (more: Partial<Seat>): Given => ({ orc: more });

describe("why a manoeuvre can't be tried, and what the reason is about", () => {
  it.each<Row>([
    ["none", {}, "combat-maneuver", at, one("no-such-action", { variant: null })],
    ["an unknown one", {}, "combat-maneuver", try_("tickle"), one("no-such-action", { variant: "tickle" })],
    ["nobody", {}, "combat-maneuver", { variant: "trip" }, one("no-target")],
    [
      "somebody who isn't there",
      {},
      "combat-maneuver",
      { variant: "trip", target: "elf" },
      one("no-target", { creature: "elf" }),
    ],
    ["oneself", {}, "combat-maneuver", { variant: "trip", target: "ann" }, one("wrong-target", { creature: "ann" })],
    [
      "two squares off",
      orc({ at: [7, 5] }),
      "combat-maneuver",
      try_("grapple"),
      one("out-of-reach", { creature: "orc" }),
    ],
    ["without a board", { ...orc({ at: [7, 5] }), board: null }, "combat-maneuver", try_("grapple"), []],
    [
      "a trip of one who lies",
      orc({ conditions: ["prone"] }),
      "combat-maneuver",
      try_("trip"),
      one("wrong-target", { creature: "orc" }),
    ],
    ["a push of one who lies", orc({ conditions: ["prone"] }), "combat-maneuver", try_("bull-rush"), []],
    ["a pin without a hold", {}, "combat-maneuver", try_("pin"), one("wrong-target", { creature: "orc" })],
    [
      "a squeeze without a hold",
      {},
      "combat-maneuver",
      try_("grapple-damage"),
      one("wrong-target", { creature: "orc" }),
    ],
    ["a pin of whom one holds", { turn: { hold: { target: "orc", round: 1 } } }, "combat-maneuver", try_("pin"), []],
    [
      "a pin of another",
      { turn: { hold: { target: "elf", round: 1 } } },
      "combat-maneuver",
      try_("pin"),
      one("wrong-target", { creature: "orc" }),
    ],
    ["a grapple without a hold", {}, "combat-maneuver", try_("grapple"), []],
    ["PF1-GAP-15: a feint at nobody", {}, "feint", {}, one("no-target")],
    ["PF1-GAP-15: a feint", {}, "feint", at, []],
    [
      "PF1-GAP-15: a feint two squares off",
      orc({ at: [7, 5] }),
      "feint",
      at,
      one("out-of-reach", { creature: "orc", distance: 10 }),
    ],
    [
      "PF1-GAP-15: a feint at one who lies senseless",
      orc({ conditions: ["unconscious"] }),
      "feint",
      at,
      one("wrong-target", { creature: "orc" }),
    ],
    [
      "PF1-GAP-15: a feint at the dead",
      orc({ conditions: ["dead"] }),
      "feint",
      at,
      one("wrong-target", { creature: "orc" }),
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it.each<readonly [string, Size, boolean]>([
    ...["trip", "bull-rush", "overrun", "drag", "reposition"].flatMap((variant) => [
      [variant, "large", true] as const,
      [variant, "huge", false] as const,
    ]),
    ...["disarm", "sunder", "steal", "dirty-trick", "grapple"].map((variant) => [variant, "huge", true] as const),
  ])("PF1-GAP-10: %s of a %s one: %s", (variant, size, lawful) => {
    const wrong = lawful ? [] : one("wrong-target", { creature: "orc" });
    expect(reasonsOf(orc({ profile: { size } }), "combat-maneuver", try_(variant))).toEqual(wrong);
  });

  it("PF1-GAP-15: a practised feint is a move action, unless another price is named", () => {
    const pays = (features: readonly string[], doing = {}) =>
      openTurn({ ann: { profile: { features } } }).judge("ann", "feint", { ...at, ...doing }).pays;
    expect([pays([]), pays(["improved-feint"]), pays(["improved-feint"], { pay: "standard" })]).toEqual([
      ["standard"],
      ["move"],
      ["standard"],
    ]);
    const trained: Given = { ann: { profile: { features: ["improved-feint"] } } };
    expect(openTurn(trained).judge("ann", "combat-maneuver", try_("trip")).pays).toEqual(["standard"]);
  });
});

describe("whom a manoeuvre gives a chance", () => {
  const causes = (given: Given, variant: string, action = "combat-maneuver") =>
    openTurn(given)
      .judge("ann", action, try_(variant))
      .provocations.map(({ by, of }) => `${by} ${of}`);
  const hold: Given = { turn: { hold: { target: "orc", round: 1 } } };
  it.each<readonly [string, Given, string, string[]]>([
    ["its target", {}, "grapple", ["orc combat-maneuver"]],
    ["not an unarmed one", orc({ profile: { attacks: [] } }), "grapple", []],
    [
      "an unarmed one that is armed all the same",
      orc({ profile: { attacks: [] }, turn: { armed: true } }),
      "grapple",
      [],
    ],
    ["nobody by training", { ann: { profile: { features: ["improved-grapple"] } } }, "grapple", []],
    ["nobody by mastery", { ann: { profile: { features: ["greater-grapple"] } } }, "grapple", []],
    [
      "its target by training for another",
      { ann: { profile: { features: ["improved-trip"] } } },
      "grapple",
      ["orc combat-maneuver"],
    ],
    ["nobody who is held, in the hold", hold, "pin", []],
    ["one who is held, beside the hold", hold, "trip", ["orc combat-maneuver"]],
    ["nobody by what is unknown", {}, "tickle", []],
  ])("%s", (_what, given, variant, expected) => {
    expect(causes(given, variant)).toEqual(expected);
  });

  it("PF1-GAP-15, PF1-GAP-16: nobody by a feint or an escape", () => {
    expect([causes({}, "", "feint"), causes({ ann: { conditions: ["grappled"] } }, "", "escape-grapple")]).toEqual([
      [],
      [],
    ]);
  });
});

/** Bonus and defence of Ann's manoeuvres. */
function numbersOf(profile: Partial<Profile>, more: Given = {}, variant = "trip"): readonly [number, number] {
  const { situation } = openTurn({ ...more, ann: { ...more.ann, profile } });
  const ann = findFighter(situation, creatureId("ann"));
  if (!ann) throw new Error("she is there");
  return [maneuverBonus(ann, variant), maneuverDefence(ann, variant)];
}

describe("PF1-GAP-10: the numbers of manoeuvres", () => {
  const STATS: JsonObject = { bab: 4, str: 16, dex: 14 };
  const having = (...conditions: readonly string[]): Given => ({ ann: { conditions } });
  it.each<readonly [Size, number]>([
    ["tiny", -2],
    ["small", -1],
    ["medium", 0],
    ["large", 1],
    ["huge", 2],
    ["gargantuan", 4],
    ["colossal", 8],
  ])("size %s counts for %i", (size, extra) => {
    expect(numbersOf({ size, stats: STATS })).toEqual([7 + extra, 19 + extra]);
  });

  it.each<readonly [string, Partial<Profile>, Given, string, number, number]>([
    ["base attack and Strength, 10 and Dexterity", {}, {}, "trip", 7, 19],
    ["as the sheet has it", { stats: { ...STATS, cmb: 11, cmd: 25 } }, {}, "trip", 11, 25],
    ["training", { features: ["improved-trip"] }, {}, "trip", 9, 21],
    ["training for another", { features: ["improved-trip"] }, {}, "disarm", 7, 19],
    ["mastery", { features: ["improved-trip", "greater-trip"] }, {}, "trip", 11, 21],
    ["shaken", {}, having("shaken"), "trip", 5, 19],
    ["grappled", {}, having("grappled"), "trip", 5, 17],
    ["grappled, at grappling", {}, having("grappled"), "grapple", 7, 17],
    ["grappled, at pinning", {}, having("grappled"), "pin", 7, 17],
    ["grappled and shaken, at grappling", {}, having("grappled", "shaken"), "grapple", 5, 17],
    ["exhausted", {}, having("exhausted"), "trip", 4, 13],
    ["flat-footed", {}, { turn: { unready: true } }, "trip", 7, 17],
    ["flat-footed and slow", { stats: { ...STATS, dex: 6 } }, { turn: { unready: true } }, "trip", 7, 15],
    ["stunned", {}, having("stunned"), "trip", 7, 11],
    ["hasted", {}, having("hasted"), "trip", 8, 20],
    ["cowering", {}, having("cowering"), "trip", 7, 15],
    ["fighting defensively", {}, { turn: { fightingDefensively: true } }, "trip", 3, 21],
    ["total defence", {}, { turn: { totalDefense: true } }, "trip", 7, 23],
    ["total defence beside the other", {}, { turn: { totalDefense: true, fightingDefensively: true } }, "trip", 3, 23],
    ["PF1-GAP-30: expertise", {}, { turn: { combatExpertise: true } }, "trip", 5, 21],
    ["power", {}, { turn: { powerAttack: true } }, "trip", 5, 19],
    ["expertise and power", {}, { turn: { combatExpertise: true, powerAttack: true } }, "trip", 3, 21],
    ["after a charge", {}, { turn: { charging: true } }, "trip", 7, 17],
  ])("%s", (_what, profile, given, variant, bonus, defence) => {
    expect(numbersOf({ stats: STATS, ...profile }, given, variant)).toEqual([bonus, defence]);
  });
});

import { describe, expect, it } from "vitest";
import type { AttackProfile } from "../../../model/profile.js";
import { BOW, far, one, openTurn, reasonsOf, SWORD, type Given, type Row } from "../testing/mid-turn.js";
import type { Seat } from "../testing/stage.js";

const at = { target: "orc" };
const armed = (...attacks: readonly AttackProfile[]): Given => ({ ann: { profile: { attacks } } });
const sword = (extra: AttackProfile["extra"]): Given => armed({ ...SWORD, extra });
const bow = (extra: AttackProfile["extra"], more: Partial<Seat> = {}): Given => ({
  ann: { ...more, profile: { attacks: [{ ...BOW, extra }] } },
});
const FIST: AttackProfile = { id: "fist", kind: "unarmed", extra: {} };
const TOUCH: AttackProfile = { id: "touch", kind: "touch", extra: {} };
const RAY: AttackProfile = { id: "ray", kind: "touch", extra: { range: 5 } };
const down = (...conditions: readonly string[]): Given => ({ orc: { conditions } });
const shut = { walls: [{ from: [6, 0], to: [6, 20], move: true, sight: true }] } as const;

describe("why an attack can't be made, and what the reason is about", () => {
  it.each<Row>([
    ["a blow", {}, "attack-melee", at, []],
    ["without a weapon", armed(), "attack-melee", at, one("no-weapon")],
    ["with a weapon that isn't there", {}, "attack-melee", { ...at, with: "axe" }, one("no-weapon")],
    ["without a bow", armed(SWORD), "attack-ranged", at, one("no-weapon")],
    ["bare hands, which everybody has", armed(), "attack-unarmed", at, []],
    ["a shot as a blow", {}, "attack-melee", { ...at, with: "bow" }, one("wrong-weapon", { with: "bow" })],
    ["a blow as a shot", {}, "attack-ranged", { ...at, with: "sword" }, one("wrong-weapon", { with: "sword" })],
    ["a sword as bare hands", {}, "attack-unarmed", { ...at, with: "sword" }, one("wrong-weapon", { with: "sword" })],
    ["a fist", armed(FIST), "attack-unarmed", { ...at, with: "fist" }, []],
    ["claws", armed({ ...SWORD, kind: "natural" }), "attack-unarmed", { ...at, with: "sword" }, []],
    ["nobody", {}, "attack-melee", {}, one("no-target")],
    ["somebody who isn't there", {}, "attack-melee", { target: "elf" }, one("no-target", { creature: "elf" })],
    ["oneself", {}, "attack-melee", { target: "ann" }, one("wrong-target", { creature: "ann" })],
    ["a sheathed sword", sword({ ready: false }), "attack-melee", at, one("not-ready", { with: "sword" })],
    ["a bow that isn't loaded", bow({ loaded: false }), "attack-ranged", at, one("not-ready", { with: "bow" })],
    [
      "PF1-ATTACK-002: two squares off",
      far(7),
      "attack-melee",
      at,
      one("out-of-reach", { creature: "orc", distance: 10 }),
    ],
    ["PF1-ATTACK-009: ten increments off", bow({ range: 1 }, { at: [1, 5] }), "attack-ranged", at, []],
    [
      "PF1-ATTACK-009: beyond ten increments",
      { ...bow({ range: 1 }, { at: [0, 5] }), ...far(11) },
      "attack-ranged",
      at,
      one("out-of-range", { distance: 55, range: 50 }),
    ],
    [
      "PF1-ATTACK-009: beyond five increments of what is thrown",
      { ...armed({ ...BOW, kind: "thrown", extra: { range: 1 } }), ...far(11) },
      "attack-ranged",
      at,
      one("out-of-range", { distance: 30, range: 25 }),
    ],
    [
      "PF1-ATTACK-009: five increments of what is thrown",
      { ...armed({ ...BOW, kind: "thrown", extra: { range: 1 } }), ...far(10) },
      "attack-ranged",
      at,
      [],
    ],
    [
      "PF1-SPELL-021: beyond the range of a ray",
      { ...armed(RAY), ...far(11) },
      "attack-ranged",
      at,
      one("out-of-range", { distance: 30, range: 25 }),
    ],
    ["PF1-SPELL-021: within it", { ...armed(RAY), ...far(10) }, "attack-ranged", at, []],
    ["a shot without a range of its own", { ...bow({}), ...far(19) }, "attack-ranged", at, []],
    ["a shot through a wall", { board: shut }, "attack-ranged", at, one("no-line", { creature: "orc" })],
    ["a blow through a wall", { board: shut }, "attack-melee", at, one("no-line", { creature: "orc" })],
    [
      "PF1-ATTACK-010: a shot at somebody unseen",
      { ann: { conditions: ["blinded"] } },
      "attack-ranged",
      at,
      one("cannot-see", { creature: "orc" }),
    ],
    [
      "PF1-ATTACK-010: a shot at somebody unseen whose place is known",
      { ann: { conditions: ["blinded"], profile: { located: ["orc" as never] } } },
      "attack-ranged",
      at,
      [],
    ],
    ["a blow at somebody unseen", { ann: { conditions: ["blinded"] } }, "attack-melee", at, []],
    [
      "a shot without arrows",
      { ann: { vitals: { arrows: 0 } } },
      "attack-ranged",
      at,
      one("no-resource", { of: "arrows" }),
    ],
    ["a shot with the last arrow", { ann: { vitals: { arrows: 1 } } }, "attack-ranged", at, []],
    ["a blow without arrows", { ann: { vitals: { arrows: 0 } } }, "attack-melee", at, []],
    [
      "a throw without arrows",
      { ann: { vitals: { arrows: 0 }, profile: { attacks: [{ ...BOW, kind: "thrown" }] } } },
      "attack-ranged",
      at,
      [],
    ],
    [
      "PF1-GAP-32: a weapon for two hands in a hold",
      { ann: { conditions: ["grappled"], profile: { attacks: [{ ...SWORD, extra: { hand: "two" } }] } } },
      "attack-melee",
      at,
      one("condition", { condition: "grappled" }),
    ],
    [
      "PF1-GAP-32: a weapon for one hand in a hold",
      { ann: { conditions: ["grappled"], profile: { attacks: [{ ...SWORD, extra: { hand: "right" } }] } } },
      "attack-melee",
      at,
      [],
    ],
    ["a weapon for two hands", sword({ hand: "two" }), "attack-melee", at, []],
    [
      "PF1-GAP-20: a bow, lying",
      bow({}, { conditions: ["prone"] }),
      "attack-ranged",
      at,
      one("condition", { condition: "prone" }),
    ],
    [
      "PF1-GAP-20: a crossbow, lying",
      bow({ weapon: "light-crossbow" }, { conditions: ["prone"] }),
      "attack-ranged",
      at,
      [],
    ],
    ["PF1-GAP-20: shuriken, lying", bow({ weapon: "shuriken" }, { conditions: ["prone"] }), "attack-ranged", at, []],
    ["PF1-GAP-20: a blow, lying", { ann: { conditions: ["prone"] } }, "attack-melee", at, []],
    [
      "a touch that holds no charge",
      armed(TOUCH),
      "attack-melee",
      { ...at, with: "touch" },
      one("not-ready", { with: "touch" }),
    ],
    ["PF1-SPELL-018: a touch with a charge", { ...armed(TOUCH), turn: { heldCharge: true } }, "attack-melee", at, []],
    ["a ray needs no charge", armed(RAY), "attack-ranged", at, []],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });
});

describe("manoeuvres and stances in an attack", () => {
  it.each<Row>([
    ["PF1-MANEUVER-001: a trip", {}, "attack-melee", { ...at, variant: "trip" }, []],
    ["PF1-MANEUVER-001: a disarming", {}, "attack-melee", { ...at, variant: "disarm" }, []],
    ["PF1-MANEUVER-001: a sundering", {}, "attack-melee", { ...at, variant: "sunder" }, []],
    [
      "PF1-MANEUVER-001: a bull rush",
      {},
      "attack-melee",
      { ...at, variant: "bull-rush" },
      one("no-such-action", { variant: "bull-rush" }),
    ],
    [
      "PF1-MANEUVER-001: a trip with a bow",
      {},
      "attack-ranged",
      { ...at, variant: "trip" },
      one("wrong-weapon", { with: "bow" }),
    ],
    [
      "a trip of one who lies",
      down("prone"),
      "attack-melee",
      { ...at, variant: "trip" },
      one("wrong-target", { creature: "orc" }),
    ],
    ["a disarming of one who lies", down("prone"), "attack-melee", { ...at, variant: "disarm" }, []],
    [
      "PF1-DEFENCE-002: defensively in total defence",
      { turn: { totalDefense: true } },
      "fight-defensively",
      at,
      one("combination", { action: "total-defense" }),
    ],
    ["a plain blow after total defence", { turn: { totalDefense: true } }, "attack-melee", at, []],
    [
      "PF1-ATTACK-019: defensively after the first attack",
      {
        ann: { profile: { stats: { bab: 6 } } },
        turn: { fullAttack: { made: ["sword"], offHand: null }, standardUsed: true },
      },
      "fight-defensively-full",
      at,
      one("too-late"),
    ],
    [
      "PF1-ATTACK-019: further attacks of one who does",
      {
        ann: { profile: { stats: { bab: 6 } } },
        turn: { fullAttack: { made: ["sword"], offHand: null }, standardUsed: true, fightingDefensively: true },
      },
      "fight-defensively-full",
      at,
      [],
    ],
    [
      "the limited",
      { turn: { limited: "none-left" } },
      "attack-melee",
      at,
      [...one("limited", { limit: "none-left", slot: "standard" }), ...one("limited")],
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });
});

describe("PF1-GAP-17: a coup de grace", () => {
  it.each<Row>([
    ["at one who is helpless", down("helpless"), "coup-de-grace", at, []],
    ["at one who isn't", {}, "coup-de-grace", at, one("wrong-target", { creature: "orc" })],
    [
      "with something thrown",
      { ...down("helpless"), ...armed({ ...BOW, kind: "thrown" }) },
      "coup-de-grace",
      { ...at, with: "bow" },
      one("wrong-weapon", { with: "bow" }),
    ],
    ["with a bow, adjacent", down("helpless"), "coup-de-grace", { ...at, with: "bow" }, []],
    [
      "with a bow, two squares off",
      { orc: { at: [7, 5], conditions: ["helpless"] } },
      "coup-de-grace",
      { ...at, with: "bow" },
      one("out-of-reach", { creature: "orc", distance: 10 }),
    ],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it("provokes by itself, whatever is used for it", () => {
    const guard: Seat = { id: "guard", at: [5, 6], side: "foes" };
    const plan = openTurn({ ...down("helpless"), more: [guard] }).judge("ann", "coup-de-grace", at);
    expect(plan.provocations).toMatchObject([{ by: "guard", of: "coup-de-grace", step: "action" }]);
  });
});

describe("the weapon of an attack that names none", () => {
  const usual = (given: Given, action: string) => {
    const fight = openTurn(given);
    fight.act("ann", action, at);
    for (const { responders } of fight.encounter.windows)
      for (const { creature } of responders) fight.answer(creature, false);
    fight.roll(1);
    return fight.events.flatMap((event) => (event.type === "StrikeResolved" ? [event.with] : []));
  };
  const axe: AttackProfile = { ...SWORD, id: "axe" };
  it.each<readonly [string, Given, string, string]>([
    ["is the first for a blow", armed(BOW, SWORD, axe), "attack-melee", "sword"],
    ["in hand, if any is", armed({ ...SWORD, extra: { ready: false } }, axe), "attack-melee", "axe"],
    ["is the first for a shot", armed(SWORD, BOW, { ...BOW, id: "sling" }), "attack-ranged", "bow"],
    ["in hand", armed({ ...BOW, extra: { ready: false } }, { ...BOW, id: "sling" }), "attack-ranged", "sling"],
    ["is a bow in a full attack without a blade", armed(BOW), "full-attack", "bow"],
    ["is the listed bare hand", armed(SWORD, FIST), "attack-unarmed", "fist"],
    ["is a bare hand", armed(SWORD), "attack-unarmed", "unarmed"],
    ["is no touch without a charge", armed(TOUCH, SWORD), "attack-melee", "sword"],
    ["is a touch with a charge", { ...armed(TOUCH, SWORD), turn: { heldCharge: true } }, "attack-melee", "touch"],
  ])("%s", (_what, given, action, weapon) => {
    expect(usual(given, action)).toEqual([weapon]);
  });

  it("is never sheathed without saying so", () => {
    const sheathed = armed({ ...SWORD, extra: { ready: false } });
    expect(reasonsOf(sheathed, "full-attack", at)).toEqual(one("not-ready", { with: "sword" }));
    expect(reasonsOf(armed({ ...BOW, extra: { ready: false } }), "full-attack", at)).toEqual(one("no-weapon"));
  });
});

describe("whom an attack gives a chance", () => {
  const chances = (given: Given, action: string, doing = {}) =>
    openTurn(given)
      .judge("ann", action, { ...at, ...doing })
      .provocations.map(({ by, of }) => `${by} ${of}`);
  const trained = (feature: string, kind: AttackProfile): Given => ({
    ann: { profile: { attacks: [kind], features: [feature] } },
  });
  const unarmed: Given["orc"] = { profile: { attacks: [] } };
  it.each<readonly [string, Given, string, string[]]>([
    ["PF1-AOO-002: none by a blow", {}, "attack-melee", []],
    ["PF1-AOO-002: everybody by a shot", {}, "attack-ranged", ["orc ranged-attack"]],
    ["PF1-GAP-31: nobody by a master's", trained("point-blank-master", BOW), "attack-ranged", []],
    ["PF1-ATTACK-004: an armed target by bare hands", armed(FIST), "attack-unarmed", ["orc unarmed-attack"]],
    ["PF1-ATTACK-004: not by trained ones", trained("improved-unarmed-strike", FIST), "attack-unarmed", []],
    ["PF1-ATTACK-004: not an unarmed one", { ...armed(FIST), orc: unarmed }, "attack-unarmed", []],
    ["claws are never bare hands", armed({ ...SWORD, kind: "natural" }), "attack-melee", []],
  ])("%s", (_what, given, action, expected) => {
    expect(chances(given, action)).toEqual(expected);
  });

  it("PF1-MANEUVER-002: the target of a manoeuvre, unless its doer is trained", () => {
    expect(chances({}, "attack-melee", { variant: "trip" })).toEqual(["orc combat-maneuver"]);
    expect(chances(trained("improved-trip", SWORD), "attack-melee", { variant: "trip" })).toEqual([]);
    expect(chances(trained("improved-trip", SWORD), "attack-melee", { variant: "disarm" })).toHaveLength(1);
    expect(chances({ orc: unarmed }, "attack-melee", { variant: "trip" })).toEqual([]);
  });
});

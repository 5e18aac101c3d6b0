import { describe, expect, it } from "vitest";
import type { AttackProfile } from "../../../model/profile.js";
import type { Event } from "../../../model/event.js";
import { stage, type Doing, type Seat, type Stage } from "../testing/stage.js";

const SWORD: AttackProfile = { id: "sword", kind: "melee", damage: "1d+1 cut", extra: { skill: 12 } };
const AXE: AttackProfile = {
  id: "axe",
  kind: "melee",
  damage: "1d cr",
  extra: { skill: 12, unreadyAfterAttack: true },
};
const BOW: AttackProfile = {
  id: "bow",
  kind: "ranged",
  damage: "1d imp",
  extra: { skill: 20, range: { short: 2, long: 9 } },
};
const NET: AttackProfile = { id: "net", kind: "melee", extra: { skill: 12 } };

const ann = (attack: AttackProfile): Seat => ({
  id: "ann",
  at: [5, 5],
  facing: "e",
  side: "heroes",
  profile: { attacks: [attack] },
});
/** The foe's back is turned: nothing defends it. */
const orc = (more: Partial<Seat> = {}): Seat => ({
  id: "orc",
  at: [6, 5],
  facing: "e",
  vitals: { hp: 20 },
  profile: { stats: { hp: 20, dr: 1 } },
  ...more,
});

const TOLD: readonly Event["type"][] = ["RollResolved", "StrikeResolved", "VitalsChanged", "TurnStateChanged"];

/** What one blow brings, with these dice one roll after the other; the choice of the manoeuvre isn't told. */
function blow(seats: readonly Seat[], rolls: readonly (readonly number[])[], doing: Doing = {}): readonly Event[] {
  const fight: Stage = stage(seats);
  const variant = doing.variant !== undefined;
  fight.act("ann", variant ? "all-out-attack" : "attack", { target: "orc", ...doing });
  const before = fight.events.length;
  for (const faces of rolls) fight.roll(...faces);
  expect(fight.encounter.tasks).toEqual([]);
  return fight.events.slice(before).filter(({ type }) => TOLD.includes(type));
}

const skill = [{ label: "skill", value: 12 }];
const struck = (more: object) => ({
  type: "StrikeResolved",
  by: "ann",
  target: "orc",
  with: "sword",
  critical: false,
  provoked: false,
  ...more,
});
const spent = (more: object = {}) => ({
  type: "TurnStateChanged",
  creature: "ann",
  set: { attacksMade: 1, struck: ["sword"], ...more },
});
const test = (faces: readonly number[], hit: boolean, critical = false) => ({
  type: "RollResolved",
  roll: {
    by: "ann",
    kind: "attack",
    faces,
    total: faces.reduce((sum, face) => sum + face, 0),
    bonus: 0,
    modifiers: skill,
    hit,
    critical,
    against: 12,
  },
  target: "orc",
});
const harm = (faces: readonly number[], total: number, bonus: number) => ({
  type: "RollResolved",
  roll: { by: "ann", kind: "damage", faces, total, bonus, modifiers: [{ label: "base", value: bonus }] },
  target: "orc",
});
const lost = (from: number, to: number) => ({ type: "VitalsChanged", creature: "orc", vital: "hp", from, to });
const shock = (shockNext: number) => ({ type: "TurnStateChanged", creature: "orc", set: { shockNext } });

describe("the facts of a blow", () => {
  it("G4-GAP-03: missed, it is spent and told, and no damage is rolled", () => {
    expect(blow([ann(SWORD), orc()], [[6, 6, 1]])).toEqual([
      test([6, 6, 1], false),
      spent(),
      struck({ hit: false, damage: null }),
    ]);
  });

  it("nobody's roll has missed", () => {
    const fight = stage([ann(SWORD), orc()]);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll();
    expect(fight.events).toContainEqual({
      ...test([], false),
      roll: { ...test([], false).roll, total: 0 },
    });
  });

  it("G4-GAP-08: a cut less armour is half as much again, with shock up to four", () => {
    expect(blow([ann(SWORD), orc()], [[3, 3, 3], [4]])).toEqual([
      test([3, 3, 3], true),
      spent(),
      struck({ hit: true, damage: 6 }),
      harm([4], 5, 1),
      lost(20, 14),
      shock(-4),
    ]);
  });

  it("G4-GAP-08: what armour stops is no wound", () => {
    expect(blow([ann(SWORD), orc({ profile: { stats: { hp: 20, dr: 9 } } })], [[3, 3, 3], [4]])).toEqual([
      test([3, 3, 3], true),
      spent(),
      struck({ hit: true, damage: 0 }),
      harm([4], 5, 1),
    ]);
  });

  it("G4-GAP-12: some weapons have to be made ready after it", () => {
    const [, after] = blow([ann(AXE), orc()], [[6, 6, 6]]);
    expect(after).toEqual({ ...spent({ readiness: { axe: false }, struck: ["axe"] }) });
  });

  it("G4-GAP-03: a critical hit is told so to its end", () => {
    expect(blow([ann(SWORD), orc({ facing: "w" })], [[1, 1, 1], [1]])).toEqual([
      test([1, 1, 1], true, true),
      spent(),
      struck({ hit: true, critical: true, damage: 1 }),
      harm([1], 2, 1),
      lost(20, 19),
      shock(-1),
    ]);
  });

  it("without damage of its own it has hit, and that is all", () => {
    expect(blow([ann(NET), orc()], [[3, 3, 3]]).at(-1)).toEqual(struck({ with: "net", hit: true, damage: null }));
  });

  it("whose damage nobody rolls has hit, and that is all", () => {
    const fight = stage([ann(SWORD), orc()]);
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(3, 3, 3);
    expect(fight.encounter.rolls).toMatchObject({
      by: "ann",
      kind: "damage",
      dice: [{ count: 1, sides: 6 }],
      modifiers: [{ label: "maneuver", value: 1 }],
      target: "orc",
    });
    fight.roll();
    expect(fight.events).toContainEqual(struck({ hit: true, damage: null }));
    expect(fight.state("orc").vitals.hp).toBe(20);
  });

  it("G4-ALLOUTATTACK-006: a strong one does two more, or one for each die", () => {
    const events = blow([ann(SWORD), orc()], [[3, 3, 3], [1]], { variant: "strong" });
    expect(events).toContainEqual(harm([1], 4, 3));
  });

  it.each([
    [2, 6],
    [3, 3],
  ])("G4-GAP-13: an arrow %i yards off does %i of six: beyond half its range half", (yards, total) => {
    const seats = [ann(BOW), orc({ at: [5 + yards, 5], profile: { stats: { hp: 40 } } })];
    expect(blow(seats, [[3, 3, 3], [6]])).toContainEqual(harm([6], total, 0));
  });
});

describe("how a blow is met", () => {
  const seats = (turn: Seat["turn"] = {}) => [ann(SWORD), orc({ facing: "w", turn })];
  const met = (fight: Stage) => {
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(3, 3, 3);
    return fight.encounter.windows[0];
  };

  it("G4-ECONOMY-003: whoever is struck may dodge or parry, with the number that its dice are held against", () => {
    const window = met(stage(seats()));
    expect(window).toMatchObject({ kind: "defence", cause: "ann", against: "ann" });
    const [asked] = window?.responders ?? [];
    expect([asked?.option, ...(asked?.others ?? [])]).toEqual([
      { action: "dodge", attacks: [], pays: "dodge", left: null, pool: null, rollAtMost: 8, retreatAtMost: 11 },
      { action: "parry", attacks: ["weapon"], pays: "parry", left: null, pool: null, rollAtMost: 8, retreatAtMost: 9 },
    ]);
  });

  it("G4-ECONOMY-003: a defence made leaves nothing of the blow, one that failed all of it", () => {
    const made = stage(seats());
    met(made);
    made.answer("orc", true);
    expect(made.encounter.rolls).toMatchObject({ by: "orc", kind: "defence", target: "ann" });
    made.roll(2, 3, 3);
    expect(made.events).toContainEqual(struck({ hit: false, damage: null }));
    const failed = stage(seats());
    met(failed);
    failed.answer("orc", true);
    failed.roll(3, 3, 3);
    expect(failed.encounter.rolls).toMatchObject({ by: "ann", kind: "damage" });
    expect(failed.state("orc").turn.defencesUsed).toEqual(["dodge"]);
  });
});

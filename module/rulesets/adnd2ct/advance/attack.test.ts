import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { AttackProfile } from "../../../model/profile.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { bow, declared, phase, seat, stage, sword, way, type Doing, type Stage } from "../testing/stage.js";

type More = Parameters<typeof seat>[2];
const bite: AttackProfile = { id: "bite", kind: "natural", damage: "1d6", extra: {} };
const claw: AttackProfile = { ...bite, id: "claw", damage: "1d4" };

function duel(ann: More = {}, action = "attack", orc: More = {}, options: RulesetOptions = {}): Stage {
  const fight = stage(
    [seat("ann", [5, 5], { turn: declared(action), ...ann }), seat("orc", [6, 5], orc), seat("oaf", [6, 6])],
    {},
    options,
  );
  phase(fight, "average");
  return fight;
}
/** Does it, with a 2 on every die. */
function play(fight: Stage, action: string, doing: Doing = {}): Stage {
  fight.act("ann", action, { target: "orc", ...doing });
  while (fight.encounter.rolls) fight.roll(2);
  return fight;
}
const strikes = (fight: Stage): unknown =>
  fight.events.flatMap((event) => (event.type === "StrikeResolved" ? [[event.with, event.target]] : []));

describe("the strokes of a phase", () => {
  it("are one after the other, at one target or at several in turn (ADND-ATTACK-002, ADND-MAP-004)", () => {
    const routine = { as: { attacks: [bite, claw, { ...claw, id: "tail" }] } };
    expect(strikes(play(duel(routine), "attack"))).toEqual([
      ["bite", "orc"],
      ["claw", "orc"],
      ["tail", "orc"],
    ]);
    const targets = [creatureId("orc"), creatureId("oaf")];
    expect(strikes(play(duel(routine), "attack", { targets }))).toEqual([
      ["bite", "orc"],
      ["claw", "oaf"],
      ["tail", "orc"],
    ]);
  });

  it("fall away at somebody who is down by then, or isn't there", () => {
    const fight = duel({ as: { attacks: [bite, claw] } }, "attack", { vitals: { hp: 1 } });
    fight.act("ann", "attack", { target: "orc" });
    fight.roll(12);
    fight.roll(6);
    expect(fight.encounter.rolls).toBeNull();
    expect(strikes(fight)).toEqual([["bite", "orc"]]);
    const there = duel({ as: { attacks: [bite, claw] } });
    expect(strikes(play(there, "attack", { targets: [creatureId("nobody"), creatureId("oaf")] }))).toEqual([
      ["claw", "oaf"],
    ]);
  });

  it("may be at one who is down already", () => {
    expect(strikes(play(duel({}, "attack", { conditions: ["unconscious"] }), "attack"))).toEqual([["sword", "orc"]]);
  });

  it("are counted, and the last of them ends the action (ADND-ATTACK-004)", () => {
    const two = play(duel({ as: { stats: { attacks: 2 } } }), "attack");
    expect(two.state("ann").turn).toMatchObject({ made: 1, struckIn: 2, acted: 2 });
    expect(two.state("ann").turn.spent ?? false).toBe(false);
    phase(two, "slow");
    play(two, "attack");
    expect(two.state("ann").turn).toMatchObject({ made: 2, struckIn: 3, spent: true });
    expect(strikes(two)).toEqual([
      ["sword", "orc"],
      ["sword", "orc"],
    ]);
  });

  it("end the guard's action with the last one (ADND-GUARD-008)", () => {
    const guards = (attacks: number): unknown =>
      play(duel({ turn: declared("guard", { beset: true }), as: { stats: { attacks } } }), "attack").state("ann").turn
        .spent ?? false;
    expect([guards(1), guards(2)]).toEqual([true, false]);
  });

  it("are left to the table where they are an option of it (ADND-ATTACK-008)", () => {
    const fight = play(duel(), "grab");
    expect(strikes(fight)).toEqual([]);
    expect(fight.events).toContainEqual(
      expect.objectContaining({
        type: "Noted",
        creature: "ann",
        code: "gm-resolves",
        data: { option: "grab", target: "orc" },
      }),
    );
  });
});

describe("a stroke held ready (ADND-COVER-009, ADND-COVER-010)", () => {
  const held = (cover: JsonObject): Stage => {
    const fight = stage([
      seat("ann", [0, 5], { turn: declared("cover-ranged", { cover }), as: { attacks: [bow()] } }),
      seat("orc", [8, 5]),
      seat("oaf", [8, 8]),
    ]);
    phase(fight, "fast");
    return fight;
  };

  it("has its +2 once, and the hold is over", () => {
    const fight = held({ target: "orc" });
    fight.act("ann", "fire-full", { target: "orc" });
    expect(fight.encounter.rolls?.modifiers).toEqual([{ label: "cover", value: 2 }]);
    fight.roll(2);
    expect(fight.state("ann").turn).toMatchObject({ covered: "orc", made: 1 });
    expect(fight.state("ann").turn.cover ?? null).toBeNull();
    phase(fight, "average");
    fight.act("ann", "fire-full", { target: "orc" });
    expect(fight.encounter.rolls?.modifiers).toEqual([]);
  });

  it("stays held where the shot goes to somebody else", () => {
    const fight = held({ target: "orc" });
    phase(fight, "average");
    fight.act("ann", "fire-full", { target: "oaf" });
    expect(fight.encounter.rolls?.modifiers).toEqual([]);
    fight.roll(2);
    expect(fight.state("ann").turn.covered ?? null).toBeNull();
    expect(fight.state("ann").turn.cover).toMatchObject({ target: "orc" });
  });
});

describe("those who get an opening", () => {
  const archer = (orc: More = {}): Stage => {
    const fight = duel({ turn: declared("fire-full"), as: { attacks: [bow()] } }, "fire-full", orc);
    fight.act("ann", "fire-full", { target: "orc" });
    return fight;
  };

  it("are asked before the stroke, each of them once", () => {
    const fight = archer();
    expect(fight.encounter.windows).toMatchObject([
      { kind: "provoked", of: "ranged-attack", against: "ann", responders: [{ creature: "orc" }, { creature: "oaf" }] },
    ]);
    fight.answer("orc", false);
    fight.answer("oaf", false);
    expect(fight.encounter.windows).toEqual([]);
    expect(fight.encounter.rolls).toMatchObject({ by: "ann", kind: "attack" });
  });

  it("strike first, and whoever is felled shoots no more", () => {
    const fight = archer();
    fight.answer("orc", true);
    fight.roll(20);
    fight.roll(8, 8);
    fight.answer("oaf", true);
    fight.roll(20);
    fight.roll(8, 8);
    expect(fight.conditions("ann")).toContain("unconscious");
    expect(fight.encounter.tasks).toEqual([]);
    expect(fight.events).toContainEqual(expect.objectContaining({ type: "Interrupted", creature: "ann" }));
    expect(strikes(fight)).toEqual([
      ["sword", "ann"],
      ["sword", "ann"],
    ]);
  });

  it("are better off against bare hands that don't know how, by four to hit and in damage (GAP-ADND-13)", () => {
    const opening = (attacks: readonly AttackProfile[], options: RulesetOptions = {}): readonly unknown[] => {
      const fight = duel({ turn: declared("unarmed"), as: { attacks, stats: { ac: 10 } } }, "unarmed", {}, options);
      fight.act("ann", "unarmed", { target: "orc" });
      fight.answer("orc", true);
      const bonus = fight.encounter.rolls?.modifiers.map(({ label }) => label);
      fight.roll(17);
      fight.roll(3);
      return [bonus, fight.state("ann").vitals.hp];
    };
    expect(opening([])).toEqual([["clumsy"], 13]);
    expect(opening([], { unarmedOpening: "plain" })).toEqual([[], 17]);
    expect(opening([{ id: "palm", kind: "unarmed", extra: { specialist: true } }])).toEqual([[], 17]);
    expect(opening([{ id: "palm", kind: "unarmed", extra: {} }])).toEqual([["clumsy"], 13]);
    expect(opening([sword({ specialist: true })])).toEqual([["clumsy"], 13]);
  });
});

describe("treading on somebody (ADND-OVERRUN-007, ADND-OVERRUN-008)", () => {
  const tread = (doing: Doing = {}, ogre: More = {}): Stage => {
    const fight = stage([
      seat("ogre", [5, 5], { turn: { overrun: ["ann"] }, as: { size: "large", stats: { thac0: 15 } }, ...ogre }),
      seat("ann", [5, 5], { conditions: ["prone"], facing: "w", as: { size: "small", stats: { ac: 6, dexAc: 3 } } }),
    ]);
    fight.act("ogre", "trample", { target: "ann", ...doing });
    return fight;
  };

  it("takes a roll that nothing is added to, against armour class as it is", () => {
    const fight = tread();
    expect(fight.encounter.rolls).toMatchObject({ by: "ogre", kind: "attack", modifiers: [], target: "ann" });
    fight.roll(8);
    expect(fight.events.find(({ type }) => type === "RollResolved")).toMatchObject({
      roll: { against: 9, hit: false },
    });
  });

  it("does 1d4 for each step of size, one at least", () => {
    const dice = (ogre: More): unknown => {
      const fight = tread({}, ogre);
      fight.roll(15);
      return fight.encounter.rolls?.dice;
    };
    expect(dice({})).toEqual([{ count: 2, sides: 4 }]);
    expect(dice({ as: { size: "huge", stats: { thac0: 15 } } })).toEqual([{ count: 3, sides: 4 }]);
    expect(dice({ as: { size: "small", stats: { thac0: 15 } } })).toEqual([{ count: 1, sides: 4 }]);
  });

  it("does what the game master says (ADND-OVERRUN-009)", () => {
    const fight = tread({ options: { damage: 3 } });
    fight.roll(15);
    expect(fight.encounter.rolls).toBeNull();
    expect(fight.state("ann").vitals.hp).toBe(17);
  });
});

describe("a charge that ends elsewhere", () => {
  it("has no blow, and one at a target that is gone", () => {
    const fight = duel({ at: [1, 5], turn: declared("charge") }, "charge");
    fight.act("ann", "charge", { target: "orc", path: way([1, 5], [4, 5]) });
    expect(fight.encounter.rolls).toBeNull();
    expect(strikes(fight)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { stage, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [5, 5], side: "heroes" };
const orc = (hp: number, conditions: readonly string[]): Seat => ({
  id: "orc",
  at: [6, 5],
  conditions,
  vitals: { hp },
  profile: { stats: { con: 14 } },
});
const BOB: Seat = { id: "bob", at: [9, 9], side: "heroes" };

function turnOf(hp: number, conditions: readonly string[], options: RulesetOptions = {}) {
  const fight = stage([ANN, orc(hp, conditions), BOB], {}, options);
  fight.turn("bob");
  return fight;
}

describe("PF1-GAP-18: the dying", () => {
  it("roll with their turn, though it passes over them: stable, or nearer to death", () => {
    const saved = turnOf(-3, ["unconscious", "dying"]);
    expect(saved.encounter).toMatchObject({ active: "bob", rolls: { by: "orc", kind: "check" } });
    saved.roll(11);
    expect(saved.conditions("orc")).toEqual(["unconscious", "stable"]);
    expect(saved.encounter.tasks).toEqual([]);
    const worse = turnOf(-3, ["unconscious", "dying"]);
    worse.roll(10);
    expect(worse.state("orc").vitals.hp).toBe(-4);
    const dead = turnOf(-13, ["unconscious", "dying"]);
    dead.roll(19);
    expect(dead.conditions("orc")).toContain("dead");
    const lucky = turnOf(-13, ["unconscious", "dying"]);
    lucky.roll(20);
    expect(lucky.conditions("orc")).toEqual(["unconscious", "stable"]);
  });

  it("roll where the world has them", () => {
    expect(turnOf(-3, ["dying"], { dyingRolls: "nobody" }).encounter.rolls).toBeNull();
    expect(turnOf(-3, ["dying"], { dyingRolls: "player-characters" }).encounter.rolls).toBeNull();
    expect(turnOf(-3, ["unconscious", "stable"]).encounter.rolls).toBeNull();
  });

  it("come round with hit points that somebody gives back", () => {
    const fight = stage([ANN, orc(-3, ["unconscious", "dying"])]);
    fight.send({ type: "Observe", creature: creatureId("orc"), vitals: { hp: 4 } });
    fight.turn("orc");
    expect(fight.conditions("orc")).toEqual([]);
    expect(fight.encounter).toMatchObject({ active: "orc", rolls: null });
  });

  it("PF1-SKILL-003: are steadied by a Heal check of 15", () => {
    const fight = stage([ANN, { ...orc(-3, ["unconscious", "dying"]), side: "heroes" }]);
    fight.act("ann", "stabilize-dying", { target: "orc" });
    fight.roll(15);
    expect(fight.conditions("orc")).toEqual(["unconscious", "stable"]);
  });

  it("PF1-GAP-19: at no hit points one action is left, and it costs the last of them", () => {
    const fight = stage([{ ...ANN, vitals: { hp: 0 } }, orc(20, [])]);
    expect(fight.refusal("ann", "full-attack", { target: "orc" })).toBe("limited");
    fight.act("ann", "attack-melee", { target: "orc" });
    fight.roll(1);
    expect(fight.state("ann").vitals.hp).toBe(-1);
    expect(fight.conditions("ann")).toEqual(["unconscious", "dying"]);
  });
});

describe("PF1-GAP-14: aid", () => {
  it("is a blow at armour class 10, and then +2 for the friend's next one", () => {
    const foe: Seat = { id: "orc", at: [6, 5], profile: { stats: { ac: 17 } } };
    const friend: Seat = {
      id: "bob",
      at: [6, 6],
      side: "heroes",
      profile: { attacks: [{ id: "axe", kind: "melee", bonus: 5, extra: {} }] },
    };
    const fight = stage([ANN, friend, foe]);
    fight.act("ann", "aid-another", { target: "bob", variant: "attack" });
    fight.roll(10);
    fight.turn("bob");
    fight.act("bob", "full-attack", { target: "orc" });
    fight.roll(10);
    const bonuses = fight.events.flatMap((event) =>
      event.type === "RollResolved" && event.roll.kind === "attack" ? [event.roll.bonus] : [],
    );
    expect(bonuses).toEqual([7]);
    expect(fight.state("ann").turn.aid).toBeUndefined();
  });

  it("or +2 to the friend's guard, until the helper's next turn; a failed blow helps nobody", () => {
    const aided = (face: number) => {
      const fight = stage([
        ANN,
        { id: "bob", at: [6, 6], side: "heroes", profile: { stats: { ac: 15 } } },
        orc(20, []),
      ]);
      fight.act("ann", "aid-another", { target: "bob", variant: "defence" });
      fight.roll(face);
      fight.turn("orc");
      fight.act("orc", "attack-melee", { target: "bob" });
      fight.roll(2);
      return fight.events.flatMap((event) =>
        event.type === "RollResolved" && event.roll.kind === "attack" ? [event.roll.against] : [],
      );
    };
    expect([aided(10), aided(9)]).toEqual([[17], [15]]);
  });
});

describe("PF1-GAP-26: temporary hit points", () => {
  it("are lost first", () => {
    const fight = stage([
      { ...ANN, profile: { attacks: [{ id: "axe", kind: "melee", bonus: 5, damage: "1d8+2", extra: {} }] } },
      { ...orc(9, []), vitals: { hp: 9, temp: 4 } },
    ]);
    fight.act("ann", "attack-melee", { target: "orc" });
    fight.roll(15);
    fight.roll(4);
    expect(fight.state("orc").vitals).toEqual({ hp: 7, temp: 0 });
  });
});

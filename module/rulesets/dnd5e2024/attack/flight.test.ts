import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { stage, type Seat } from "../testing/stage.js";
import { fallDice } from "./flight.js";

const ANN: Seat = { id: "ann", at: [5, 5], side: "heroes", profile: { stats: { str: 18 } } };
const harpy = (more: Partial<Seat> = {}, features: readonly string[] = []): Seat => ({
  id: "harpy",
  at: [6, 5],
  elevation: 5,
  vitals: { hp: 30 },
  ...more,
  profile: { speeds: { walk: 20, fly: 40 }, stats: { maxHp: 30 }, features, ...more.profile },
});
const height = (fight: ReturnType<typeof stage>, id = "harpy") => fight.state(id).position?.elevation;

describe("a flyer whom nothing carries any more", () => {
  it("GAP-DND5-11: falls at once when it is shoved prone, and a short fall does no harm", () => {
    const fight = stage([ANN, harpy()]);
    fight.act("ann", "shove-prone", { target: "harpy" });
    fight.roll(1);
    expect([height(fight), fight.conditions("harpy"), fight.state("harpy").vitals.hp]).toEqual([0, ["prone"], 30]);
  });

  it("GAP-DND5-11: is hurt by the height, a die for each ten feet, and lies", () => {
    const fight = stage([{ ...ANN, elevation: 30 }, harpy({ elevation: 30 })]);
    fight.act("ann", "grapple", { target: "harpy" });
    fight.roll(1);
    expect(fight.encounter.rolls).toMatchObject({ by: "harpy", kind: "damage", dice: [{ count: 3, sides: 6 }] });
    fight.roll(4, 4, 4);
    expect([height(fight), fight.state("harpy").vitals.hp]).toEqual([0, 18]);
    expect(fight.conditions("harpy")).toContain("prone");
  });

  it("GAP-DND5-10: stays aloft where it hovers, and where it doesn't fly at all nothing falls", () => {
    const hovering = stage([ANN, harpy({}, ["hover"])]);
    hovering.act("ann", "shove-prone", { target: "harpy" });
    hovering.roll(1);
    expect(height(hovering)).toBe(5);
    const climber = stage([ANN, harpy({ profile: { speeds: { walk: 30 } } })]);
    climber.act("ann", "shove-prone", { target: "harpy" });
    climber.roll(1);
    expect(height(climber)).toBe(5);
  });

  it("falls at the beginning of its turn where somebody else's hand has stopped it", () => {
    const fight = stage([ANN, harpy({ elevation: 20, at: [9, 9] })]);
    fight.send({ type: "Observe", creature: creatureId("harpy"), conditions: [{ id: "restrained" }] });
    expect(height(fight)).toBe(20);
    fight.turn("harpy");
    fight.roll(3, 3);
    expect([height(fight), fight.state("harpy").vitals.hp]).toEqual([0, 24]);
  });

  it("takes down whoever rides it", () => {
    const rider: Seat = {
      id: "rider",
      at: [6, 5],
      elevation: 5,
      profile: { rides: creatureId("harpy"), size: "small" },
    };
    const fight = stage([ANN, harpy({ profile: { size: "large", speeds: { fly: 40 } } }), rider]);
    fight.act("ann", "shove-prone", { target: "harpy" });
    fight.roll(1);
    // The rider stays in the saddle.
    fight.roll(20);
    expect([height(fight), height(fight, "rider")]).toEqual([0, 0]);
  });

  test("rolls no more dice than twenty, and none for less than ten feet", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (feet) => {
        const count = fallDice(feet).reduce((sum, term) => sum + term.count, 0);
        expect(count).toBe(Math.min(20, Math.floor(feet / 10)));
      }),
    );
  });
});

describe("a blow that spares", () => {
  const orc = (hp: number): Seat => ({
    id: "orc",
    at: [6, 5],
    vitals: { hp },
    profile: { stats: { maxHp: 12, ac: 5 } },
  });
  const blow = { id: "club", kind: "melee", bonus: 5, damage: "1d6+2", extra: {} } as const;
  const fighter: Seat = {
    ...ANN,
    profile: { attacks: [blow, { ...blow, id: "bow", kind: "ranged", extra: { range: 12 } }] },
  };

  it.each([
    [4, [1, ["prone", "unconscious"]]],
    [12, [6, []]],
  ])("leaves one of %i hit points that it would fell 1, knocked out, and harms others as ever", (hp, outcome) => {
    const fight = stage([fighter, orc(hp)]);
    fight.act("ann", "attack", { target: "orc", with: "club", options: { lethal: false } });
    fight.roll(15);
    fight.roll(4);
    expect([fight.state("orc").vitals.hp, fight.conditions("orc").sort()]).toEqual(outcome);
  });

  it("is none of the shots", () => {
    const shot = { target: "orc", with: "bow", options: { lethal: false } };
    expect(stage([fighter, orc(4)]).refusal("ann", "attack", shot)).toBe("wrong-weapon");
  });
});

describe("cover", () => {
  it("GAP-DND5-02: helps to save with Dexterity against whoever is behind it", () => {
    const trunk = { terrain: [{ kind: "cover", degree: "half", cells: [[6, 5]] }] } as const;
    const arms = { id: "arms", kind: "natural", reach: { min: 1, max: 2 }, extra: {} } as const;
    const nimble: Seat = { id: "orc", at: [7, 5], profile: { stats: { dex: 16, str: 10 } } };
    const saves = (board: Parameters<typeof stage>[1]) => {
      const fight = stage([{ ...ANN, profile: { attacks: [arms] } }, nimble], board);
      fight.act("ann", "shove-prone", { target: "orc", with: "arms" });
      return fight.encounter.rolls?.modifiers;
    };
    expect(saves({})).toEqual([{ label: "dex", value: 3 }]);
    expect(saves(trunk)).toContainEqual({ label: "cover", value: 2 });
  });
});

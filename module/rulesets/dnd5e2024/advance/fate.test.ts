import { describe, expect, it } from "vitest";
import { stage, type Seat, type Stage } from "../testing/stage.js";

const ann = (more: Partial<Seat> = {}): Seat => ({
  id: "ann",
  at: [2, 5],
  side: "heroes",
  vitals: { hp: 4 },
  ...more,
  profile: { kind: "pc", stats: { maxHp: 20, ac: 10 }, ...more.profile },
});
const DYING: Partial<Seat> = { vitals: { hp: 0 }, conditions: ["unconscious", "prone"] };
const ORC: Seat = {
  id: "orc",
  at: [3, 5],
  profile: { attacks: [{ id: "axe", kind: "melee", bonus: 5, damage: "1d12+3", extra: {} }] },
};
const BOB: Seat = { id: "bob", at: [2, 6], side: "heroes", profile: { kind: "pc" } };

/** A hit on Ann with these damage faces. */
function hitAnn(fight: Stage, face: number, attack = [15, 15]): void {
  fight.act("orc", "attack", { target: "ann" });
  fight.roll(...attack.slice(0, fight.encounter.rolls?.dice[0]?.count));
  fight.roll(...Array.from({ length: fight.encounter.rolls?.dice.length ?? 0 }, () => face));
}

describe("GAP-DND5-17: at 0 hit points", () => {
  it("a character lies Unconscious, and what is left of the blow kills only from its full hit points on", () => {
    const fight = stage([ORC, ann()]);
    hitAnn(fight, 9);
    expect(fight.conditions("ann")).toEqual(["unconscious", "prone"]);
    const frail = stage([ORC, ann({ profile: { kind: "pc", stats: { maxHp: 5, ac: 10 } } })]);
    hitAnn(frail, 9);
    expect(frail.conditions("ann")).toContain("dead");
  });

  it("temporary hit points are lost first", () => {
    const fight = stage([ORC, ann({ vitals: { hp: 9, temp: 5 } })]);
    hitAnn(fight, 4);
    expect(fight.state("ann").vitals).toEqual({ hp: 7, temp: 0 });
  });

  it("its turn begins with a death save, which is made once", () => {
    const fight = stage([ORC, ann(DYING)]);
    fight.turn("ann");
    expect(fight.encounter.rolls).toMatchObject({ by: "ann", kind: "death" });
    fight.roll(10);
    expect(fight.state("ann").turn).toMatchObject({ deathSuccesses: 1 });
    expect(fight.refusal("ann", "death-save")).toBe("once-per-round");
  });

  it.each([
    ["three of 10 and more are stability", [10, 15, 19], [], ["unconscious", "prone"], 0],
    ["three under 10 are death", [9, 2, 5], [], ["unconscious", "prone", "dead"], 0],
    ["a 1 counts twice", [1, 5], [], ["unconscious", "prone", "dead"], 0],
    ["a 20 wakes it with 1 hit point", [20], [], ["prone"], 1],
  ] as const)("%s", (_, faces, __, conditions, hp) => {
    const fight = stage([ORC, ann(DYING)]);
    for (const face of faces) {
      fight.turn("ann");
      fight.roll(face);
      fight.turn("orc");
    }
    expect(fight.conditions("ann")).toEqual(conditions);
    expect(fight.state("ann").vitals["hp"]).toBe(hp);
    fight.send({ type: "StartTurn", creature: "ann" as never });
    expect(fight.encounter.rolls).toBeNull();
  });

  it("a blow is a failed save, a critical one two, and from near every hit is critical", () => {
    const fight = stage([ORC, ann(DYING)]);
    hitAnn(fight, 1);
    expect(fight.state("ann").turn).toMatchObject({ deathFailures: 2 });
  });

  it("first aid makes it stable, healing wakes it at the next act of anybody", () => {
    const fight = stage([BOB, ann(DYING), ORC]);
    fight.act("bob", "stabilize", { target: "ann" });
    fight.roll(10);
    expect(fight.state("ann").turn).toMatchObject({ stable: true });
    expect(fight.refusal("bob", "stabilize", { target: "ann" })).toBe("no-slot");
    fight.send({ type: "Observe", creature: "ann" as never, vitals: { hp: 3 } });
    const woken = stage([ORC, ann()]);
    hitAnn(woken, 9);
    woken.send({ type: "Observe", creature: "ann" as never, vitals: { hp: 3 } });
    woken.act("orc", "talk");
    expect(woken.conditions("ann")).toEqual(["prone"]);
  });

  it("creatures of the game master make no death saves", () => {
    const fight = stage([BOB, { ...ORC, vitals: { hp: 0 }, conditions: ["unconscious"] }]);
    fight.turn("orc");
    expect(fight.encounter.rolls).toBeNull();
  });
});

describe("concentration", () => {
  const caster = (more: Partial<Seat> = {}): Seat =>
    ann({ vitals: { hp: 60 }, turn: { concentrating: "bless" }, ...more });

  it.each([
    [1, 10, 9, null],
    [1, 10, 10, "bless"],
    [12, 10, 10, "bless"],
  ])("is kept after %i damage by a save against %i", (face, _, die, kept) => {
    const fight = stage([ORC, caster()]);
    hitAnn(fight, face);
    expect(fight.encounter.rolls).toMatchObject({ by: "ann", kind: "concentration" });
    fight.roll(die);
    expect(fight.state("ann").turn["concentrating"] ?? null).toBe(kept);
  });

  it("asks for half the damage where that is more than 10, and war casters have Advantage", () => {
    const giant: Seat = {
      ...ORC,
      profile: { attacks: [{ id: "axe", kind: "melee", bonus: 5, damage: "1d12+30", extra: {} }] },
    };
    const fight = stage([giant, caster({ profile: { kind: "pc", features: ["war-caster"] } })]);
    hitAnn(fight, 12);
    expect(fight.encounter.rolls?.dice).toEqual([{ count: 2, sides: 20 }]);
    fight.roll(20, 1);
    expect(fight.state("ann").turn["concentrating"]).toBeUndefined();
  });

  it("GAP-DND5-06: ends with the ability to act, and at will", () => {
    const fight = stage([ORC, caster({ vitals: { hp: 5 } })]);
    hitAnn(fight, 9);
    expect(fight.encounter.rolls).toBeNull();
    expect(fight.state("ann").turn["concentrating"]).toBeUndefined();
    const willing = stage([caster(), ORC]);
    willing.act("ann", "end-concentration");
    expect(willing.refusal("ann", "end-concentration")).toBe("condition");
  });
});

describe("durations", () => {
  const after = (options: object): string[][] => {
    const fight = stage([ORC, BOB]);
    fight.act("bob", "condition", { options: { condition: "restrained", ...options } });
    return ["bob", "orc", "bob", "orc"].map((id) => {
      fight.turn(id);
      return fight.conditions("bob");
    });
  };

  it.each([
    [{}, [1, 1, 1, 1]],
    [{ at: "start", turns: 1 }, [0, 0, 0, 0]],
    [{ at: "end", turns: 1 }, [1, 0, 0, 0]],
    [{ at: "end", turns: 2 }, [1, 1, 1, 0]],
    [{ at: "start", turns: 1, of: "orc" }, [1, 0, 0, 0]],
  ])("end as they say: %o", (options, expected) => {
    expect(after(options).map(({ length }) => length)).toEqual(expected);
  });

  it("are refused where they can't be counted", () => {
    const fight = stage([ORC, BOB]);
    const wrong = (options: object): unknown => fight.refusal("bob", "condition", { options: options as never });
    expect(wrong({ condition: "tired" })).toBe("no-such-action");
    expect(wrong({ condition: "prone", at: "noon", turns: 1 })).toBe("no-such-action");
    expect(wrong({ condition: "prone", at: "end", turns: 0 })).toBe("no-such-action");
    expect(wrong({ condition: "prone", at: "end", turns: 1, of: "nobody" })).toBe("no-such-creature");
  });
});

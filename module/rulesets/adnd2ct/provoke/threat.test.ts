import { describe, expect, it } from "vitest";
import { placeAt } from "../distance.js";
import { bow, fighter, nowhere, seat, stage, sword, type Seat, type Stage } from "../testing/stage.js";
import { isThreatened, threateners, threats } from "./threat.js";

const pike = { ...sword(), id: "pike", reach: { min: 2, max: 2 } };
const orc = (more: Parameters<typeof seat>[2] = {}): Seat => seat("orc", [6, 5], more);
const facing = (...others: readonly Seat[]): Stage => stage([seat("ann", [5, 5]), ...others]);
const by = (fight: Stage): string[] => threateners(fight.situation, fighter(fight, "ann")).map(({ id }) => id);

describe("who threatens a creature (GAP-ADND-07)", () => {
  it("are enemies with a melee weapon that reaches it, in front of them, who see it and could strike", () => {
    expect(by(facing(orc()))).toEqual(["orc"]);
    expect(by(facing(orc({ facing: "e" })))).toEqual([]);
    expect(by(facing(orc({ facing: "n" })))).toEqual([]);
    expect(by(facing(orc({ as: { attacks: [bow()] } })))).toEqual([]);
    expect(by(facing(orc({ as: { attacks: [{ id: "fist", kind: "unarmed", extra: {} }] } })))).toEqual([]);
    expect(by(facing(orc({ as: { attacks: [sword({ ready: false })] } })))).toEqual([]);
    expect(by(facing(orc({ conditions: ["stunned"] })))).toEqual([]);
    expect(by(facing(orc({ conditions: ["blinded"] })))).toEqual([]);
    expect(by(facing(orc({ side: "heroes" })))).toEqual([]);
    expect(by(facing(seat("owl", [7, 5])))).toEqual([]);
    expect(by(stage([seat("ann", [5, 5]), orc()], null))).toEqual([]);
  });

  it("is told as a whole", () => {
    const threatened = (fight: Stage): boolean => isThreatened(fight.situation, fighter(fight, "ann"));
    expect([threatened(facing(orc())), threatened(facing())]).toEqual([true, false]);
  });
});

describe("what threatens a place", () => {
  const weapons = (fight: Stage, x: number): string[] => {
    const place = placeAt(fight.situation, fighter(fight, "ann"), [x, 5]);
    if (!place) throw new Error("it is on the board");
    return threats(fight.situation, fighter(fight, "orc"), place).map(({ id }) => id);
  };

  it("are the weapons whose reach spans it", () => {
    const armed = facing(orc({ as: { attacks: [sword(), pike] } }));
    expect([5, 4, 3].map((x) => weapons(armed, x))).toEqual([["sword"], ["pike"], []]);
  });

  it("is none through a wall", () => {
    const wall = { from: [6, 0] as const, to: [6, 20] as const, move: true, sight: true };
    expect(weapons(stage([seat("ann", [5, 5]), orc()], { walls: [wall] }), 5)).toEqual([]);
  });

  it("is everywhere in front of one that faces nowhere", () => {
    const round = facing(nowhere(orc()));
    expect([5, 7].map((x) => weapons(round, x))).toEqual([["sword"], ["sword"]]);
  });
});

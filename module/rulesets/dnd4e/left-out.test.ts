import { describe, expect, it } from "vitest";
import { stage, way, type Seat } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const ORC: Seat = { id: "orc", at: [3, 5] };

const outOfDelay = (fight: ReturnType<typeof stage>): void => {
  fight.turn("orc");
  fight.send({ type: "EndTurn", creature: "orc" as never });
  fight.act("ann", "end-delay");
};

/** Scenarios that the format of scenario files can't carry. */
describe("beyond the scenario files", () => {
  it("SC-4E-047, DND4-TELE-001, DND4-TELE-002, DND4-TELE-003: a teleport goes through glass and provokes nobody", () => {
    const glass = { walls: [{ from: [5, 0], to: [5, 20], move: true, sight: false }] } as const;
    const jump = {
      path: [
        [2, 5],
        [6, 5],
      ],
    } as const;
    const fight = stage([ANN, ORC], glass);
    expect(fight.judge("ann", "teleport", jump)).toMatchObject({ refusal: null, provocations: [] });
    fight.act("ann", "teleport", jump);
    expect([fight.cell("ann"), fight.encounter.windows]).toEqual([[6, 5], []]);
    const stone = { walls: [{ from: [5, 0], to: [5, 20], move: true, sight: true }] } as const;
    expect(stage([ANN, ORC], stone).refusal("ann", "teleport", jump)).toBe("no-line");
  });

  it("SC-4E-050, DND4-DELAY-005: a stun until the end of one's next turn ends where that turn is put off", () => {
    const fight = stage([ANN, ORC]);
    fight.act("orc", "condition", { options: { condition: "stunned", by: "ann", on: "end", of: "ann", turns: 2 } });
    fight.turn("orc");
    expect(fight.conditions("orc")).toEqual(["stunned"]);
    fight.turn("ann");
    fight.act("ann", "delay");
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("SC-4E-051, DND4-DELAY-007: one stays slowed until one has taken the turn put off", () => {
    const fight = stage([
      { ...ANN, profile: { kind: "pc", speeds: { walk: 6 } } },
      { ...ORC, at: [12, 5] },
    ]);
    fight.act("ann", "condition", { options: { condition: "slowed", by: "orc", on: "end", of: "ann" } });
    fight.act("ann", "delay");
    outOfDelay(fight);
    expect(fight.refusal("ann", "walk", { path: way([2, 5], [5, 5]) })).toBe("too-far");
    fight.act("ann", "walk", { path: way([2, 5], [4, 5]) });
    expect(fight.conditions("ann")).toEqual(["slowed"]);
    fight.turn("orc");
    expect(fight.conditions("ann")).toEqual([]);
  });

  it("SC-4E-052, DND4-DELAY-004, DND4-DELAY-008: ongoing damage comes when one delays, the save when one has acted", () => {
    const fight = stage([{ ...ORC, id: "ox", at: [9, 9] }, { ...ANN, vitals: { hp: 20 } }, ORC]);
    fight.act("ann", "condition", { options: { condition: "ongoing-damage", damage: 5, save: true } });
    fight.turn("ann");
    fight.act("ann", "delay");
    expect(fight.state("ann").vitals.hp).toBe(15);
    expect(fight.encounter.rolls).toBeNull();
    outOfDelay(fight);
    expect(fight.state("ann").vitals.hp).toBe(15);
    fight.act("ann", "item-minor");
    fight.turn("ox");
    expect(fight.encounter.rolls).toMatchObject({ by: "ann", kind: "save" });
    fight.roll(10);
    expect([fight.conditions("ann"), fight.encounter.active]).toEqual([[], "ox"]);
  });

  it("SC-4E-055, DND4-DELAY-006: a zone that was sustained ends where the turn is put off", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "condition", { options: { condition: "zone", by: "ann", of: "ann", sustain: true } });
    fight.act("ann", "sustain", { variant: "zone" });
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.conditions("ann")).toEqual(["zone"]);
    fight.act("ann", "delay");
    expect(fight.conditions("ann")).toEqual([]);
  });

  it("SC-4E-067, DND4-AP-002: no action point in a surprise round", () => {
    expect(stage([ANN, ORC], {}, true).refusal("ann", "action-point")).toBe("limited");
    expect(stage([ANN, ORC]).refusal("ann", "action-point")).toBeNull();
  });

  it("SC-4E-074, DND4-TERR-005: a dryad walks six squares of forest undergrowth", () => {
    const forest = { terrain: [{ kind: "difficult", degree: "forest", cells: way([3, 5], [8, 5]) }] } as const;
    const walker = (features: readonly string[]): Seat => ({ ...ANN, profile: { speeds: { walk: 6 }, features } });
    const path = way([2, 5], [8, 5]);
    expect(stage([walker(["forest-walk"])], forest).judge("ann", "walk", { path })).toMatchObject({
      refusal: null,
      move: { total: 6 },
    });
    expect(stage([walker(["swamp-walk"])], forest).refusal("ann", "walk", { path })).toBe("too-far");
  });

  it("SC-4E-089, DND4-AP-001: after an extended rest there is one action point, and a milestone makes two", () => {
    const fight = stage([{ ...ANN, vitals: { actionPoints: 3 } }]);
    fight.act("ann", "extended-rest");
    expect(fight.state("ann").vitals.actionPoints).toBe(1);
    fight.act("ann", "milestone");
    expect(fight.state("ann").vitals.actionPoints).toBe(2);
  });
});

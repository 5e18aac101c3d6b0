import { describe, expect, it } from "vitest";
import { creatureId } from "../../model/ids.js";
import { stage, way, type Seat } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const at = (cell: readonly [number, number]) => ({ options: { at: [cell[0], cell[1]] } });

/** Scenarios that the format of scenario files can't carry. */
describe("beyond the scenario files", () => {
  it("SC-5E-031, DND5-UNSEEN-002: a blow at the wrong square misses whatever it rolls, and says no more than that", () => {
    const fight = stage([ANN, { id: "orc", at: [3, 6], conditions: ["invisible"] }]);
    fight.act("ann", "attack", at([3, 5]));
    fight.roll(20, 20);
    expect(fight.encounter.rolls).toBeNull();
    const resolved = fight.events.flatMap((event) => (event.type === "RollResolved" ? [event.roll.hit] : []));
    expect(resolved).toEqual([false]);
    expect(fight.events.filter(({ type }) => type === "StrikeResolved")).toEqual([]);
    expect(fight.events).toContainEqual(expect.objectContaining({ type: "Noted", code: "nobody-there" }));
  });

  it("SC-5E-034, DND5-COVER-003, GAP-DND5-02: of half cover by a friend and a trunk's three quarters the better counts", () => {
    const trunk = { terrain: [{ kind: "cover", degree: "three-quarters", cells: [[6, 5]] }] } as const;
    const seats: Seat[] = [
      { id: "archer", at: [2, 5], side: "foes" },
      { id: "goblin", at: [4, 5], side: "foes" },
      { id: "ann", at: [8, 5], side: "heroes", profile: { stats: { ac: 14 } } },
    ];
    const armour = (board: Parameters<typeof stage>[1], present = seats): unknown =>
      stage(present, board).ask({
        kind: "defence",
        of: creatureId("ann"),
        defence: "ac",
        against: creatureId("archer"),
      });
    expect(armour({})).toBe(16);
    expect(armour(trunk)).toBe(19);
    expect(
      armour(
        trunk,
        seats.filter(({ id }) => id !== "goblin"),
      ),
    ).toBe(19);
  });

  it("SC-5E-062, DND5-GRID-005: a square that costs three times as much asks for all of it", () => {
    const mire = { terrain: [{ kind: "difficult", multiplier: 3, cells: [[7, 5]] }] } as const;
    const walked = (cells: number): ReturnType<typeof stage> => {
      const fight = stage([{ ...ANN, at: [6 - cells, 5] }], mire);
      fight.act("ann", "move", { path: way([6 - cells, 5], [6, 5]) });
      return fight;
    };
    expect(walked(4).refusal("ann", "move", { path: way([6, 5], [7, 5]) })).toBe("too-far");
    expect(walked(3).judge("ann", "move", { path: way([6, 5], [7, 5]) })).toMatchObject({
      refusal: null,
      move: { total: 15, left: 0 },
    });
  });

  it("SC-5E-064, DND5-OBJ-003: what always takes an action is no free interaction, though that is still unused", () => {
    const fight = stage([ANN]);
    expect(fight.economy("ann")).toMatchObject({ interaction: 1 });
    expect(fight.refusal("ann", "object-free", { options: { needsAction: true } })).toBe("wrong-slot");
    expect(fight.refusal("ann", "object-free")).toBeNull();
    expect(fight.refusal("ann", "utilize", { options: { needsAction: true } })).toBeNull();
  });

  it("SC-5E-066, DND5-INIT-003, DND5-INIT-007: whoever is caught unaware rolls twice and takes the worse", () => {
    const orc: Seat = { id: "orc", at: [9, 9], conditions: ["surprised"], profile: { stats: { dex: 12 } } };
    const fight = stage([orc, ANN]);
    fight.act("orc", "roll-initiative");
    expect(fight.encounter.rolls?.dice).toEqual([{ count: 2, sides: 20 }]);
    fight.roll(15, 6);
    expect(fight.state("orc").turn.initiative).toBe(7);
  });

  it("SC-5E-050, DND5-INIT-002: like creatures share one roll", () => {
    const goblins = ["g1", "g2", "g3", "g4", "g5"];
    const fight = stage(goblins.map((id, i): Seat => ({ id, at: [i, 0], profile: { stats: { dex: 14 } } })));
    fight.act("g1", "roll-initiative", { targets: goblins.slice(1).map(creatureId) });
    fight.roll(12);
    expect(goblins.map((id) => fight.state(id).turn.initiative)).toEqual([14, 14, 14, 14, 14]);
  });
});

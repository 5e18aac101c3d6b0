import { describe, expect, it } from "vitest";
import { SIZES } from "../../model/profile.js";
import { creatureId } from "../../model/ids.js";
import { findFighter, spaceOf } from "./fighter.js";
import { stage, way, type Seat } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };

describe("size and space", () => {
  it("DND4-SIZE-001, GAP-DND4-01: each size has its space: one square, or two, three, four on a side", () => {
    const spaces = SIZES.slice(0, 6).map((size) => {
      const creature = findFighter(stage([{ id: "it", at: [2, 2], profile: { size } }]).situation, creatureId("it"));
      return creature && spaceOf(creature);
    });
    expect(SIZES.slice(0, 6)).toEqual(["tiny", "small", "medium", "large", "huge", "gargantuan"]);
    expect(spaces).toEqual([1, 1, 1, 2, 3, 4]);
  });

  it("DND4-OCC-001: a creature occupies every square of its space", () => {
    const ogre: Seat = { id: "ogre", at: [5, 5], profile: { size: "large" } };
    const into = (x: number, y: number) =>
      stage([{ ...ANN, at: [4, y] }, ogre]).refusal("ann", "shift", {
        path: [
          [4, y],
          [x, y],
        ],
        options: { shift: 9 },
      });
    const over = (x: number, y: number) =>
      stage([{ ...ANN, at: [x, 4] }, ogre]).refusal("ann", "walk", { path: way([x, 4], [x, y], [x, 9]) });
    expect([into(5, 5), into(5, 6), over(5, 6), over(6, 5), over(6, 6)]).toEqual(Array<string>(5).fill("occupied"));
    expect(stage([{ ...ANN, at: [7, 4] }, ogre]).refusal("ann", "walk", { path: way([7, 4], [7, 7]) })).toBeNull();
    expect(stage([{ ...ANN, at: [4, 7] }, ogre]).refusal("ann", "walk", { path: way([4, 7], [7, 7]) })).toBeNull();
  });
});

describe("reach", () => {
  const bite = [{ id: "bite", kind: "melee" as const, reach: { min: 0, max: 1 }, extra: {} }];

  it("DND4-SIZE-003: the tiny attack in their own square only, whatever the reach of what they hold", () => {
    const viper = (at: Seat["at"]): Seat => ({ id: "viper", at, profile: { size: "tiny", attacks: bite } });
    expect(stage([viper([3, 5]), ANN]).refusal("viper", "basic-attack", { target: "ann" })).toBe("out-of-reach");
    expect(stage([viper([2, 5]), ANN]).refusal("viper", "basic-attack", { target: "ann" })).toBeNull();
  });

  it("DND4-SIZE-006, GAP-DND4-01: most large creatures reach two squares, a horse one", () => {
    const large = (attacks?: typeof bite): Seat => ({
      id: "beast",
      at: [4, 5],
      profile: { size: "large", ...(attacks && { attacks }) },
    });
    expect(stage([large(), ANN]).refusal("beast", "basic-attack", { target: "ann" })).toBeNull();
    expect(stage([large(bite), ANN]).refusal("beast", "basic-attack", { target: "ann" })).toBe("out-of-reach");
    const farther = { ...ANN, at: [1, 5] as const };
    expect(stage([large(), farther]).refusal("beast", "basic-attack", { target: "ann" })).toBe("out-of-reach");
  });
});

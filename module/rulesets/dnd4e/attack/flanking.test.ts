import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { stage, type Seat } from "../testing/stage.js";

const friend = (id: string, at: Cell, more: Partial<Seat> = {}): Seat => ({ id, at, side: "heroes", ...more });
const flanks = (by: string, ...seats: readonly Seat[]): unknown =>
  stage(seats).ask({ kind: "flanking", by: creatureId(by), target: creatureId("foe") });

describe("flanking", () => {
  it.each<[target: string, a: Cell, b: Cell, flanked: boolean]>([
    ["medium", [0, 1], [2, 1], true],
    ["medium", [0, 0], [2, 2], true],
    ["medium", [0, 1], [1, 0], false],
    ["medium", [0, 0], [2, 1], false],
    ["large", [0, 1], [3, 2], true],
    ["large", [0, 0], [3, 3], true],
    ["large", [0, 0], [3, 1], false],
    ["large", [0, 1], [1, 3], false],
  ])(
    "DND4-FLANK-002, DND4-FLANK-003, GAP-DND4-20: a line through a %s space from %j to %j: %s",
    (size, a, b, flanked) => {
      const foe: Seat = { id: "foe", at: [1, 1], profile: { size: size === "large" ? "large" : "medium" } };
      expect(flanks("ann", friend("ann", a), friend("bob", b), foe)).toBe(flanked);
      expect(flanks("bob", friend("ann", a), friend("bob", b), foe)).toBe(flanked);
    },
  );

  it.each<Cell>([
    [6, 5],
    [6, 4],
  ])("DND4-FLANK-005: a large ally flanks with any square of its space: %j, %j", (...at) => {
    const ogre = friend("ogre", at, { profile: { size: "large" } });
    const foe: Seat = { id: "foe", at: [5, 5] };
    expect(flanks("ann", friend("ann", [4, 5]), ogre, foe)).toBe(true);
    expect(flanks("ogre", friend("ann", [4, 5]), ogre, foe)).toBe(true);
    expect(flanks("ann", friend("ann", [4, 5]), { ...ogre, at: [6, 6] }, foe)).toBe(false);
  });
});

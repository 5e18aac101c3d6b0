import { describe, expect, it } from "vitest";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import { stage, way, type Seat } from "../testing/stage.js";

const bow = { id: "bow", kind: "ranged" as const, bonus: 5, damage: "1d8", extra: {} };
const sword = { id: "sword", kind: "melee" as const, bonus: 5, damage: "1d8", extra: {} };
const ann = (more: Partial<Seat> = {}): Seat => ({
  id: "ann",
  at: [5, 5],
  side: "heroes",
  profile: { attacks: [sword, bow] },
  ...more,
});
const orc = (at: Seat["at"] = [6, 5], more: Partial<Seat> = {}): Seat => ({
  id: "orc",
  at,
  profile: { stats: { ac: 12 }, located: [] },
  vitals: { hp: 20 },
  ...more,
});

function strike(
  seats: readonly Seat[],
  rolls: readonly number[],
  board: Partial<BoardSnapshot> = {},
  action = "attack-melee",
) {
  const fight = stage(seats, board);
  fight.act("ann", action, { target: "orc" });
  for (const face of rolls) fight.roll(face);
  return fight.events.find(({ type }) => type === "StrikeResolved");
}

describe("PF1-GAP-21: what is hard to see", () => {
  it.each([
    ["concealed", 21, true],
    ["concealed", 20, false],
    ["fully-concealed", 51, true],
    ["fully-concealed", 50, false],
    ["invisible", 50, false],
  ])("a hit on one who is %s with %i on the hundred: %s", (condition, face, hit) => {
    const dice = hit ? [15, face, 4] : [15, face];
    expect(strike([ann(), orc([6, 5], { conditions: [condition] })], dice)).toMatchObject({ hit });
  });

  it("a miss asks for no second die, and a threat is confirmed after it", () => {
    const foe = orc([6, 5], { conditions: ["concealed"] });
    expect(strike([ann(), foe], [2])).toMatchObject({ hit: false });
    const fight = stage([ann(), foe]);
    fight.act("ann", "attack-melee", { target: "orc" });
    fight.roll(20);
    fight.roll(90);
    fight.roll(15);
    fight.roll(3, 4);
    expect(fight.events.find(({ type }) => type === "StrikeResolved")).toMatchObject({ critical: true, damage: 7 });
  });

  it("the blind miss half their blows, and trained fighters throw again", () => {
    expect(strike([ann({ conditions: ["blinded"] }), orc()], [15, 50])).toMatchObject({ hit: false });
    const trained = ann({ conditions: ["blinded"], profile: { attacks: [sword], features: ["blind-fight"] } });
    expect(strike([trained, orc()], [15, 50, 51, 6])).toMatchObject({ hit: true, damage: 6 });
    expect(strike([trained, orc()], [15, 50, 50])).toMatchObject({ hit: false });
  });

  it("mist hides a little beside one, and wholly further off where it is thick", () => {
    const mist = (degree?: string): Partial<BoardSnapshot> => ({
      terrain: [
        {
          kind: "obscured",
          cells: [
            [6, 5],
            [9, 5],
          ],
          ...(degree !== undefined && { degree }),
        },
      ],
    });
    const far = (board: Partial<BoardSnapshot>, face: number) =>
      strike([ann(), orc([9, 5])], face > 20 ? [15, face, 1] : [15, face], board, "attack-ranged");
    expect(far(mist(), 21)).toMatchObject({ hit: true });
    const fight = stage([ann(), orc([9, 5])], mist("total"));
    fight.act("ann", "attack-ranged", { target: "orc" });
    fight.roll(15);
    fight.roll(50);
    expect(fight.events.find(({ type }) => type === "StrikeResolved")).toMatchObject({ hit: false });
    expect(strike([ann(), orc()], [15, 21, 1], mist("total"))).toMatchObject({ hit: true });
  });

  it("darkness hides from eyes that need light, and whoever is wholly hidden gives no opportunity", () => {
    const dark: Partial<BoardSnapshot> = {
      terrain: [
        {
          kind: "dark",
          cells: [
            [6, 5],
            [7, 5],
          ],
        },
      ],
    };
    expect(strike([ann(), orc()], [15, 50], dark)).toMatchObject({ hit: false });
    expect(
      strike([ann({ profile: { attacks: [sword], features: ["darkvision"] } }), orc()], [15, 3], dark),
    ).toMatchObject({
      hit: true,
    });
    const leave = (features: readonly string[]) =>
      stage([ann({ at: [6, 5] }), { id: "orc", at: [5, 5], profile: { features } }], dark).judge("ann", "move", {
        path: way([6, 5], [8, 5]),
      }).provocations;
    expect(leave([])).toEqual([]);
    expect(leave(["darkvision"])).toHaveLength(1);
  });
});

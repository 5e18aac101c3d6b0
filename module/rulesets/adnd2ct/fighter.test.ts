import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import { creatureId } from "../../model/ids.js";
import type { Size } from "../../model/profile.js";
import { enemiesOf, mountOf, othersThan, saveNumber, teamOf, textStat, widthOf } from "./fighter.js";
import { fighter, seat, stage } from "./testing/stage.js";

const ids = (fighters: readonly { readonly id: string }[]): string[] => fighters.map(({ id }) => id);

describe("those of a fight", () => {
  const fight = stage([seat("ann", [2, 5]), seat("bob", [3, 5]), seat("orc", [9, 5]), seat("oaf", [8, 5])]);
  const ann = fighter(fight, "ann");

  it("are others and enemies", () => {
    expect(ids(othersThan(fight.situation, ann))).toEqual(["bob", "orc", "oaf"]);
    expect(ids(enemiesOf(fight.situation, ann))).toEqual(["orc", "oaf"]);
  });
});

describe("a rider and its mount", () => {
  const bay = creatureId("bay");
  const fight = stage([
    seat("ann", [2, 5], { as: { rides: bay } }),
    seat("bob", [2, 5], { conditions: [{ id: "mounted", by: "bay" }] }),
    seat("eve", [9, 9], { turn: { dismounted: true }, as: { rides: bay } }),
    seat("bay", [2, 5], { as: { size: "large" } }),
  ]);
  const team = (id: string): string[] => ids(teamOf(fight.situation, fighter(fight, id)));

  it("go together", () => {
    expect(team("ann")).toEqual(["bob", "bay"]);
    expect(team("bob")).toEqual(["ann", "bay"]);
    expect(team("bay")).toEqual(["ann", "bob"]);
    expect(team("eve")).toEqual([]);
  });

  it("are found, where the mount is in the fight", () => {
    const mount = (id: string): string | null => mountOf(fight.situation, fighter(fight, id))?.id ?? null;
    expect(["ann", "bob", "eve", "bay"].map(mount)).toEqual(["bay", "bay", null, null]);
    const alone = stage([seat("ann", [2, 5], { as: { rides: bay } })]);
    expect(mountOf(alone.situation, fighter(alone, "ann"))).toBeNull();
  });
});

describe("what is known of a creature", () => {
  it.each<readonly [Size, number]>([
    ["tiny", 1],
    ["small", 1],
    ["medium", 1],
    ["large", 2],
    ["huge", 3],
    ["gargantuan", 4],
    ["colossal", 4],
  ])("is the room of a %s one: %i squares a side (GAP-ADND-15)", (size, squares) => {
    const fight = stage([seat("ann", [2, 5], { as: { size } })]);
    expect(widthOf(fight.situation, fighter(fight, "ann"))).toBe(squares);
  });

  const one = (stats: JsonObject) => fighter(stage([seat("ann", [2, 5], { as: { stats } })]), "ann");

  it("is the number of a save, the hardest where nobody knows it (GAP-ADND-22)", () => {
    const saves = { paralyzation: 12, death: "9" };
    expect(saveNumber(one({ saves }), "paralyzation")).toBe(12);
    expect(saveNumber(one({ saves }), "death")).toBe(20);
    expect(saveNumber(one({ saves: 12 }), "death")).toBe(20);
    expect(saveNumber(one({}), "paralyzation")).toBe(20);
  });

  it("is a word among its statistics", () => {
    expect(textStat(one({ group: "rogue", level: 3 }), "group")).toBe("rogue");
    expect(textStat(one({ group: "rogue", level: 3 }), "level")).toBeNull();
    expect(textStat(one({}), "group")).toBeNull();
  });
});

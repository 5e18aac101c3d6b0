import { describe, expect, it } from "vitest";
import type { Size } from "../../../model/profile.js";
import { stage } from "../testing/stage.js";

describe("bare hands", () => {
  it.each<[Size, number]>([
    ["small", 2],
    ["medium", 3],
    ["large", 4],
  ])("PF1-ATTACK-005: of a %s creature do 1d%i and its Strength", (size, sides) => {
    const fight = stage([
      { id: "ann", at: [5, 5], side: "heroes", profile: { size, stats: { str: 16 } } },
      { id: "orc", at: [7, 5], profile: { attacks: [], stats: { ac: 5 } }, vitals: { hp: 20 } },
      { id: "goblin", at: [4, 5], profile: { attacks: [], stats: { ac: 5 } }, vitals: { hp: 20 } },
    ]);
    fight.act("ann", "attack-unarmed", { target: "goblin" });
    fight.roll(15);
    expect(fight.encounter.rolls).toMatchObject({ kind: "damage", dice: [{ count: 1, sides }] });
    fight.roll(1);
    expect(fight.state("goblin").vitals).toEqual({ hp: 20, nonlethal: 4 });
  });
});

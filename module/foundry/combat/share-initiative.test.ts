import { describe, expect, it } from "vitest";
import { shareRolls } from "./share-initiative.js";

interface Contestant {
  readonly id: string;
  readonly initiative: number | null;
  readonly kind: string;
}
const who = (id: string, kind: string, initiative: number | null = null): Contestant => ({ id, kind, initiative });
const share = (combatants: readonly Contestant[], asked: readonly string[]) =>
  shareRolls(combatants as never, asked, (combatant) => (combatant as unknown as Contestant).kind);

describe("like creatures share their initiative", () => {
  it("one of a kind rolls for all that are asked", () => {
    const fight = [who("g1", "goblin"), who("hero", "hero"), who("g2", "goblin"), who("g3", "goblin")];
    expect(share(fight, ["g1", "hero", "g2", "g3"])).toEqual({
      rollers: ["g1", "hero"],
      sharers: [
        { id: "g2", from: "g1" },
        { id: "g3", from: "g1" },
      ],
    });
  });

  it("a newcomer takes over what its kind has", () => {
    expect(share([who("g1", "goblin", 12), who("g2", "goblin")], ["g2"])).toEqual({
      rollers: [],
      sharers: [{ id: "g2", from: "g1" }],
    });
  });

  it("all are rolled for anew where all are asked", () => {
    expect(share([who("g1", "goblin", 12), who("g2", "goblin", 12)], ["g1", "g2"]).rollers).toEqual(["g1"]);
  });
});

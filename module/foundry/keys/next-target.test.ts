import { describe, expect, it } from "vitest";
import { creatureId } from "../../table/host.js";
import { aimAfter, enemiesOf, type Aim } from "./next-target.js";

const aims: Aim[] = ["goblin", "ogre"].map((id, i) => ({ creature: creatureId(id), distance: 5 * (i + 1) }));

describe("the next enemy to aim at", () => {
  it("goes round in order, both ways", () => {
    const after = (present: string | null, forwards: boolean): string | undefined =>
      aimAfter(aims, present === null ? null : creatureId(present), forwards)?.creature;
    expect([after(null, true), after("goblin", true), after("ogre", true)]).toEqual(["goblin", "ogre", "goblin"]);
    expect([after(null, false), after("goblin", false)]).toEqual(["ogre", "ogre"]);
    expect(aimAfter([], null, true)).toBeNull();
  });

  it("is the nearest first, and nobody of the own side, nobody unknown, nobody who is out", () => {
    const profile = (id: string, side: string) => [creatureId(id), { id, side }] as const;
    const distances: Record<string, number> = { ogre: 30, goblin: 10, fallen: 5 };
    const state = (out: boolean): object => ({ out });
    const session = {
      viewed: {
        encounter: {
          creatures: {
            ann: state(false),
            bob: state(false),
            ogre: state(false),
            goblin: state(false),
            fallen: state(true),
          },
        },
        scene: {
          profiles: new Map([
            profile("ann", "friendly"),
            profile("bob", "friendly"),
            profile("ogre", "hostile"),
            profile("goblin", "hostile"),
            profile("fallen", "hostile"),
          ]),
        },
      },
      ruleset: { ask: (_: unknown, { to }: { to: string }) => distances[to] ?? null },
    };
    const found = enemiesOf({ session, creature: creatureId("ann") } as never);
    expect(found.map(({ creature, distance }) => [creature, distance])).toEqual([
      ["goblin", 10],
      ["ogre", 30],
    ]);
  });
});

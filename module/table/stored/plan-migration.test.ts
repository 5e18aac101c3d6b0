import { describe, expect, it } from "vitest";
import type { StoredWorld } from "./parts-of-world.js";
import { planMigration } from "./plan-migration.js";
import { rewriteSystem } from "./rewrite.js";
import type { Step } from "./step.js";

const upper = (data: { readonly [key: string]: unknown }) =>
  typeof data.word === "string" && data.word !== data.word.toUpperCase()
    ? { ...data, word: data.word.toUpperCase() }
    : data;

/** Two steps of a form that never was. */
const STEPS: readonly Step[] = [
  { number: 1, system: { "Actor.toy": upper as never, Item: upper as never, RegionBehavior: upper as never } },
  {
    number: 2,
    system: { Combat: upper as never },
    flags: { Token: upper as never, Scene: upper as never },
    settings: upper as never,
  },
];

const old = { word: "old" };
const WORLD: StoredWorld = {
  actors: [
    {
      _id: "a1",
      name: "Ann",
      type: "toy",
      system: old,
      items: [{ _id: "i1", name: "Axe", type: "gear", system: old }],
    },
    { _id: "a2", name: "Other", type: "elsewhere", system: old },
    { _id: "a3", name: "New", type: "toy", system: { word: "NEW" } },
    "no actor",
    { _id: "a4", type: "toy", system: ["no system"] },
  ],
  items: [{ _id: "i2", name: "Bow", system: old }],
  combats: [{ _id: "c1", system: old, flags: { ours: old } }],
  scenes: [
    {
      _id: "s1",
      name: "Cave",
      flags: { ours: old, theirs: old },
      tokens: [
        { _id: "t1", name: "Ann", actorId: "a1", flags: { ours: old } },
        {
          _id: "t2",
          name: "Ben",
          actorId: "a1",
          delta: { system: old, items: [{ _id: "i3", name: "Cup", system: old }] },
        },
      ],
      regions: [{ _id: "r1", name: "Mud", behaviors: [{ _id: "b1", system: old }] }],
    },
    null,
  ],
  settings: [
    { key: "ours.word", value: '"old"' },
    { key: "ours.other", value: "{not json" },
    { key: "theirs.word", value: '"old"' },
    7,
  ],
};

describe("what of a stored world is of an earlier form", () => {
  const { changes, settings } = planMigration(WORLD, "ours", STEPS);

  it("is named by where it lies, with what it was", () => {
    expect(changes.map(({ at, name, delta, before }) => [at, name, delta, Object.keys(before).join()])).toEqual([
      ["Actor.a1", "Ann", false, "system"],
      ["Actor.a1.Item.i1", "Ann, Axe", false, "system"],
      ["Item.i2", "Bow", false, "system"],
      ["Combat.c1", "", false, "system"],
      ["Scene.s1", "Cave", false, "flags"],
      ["Scene.s1.Token.t1", "Ann", false, "flags"],
      ["Scene.s1.Token.t2", "Ben", true, "system"],
      ["Scene.s1.Token.t2.Actor.a1.Item.i3", "Ben, Cup", false, "system"],
      ["Scene.s1.Region.r1.RegionBehavior.b1", "Mud", false, "system"],
    ]);
    expect(changes.flatMap(({ before }) => Object.values(before))).toEqual(changes.map(() => old));
  });

  it("takes in settings of ours alone", () => {
    expect(settings).toEqual({ word: "old" });
  });

  it("is nothing where no step has anything to do, or nothing is stored", () => {
    expect(planMigration(WORLD, "ours", [])).toEqual({ changes: [], settings: {} });
    expect(planMigration({ actors: "x", scenes: [{ tokens: 5, regions: [{}] }] }, "ours", STEPS).changes).toEqual([]);
  });

  it("goes through all steps, whichever it has been through", () => {
    const twice: readonly Step[] = [
      { number: 1, system: { Item: (data) => ("a" in data ? { b: data.a ?? null } : data) } },
      { number: 2, system: { Item: (data) => ("b" in data ? { c: data.b ?? null } : data) } },
    ];
    for (const data of [{ a: 1 }, { b: 1 }, { c: 1 }]) expect(rewriteSystem("Item", data, twice)).toEqual({ c: 1 });
  });
});

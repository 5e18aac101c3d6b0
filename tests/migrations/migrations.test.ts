import { beforeAll, describe, expect, it } from "vitest";
import { decodeLedger, toStored } from "../../module/foundry/combat/stored-ledger.js";
import type { JsonObject } from "../../module/kernel/json.js";
import { partsOfWorld, type StoredPart, type StoredWorld } from "../../module/table/stored/parts-of-world.js";
import { planMigration } from "../../module/table/stored/plan-migration.js";
import { rewriteFlags, rewriteSettings, rewriteSystem } from "../../module/table/stored/rewrite.js";
import { rewriteKey } from "../../module/table/stored/step.js";
import { DATA_VERSION, STEPS } from "../../module/table/stored/steps.js";
import { breaksBetween } from "./support/compare-shapes.js";
import { loadModels, shapesOf, type Models } from "./support/models.js";
import { sampleShapes, sampleVersions, sampleWorld } from "./support/samples.js";

const SCOPE = "battle-tempo";

let models: Models;
beforeAll(async () => {
  models = await loadModels();
});

describe("the steps", () => {
  it("are numbered without a gap, and a world of every version is kept", () => {
    expect(STEPS.map(({ number }) => number)).toEqual(STEPS.map((_, i) => i + 1));
    expect(sampleVersions()).toEqual(Array.from({ length: DATA_VERSION + 1 }, (_, i) => i));
  });

  it("leave alone whatever they have been through, so that half a migration can be done again", () => {
    for (const version of sampleVersions()) {
      for (const { documentName, type, source } of partsOfWorld(sampleWorld(version))) {
        const key = rewriteKey(documentName, type);
        const system = rewriteSystem(key, objectIn(source, "system"));
        expect(rewriteSystem(key, system)).toBe(system);
        const flags = rewriteFlags(key, objectIn(objectIn(source, "flags"), SCOPE));
        expect(rewriteFlags(key, flags)).toBe(flags);
      }
      const settings = rewriteSettings({});
      expect(rewriteSettings(settings)).toBe(settings);
    }
  });

  it("take parts of data, as a token's own actor holds them, and anything else that may lie there", () => {
    const odd = [{}, { game: null }, { game: "x" }, { game: {} }, { ledger: null }, { game: { properties: 5 } }];
    for (const step of STEPS)
      for (const rewrite of [...Object.values(step.system ?? {}), ...Object.values(step.flags ?? {})])
        for (const data of odd) expect(rewrite?.(data as JsonObject)).toBe(data);
  });
});

describe.each(sampleVersions())("a world of version %i", (version) => {
  it(version < DATA_VERSION ? "has something to be rewritten" : "is of the present form", () => {
    const { changes, settings } = planMigration(sampleWorld(version), SCOPE);
    expect(changes.length + Object.keys(settings).length > 0).toBe(version < DATA_VERSION);
  });

  it("has the present form after its migration, and its first form stands in what is kept", () => {
    const world = sampleWorld(version);
    const { changes } = planMigration(world, SCOPE);
    for (const change of changes) {
      const [part] = partsOfWorld(world).filter(({ at, delta }) => at === change.at && delta === change.delta);
      expect(part?.source).toMatchObject(change.before);
    }
    expect(planMigration(migrated(world), SCOPE).changes).toEqual([]);
  });

  it("is read by the present models without anything set aside, migrated or not", () => {
    for (const world of [sampleWorld(version), migrated(sampleWorld(version))]) {
      const read = partsOfWorld(world).flatMap(asRead);
      expect(read.length).toBeGreaterThan(10);
      expect(read.filter(({ aside, invalid }) => invalid || aside.length > 0)).toEqual([]);
    }
  });

  it("tells the same fights", () => {
    const combats = partsOfWorld(sampleWorld(version)).filter(({ documentName }) => documentName === "Combat");
    for (const { at, source } of combats) {
      const system = rewriteSystem("Combat", objectIn(source, "system"));
      const { ledger, faults } = decodeLedger(toStored(system["ledger"]));
      expect(faults, at).toEqual([]);
      expect(ledger.current, at).toEqual(objectIn(source, "toldAs"));
    }
    expect(combats.length).toBeGreaterThan(0);
  });
});

describe("what is stored now", () => {
  it("holds all that this version has stored so far: whatever takes something away needs a number of its own", async () => {
    const before = sampleShapes(DATA_VERSION) ?? {};
    const now = await shapesOf(models);
    expect(Object.keys(before).length).toBeGreaterThan(9);
    const breaks = Object.entries(before).flatMap(([key, shape]) =>
      breaksBetween(shape, now[key] ?? {}).map((line) => `${key}: ${line}`),
    );
    expect(breaks).toEqual([]);
  });

  it("is compared field by field", () => {
    const whole = { kind: "number", nullable: false, min: 0, max: 9 } as const;
    const word = { kind: "text", nullable: true, blank: true, choices: ["a", "b"] } as const;
    const before = {
      whole,
      word,
      group: { kind: "group", fields: { whole } },
      list: { kind: "list", of: word },
    } as const;
    expect(breaksBetween(before, { ...before, more: whole })).toEqual([]);
    const narrower = { ...word, nullable: false, choices: ["b"] } as const;
    const after = {
      whole: word,
      word: narrower,
      group: { kind: "group", fields: {} },
      list: { kind: "list", of: narrower },
    };
    expect(breaksBetween(before, after as never)).toEqual([
      ...["whole was a number and is a text", "word may no longer be empty", "word no longer takes a"],
      ...["group.whole is gone", "list.* may no longer be empty", "list.* no longer takes a"],
    ]);
    expect(breaksBetween({ whole }, { whole: { ...whole, max: 5 } })).toEqual(["whole has narrower bounds"]);
  });
});

/** A part as its model reads it: what was set aside of it. */
function asRead({ at, documentName, type, source, delta }: StoredPart) {
  const model = models.get(documentName === "Item" ? `Item.${type}` : rewriteKey(documentName, type));
  if (!model || delta) return [];
  const read = new model(structuredClone(objectIn(source, "system")));
  return [{ at, invalid: read.invalid, aside: (read._source["aside"] ?? []) as string[] }];
}

/** The world after a migration, as the store then has it. */
function migrated(world: StoredWorld): StoredWorld {
  const copy = structuredClone<StoredWorld>(world);
  for (const { documentName, type, source } of partsOfWorld(copy))
    if ("system" in source)
      Object.assign(source, { system: rewriteSystem(rewriteKey(documentName, type), objectIn(source, "system")) });
  return copy;
}

function objectIn(source: JsonObject, key: string): JsonObject {
  const value = source[key];
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { decodeLedger, toStored } from "../../module/foundry/combat/stored-ledger.js";
import { isJson } from "../../module/kernel/shape.js";
import type { GroupShape } from "../../module/table/stored/field-shape.js";
import { partsOfWorld } from "../../module/table/stored/parts-of-world.js";
import { planMigration } from "../../module/table/stored/plan-migration.js";
import { takeAside } from "../../module/table/stored/set-aside.js";
import { rewriteKey } from "../../module/table/stored/step.js";
import { loadModels, shapesOf, type Models } from "../migrations/support/models.js";
import { sampleVersions, sampleWorld } from "../migrations/support/samples.js";
import { forgeries, frozen } from "./support/mutations.js";
import { INPUTS } from "./support/runs.js";

let models: Models;
let shapes: Record<string, GroupShape>;
beforeAll(async () => {
  models = await loadModels();
  shapes = await shapesOf(models);
});

/** Sound `system` data of documents of each kind, of the earliest form and of the present one. */
const SYSTEMS = [0, Math.max(...sampleVersions())].flatMap((version) =>
  partsOfWorld(sampleWorld(version)).flatMap(({ documentName, type, source, delta }) =>
    delta || typeof source["system"] !== "object" || source["system"] === null
      ? []
      : [{ key: documentName === "Item" ? `Item.${type}` : rewriteKey(documentName, type), system: source["system"] }],
  ),
);
const KINDS = [...new Set(SYSTEMS.map(({ key }) => key))];

type Source = Record<string, unknown>;

describe.each(KINDS)("a stored document, %s", (key) => {
  const samples = SYSTEMS.filter((each) => each.key === key).map(({ system }) => system);

  test("is read, whatever it holds, without anything that its fields forbid", () => {
    fc.assert(
      fc.property(forgeries(samples), ({ value, how }) => {
        // Whatever is no object at all, the host takes for an empty one.
        if (typeof value !== "object" || value === null || Array.isArray(value)) return;
        const Model = models.get(key);
        if (!Model) throw new Error(`no model of ${key}`);
        const read = new Model(copy(value) as object);
        expect(read.invalid, how).toBe(false);
        const source = copy(read._source) as Source;
        if (key === "Combat") demandLedger(source);
        else demandSound(source, shapes[key] ?? {}, how);
      }),
      { numRuns: Math.ceil(INPUTS / KINDS.length) },
    );
  });
});

/** Of its own all the way down, however deep, since models change their sources; what is no JSON comes along as it is. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => copy(each));
  if (typeof value !== "object" || value === null) return value;
  const made = {};
  for (const [key, each] of Object.entries(value))
    Object.defineProperty(made, key, { value: copy(each), enumerable: true, configurable: true, writable: true });
  return made;
}

/** A model that is made anew of what was read (a copy, a token's own actor) reads the same. */
function demandSound(source: Source, shape: GroupShape, how: string): void {
  expect(takeAside(copy(source) as Source, shape), how).toEqual([]);
  const { aside, notes: _, ...rest } = source;
  expect(isJson(rest), how).toBe(true);
  expect(
    (aside as unknown[]).every((text) => typeof text === "string"),
    how,
  ).toBe(true);
}

const demandLedger = ({ ledger }: Source): void => {
  const { ledger: read, faults } = decodeLedger(toStored(ledger));
  expect(read.current.round >= 0 && Array.isArray(faults)).toBe(true);
};

test("a stored world is looked through for earlier forms, whatever it holds, and nothing of it is changed", () => {
  fc.assert(
    fc.property(forgeries(sampleVersions().map(sampleWorld)), ({ value }) => {
      const world = (typeof value === "object" && value !== null ? value : {}) as Source;
      const { changes } = planMigration(frozen(world), "battle-tempo");
      for (const { at, before } of changes) expect([typeof at, typeof before]).toEqual(["string", "object"]);
    }),
    { numRuns: Math.ceil(INPUTS / 10) },
  );
});

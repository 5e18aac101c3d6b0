import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { GroupShape } from "../../../module/table/stored/field-shape.js";
import { TypeDataModel } from "../../../tabletop/client/common/abstract/type-data-model.js";
import * as fields from "../../../tabletop/client/common/data/fields/index.js";
import { RegionBehaviorType } from "../../../tabletop/client/documents/region-behavior.js";

const MODULE = fileURLToPath(new URL("../../../module/", import.meta.url));

/** A model of ours as tests use it: made from a source, as the host makes it. */
interface Model {
  new (source: object): { readonly _source: Record<string, unknown>; readonly invalid: boolean };
  readonly schema: { readonly fields: Readonly<Record<string, object>> };
}

/** By the key of their documents, items with their type behind it. */
export type Models = ReadonlyMap<string, Model>;

/** The models of all documents of ours, on the bench's fields. The host's namespace stands as long as the test's file runs. */
export async function loadModels(): Promise<Models> {
  const data = { fields, regionBehaviors: { RegionBehaviorType } };
  Object.assign(globalThis, { foundry: { data, abstract: { TypeDataModel }, applications: { api: {} } } });
  const { ITEM_MODELS } = await load("foundry/documents/item-data.ts");
  const { FightData } = await load("foundry/documents/fight-data.ts");
  const { TerrainBehavior } = await load("foundry/documents/terrain-behavior.ts");
  const actors = readdirSync(path.join(MODULE, "faces")).map(async (game): Promise<[string, unknown]> => {
    const exported = await load(`faces/${game}/actor-data.ts`);
    return [`Actor.${game}`, Object.values(exported).find((each) => isModel(each))];
  });
  const items = Object.entries(ITEM_MODELS as object).map(([type, model]) => [`Item.${type}`, model as unknown]);
  return new Map([
    ...(await Promise.all(actors)),
    ...items,
    ["Combat", FightData],
    ["RegionBehavior", TerrainBehavior],
  ] as [string, Model][]);
}

/** By its path: the adapter is compiled with the host's own types, which tests don't have. */
const load = async (file: string): Promise<Record<string, unknown>> =>
  (await import(path.join(MODULE, file))) as Record<string, unknown>;

const isModel = (value: unknown): boolean => typeof value === "function" && "defineSchema" in value;

/** What the fields of each model hold, as plain data. */
export async function shapesOf(models: Models): Promise<Record<string, GroupShape>> {
  const { shapeOfModel } = await load("foundry/documents/shape-of-model.ts");
  const toShape = shapeOfModel as (fields: Readonly<Record<string, object>>) => GroupShape;
  return Object.fromEntries([...models].map(([key, model]) => [key, toShape(model.schema.fields)]));
}

import { isJsonObject } from "../../table/host.js";
import { asideText } from "../../table/stored/aside-text.js";
import type { GroupShape } from "../../table/stored/field-shape.js";
import { rewriteSystem } from "../../table/stored/rewrite.js";
import { MOST_ITEMS, takeAside } from "../../table/stored/set-aside.js";
import { shapeOfModel } from "./shape-of-model.js";

/** What was set aside of a document, as JSON texts: in memory alone, until somebody has it written. */
export const asideField = () =>
  new foundry.data.fields.ArrayField(new foundry.data.fields.StringField({ required: true, nullable: false }));

/** The class side of a model, as far as its schema goes. */
interface Model {
  readonly schema: { readonly fields: Readonly<Record<string, object>> };
}

type BaseModel = typeof foundry.abstract.TypeDataModel;
type CleanArgs = Parameters<BaseModel["cleanData"]>;
type Source = Parameters<BaseModel["migrateData"]>[0];

const shapes = new WeakMap<Model, GroupShape>();

/**
 * For a model's `migrateData`: brings a source of any earlier form into the present one, in place. Also sources come here
 * that no migration of the world reaches: of compendiums, imports and tokens' own actors. `key`: as steps call the document.
 */
export function migrateSource(key: string, source: Source): Source {
  const after = rewriteSystem(key, source as never);
  if ((after as unknown) === source) return source;
  for (const name of Object.keys(source)) if (!(name in after)) Reflect.deleteProperty(source, name);
  return Object.assign(source, after);
}

/**
 * For a model's `cleanData`, before the host cleans: of a whole source, whatever its fields can't hold is taken out (so
 * that it has its default) and put among `aside`. The document is read, where otherwise core would leave it out; the
 * store keeps what it has. A change is left to the host, which refuses it.
 */
export function setAside(model: Model, key: string, [source, options]: CleanArgs): void {
  if (!source || (options as { readonly partial?: boolean } | undefined)?.partial === true) return;
  // An earlier form is no damage, whether or not the host has migrated before it cleans.
  migrateSource(key, source);
  const taken = takeAside(source, shapeOf(model));
  if (taken.length > 0) source.aside = [...asideOf(source), ...taken.map(asideText)].slice(0, MOST_ITEMS);
}

/** What is set aside of a document's `system`, as texts. */
export function asideOf(system: unknown): string[] {
  const aside: unknown = isJsonObject(system) ? system.aside : [];
  return Array.isArray(aside) ? aside.filter((text) => typeof text === "string") : [];
}

/** A model that reads what it can of whatever is stored. The models of actors and items extend it. */
export class StoredModel<
  Schema extends foundry.data.fields.DataSchema,
  Parent extends foundry.abstract.Document.Any,
  BaseData extends Record<string, unknown> = Record<string, never>,
  DerivedData extends Record<string, unknown> = Record<string, never>,
> extends foundry.abstract.TypeDataModel<Schema, Parent, BaseData, DerivedData> {
  /** As steps of migrations call the document. */
  static storedAs = "";

  static override migrateData(source: Source) {
    return super.migrateData(migrateSource(this.storedAs, source));
  }

  static override cleanData(...args: CleanArgs) {
    setAside(this, this.storedAs, args);
    return super.cleanData(...args);
  }
}

function shapeOf(model: Model): GroupShape {
  const known = shapes.get(model);
  if (known) return known;
  const shape = shapeOfModel(model.schema.fields);
  shapes.set(model, shape);
  return shape;
}

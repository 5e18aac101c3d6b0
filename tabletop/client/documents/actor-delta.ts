import { makeMetadata, type DocumentContext } from "../common/abstract/document.js";
import type { DataModel } from "../common/abstract/data-model.js";
import {
  ArrayField,
  type DataSchema,
  DocumentFlagsField,
  DocumentIdField,
  DocumentOwnershipField,
  EmbeddedDocumentField,
  FilePathField,
  ObjectField,
  StringField,
} from "../common/data/fields/index.js";
import { deepClone } from "../common/utils/clone.js";
import { mergeObject } from "../common/utils/merge.js";
import { type Data, isPlainObject } from "../common/utils/types.js";
import { documentClass } from "../globals/config.js";
import type { Actor } from "./actor.js";
import { ClientDocument } from "./client-document.js";
import type { TokenBase } from "./token-base.js";

const MERGED = ["name", "type", "img", "system", "ownership", "flags"];
const COLLECTIONS = ["items", "effects"];

/** What an unlinked token's actor has differently from its base actor. */
export class ActorDelta extends ClientDocument {
  static override metadata = makeMetadata({
    name: "ActorDelta",
    collection: "delta",
    label: "DOCUMENT.ActorDelta",
    labelPlural: "DOCUMENT.ActorDeltas",
    permissions: { create: "OWNER", update: "OWNER", delete: "OWNER" },
  });

  declare readonly parent: TokenBase;
  #actor: Actor | null = null;

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      name: new StringField({ required: false, nullable: true, blank: false, initial: null }),
      type: new StringField({ required: false, nullable: true, blank: false, initial: null }),
      img: new FilePathField({ categories: ["IMAGE"], nullable: true, initial: null, required: false }),
      system: new ObjectField(),
      items: new ArrayField(new ObjectField()),
      effects: new ArrayField(new ObjectField()),
      ownership: new DocumentOwnershipField({ required: false, nullable: true, initial: null }),
      flags: new DocumentFlagsField(),
    };
  }

  /** The synthetic actor; null without a base actor. */
  get syntheticActor(): Actor | null {
    if (!this.#actor && this.parent.baseActor) this.#actor = this.#makeActor();
    return this.#actor;
  }

  #makeActor(): Actor {
    const source = this.mergedSource();
    const actor = new (documentClass("Actor"))(source, {
      parent: this.parent as unknown as DocumentContext["parent"],
      strict: false,
    });
    return actor as unknown as Actor;
  }

  /** The source of the base actor with the delta laid over it. */
  mergedSource(): Data {
    const base = (this.parent.baseActor as Actor).toObject();
    for (const key of MERGED) mergeValue(base, key, this._source[key]);
    for (const key of COLLECTIONS) base[key] = overlay(base[key] as Data[], (this._source[key] ?? []) as Data[]);
    return base;
  }

  /** Forgets the synthetic actor, because the token has another base actor. */
  forgetSyntheticActor(): void {
    this.#actor = null;
  }

  /** Rebuilds the synthetic actor in place after its base or its delta has changed. */
  refreshSyntheticActor(): void {
    if (!this.#actor || !this.parent.baseActor) return;
    replaceSource(this.#actor._source, this.mergedSource());
    this.#actor.reset();
  }

  /** Lays a difference of the synthetic actor into the delta. */
  mergeDifference(difference: Data): void {
    const { _id, items, effects, ...rest } = difference;
    mergeObject(this._source, deepClone(rest), { performDeletions: true, applyOperators: true });
    for (const [key, list] of Object.entries({ items, effects }))
      if (Array.isArray(list)) for (const entry of list as Data[]) this.storeEmbedded(key, entry);
  }

  /** Stores the whole source of an embedded document of the synthetic actor. */
  storeEmbedded(collection: string, source: Data): void {
    const list = this._source[collection] as Data[];
    const index = list.findIndex((entry) => entry["_id"] === source["_id"]);
    if (index < 0) list.push(deepClone(source));
    else list[index] = deepClone(source);
  }

  /** Removes an embedded document; one of the base actor leaves a tombstone. */
  removeEmbedded(collection: string, id: string): void {
    const list = this._source[collection] as Data[];
    const index = list.findIndex((entry) => entry["_id"] === id);
    if (index >= 0) list.splice(index, 1);
    const inherited = (this.parent.baseActor?._source[collection] as Data[] | undefined)?.some(
      (entry) => entry["_id"] === id,
    );
    if (inherited) list.push({ _id: id, _tombstone: true });
  }

  protected override _collectionNames(): string[] {
    return [];
  }
}

/** The field `delta` of a token; there always is a delta, named like its token. */
export class ActorDeltaField extends EmbeddedDocumentField {
  constructor() {
    super(ActorDelta, { nullable: true });
  }

  override initialize(value: unknown, parent: DataModel, options: object = {}): unknown {
    const source = isPlainObject(value) ? value : ((parent._source["delta"] = this.clean({})) as Data);
    source["_id"] ??= parent._source["_id"] ?? null;
    return super.initialize(source, parent, options);
  }
}

function mergeValue(base: Data, key: string, value: unknown): void {
  if (value === null || value === undefined) return;
  if (isPlainObject(value) && isPlainObject(base[key])) mergeObject(base[key], deepClone(value));
  else base[key] = deepClone(value);
}

function overlay(base: Data[], delta: Data[]): Data[] {
  const byId = new Map(base.map((entry) => [entry["_id"], entry]));
  for (const entry of delta) {
    if (entry["_tombstone"]) byId.delete(entry["_id"]);
    else byId.set(entry["_id"], deepClone(entry));
  }
  return [...byId.values()];
}

/** Replaces the content of a source and keeps the identity of its collections and of their elements. */
function replaceSource(target: Data, source: Data): void {
  for (const key of Object.keys(target)) if (!(key in source)) delete target[key];
  for (const [key, value] of Object.entries(source)) {
    if (COLLECTIONS.includes(key)) replaceElements(target[key] as Data[], value as Data[]);
    else target[key] = value;
  }
}

function replaceElements(target: Data[], source: Data[]): void {
  const present = new Map(target.map((entry) => [entry["_id"], entry]));
  const next = source.map((entry) => {
    const kept = present.get(entry["_id"]);
    if (!kept) return entry;
    replaceSource(kept, entry);
    return kept;
  });
  target.splice(0, target.length, ...next);
}

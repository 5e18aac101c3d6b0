import type { Document, DocumentContext } from "../common/abstract/document.js";
import { makeMetadata } from "../common/abstract/document.js";
import {
  ArrayField,
  BooleanField,
  ColorField,
  DataField,
  type DataSchema,
  FilePathField,
  HTMLField,
  IntegerSortField,
  NumberField,
  SchemaField,
  SetField,
  StringField,
} from "../common/data/fields/index.js";
import { getProperty, setProperty } from "../common/utils/properties.js";
import type { Data } from "../common/utils/types.js";
import { CONFIG, documentClass, documentConfig } from "../globals/config.js";
import { getGame, peekGame } from "../globals/env.js";
import { ClientDocument } from "./client-document.js";
import { embeddedFields, typeFields } from "./common-fields.js";
import { type EffectChange, mergeChange } from "./effect-change.js";
import { ActiveEffectTypeDataModel, moveChanges } from "./effect-type-model.js";

const isGeneration14 = (): boolean => peekGame()?.release.generation === 14;

function changeFields(): DataSchema {
  return {
    key: new StringField({ required: true }),
    value: new StringField({ required: true }),
    mode: new NumberField({ required: true, nullable: false, integer: true, initial: 2 }),
    priority: new NumberField(),
  };
}

function durationFields(): DataSchema {
  if (isGeneration14()) {
    return {
      value: new NumberField({ required: true, integer: true, initial: null }),
      units: new StringField({ required: true, initial: "seconds" }),
      expiry: new StringField({ required: true, nullable: true, initial: null }),
      expired: new BooleanField(),
    };
  }
  const number = (options: object = {}): NumberField =>
    new NumberField({ initial: null, integer: true, min: 0, ...options });
  return {
    startTime: new NumberField({ initial: null }),
    seconds: number(),
    combat: new StringField({ nullable: true, blank: false, initial: null }),
    rounds: number(),
    turns: number(),
    startRound: number(),
    startTurn: number(),
  };
}

/** A status or change that an actor carries. */
export class ActiveEffect extends ClientDocument {
  static override metadata = makeMetadata({
    name: "ActiveEffect",
    collection: "effects",
    label: "DOCUMENT.ActiveEffect",
    labelPlural: "DOCUMENT.ActiveEffects",
    hasTypeData: true,
    permissions: { create: "OWNER", update: "OWNER", delete: "OWNER" },
  });

  declare name: string;
  declare img: string | null;
  declare disabled: boolean;
  declare transfer: boolean;
  declare origin: string | null;
  declare statuses: Set<string>;
  declare changes: EffectChange[];
  declare duration: Data;
  declare description: string;

  static override defineSchema(): DataSchema {
    return {
      ...embeddedFields(),
      name: new StringField({ required: true, blank: false }),
      img: new FilePathField({ categories: ["IMAGE"] }),
      ...typeFields(this, { initial: "base" }),
      ...(isGeneration14() ? {} : { changes: new ArrayField(new SchemaField(changeFields())) }),
      disabled: new BooleanField(),
      duration: new SchemaField(durationFields()),
      ...(isGeneration14() ? { start: new DataField({ nullable: true, initial: null }) } : {}),
      description: new HTMLField(),
      origin: new StringField({ nullable: true, blank: false, initial: null }),
      tint: new ColorField({ nullable: false, initial: "#ffffff" }),
      transfer: new BooleanField({ initial: true }),
      statuses: new SetField(new StringField({ required: true, blank: false })),
      sort: new IntegerSortField(),
    };
  }

  static override migrateData(source: Data): Data {
    if (isGeneration14()) moveChanges(source);
    return super.migrateData(source);
  }

  /** The creation data of a status of CONFIG.statusEffects, as a document that isn't stored yet. */
  static async fromStatusEffect(statusId: string, options: DocumentContext = {}): Promise<Document> {
    const status = findStatus(statusId);
    if (!status) throw new Error(`Invalid status ID "${statusId}" provided to ActiveEffect.fromStatusEffect`);
    return new (documentClass("ActiveEffect"))(statusEffectData(status), options);
  }

  /** The actor or item that the effect applies to. */
  get target(): Document | null {
    if (this.parent?.documentName === "Actor") return this.parent;
    return this.transfer ? (this.parent?.parent ?? null) : this.parent;
  }
  get active(): boolean {
    return !this.disabled && !this.isSuppressed;
  }
  /** Without effect for a reason that only the type model or a package knows. */
  get isSuppressed(): boolean {
    return (this.system as { isSuppressed?: unknown } | undefined)?.isSuppressed === true;
  }
  get modifiesActor(): boolean {
    return this.active && this.target?.documentName === "Actor";
  }
  get isTemporary(): boolean {
    const { seconds, rounds, turns, value } = this.duration as Record<string, number | null | undefined>;
    return (seconds ?? rounds ?? turns ?? value ?? 0) > 0 || this.statuses.size > 0;
  }
  get isExpired(): boolean {
    return this.duration["expired"] === true;
  }
  get sourceName(): string {
    return this.origin ?? getGame().i18n.localize("None");
  }

  /** The changes in the shape of the generation. */
  get effectiveChanges(): EffectChange[] {
    const typed = (this.system as { changes?: EffectChange[] } | undefined)?.changes;
    return typed ?? this.changes;
  }

  /** Applies one change to the prepared data of an actor. */
  apply(actor: Document, change: EffectChange): Data {
    const current = getProperty(actor, change.key);
    const value = mergeChange(current, change);
    if (value === undefined) return {};
    setProperty(actor, change.key, value);
    return { [change.key]: value };
  }
}

interface StatusEffect extends Data {
  id: string;
  name: string;
  img?: string;
  _id?: string;
}

/** A status of CONFIG.statusEffects, which is a list, or (generation 14) may be a record. */
export function findStatus(statusId: string): StatusEffect | undefined {
  const statuses = CONFIG["statusEffects"] as StatusEffect[] | Record<string, StatusEffect>;
  if (Array.isArray(statuses)) return statuses.find((status) => status.id === statusId);
  const found = statuses[statusId];
  return found ? { ...found, id: statusId } : undefined;
}

/** Creation data of the effect of a status. */
export function statusEffectData(status: StatusEffect): Data {
  const { id, hud: _hud, name, ...data } = status as StatusEffect & { hud?: unknown };
  return {
    ...data,
    name: getGame().i18n.localize(name),
    statuses: [id, ...((data["statuses"] as string[] | undefined) ?? [])],
  };
}

/** Generation 14 has a model for effects without a type of a system, and their changes under the old name too. */
export function prepareEffects(): void {
  const { dataModels } = documentConfig("ActiveEffect");
  if (dataModels["base"] === ActiveEffectTypeDataModel) delete dataModels["base"];
  Reflect.deleteProperty(ActiveEffect.prototype, "changes");
  if (!isGeneration14()) return;
  dataModels["base"] = ActiveEffectTypeDataModel;
  Object.defineProperty(ActiveEffect.prototype, "changes", {
    get(this: ActiveEffect): EffectChange[] {
      return (this.system as { changes?: EffectChange[] }).changes ?? [];
    },
    configurable: true,
  });
}

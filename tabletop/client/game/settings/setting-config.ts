import { DataModel, type DataModelClass } from "../../common/abstract/data-model.js";
import { DataField } from "../../common/data/fields/data-field.js";
import { deepClone } from "../../common/utils/clone.js";
import type { Data } from "../../common/utils/types.js";

/** Where a setting is kept. */
export type SettingScope = "world" | "client" | "user";

/** A registered setting. */
export interface SettingConfig extends Data {
  namespace: string;
  key: string;
  id: string;
  scope: SettingScope;
  name?: string;
  hint?: string;
  config?: boolean;
  type?: unknown;
  choices?: Record<string, string>;
  default?: unknown;
  requiresReload?: boolean;
  restricted?: boolean;
  onChange?: (value: unknown, options?: object, userId?: string) => unknown;
}

/** A registered button that opens an application of settings. */
export interface SettingMenu extends Data {
  namespace: string;
  key: string;
  name: string;
  label?: string;
  hint?: string;
  icon?: string;
  restricted?: boolean;
  type: new () => { render(options: object): unknown };
}

const PRIMITIVES: unknown[] = [Number, String, Boolean];

/** The default of a setting. */
export function defaultValue(config: SettingConfig): unknown {
  if (config.type instanceof DataField) {
    const initial = config.type.getInitialValue({});
    return config.default === undefined ? initial : deepClone(config.default);
  }
  return deepClone(config.default);
}

/** The value in the form that packages read, from its plain form. */
export function castValue(config: SettingConfig, plain: unknown): unknown {
  const { type } = config;
  if (type instanceof DataField) return type.initialize(cleanWithFallback(type, plain, config), {} as DataModel);
  if (isModelClass(type)) return type.fromSource((plain as object | null) ?? {});
  if (plain === undefined || plain === null) return plain;
  if (PRIMITIVES.includes(type)) return castPrimitive(type, plain);
  return deepClone(plain);
}

function castPrimitive(type: unknown, plain: unknown): unknown {
  if (type === Boolean && typeof plain === "string") return plain === "true";
  return (type as (value: unknown) => unknown)(plain);
}

/** A stored value that has become invalid reads as the default. */
function cleanWithFallback(field: DataField, plain: unknown, config: SettingConfig): unknown {
  const cleaned = field.clean(plain);
  return field.validate(cleaned) ? defaultValue(config) : cleaned;
}

/** The plain form of a value to be stored; throws when the setting doesn't allow it. */
export function plainValue(config: SettingConfig, value: unknown): unknown {
  const { type } = config;
  if (type instanceof DataField) {
    const cleaned = type.clean(type.toObject(value));
    const failure = type.validate(cleaned);
    if (failure) throw failure.asError();
    return cleaned;
  }
  if (isModelClass(type))
    return value instanceof DataModel ? value.toObject() : new type((value as object | null) ?? {}).toObject();
  const plain =
    value === undefined ? undefined : PRIMITIVES.includes(type) && value !== null ? castPrimitive(type, value) : value;
  if (config.choices && typeof plain === "string" && !(plain in config.choices))
    throw new Error(`"${plain}" is not a choice of ${config.id}`);
  return plain === undefined ? null : (JSON.parse(JSON.stringify(plain)) as unknown);
}

function isModelClass(type: unknown): type is DataModelClass & { fromSource(source: object): DataModel } {
  return typeof type === "function" && type.prototype instanceof DataModel;
}

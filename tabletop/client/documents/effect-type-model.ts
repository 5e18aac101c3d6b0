import { TypeDataModel } from "../common/abstract/type-data-model.js";
import { ArrayField, type DataSchema, NumberField, SchemaField, StringField } from "../common/data/fields/index.js";
import type { Data } from "../common/utils/types.js";
import { changeTypeOf, type EffectChange } from "./effect-change.js";

/** What an effect's system holds on generation 14: its changes, each with a type, and the phase in which it applies. */
export class ActiveEffectTypeDataModel extends TypeDataModel {
  declare changes: EffectChange[];

  static override defineSchema(): DataSchema {
    return {
      changes: new ArrayField(
        new SchemaField({
          key: new StringField({ required: true }),
          type: new StringField({ required: true, blank: false, initial: "add" }),
          value: new StringField({ required: true }),
          phase: new StringField({ required: true, blank: false, initial: "initial" }),
          priority: new NumberField(),
        }),
      ),
    };
  }
}

/** Moves changes that a source holds where generation 13 has them to where 14 has them, with types for modes. */
export function moveChanges(source: Data): void {
  const { changes } = source as { changes?: EffectChange[] };
  if (!Array.isArray(changes)) return;
  delete source["changes"];
  const system = (source["system"] ??= {}) as Data;
  system["changes"] ??= changes.map(({ mode: _, ...change }, n) => ({ ...change, type: changeTypeOf(changes[n]!) }));
}

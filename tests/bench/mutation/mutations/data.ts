import type { Mutation } from "../mutation.js";

const ARRAY = "tabletop/client/common/data/fields/array-field.ts";
const NUMBER = "tabletop/client/common/data/fields/number-field.ts";
const OBJECT = "tabletop/client/common/data/fields/object-field.ts";
const SCHEMA = "tabletop/client/common/data/fields/schema-field.ts";
const MODEL = "tabletop/client/common/abstract/data-model.ts";

/** What is no longer cleaned, validated or made anew. */
export const DATA: readonly Mutation[] = [
  {
    name: "arrays-merge",
    breaks: "an array takes new entries beside the old ones",
    edits: [
      {
        file: ARRAY,
        find: "  override _cast(value: unknown): unknown {\n    if (Array.isArray(value)) return value;",
        put: [
          "  override _applyChange(source: Data, key: string, change: unknown, options: object): unknown {",
          "    const held = source[key];",
          "    const all = Array.isArray(held) && Array.isArray(change) ? [...new Set([...held, ...change])] : change;",
          "    return super._applyChange(source, key, all, options);",
          "  }",
          "",
          "  override _cast(value: unknown): unknown {",
          "    if (Array.isArray(value)) return value;",
        ].join("\n"),
      },
    ],
    asks: ["data.arrays-whole", "data.set-field", "data.initial"],
  },
  {
    name: "objects-replace",
    breaks: "an object is replaced whole where its keys should be added",
    edits: [
      {
        file: OBJECT,
        find: "    const difference = diffObject(present, change, { deletionKeys: true });",
        put: "    if (present) return super._applyChange(source, key, change, options);\n    const difference = diffObject(present, change, { deletionKeys: true });",
      },
    ],
    asks: ["data.object-merges", "combat.ledger-map", "data.partial-schema"],
  },
  {
    name: "no-clamp",
    breaks: "a number beyond its bounds is refused, not brought to the bound",
    edits: [
      {
        file: NUMBER,
        find: "    if (this.min !== undefined) number = Math.max(number, this.min);\n    if (this.max !== undefined) number = Math.min(number, this.max);\n",
        put: "",
      },
    ],
    asks: ["data.clamped", "data.coercion"],
  },
  {
    name: "no-validation",
    breaks: "a change that its schema forbids is stored",
    edits: [
      {
        file: MODEL,
        find: "    demandValidChange(this, cleaned, candidate, options.fallback === true);\n",
        put: "    void demandValidChange;\n",
      },
    ],
    asks: ["data.choice-refused", "data.infinity", "data.clamped"],
  },
  {
    name: "unknown-kept",
    breaks: "keys that no schema declares are stored",
    edits: [
      {
        file: SCHEMA,
        find: "if (!options.partial || !field) delete data[key];",
        put: 'if (key === "") delete data[key];',
      },
    ],
    asks: ["data.unknown-dropped", "data.initial"],
  },
  {
    name: "no-migration",
    breaks: "data of old is not migrated before it is cleaned",
    edits: [
      { file: MODEL, find: "return cls.cleanData(cls.migrateDataSafe(source));", put: "return cls.cleanData(source);" },
    ],
    asks: ["data.migrate", "data.initial"],
  },
  {
    name: "derived-once",
    breaks: "derived data is made once, not anew at every update",
    edits: [
      {
        file: "tabletop/client/documents/client-document.ts",
        find: "    model?.prepareDerivedData();\n",
        put: "    if (!this.once) model?.prepareDerivedData();\n    this.once = true;\n",
      },
    ],
    asks: ["data.derived-from-source", "data.preparation-order", "data.initial"],
  },
  {
    name: "no-base-data",
    breaks: "base data is not prepared",
    edits: [
      {
        file: "tabletop/client/documents/client-document.ts",
        find: "    model?.prepareBaseData();\n",
        put: "",
      },
    ],
    asks: ["data.preparation-order"],
  },
  {
    name: "derived-stored",
    breaks: "what a model derives becomes its source",
    edits: [
      {
        file: MODEL,
        find: "    if (source) return deepClone(this._source);\n    const plain: Data = {};",
        put: "    const plain: Data = source ? deepClone(this._source) : {};",
      },
    ],
    asks: ["data.to-object", "data.initial"],
  },
  {
    name: "doubles-in-sets",
    breaks: "a set keeps its doubles",
    edits: [
      {
        file: ARRAY,
        find: "return [...new Set(super._cleanType(value, options) as unknown[])];",
        put: "return super._cleanType(value, options);",
      },
    ],
    asks: ["data.set-field", "data.arrays-whole"],
  },
];

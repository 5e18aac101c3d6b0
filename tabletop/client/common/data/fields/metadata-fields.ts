import { documentConfig } from "../../../globals/config.js";
import { peekGame } from "../../../globals/env.js";
import type { DocumentClass } from "../../abstract/document.js";
import { isValidId } from "../../utils/ids.js";
import { type Data, isPlainObject } from "../../utils/types.js";
import { DataField } from "./data-field.js";
import { NumberField } from "./number-field.js";
import { ObjectField } from "./object-field.js";
import { SchemaField } from "./schema-field.js";
import { StringField } from "./string-field.js";
import { ForeignDocumentField } from "./document-fields.js";

/** Levels of ownership by user id; `default` for everybody else. */
export class DocumentOwnershipField extends ObjectField {
  static override get _defaults(): Data {
    return {
      ...super._defaults,
      initial: { default: 0 },
      validationError: "is not a mapping of user IDs and document permission levels",
    };
  }

  override _validateType(value: unknown): unknown {
    if (!isPlainObject(value)) return false;
    return Object.entries(value).every(([key, level]) => {
      const bare = key.replace(/^-=/, "");
      if (key.startsWith("-=")) return level === null;
      return (
        (bare === "default" || isValidId(bare)) &&
        Number.isInteger(level) &&
        (level as number) >= -1 &&
        (level as number) <= 3
      );
    });
  }
}

/** Flags by scope. */
export class DocumentFlagsField extends ObjectField {
  override _validateType(value: unknown): unknown {
    if (!isPlainObject(value)) throw new Error("must be an object");
    for (const scope of Object.keys(value)) {
      if (!/^(-=|==)?[a-z0-9_-]+$/i.test(scope)) throw new Error(`Invalid flag scope "${scope}"`);
    }
    return undefined;
  }
}

/** The type of a document that has sub-types: one of core's, or one that the manifest declares. */
export class DocumentTypeField extends StringField {
  static override get _defaults(): Data {
    return { ...super._defaults, required: true, nullable: false, blank: false };
  }
  readonly document: DocumentClass;

  constructor(document: DocumentClass, options: object = {}, context = {}) {
    super(
      { choices: () => document.TYPES, initial: () => document.metadata.coreTypes?.[0] ?? "base", ...options },
      context,
    );
    this.document = document;
    this.blank = false;
  }

  override _validateType(value: unknown): unknown {
    const types = this.document.TYPES;
    if (types.includes(String(value)) || String(value) in documentConfig(this.document.documentName).dataModels)
      return undefined;
    throw new Error(`"${String(value)}" is not a valid type for the ${this.document.documentName} Document class`);
  }
}

/** Statistics that the server stamps. */
export class DocumentStatsField extends SchemaField {
  constructor(options: object = {}, context = {}) {
    super(
      {
        compendiumSource: new StringField({ nullable: true, initial: null }),
        duplicateSource: new StringField({ nullable: true, initial: null }),
        exportSource: new DataField({ nullable: true, initial: null, required: true }),
        coreVersion: new StringField({ nullable: true, initial: null, required: true }),
        systemId: new StringField({ nullable: true, initial: null, required: true }),
        systemVersion: new StringField({ nullable: true, initial: null, required: true }),
        createdTime: new NumberField({ required: true }),
        modifiedTime: new NumberField({ required: true }),
        lastModifiedBy: new StringField({ nullable: true, initial: null, required: true }),
      },
      options,
      context,
    );
  }
}

/** The author of a document: the current user unless given. */
export class DocumentAuthorField extends ForeignDocumentField {
  static override get _defaults(): Data {
    return { ...super._defaults, required: true, nullable: false, initial: () => peekGame()?.userId ?? undefined };
  }
}

import type { Data } from "../../utils/types.js";
import { Color } from "../../utils/color.js";
import { isValidId } from "../../utils/ids.js";
import { parseUuid } from "../../utils/uuid.js";
import { type CleanOptions, DataField } from "./data-field.js";
import { choiceValues } from "./number-field.js";

/** Text, trimmed; may be limited to choices. */
export class StringField extends DataField {
  static override get _defaults(): Data {
    return { ...super._defaults, blank: true, trim: true, choices: undefined, textSearch: false };
  }

  declare blank: boolean;
  declare trim: boolean;
  declare choices: unknown;
  declare textSearch: boolean;

  constructor(options: object = {}, context = {}) {
    super(options, context);
    const given = options as Data;
    // A choice is made, so blank text isn't one unless it is allowed or listed.
    if (this.choices !== undefined && !("blank" in given)) this.blank = this.initial === "";
  }

  override getInitialValue(data?: Data): unknown {
    const value = super.getInitialValue(data);
    if (value !== undefined || !this.required) return value;
    if (this.blank) return "";
    return this.nullable ? null : undefined;
  }

  override clean(value: unknown, options?: CleanOptions): unknown {
    const text = typeof value === "string" && this.trim ? value.trim() : value;
    if (text === "" && !this.blank && this._cast("") === "") {
      if (this.nullable) return null;
      const initial = this.getInitialValue(options?.source);
      return initial === undefined ? "" : initial;
    }
    return super.clean(text, options);
  }

  override _cast(value: unknown): unknown {
    return String(value);
  }

  override _validateSpecial(value: unknown): boolean | void {
    if (value === "") {
      if (!this.blank) throw new Error("may not be a blank string");
      return true;
    }
    return super._validateSpecial(value);
  }

  override _validateType(value: unknown): unknown {
    if (typeof value !== "string") throw new Error("must be a string");
    const allowed = choiceValues(this.choices);
    if (allowed && !allowed.map(String).includes(value)) throw new Error(`${value} is not a valid choice`);
    return undefined;
  }
}

/** HTML text. */
export class HTMLField extends StringField {
  static override get _defaults(): Data {
    return { ...super._defaults, required: true, blank: true };
  }
}

/** Program text. */
export class JavaScriptField extends StringField {
  static override get _defaults(): Data {
    return { ...super._defaults, required: true, blank: true, async: false };
  }
}

/** An address of a file. */
export class FilePathField extends StringField {
  static override get _defaults(): Data {
    return {
      ...super._defaults,
      categories: [],
      base64: false,
      wildcard: false,
      virtual: false,
      nullable: true,
      blank: false,
      initial: null,
    };
  }
  declare categories: string[];
  declare wildcard: boolean;
}

/** A colour `#rrggbb`; prepared as a {@link Color}. */
export class ColorField extends StringField {
  static override get _defaults(): Data {
    return {
      ...super._defaults,
      nullable: true,
      initial: null,
      blank: false,
      validationError: "is not a valid hexadecimal color string",
    };
  }

  override initialize(value: unknown): unknown {
    return value === null || value === undefined ? value : Color.from(value);
  }

  override toObject(value: unknown): unknown {
    return value instanceof Color ? value.css : value;
  }

  override _cast(value: unknown): unknown {
    const color = Color.from(value);
    return color.valid ? color.css : String(value);
  }

  override _validateType(value: unknown): unknown {
    return typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);
  }
}

/** The id of a document. */
export class DocumentIdField extends StringField {
  static override get _defaults(): Data {
    return {
      ...super._defaults,
      required: true,
      blank: false,
      nullable: true,
      readonly: true,
      initial: null,
      validationError: "is not a valid Document ID string",
    };
  }

  override _cast(value: unknown): unknown {
    const id = (value as { _id?: unknown } | null)?._id;
    return typeof id === "string" ? id : String(value);
  }

  override _validateType(value: unknown): unknown {
    if (!isValidId(value)) throw new Error("must be a valid 16-character alphanumeric ID");
    return undefined;
  }
}

/** The UUID of a document. */
export class DocumentUUIDField extends StringField {
  static override get _defaults(): Data {
    return {
      ...super._defaults,
      required: true,
      blank: false,
      nullable: true,
      initial: null,
      type: undefined,
      embedded: undefined,
    };
  }
  declare type: string | undefined;
  declare embedded: boolean | undefined;

  override _validateType(value: unknown): unknown {
    const parsed = parseUuid(value);
    if (!parsed) throw new Error(`"${String(value)}" is not a valid UUID string`);
    if (this.type && parsed.type !== this.type)
      throw new Error(`"${String(value)}" must reference a ${this.type} document`);
    if (this.embedded === true && !parsed.embedded.length) throw new Error("must be an embedded document");
    if (this.embedded === false && parsed.embedded.length) throw new Error("may not be an embedded document");
    const { id } = parsed;
    if (!isValidId(id)) throw new Error(`"${String(id)}" is not a valid document ID`);
    return undefined;
  }
}

/** Text that holds JSON; prepared as the parsed value. */
export class JSONField extends StringField {
  static override get _defaults(): Data {
    return {
      ...super._defaults,
      blank: false,
      trim: true,
      initial: undefined,
      validationError: "is not a valid JSON string",
    };
  }

  override clean(value: unknown, options?: CleanOptions): unknown {
    return super.clean(value === "" ? "{}" : value, options);
  }

  override _cast(value: unknown): unknown {
    return typeof value === "string" && isJson(value) ? value : JSON.stringify(value);
  }

  override _validateType(value: unknown): unknown {
    return typeof value === "string" && isJson(value);
  }

  override initialize(value: unknown): unknown {
    return typeof value === "string" ? (JSON.parse(value) as unknown) : value;
  }

  override toObject(value: unknown): unknown {
    return value === null || value === undefined ? value : JSON.stringify(value);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

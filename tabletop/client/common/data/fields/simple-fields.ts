import type { Data } from "../../utils/types.js";
import { DataField } from "./data-field.js";

/** True or false. */
export class BooleanField extends DataField {
  static override get _defaults(): Data {
    return { ...super._defaults, required: true, nullable: false, initial: false };
  }

  override _cast(value: unknown): unknown {
    if (typeof value === "string") return value === "true";
    return Boolean(value);
  }

  override _validateType(value: unknown): unknown {
    if (typeof value !== "boolean") throw new Error("must be a boolean");
    return undefined;
  }
}

/** Any value at all. */
export class AnyField extends DataField {}

import { isPlainObject } from "./types.js";

/** Base of the value operators of generation 14. */
export abstract class DataFieldOperator {
  abstract toJSON(): unknown;
}

/** Deletes the key that holds it. */
export class ForcedDeletion extends DataFieldOperator {
  toJSON(): unknown {
    return { $del: true };
  }
}

/** Replaces the key that holds it instead of merging into it. */
export class ForcedReplacement extends DataFieldOperator {
  constructor(readonly value: unknown) {
    super();
  }
  toJSON(): unknown {
    return { $replace: this.value };
  }
}

/** Turns the JSON form of operators back into operators, in place where possible. */
export function decodeOperators(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(decodeOperators);
  if (!isPlainObject(value)) return value;
  if (value["$del"] === true && Object.keys(value).length === 1) return new ForcedDeletion();
  if ("$replace" in value && Object.keys(value).length === 1) return new ForcedReplacement(value["$replace"]);
  for (const key of Object.keys(value)) value[key] = decodeOperators(value[key]);
  return value;
}

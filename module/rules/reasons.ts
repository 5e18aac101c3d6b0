import type { JsonObject } from "../kernel/json.js";
import type { Reason, Refusal, RefusalCode } from "../model/refusal.js";

export const reason = (code: RefusalCode, data: JsonObject = {}): Reason => ({ code, data });

/** One reason where something is wrong, none where it isn't. */
export const when = (wrong: boolean, code: RefusalCode, data: JsonObject = {}): Reason[] =>
  wrong ? [reason(code, data)] : [];

/** All reasons as one refusal; none: null, lawful. */
export const refusalOf = ([first, ...rest]: readonly Reason[]): Refusal | null =>
  first ? { reasons: [first, ...rest] } : null;

import type { JsonObject } from "../../kernel/json.js";
import type { Rewrite, Step } from "./step.js";
import { STEPS } from "./steps.js";

/** A document's `system` in the present form; the very same object where it has it already. */
export const rewriteSystem = (key: string, system: JsonObject, steps: readonly Step[] = STEPS): JsonObject =>
  through(
    steps.map((step) => step.system?.[key]),
    system,
  );

/** The same of our scope of a document's flags. */
export const rewriteFlags = (key: string, flags: JsonObject, steps: readonly Step[] = STEPS): JsonObject =>
  through(
    steps.map((step) => step.flags?.[key]),
    flags,
  );

/** The same of our settings of the world. */
export const rewriteSettings = (settings: JsonObject, steps: readonly Step[] = STEPS): JsonObject =>
  through(
    steps.map((step) => step.settings),
    settings,
  );

const through = (rewrites: readonly (Rewrite | undefined)[], data: JsonObject): JsonObject =>
  rewrites.reduce((read, rewrite) => rewrite?.(read) ?? read, data);

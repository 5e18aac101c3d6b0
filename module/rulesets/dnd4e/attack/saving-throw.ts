import type { CreatureId } from "../../../model/ids.js";
import type { Test } from "../../../rules/d20.js";

/** A saving throw: 10 or more succeeds (GAP-DND4-12). */
export const savingThrow = (by: CreatureId): Test => ({ by, kind: "save", modifiers: [], against: 10 });

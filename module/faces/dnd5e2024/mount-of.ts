import type { CreatureState } from "../../model/encounter.js";
import type { CreatureId } from "../../model/ids.js";

/** Whom a creature has mounted in the fight. */
export const mountOf = ({ conditions }: CreatureState): CreatureId | null =>
  conditions.find(({ id }) => id === "mounted")?.by ?? null;

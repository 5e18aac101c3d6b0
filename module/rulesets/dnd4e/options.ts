import type { OptionDefinition } from "../../rules/definitions.js";

/** World options: the inventory of this game names none whose readings differ at the table. */
export const OPTIONS: readonly OptionDefinition[] = [];

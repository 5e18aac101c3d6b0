import type { SlotShape } from "../../model/economy.js";
import type { SlotId } from "../../model/ids.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { FULL } from "./strip-view.js";

/** How a slot is drawn beside its name: as on the strip, `whole` for main and move together; empty: unknown. */
export function slotShape(ruleset: Pick<Ruleset, "slots"> | undefined, slot: SlotId): SlotShape | "whole" | "" {
  if (slot === FULL) return "whole";
  return ruleset?.slots.find(({ id }) => id === slot)?.shape ?? "";
}

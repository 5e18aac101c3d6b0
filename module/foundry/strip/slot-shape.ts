import type { SlotShape } from "../../model/economy.js";
import type { SlotId } from "../../model/ids.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { FULL } from "./strip-view.js";

/** Slots that share a shape with another one and yet must be told from it, as the strip tells them. */
const OWN_SHAPES: Readonly<Record<SlotId, OwnShape>> = { step: "step", opportunity: "opportunity" };
type OwnShape = "step" | "opportunity";

/** How a slot is drawn beside its name: as on the strip, `whole` for main and move together; empty: unknown. */
export function slotShape(
  ruleset: Pick<Ruleset, "slots"> | undefined,
  slot: SlotId,
): SlotShape | OwnShape | "whole" | "" {
  if (slot === FULL) return "whole";
  const own = OWN_SHAPES[slot];
  if (own) return own;
  return ruleset?.slots.find(({ id }) => id === slot)?.shape ?? "";
}

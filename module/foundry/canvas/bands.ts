import type { Band } from "../../model/plan.js";
import type { Gait } from "../../rules/definitions.js";

/**
 * How a stretch of a way is meant: as the plan's band; or, within what is left, as a way that gives nobody a chance by
 * its nature, or a charge; or something that is no walk at all.
 */
export const STRETCHES = ["within", "slot", "beyond", "safe", "charge", "forced"] as const;
export type Stretch = (typeof STRETCHES)[number];

/** Everything on the map that has a colour of its own: the stretches, the strikes, and the ground. */
export const MAP_COLOURS = [...STRETCHES, "strike", "ground"] as const;
export type MapColour = (typeof MAP_COLOURS)[number];

/** The stretch of a step within what is left, by how its action goes. What costs too much says so before anything else. */
export function stretchOf(band: Band, gait: Gait | undefined, provokes: string | undefined): Stretch {
  if (band !== "within") return band;
  if (gait === "charge") return "charge";
  return gait === "step" || provokes === "no" ? "safe" : "within";
}

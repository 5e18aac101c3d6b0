import type { Band } from "../../model/plan.js";

/** How a stretch of a way is meant: as the plan's band, or a way that gives nobody a chance by its nature. */
export type Stretch = Band | "safe";

/** Colours of ways on the map. Each has a mark besides, since colour alone tells nothing to some. */
export const STRETCH_COLORS: Readonly<Record<Stretch, number>> = {
  within: 0x2f9e44,
  slot: 0xe8a00c,
  beyond: 0xc92a2a,
  safe: 0x1c7ed6,
};

export const STRIKE_COLOR = 0xe03131;

/** The mark of a stretch, as a language key suffix and as what is drawn in its cells. */
export const STRETCH_MARKS: Readonly<Record<Stretch, "none" | "bar" | "cross" | "dot">> = {
  within: "none",
  slot: "bar",
  beyond: "cross",
  safe: "dot",
};

import type { RestRule } from "../../foundry/face.js";

/** After a short rest one may spend surges; a long one gives everything back. */
export const rests: readonly RestRule[] = [
  {
    action: "short-rest",
    details: ({ surges = 0 }) =>
      surges > 0 ? [{ name: "surges", kind: "number", initial: 0, min: 0, max: surges }] : [],
  },
  { action: "extended-rest", details: () => [] },
];

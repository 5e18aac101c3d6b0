import type { PartOf, PerformanceOf } from "../../../rules/carry-out.js";
import type { Case } from "../judge/case.js";

export { done, interrupted } from "../../../rules/carry-out.js";

/** A part of an act being carried out. */
export type Performance = PerformanceOf<Case>;
export type Part = PartOf<Case>;

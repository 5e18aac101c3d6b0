import type { Situation } from "../../rules/situation.js";

/** The phases of a round, from the first to the last (GAP-ADND-02). */
export const PHASES = ["very-fast", "fast", "average", "slow", "very-slow", "end-of-round"] as const;
export type PhaseTerm = (typeof PHASES)[number];

/** Places of phases in the round. */
export const VERY_FAST = 0;
export const FAST = 1;
export const AVERAGE = 2;
export const SLOW = 3;
export const VERY_SLOW = 4;
/** The extra phase of replaced actions and of what is left over (ADND-ACT-010). */
export const END_OF_ROUND = 5;

/** The place of a phase by its name; below zero: none of them. */
export const placeOf = (phase: unknown): number => PHASES.findIndex((each) => each === phase);

/** The running phase; below zero before the first one, when actions are declared. */
export const phaseNow = ({ encounter }: Situation): number => placeOf(encounter.phase);

/** A place within the five phases proper. */
export const clampPhase = (place: number): number => Math.min(VERY_SLOW, Math.max(VERY_FAST, place));

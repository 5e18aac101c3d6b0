import type { OpeningStep } from "../face.js";

/** What the opening asks of somebody who takes part. */
export interface Opener {
  readonly name: string;
  /** Has a token on the fight's scene. */
  readonly placed: boolean;
  readonly initiative: number | null;
}

/** A step of the opening, with the names of those for whom it is still to be done. */
export interface StepLeft {
  readonly step: OpeningStep;
  readonly missing: readonly string[];
}

const LACKS: Record<OpeningStep, (opener: Opener) => boolean> = {
  places: ({ placed }) => !placed,
  initiative: ({ initiative }) => initiative === null,
};

/** The steps in their order; a fight can begin where none misses anybody (DND5-ROUND-002). */
export const openingSteps = (steps: readonly OpeningStep[], openers: readonly Opener[]): StepLeft[] =>
  steps.map((step) => ({ step, missing: openers.filter(LACKS[step]).map(({ name }) => name) }));

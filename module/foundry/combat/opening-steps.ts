import type { OpeningStep } from "../face.js";

/** What the opening asks of somebody who takes part. */
export interface Opener {
  readonly id: string;
  readonly name: string;
  /** Has a token on the fight's scene. */
  readonly placed: boolean;
  readonly initiative: number | null;
  /** Disposition of its token; null without one. */
  readonly side: number | null;
  /** Somebody else than a game master plays it. */
  readonly played: boolean;
  /** The same for like creatures, which share a result on purpose; null: like nobody. */
  readonly kind: string | null;
  readonly hidden: boolean;
  readonly surprised: boolean;
}

/** A step of the opening, with the names of those for whom it is still to be done. */
export interface StepLeft {
  readonly step: OpeningStep;
  readonly missing: readonly string[];
}

const LACKS: Record<OpeningStep, (opener: Opener, openers: readonly Opener[]) => boolean> = {
  places: ({ placed }) => !placed,
  initiative: ({ initiative }) => initiative === null,
  surprise: (opener, openers) => !opener.surprised && isAmbushed(opener, openers),
  ties: ({ id }, openers) => tiesOf(openers).some(({ tied }) => tied.some((each) => each.id === id)),
};

/** The steps in their order; a fight can begin where none misses anybody (DND5-ROUND-002). */
export const openingSteps = (steps: readonly OpeningStep[], openers: readonly Opener[]): StepLeft[] =>
  steps.map((step) => ({
    step,
    missing: openers.filter((opener) => LACKS[step](opener, openers)).map(({ name }) => name),
  }));

/** Somebody of another side is hidden: the fight begins without its knowing of everybody (DND5-INIT-007). */
export const isAmbushed = ({ side }: Opener, openers: readonly Opener[]): boolean =>
  side !== null && openers.some((other) => other.hidden && other.side !== null && other.side !== side);

/** Equals in the order, one of each kind, and whether their players order them among themselves. */
export interface Tie {
  readonly initiative: number;
  readonly tied: readonly Opener[];
  readonly byPlayers: boolean;
}

/** Players order their tied characters, the game master everybody else and mixed ties (DND5-INIT-005). */
export function tiesOf(openers: readonly Opener[]): Tie[] {
  const results = new Set(openers.flatMap(({ initiative }) => initiative ?? []));
  return [...results]
    .map((initiative) => {
      const equal = openers.filter((opener) => opener.initiative === initiative);
      const tied = equal.filter((opener, i) => !equal.slice(0, i).some((before) => areAlike(before, opener)));
      return { initiative, tied, byPlayers: tied.every(({ played }) => played) };
    })
    .filter(({ tied }) => tied.length > 1);
}

/** Whether two are of one kind, so that the order among them matters to nobody. */
export const areAlike = (a: Opener, b: Opener): boolean => a.id === b.id || (a.kind !== null && a.kind === b.kind);

/** How much before its equals somebody is put: less than any result differs by. */
const AHEAD = 0.01;

/** The result that puts somebody before so many equals and behind nobody who rolled better. */
export const aheadOf = ({ initiative, tied }: Tie): number => initiative + AHEAD * (tied.length - 1);

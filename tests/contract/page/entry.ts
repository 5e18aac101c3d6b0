/** Where a sentence of the contract comes from. */
export type Ground =
  /** the type definitions that a community keeps */
  | "types"
  /** the official API pages */
  | "docs"
  /** what core's developers wrote in their public tracker */
  | "tracker"
  /** code of public packages that only works if it is so */
  | "seen"
  /** our own conclusion, to be confirmed by whoever has a licence */
  | "inferred";

/** What every entry says of itself. */
export interface Sentence {
  /** `area.name`, never renamed: reports of confirmations name it */
  readonly id: string;
  /** the behaviour, in one sentence */
  readonly says: string;
  readonly ground: Ground;
  /** page or issue where it was read */
  readonly source: string;
  /** the generation in which alone it holds; without it, in all */
  readonly generation?: 13 | 14;
  /** what the bench says that it doesn't model: there the entry fails by that name until it does */
  readonly notModelled?: string;
}

/** One client can show it: the game master's, or a player's. */
export interface SingleEntry extends Sentence {
  readonly kind: "single";
  readonly seat?: Seat;
  readonly run: () => Promise<void> | void;
}

/** It takes a game master and a player, who take turns; each sees what the steps before returned, in their order. */
export interface PairEntry extends Sentence {
  readonly kind: "pair";
  readonly steps: readonly Step[];
}

export type Seat = "gm" | "player";

export interface Step {
  readonly seat: Seat;
  readonly run: (...told: never[]) => unknown;
}

export type Entry = SingleEntry | PairEntry;

/** A step of the game master's client. What it returns crosses as JSON. */
export const gm = (run: Step["run"]): Step => ({ seat: "gm", run });

/** A step of the player's client. */
export const player = (run: Step["run"]): Step => ({ seat: "player", run });

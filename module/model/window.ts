import type { JsonObject } from "../kernel/json.js";
import type { ActionId, AttackId, CreatureId, SlotId, TaskId, WindowId } from "./ids.js";

/** One way to answer: an action with what it costs. */
export interface WindowOption {
  readonly action: string;
  readonly attacks: readonly AttackId[];
  readonly pays: SlotId;
  readonly left: number | null;
  readonly pool: number | null;
  /** Lengths to choose from, in the game's unit, shortest first, where it moves somebody; the answer's option `distance`. */
  readonly distances?: readonly number[];
  /** What its dice have to show at most, in games where a way to answer has such a number. */
  readonly rollAtMost?: number;
  /**
   * The same where it is done stepping back, on a way that `courses` tells and the answer's options name as `path`, beside
   * `retreat`; missing: it can't be.
   */
  readonly retreatAtMost?: number;
}

/** What a responder decided; `with`, `target`, `variant` and `options` say how, where the usual way is not meant. */
export interface WindowAnswer {
  readonly accept: boolean;
  /** Which of the ways to answer, where there are several; missing: the usual one. */
  readonly action?: ActionId;
  readonly with?: AttackId;
  /** Whom it meets, where the rules leave a choice beside `ReactionWindow.against`. */
  readonly target?: CreatureId;
  readonly variant?: string;
  readonly options?: JsonObject;
  /** The same goes for whatever else the running turn offers. */
  readonly restOfTurn?: boolean;
  /** Nobody was asked: so it is settled for this creature. */
  readonly settled?: boolean;
}

/** Somebody who may answer, with what it would cost; answered in the order listed. */
export interface Responder {
  readonly creature: CreatureId;
  /** The usual way to answer. */
  readonly option: WindowOption;
  /** Further ways, where the rules leave a choice; missing: none. */
  readonly others?: readonly WindowOption[];
  readonly answer: WindowAnswer | null;
  /** The accepted answer has become an act of its own. */
  readonly started: boolean;
}

/** The kind of window in which whoever is about to be hit chooses how to meet it. */
export const DEFENCE = "defence";

/** The kind of a window that gives a chance to strike. */
export const PROVOKED = "provoked";

/**
 * The reaction that a window asks for, as what one does with it can be settled beforehand: the answer's action for a chance
 * to strike, `defence` where somebody is about to be hit. Null: it is always asked, as whatever somebody has readied.
 */
export function reactionOf({ kind }: Pick<ReactionWindow, "kind">, { action }: WindowOption): string | null {
  if (kind === PROVOKED) return action;
  return kind === DEFENCE ? DEFENCE : null;
}

/** A wait that is state: what opened it, who may answer, what is answered. */
export interface ReactionWindow {
  readonly id: WindowId;
  /** The act that waits. */
  readonly task: TaskId;
  /** `provoked`, `readied`, … */
  readonly kind: string;
  /** Whose doing opened it, and whom an answer would meet. */
  readonly cause: CreatureId;
  readonly against: CreatureId;
  /** As in `Provocation`. */
  readonly step: number | "action";
  readonly of: string;
  readonly responders: readonly Responder[];
  /** Seconds that it stays open, counted by each client from receipt; null: until answered. */
  readonly seconds: number | null;
}

export const CLOSINGS = ["answered", "expired", "withdrawn"] as const;
/** How a window ended: everybody answered, time ran out, or what it was about is gone. */
export type Closing = (typeof CLOSINGS)[number];

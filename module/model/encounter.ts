import type { JsonObject } from "../kernel/json.js";
import type { Act } from "./act.js";
import type { ConditionId, CreatureId, PhaseId, TaskId, WindowId } from "./ids.js";
import type { Plan } from "./plan.js";
import type { Position } from "./position.js";
import type { RollRequest } from "./roll.js";
import type { ReactionWindow } from "./window.js";

/** A named state of a creature; `by` is who imposed it, `until` the ruleset's own expiry. */
export interface ConditionState {
  readonly id: ConditionId;
  readonly by?: CreatureId;
  readonly until?: JsonObject;
}

/** What the ledger knows of one creature. */
export interface CreatureState {
  readonly id: CreatureId;
  /** Null in a combat without a scene. */
  readonly position: Position | null;
  readonly conditions: readonly ConditionState[];
  /** Numbers such as `hp`; a missing key means "enough". */
  readonly vitals: Readonly<Record<string, number>>;
  /** The ruleset's own: slots spent, distance moved, what is carried over. Only the ruleset reads it. */
  readonly turn: JsonObject;
  /** Taken out of the fight: neither acts, blocks nor threatens. */
  readonly out: boolean;
  /** What it does with a chance to strike without being asked; missing: it is asked. */
  readonly chances?: ChancePolicy;
  /** The same of single reactions (see `reactionOf`): goes before `chances`. Missing: `chances` says. */
  readonly reactions?: ReactionPolicies;
  /** Lets every chance of the running turn go. */
  readonly passes?: boolean;
  /** Takes every chance of the running turn. */
  readonly takes?: boolean;
}

export const CHANCE_POLICIES = ["always", "never"] as const;
/** Minor creatures take every chance, or none, without anybody being asked. */
export type ChancePolicy = (typeof CHANCE_POLICIES)[number];
/** What is settled of each reaction, by its id; never empty. */
export type ReactionPolicies = Readonly<Record<string, ChancePolicy | "ask">>;

/** A turn that has begun. */
export interface TurnMark {
  readonly creature: CreatureId;
  readonly round: number;
  /** The phase in which it began, in a game that has phases. */
  readonly phase?: PhaseId;
  /** What the end of a turn brings has been brought: it doesn't come again. */
  readonly ended: boolean;
  /** The first of the creatures whose turns began together with it. */
  readonly group?: CreatureId;
}

/** A phase of a round; null: before its first phase. */
export interface PhaseMark {
  readonly round: number;
  readonly phase: PhaseId | null;
}

/** A turn that begins as soon as what is due at the end of the last one is done. */
export interface ComingTurn {
  readonly creature: CreatureId;
  /** Those whose turns begin together with it. */
  readonly others: readonly CreatureId[];
  /** It held its turn back and comes in by itself. */
  readonly comesIn: boolean;
}

/** An act under way. It is state, so that a wait survives every reload. */
export interface Task {
  readonly id: TaskId;
  readonly act: Act;
  /** What the act was judged to be when it began; legs, strikes and spending follow it. */
  readonly plan: Plan;
  /** The window whose answer this act is; null for an act of its own. */
  readonly answers: WindowId | null;
  /** Where the act stands; only its ruleset (and the shared walk) reads it. */
  readonly progress: JsonObject;
  /** Faces that its last roll request brought; null: nothing was rolled, which counts as a failure. */
  readonly faces: readonly number[] | null;
}

/** One fight. Immutable; changed by `evolve` alone. */
export interface Encounter {
  /** 0 before the fight begins. */
  readonly round: number;
  readonly surprise: boolean;
  /** The phase that runs, in a game that has phases; null or missing: before the first one of the round. */
  readonly phase?: PhaseId | null;
  /** The farthest phase that has begun, which lies ahead while an earlier one is shown again; missing: none yet. */
  readonly reached?: PhaseMark;
  /** Whose turn it is; null between turns. */
  readonly active: CreatureId | null;
  /** Who had the last turn of this round; the next one is found from here. */
  readonly last: CreatureId | null;
  /** The turns that have begun, the latest ones only, oldest first. */
  readonly turns: readonly TurnMark[];
  /** So many of them lie ahead of the turn that is played: they go on where they stood instead of beginning. */
  readonly ahead: number;
  /** Missing: no turn waits for the end of another. */
  readonly coming?: ComingTurn;
  readonly order: readonly CreatureId[];
  readonly creatures: Readonly<Record<CreatureId, CreatureState>>;
  /** Innermost last: a strike stands above the move that provoked it. */
  readonly tasks: readonly Task[];
  /** Open waits, oldest first; the last one belongs to the innermost task. */
  readonly windows: readonly ReactionWindow[];
  /** Dice that somebody still has to throw. */
  readonly rolls: RollRequest | null;
  /** Running number for ids of tasks, windows and requests. */
  readonly serial: number;
}

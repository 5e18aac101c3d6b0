import type { JsonObject } from "../kernel/json.js";
import type {
  ChancePolicy,
  ComingTurn,
  ConditionState,
  CreatureState,
  Encounter,
  ReactionPolicies,
  Task,
} from "./encounter.js";
import type { Level } from "./enforcement.js";
import type { ActionId, AttackId, ConditionId, CreatureId, PhaseId, SlotId, TaskId, WindowId } from "./ids.js";
import type { Cell, Position } from "./position.js";
import type { Reason } from "./refusal.js";
import type { RollOutcome, RollRequest } from "./roll.js";
import type { Closing, ReactionWindow, WindowAnswer } from "./window.js";

/** Facts that a ruleset may state. Past tense, outcomes inside: replay rolls nothing and judges nothing. */
export type Fact =
  | {
      readonly type: "ActionTaken";
      readonly by: CreatureId;
      readonly action: ActionId;
      readonly pays: readonly SlotId[];
      readonly target?: CreatureId;
      readonly with?: AttackId;
    }
  | {
      readonly type: "TurnStateChanged";
      readonly creature: CreatureId;
      /** Shallow merge; null takes a key out. */ readonly set: JsonObject;
    }
  | {
      readonly type: "Moved";
      readonly creature: CreatureId;
      readonly path: readonly Cell[];
      readonly to: Position;
      readonly mode: string;
      readonly cost: number;
      /** Own movement, forced, or teleport. */ readonly how: "own" | "forced" | "teleport";
    }
  | { readonly type: "RollResolved"; readonly roll: RollOutcome; readonly target?: CreatureId }
  | {
      readonly type: "StrikeResolved";
      readonly by: CreatureId;
      readonly target: CreatureId;
      readonly with: AttackId;
      readonly hit: boolean;
      readonly critical: boolean;
      readonly damage: number | null;
      readonly provoked: boolean;
    }
  | {
      readonly type: "VitalsChanged";
      readonly creature: CreatureId;
      readonly vital: string;
      readonly from: number | null;
      readonly to: number | null;
    }
  | { readonly type: "ConditionGained"; readonly creature: CreatureId; readonly condition: ConditionState }
  | { readonly type: "ConditionLost"; readonly creature: CreatureId; readonly condition: ConditionId }
  | {
      readonly type: "Interrupted";
      readonly creature: CreatureId;
      readonly action: ActionId;
      readonly at: Cell | null;
      readonly reason: string;
    }
  | { readonly type: "OrderChanged"; readonly order: readonly CreatureId[] }
  | { readonly type: "Noted"; readonly creature: CreatureId; readonly code: string; readonly data: JsonObject };

/**
 * How the fight stands, in place of what not everybody may know to have happened: what of it has become another, what it
 * has no more, and the creatures that changed; null takes one out. Only everybody's ledger holds it, never the true one.
 */
export interface Restated {
  readonly type: "Restated";
  readonly fight: Partial<Omit<Encounter, "creatures">>;
  readonly without?: readonly (keyof Omit<Encounter, "creatures">)[];
  readonly creatures: Readonly<Record<CreatureId, CreatureState | null>>;
}

/** Everything that happened. The ledger holds nothing else. */
export type Event =
  | Fact
  | Restated
  | {
      readonly type: "FightBegun";
      readonly creatures: readonly CreatureState[];
      readonly order: readonly CreatureId[];
      readonly round: number;
      readonly surprise: boolean;
    }
  | { readonly type: "CreatureJoined"; readonly creature: CreatureState; readonly order: readonly CreatureId[] }
  | { readonly type: "CreatureLeft"; readonly creature: CreatureId }
  | { readonly type: "RoundStarted"; readonly round: number }
  /** `group`: the first of those whose turns begin together. */
  | { readonly type: "TurnStarted"; readonly creature: CreatureId; readonly group?: CreatureId }
  | { readonly type: "TurnEnded"; readonly creature: CreatureId }
  /** The turn begins when what is due at the end of the last one is done. */
  | ({ readonly type: "TurnHeldUp" } & ComingTurn)
  /** A turn that had begun is played again or further; `ahead` turns that have begun lie after it. */
  | {
      readonly type: "TurnResumed";
      readonly creature: CreatureId;
      readonly round: number;
      readonly ahead: number;
      readonly phase?: PhaseId;
    }
  /** Of a game that has phases: the next one begins; nobody has the turn. */
  | { readonly type: "PhaseStarted"; readonly phase: PhaseId }
  /** A phase that had begun is shown again from its beginning; so many noted turns lie ahead of that. */
  | { readonly type: "PhaseResumed"; readonly round: number; readonly phase: PhaseId | null; readonly ahead: number }
  | { readonly type: "ActBegun"; readonly task: Task }
  /** The act just begun goes on against these reasons; `level` is the strictest that stood against it. */
  | {
      readonly type: "Overdrawn";
      readonly creature: CreatureId;
      readonly action: ActionId;
      readonly level: Level;
      readonly reasons: readonly [Reason, ...Reason[]];
    }
  | { readonly type: "TaskAdvanced"; readonly task: TaskId; readonly progress: JsonObject }
  | { readonly type: "ActEnded"; readonly task: TaskId }
  | { readonly type: "WindowOpened"; readonly window: ReactionWindow }
  | {
      readonly type: "WindowAnswered";
      readonly window: WindowId;
      readonly by: CreatureId;
      readonly answer: WindowAnswer;
    }
  | { readonly type: "WindowClosed"; readonly window: WindowId; readonly how: Closing }
  | { readonly type: "RollsAsked"; readonly request: RollRequest }
  | { readonly type: "RollsGiven"; readonly request: string; readonly faces: readonly number[] | null }
  | {
      readonly type: "Observed";
      readonly creature: CreatureId;
      readonly position?: Position | null;
      readonly vitals?: Readonly<Record<string, number>>;
      /** Conditions that have come, or are other than before; and those that are gone. */
      readonly gained?: readonly ConditionState[];
      readonly lost?: readonly ConditionId[];
      /** All of them, as older ledgers have it: whatever it doesn't name is gone. */
      readonly conditions?: readonly ConditionState[];
      readonly turn?: JsonObject;
      readonly out?: boolean;
      readonly chances?: ChancePolicy | "ask";
      /** All that is settled of single reactions; empty: nothing any more. */
      readonly reactions?: ReactionPolicies;
    };

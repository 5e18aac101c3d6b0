import type { JsonObject } from "../kernel/json.js";
import type { Act } from "./act.js";
import type { ChancePolicy, ConditionState, CreatureState, ReactionPolicies } from "./encounter.js";
import type { Word } from "./enforcement.js";
import type { ActionId, CreatureId, PhaseId, WindowId } from "./ids.js";
import type { Position } from "./position.js";
import type { WindowAnswer } from "./window.js";

/** Everything that can be asked of a fight. */
export type Command =
  | {
      readonly type: "BeginFight";
      readonly creatures: readonly Entrant[];
      readonly order: readonly CreatureId[];
      readonly round?: number;
      readonly surprise?: boolean;
      /** Nobody has acted yet. Missing: it is begun in the middle of things. */
      readonly fresh?: boolean;
    }
  | { readonly type: "JoinFight"; readonly creature: Entrant; readonly order: readonly CreatureId[] }
  | { readonly type: "LeaveFight"; readonly creature: CreatureId }
  /** The table puts the turns in another order; whoever it doesn't name keeps out of it. */
  | { readonly type: "ChangeOrder"; readonly order: readonly CreatureId[] }
  /** Turns between the current one and this pass with nothing done; passing the end of the order begins a round. */
  | {
      readonly type: "StartTurn";
      readonly creature: CreatureId;
      /** Those who follow it in the order and whose turns begin together with its own. */
      readonly with?: readonly CreatureId[];
    }
  /**
   * Moves on to a phase, in a game that has phases; what lies between passes with nothing done. One that isn't later
   * than the running one is the next round's; null: the time before the next round's first phase.
   */
  | { readonly type: "StartPhase"; readonly phase: PhaseId | null }
  /** Shows the turn before once more: nothing that has happened since is taken back, and nothing happens anew. */
  | { readonly type: "RewindTurn"; readonly to: "turn" | "round" }
  | { readonly type: "EndTurn"; readonly creature: CreatureId }
  | {
      readonly type: "TakeAction";
      readonly act: Act;
      /** Whose word lets it go on against reasons; missing: nobody's yet. */ readonly word?: Word;
    }
  | {
      readonly type: "AnswerWindow";
      readonly window: WindowId;
      readonly by: CreatureId;
      readonly answer: WindowAnswer;
    }
  /** Several answers of one window at once; whoever has answered already, or isn't asked, is passed over. */
  | {
      readonly type: "AnswerAll";
      readonly window: WindowId;
      readonly answers: readonly { readonly by: CreatureId; readonly answer: WindowAnswer }[];
    }
  | { readonly type: "ExpireWindow"; readonly window: WindowId }
  | {
      readonly type: "GiveRolls";
      readonly request: string;
      /** Null: nothing was rolled; counts as a failure. */ readonly faces: readonly number[] | null;
    }
  /** The creature whose act waits gives up the rest of it. */
  | { readonly type: "AbandonAct"; readonly by: CreatureId }
  /** The game master sets right what a creature has left of its turn; `turn` as the ruleset's `given` reads it. */
  | { readonly type: "Repair"; readonly creature: CreatureId; readonly turn: JsonObject }
  /** A way ends before its first cell: something that its mover can't know of stands there. */
  | { readonly type: "MeetUnseen"; readonly creature: CreatureId; readonly action: ActionId }
  /** Somebody else changed a document: the ledger takes note, nothing is charged. */
  | {
      readonly type: "Observe";
      readonly creature: CreatureId;
      readonly position?: Position | null;
      readonly vitals?: Readonly<Record<string, number>>;
      /** All that it has: whatever isn't named is gone. */
      readonly conditions?: readonly ConditionState[];
      readonly turn?: JsonObject;
      readonly out?: boolean;
      readonly chances?: ChancePolicy | "ask";
      /** All that is settled of single reactions; empty: nothing. */
      readonly reactions?: ReactionPolicies;
    };

/** A creature as it enters; slots already spent may be given by the ruleset's keys. */
export type Entrant = Pick<CreatureState, "id" | "position" | "conditions" | "vitals" | "chances" | "reactions"> & {
  readonly turn?: JsonObject;
};

export type CommandType = Command["type"];

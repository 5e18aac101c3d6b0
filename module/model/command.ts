import type { JsonObject } from "../kernel/json.js";
import type { Act } from "./act.js";
import type { ConditionState, CreatureState } from "./encounter.js";
import type { Word } from "./enforcement.js";
import type { CreatureId, WindowId } from "./ids.js";
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
  | { readonly type: "StartTurn"; readonly creature: CreatureId }
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
  | { readonly type: "ExpireWindow"; readonly window: WindowId }
  | {
      readonly type: "GiveRolls";
      readonly request: string;
      /** Null: nothing was rolled; counts as a failure. */ readonly faces: readonly number[] | null;
    }
  /** The creature whose act waits gives up the rest of it. */
  | { readonly type: "AbandonAct"; readonly by: CreatureId }
  /** Somebody else changed a document: the ledger takes note, nothing is charged. */
  | {
      readonly type: "Observe";
      readonly creature: CreatureId;
      readonly position?: Position | null;
      readonly vitals?: Readonly<Record<string, number>>;
      readonly conditions?: readonly ConditionState[];
      readonly turn?: JsonObject;
      readonly out?: boolean;
    };

/** A creature as it enters; slots already spent may be given by the ruleset's keys. */
export type Entrant = Pick<CreatureState, "id" | "position" | "conditions" | "vitals"> & { readonly turn?: JsonObject };

export type CommandType = Command["type"];

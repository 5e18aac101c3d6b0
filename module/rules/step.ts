import type { JsonObject } from "../kernel/json.js";
import type { Fact } from "../model/event.js";
import type { RollRequest } from "../model/roll.js";
import type { ReactionWindow } from "../model/window.js";

/** What an act does next. The ledger turns it into events and comes back for more until it is done or has to wait. */
export type Step =
  | { readonly kind: "go"; readonly facts: readonly Fact[]; readonly progress: JsonObject }
  | {
      readonly kind: "ask";
      readonly facts: readonly Fact[];
      readonly window: Omit<ReactionWindow, "id" | "task">;
      readonly progress: JsonObject;
    }
  | {
      readonly kind: "roll";
      readonly facts: readonly Fact[];
      readonly request: Omit<RollRequest, "id" | "task">;
      readonly progress: JsonObject;
    }
  | { readonly kind: "done"; readonly facts: readonly Fact[] };

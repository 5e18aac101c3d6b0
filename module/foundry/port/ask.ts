import type { Act } from "../../model/act.js";
import type { Word } from "../../model/enforcement.js";
import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Plan } from "../../model/plan.js";
import type { Refusal } from "../../model/refusal.js";
import type { FightSession } from "./fight-session.js";

/** One answer to a question: what is done then. */
export interface Offer {
  readonly act: Act;
  readonly plan: Plan;
  /** The actions that it consists of. */
  readonly name: readonly ActionId[];
  /** The word that it takes, where it goes against reasons. */
  readonly word?: Word;
}

/**
 * Something that this user has to decide before their own act goes on. `slot`: which tactic carries the way and which
 * slot pays; `strikes`: whether to go although somebody may strike; `anyway`: whether to go against the rules.
 */
export interface Question {
  readonly kind: "slot" | "strikes" | "anyway";
  readonly session: FightSession;
  readonly creature: CreatureId;
  /** What was tried. */
  readonly act: Act;
  /** What stands against it. */
  readonly refusal: Refusal | null;
  readonly offers: readonly Offer[];
}

type Asking = (question: Question) => Promise<Offer | null>;

let asking: Asking = () => Promise.resolve(null);

/** Called once by the screens: how this client asks. */
export function provideAsking(by: Asking): void {
  asking = by;
}

/** What this user chooses; null: nothing after all. A newer question about the same creature takes the place of this. */
export const ask = (question: Question): Promise<Offer | null> => asking(question);

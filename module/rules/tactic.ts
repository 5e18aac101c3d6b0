import type { Act } from "../model/act.js";
import type { ActionId } from "../model/ids.js";
import type { Plan } from "../model/plan.js";
import type { Situation } from "./situation.js";

/** A way to carry and to pay for a movement. */
export interface Tactic {
  readonly act: Act;
  /** The actions that it consists of, in order: what it is called. */
  readonly name: readonly ActionId[];
}

/** Those that are lawful, in the order given. */
export const lawfulTactics = (
  judge: (situation: Situation, act: Act) => Plan,
  situation: Situation,
  tactics: readonly Tactic[],
): readonly Tactic[] => tactics.filter(({ act }) => judge(situation, act).refusal === null);

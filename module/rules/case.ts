import type { Act } from "../model/act.js";
import type { CreatureId, SlotId } from "../model/ids.js";
import type { MovePlan, Plan, Provocation } from "../model/plan.js";
import { refusal, type Reason } from "../model/refusal.js";
import { refusalOf } from "./reasons.js";
import type { Situation } from "./situation.js";

/** An act to be judged, with its doer and its row of the ruleset's table. */
export interface CaseOf<Doer, Row> {
  readonly situation: Situation;
  readonly act: Act;
  readonly actor: Doer;
  readonly action: Row;
}

/** What an act costs: why that can't be paid, and what paying it changes in its doer's turn state. */
export interface PriceOf<Change> {
  readonly reasons: readonly Reason[];
  readonly pays: readonly SlotId[];
  readonly spend: Change;
}

/** What a family of actions finds of an act. */
export interface JudgementOf<Change> {
  readonly price: PriceOf<Change>;
  readonly reasons: readonly Reason[];
  readonly move: MovePlan | null;
  readonly provocations: readonly Provocation[];
}

/** The plan of a judged act. Reasons stand in the order of their weight: those of the turn, the price, the act. */
export const toPlan = <Change>(
  { price, reasons, move, provocations }: JudgementOf<Change>,
  ofTurn: readonly Reason[],
): Plan => ({ refusal: refusalOf([...ofTurn, ...price.reasons, ...reasons]), move, provocations, pays: price.pays });

/** What a ruleset brings to judging: who and what there is, and what it finds of an act. */
export interface JudgeRules<Doer, Row, Change> {
  readonly findFighter: (situation: Situation, id: CreatureId) => Doer | null;
  /** The row of an action, or what an act of this doer stands for where that isn't in the table. */
  readonly findAction: (id: string, act: Act, actor: Doer) => Row | null;
  /** What the action's family finds. */
  readonly judgeFamily: (judged: CaseOf<Doer, Row>) => JudgementOf<Change>;
  /** Why this is not its time, or why it can't act at all. */
  readonly turnReasons: (judged: CaseOf<Doer, Row>) => readonly Reason[];
}

/** How a ruleset's acts are judged. */
export interface Judging<Doer, Row> {
  /** A case ready to be judged or carried out; null where creature or action are gone. */
  readonly openCase: (situation: Situation, act: Act) => CaseOf<Doer, Row> | null;
  /** Whether an act is lawful, and what it costs, moves and provokes. */
  readonly judge: (situation: Situation, act: Act) => Plan;
}

/** Judging by a ruleset's own rules. */
export function createJudging<Doer, Row, Change>(rules: JudgeRules<Doer, Row, Change>): Judging<Doer, Row> {
  const { findFighter, findAction, judgeFamily, turnReasons } = rules;
  const openCase = (situation: Situation, act: Act): CaseOf<Doer, Row> | null => {
    const actor = findFighter(situation, act.by);
    const action = actor && findAction(act.action, act, actor);
    return actor && action ? { situation, act, actor, action } : null;
  };
  return {
    openCase,
    judge(situation, act) {
      const judged = openCase(situation, act);
      if (!judged) {
        const code = findFighter(situation, act.by) ? "no-such-action" : "no-such-creature";
        return { refusal: refusal(code), move: null, provocations: [], pays: [] };
      }
      return toPlan(judgeFamily(judged), turnReasons(judged));
    },
  };
}

/** A text among the act's options; null where it is missing or something else. */
export function textOption({ options }: Act, key: string): string | null {
  const value = options?.[key];
  return typeof value === "string" ? value : null;
}

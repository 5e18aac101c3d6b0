import type { JsonObject } from "../../../kernel/json.js";
import type { Fact } from "../../../model/event.js";
import { sum } from "../../../rules/dice.js";
import type { Step } from "../../../rules/step.js";
import type { ModifierTerm } from "../terms.js";
import type { Performance } from "./drive.js";

/** A d20 check (or another die), with what has to be reached where the rules know it. */
export interface Check {
  readonly kind: string;
  /** Word for the modifier. */
  readonly label: ModifierTerm;
  readonly bonus: number;
  readonly against?: number;
  readonly sides?: number;
}

const modifiersOf = ({ label, bonus }: Check) => (bonus === 0 ? [] : [{ label, value: bonus }]);

/** Asks the doer of an act for a check. */
export function askCheck({ act }: Performance, check: Check, progress: JsonObject): Step {
  const dice = [{ count: 1, sides: check.sides ?? 20 }];
  return {
    kind: "roll",
    facts: [],
    request: {
      by: act.by,
      kind: check.kind,
      dice,
      modifiers: modifiersOf(check),
      ...(act.target && { target: act.target }),
    },
    progress,
  };
}

/** What the check came to. Without dice it fails; without a number to reach it is only told. */
export function readCheck(
  { act, task }: Performance,
  check: Check,
): { readonly made: boolean; readonly total: number; readonly fact: Fact } {
  const faces = task.faces ?? [];
  const total = sum(faces) + check.bonus;
  const made = task.faces !== null && (check.against === undefined || total >= check.against);
  const roll = {
    by: act.by,
    kind: check.kind,
    faces,
    total,
    bonus: check.bonus,
    modifiers: modifiersOf(check),
    hit: made,
    ...(check.against !== undefined && { against: check.against }),
  };
  return { made, total, fact: { type: "RollResolved", roll, ...(act.target && { target: act.target }) } };
}

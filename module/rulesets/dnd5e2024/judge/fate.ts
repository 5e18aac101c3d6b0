import { isDying } from "../conditions.js";
import { MOMENTS } from "../durations.js";
import { findFighter } from "../fighter.js";
import { CONDITIONS } from "../terms.js";
import { FREE_OF_CHARGE, plain, reason, textOption, when, type Case, type Judgement } from "./case.js";

/** What befalls a creature and costs nothing: death saves, conditions that the table imposes, the end of concentration. */
export function judgeFate(judged: Case): Judgement {
  const { actor, action } = judged;
  switch (action.id) {
    case "death-save":
      return plain(FREE_OF_CHARGE, [
        ...when(!isDying(actor), "condition", { needs: "dying" }),
        ...when(actor.turn.deathSaved, "once-per-round"),
      ]);
    case "end-concentration":
      return plain(FREE_OF_CHARGE, when(actor.turn.concentrating === null, "condition", { needs: "concentrating" }));
    default:
      return judgeCondition(judged);
  }
}

/** `options`: `condition`, and where it ends of itself `at` (start or end), `of` (whose turn; missing: its own) and `turns`. */
function judgeCondition({ situation, act }: Case): Judgement {
  const { of, at, turns } = act.options ?? {};
  const known = CONDITIONS.some((id) => id === act.options?.condition);
  const lasting = at === undefined;
  const counted = MOMENTS.some((moment) => moment === at) && typeof turns === "number" && turns > 0;
  const owner = typeof of === "string" ? findFighter(situation, of as Case["act"]["by"]) : null;
  return plain(FREE_OF_CHARGE, [
    ...when(!known, "no-such-action", { variant: textOption(act, "condition") }),
    ...when(!lasting && !counted, "no-such-action", { variant: textOption(act, "at") }),
    ...(of !== undefined && !owner ? [reason("no-such-creature")] : []),
  ]);
}

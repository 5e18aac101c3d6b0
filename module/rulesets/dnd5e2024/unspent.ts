import type { Act } from "../../model/act.js";
import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Situation } from "../../rules/situation.js";
import { judge } from "./judge/judge.js";

/** What is usually done with an action that nothing else is wanted for: Dodge, or Ready with anything at all. */
const DEFAULTS = [{ action: "dodge" }, { action: "ready", then: "dodge" }] as const;

/** Actions worth a thought before a turn ends without one (DND5-TURN-002); none where they can't be taken any more. */
export const unspent = (situation: Situation, by: CreatureId): readonly ActionId[] =>
  DEFAULTS.filter((each) => {
    const act: Act = { by, action: each.action, ...("then" in each && { then: { by, action: each.then } }) };
    return judge(situation, act).refusal === null;
  }).map(({ action }) => action);

import type { Act } from "../model/act.js";
import { LEVELS, STRICT, type Asker, type Category, type Level, type Verdict } from "../model/enforcement.js";
import type { CreatureId } from "../model/ids.js";
import type { Plan } from "../model/plan.js";
import { DOMAIN_OF, type Reason, type Refusal, type RefusalCode } from "../model/refusal.js";
import type { Task } from "../model/encounter.js";
import type { Ruleset } from "./ruleset.js";
import type { Situation } from "./situation.js";

/** The level at which a creature is held to a category of rules. */
export function levelFor(situation: Situation, creature: CreatureId, category: Category): Level {
  const { levels = STRICT, profiles } = situation;
  return levels[profiles.get(creature)?.kind ?? "npc"][category];
}

/** What becomes of an act with these reasons against it: the strictest level among what they are about. */
export function verdictOn(ruleset: Ruleset, situation: Situation, act: Act, refusal: Refusal): Verdict {
  const own = categoryOfAct(ruleset, act);
  const verdicts = refusal.reasons.map((reason) => verdictOf(situation, act.by, own, reason));
  return verdicts.reduce((strictest, each) => (rank(each) > rank(strictest) ? each : strictest));
}

const RANKS: readonly Verdict[] = [...LEVELS, "impossible"];

const rank = (verdict: Verdict): number => RANKS.indexOf(verdict);

function verdictOf(situation: Situation, by: CreatureId, own: Category, { code }: Reason): Verdict {
  const domain = DOMAIN_OF[code];
  return domain === "impossible" ? domain : levelFor(situation, by, domain === "act" ? own : domain);
}

/** Ways are movement, answers are reactions, and everything else is an action. */
function categoryOfAct({ actions }: Ruleset, act: Act): Category {
  const definition = actions.find(({ id }) => id === act.action);
  if (definition?.targeting === "path") return "movement";
  return definition?.group === "reaction" ? "reactions" : "actions";
}

/** The act of every ruleset by which a creature comes to be somewhere else without a way. */
const TELEPORT = "teleport";

/**
 * What the act would cost, do and provoke at this table: as the ruleset judges it, without the strikes of those whose
 * reactions nobody follows, and with what the table itself has against it: a player takes nobody anywhere by magic
 * without an act for it, and uses nothing for less, or to more effect, than its doer's profile says.
 */
export function judgeAtTable(ruleset: Ruleset, situation: Situation, act: Act, { gm }: Asker): Plan {
  const plan = ruleset.judge(situation, act);
  const provocations = plan.provocations.filter(({ by }) => levelFor(situation, by, "reactions") !== "off");
  if (gm || (act.action !== TELEPORT && isVouched(ruleset, situation, act))) return { ...plan, provocations };
  const own: Reason = { code: "outside-act", data: {} };
  return { ...plan, provocations, refusal: { reasons: [own, ...(plan.refusal?.reasons ?? [])] } };
}

/** Also of what an act readies or declares for later. */
const isVouched = (ruleset: Ruleset, situation: Situation, act: Act): boolean =>
  ruleset.vouches?.(situation, act) !== false &&
  (act.then === undefined || isVouched(ruleset, situation, { ...act.then, by: act.by }));

/** True where an act was let go although this stood against it: then that doesn't stop it on the way either. */
export const wasOverruled = ({ plan }: Task, code: RefusalCode): boolean =>
  plan.refusal?.reasons.some((reason) => reason.code === code) ?? false;

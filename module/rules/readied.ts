import type { Json, JsonObject } from "../kernel/json.js";
import type { Act, Trigger } from "../model/act.js";
import type { CreatureId } from "../model/ids.js";
import type { Provocation } from "../model/plan.js";
import type { ReactionWindow, Responder } from "../model/window.js";
import { isEnemy } from "./creature.js";
import { HOME_MADE } from "./home-made/words.js";
import type { Creature } from "./situation.js";

/** What is waited for, as turn states keep it. */
export const storedTrigger = (trigger: Trigger | undefined): JsonObject => ({
  on: trigger?.on ?? "other",
  ...(trigger?.of && { of: trigger.of }),
  ...(trigger?.side && { side: trigger.side }),
});

/** Whether what was stored is waited for of this doer: of that very one, of its side, or of anybody. */
export function isMeant({ of, side }: JsonObject, waiting: Creature, doer: Creature): boolean {
  if (typeof of === "string") return of === doer.id;
  if (side === "enemy") return isEnemy(waiting, doer);
  return side !== "ally" || !isEnemy(waiting, doer);
}

/** Whether an act is what somebody has readied, as it was stored; of home-made actions also which. */
export const isWhatWasReadied = (
  { action, with: item }: Readonly<Record<string, Json | undefined>>,
  act: Pick<Act, "action" | "with">,
): boolean => action === act.action && (action !== HOME_MADE || item === act.with);

/** The chance to let off what somebody has readied, as the act was stored. */
export function readiedChance(
  by: CreatureId,
  stored: JsonObject,
  against: CreatureId,
  step: Provocation["step"],
): Provocation {
  const { action, with: weapon }: Readonly<Record<string, Json | undefined>> = stored;
  return {
    by,
    against,
    step,
    of: "readied",
    attacks: typeof weapon === "string" ? [weapon] : [],
    action: typeof action === "string" ? action : "",
    pays: "readied",
    left: 1,
    pool: 1,
  };
}

/**
 * What was stored is what is done; who does it and what pays is known. Meant for nobody in particular, it meets whoever
 * let it off.
 */
export const readiedAct = (stored: JsonObject, { against }: ReactionWindow, { creature, answer }: Responder): Act => ({
  target: against,
  ...(stored as unknown as Act),
  by: creature,
  pay: "readied",
  ...(answer?.with !== undefined && { with: answer.with }),
});

import type { Json } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Situation } from "../../rules/situation.js";
import { findFighter, type Fighter } from "./fighter.js";
import { saidOf } from "./power-line.js";

/** What an act may say of a power; each stands on the power's line by the same name. */
const SAID = ["push", "pull", "slide", "surge", "swap", "shift", "distance"] as const;

/** How far a shift goes is said by whatever grants it: by itself it is one square (DND4-TERR-006). */
const isOwnLength = ({ options }: Act): boolean => options?.shift === undefined && options?.distance === undefined;

/** Whether a power costs and does what its line says (DND4-POWER-001); everything else is in the table of actions. */
export function vouches(situation: Situation, act: Act): boolean {
  if (act.action === "shift") return isOwnLength(act);
  const actor = act.action === "use-power" ? findFighter(situation, act.by) : null;
  if (!actor) return true;
  const said = saidOf(actor, act);
  const pays = typeof said.pays === "string" && said.pays !== "" ? said.pays : "standard";
  const priced = act.pay === undefined || act.pay === pays || (act.pay === "immediate" && isReadied(actor, act));
  return priced && SAID.every((key) => isSaid(act.options?.[key], said[key]));
}

/** Less than the line says is nobody's harm, where the act says nothing of it at all. */
const isSaid = (asked: Json | undefined, said: Json | undefined): boolean => asked === undefined || asked === said;

const isReadied = ({ turn: { readied } }: Fighter, { action, with: weapon }: Act): boolean =>
  readied?.action.action === action && (readied.action.with ?? null) === (weapon ?? null);

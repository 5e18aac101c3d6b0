import type { Json } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Fact } from "../../model/event.js";
import type { AttackProfile } from "../../model/profile.js";
import type { Reason } from "../../model/refusal.js";
import { changeVital, vitalOf } from "../../rules/creature.js";
import { when } from "../../rules/reasons.js";
import type { Creature } from "../../rules/situation.js";
import { POWER_LIMITS, usedOf, type PowerLimit } from "./terms.js";

/** The line of a power that an act uses: by its attack, or by its name where it strikes at nobody; null: none. */
function lineOf({ profile }: Creature, { with: weapon, options }: Act): AttackProfile | null {
  const named = weapon ?? options?.line;
  return profile.attacks?.find(({ id }) => id === named) ?? null;
}

/** What the line of a power says of it; empty where there is no such line. */
export const saidOf = (actor: Creature, act: Act): Readonly<Record<string, Json | undefined>> =>
  lineOf(actor, act)?.extra ?? {};

const limitOf = ({ extra }: AttackProfile): PowerLimit | null =>
  POWER_LIMITS.find((limit) => limit === extra.limit) ?? null;

/** What gives back a power that is used up. */
const RESTS: Readonly<Record<PowerLimit, string>> = { encounter: "short-rest", daily: "extended-rest" };

const isUsed = (actor: Creature, { id }: AttackProfile): boolean => (vitalOf(actor, usedOf(id)) ?? 0) > 0;

/** Why a power can't be had again before a rest. */
export function usedReasons(actor: Creature, act: Act): Reason[] {
  const line = lineOf(actor, act);
  const limit = line && limitOf(line);
  if (!limit || !isUsed(actor, line)) return [];
  return when(true, limit === "encounter" ? "once-per-encounter" : "no-resource", { rest: RESTS[limit] });
}

/** Notes that a power is used up, hit or miss. */
export function useUp(actor: Creature, act: Act): Fact[] {
  const line = lineOf(actor, act);
  return line && limitOf(line) ? [changeVital(actor, usedOf(line.id), (vitalOf(actor, usedOf(line.id)) ?? 0) + 1)] : [];
}

/** Powers that a rest gives back: after a night those of the day, too. */
export const giveBack = (actor: Creature, rest: "short-rest" | "extended-rest"): Fact[] =>
  (actor.profile.attacks ?? []).flatMap((line) => {
    const limit = limitOf(line);
    const comesBack = limit !== null && (rest === "extended-rest" || RESTS[limit] === rest);
    return comesBack && isUsed(actor, line) ? [changeVital(actor, usedOf(line.id), 0)] : [];
  });

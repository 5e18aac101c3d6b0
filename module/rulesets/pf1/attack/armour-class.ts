import { isJsonObject } from "../../../kernel/json.js";
import type { Modifier } from "../../../model/roll.js";
import type { Situation } from "../../../rules/situation.js";
import { abilityShift, conditionSum, losesDexterity } from "../conditions.js";
import { effectSum, hasEffect } from "../features.js";
import { hasCondition, modifierOf, sizeModifier, statOf, type Fighter } from "../fighter.js";
import { canSee } from "../sight.js";
import { listedSpeed } from "../movement/speed.js";
import { isSqueezed } from "../movement/squeeze.js";
import { COVER_BONUS } from "../lines.js";
import { aidToDefence } from "./aid.js";
import { coverOf } from "./cover.js";
import type { Strike } from "./strike-order.js";
import { expertise, SQUEEZED } from "./strike-plan.js";
import { isRanged } from "./weapon.js";

export type ArmourKind = "ac" | "touch" | "flat-footed";

/** Armour class as it stands now, against nobody in particular. */
export const armourClass = (fighter: Fighter, kind: ArmourKind = "ac"): number =>
  total(kind, fighter, ownParts(fighter, kind));

/** Armour class against one blow or shot. */
export function armourAgainst(situation: Situation, strike: Strike): number {
  const { target, weapon } = strike;
  const kind = weapon.kind === "touch" ? "touch" : "ac";
  return total(kind, target, [...ownParts(target, kind, strike), ...partsAgainst(situation, strike)]);
}

function total(kind: ArmourKind, fighter: Fighter, parts: readonly Modifier[]): number {
  const flat = statOf(fighter, "ac", 10 + modifierOf(fighter, "dex") + sizeModifier(fighter));
  const worn = kind === "touch" ? part(fighter, "armor") + part(fighter, "shield") + part(fighter, "natural") : 0;
  return parts.reduce((sum, { value }) => sum + value, flat - worn);
}

function part(fighter: Fighter, key: string): number {
  const parts = fighter.profile.stats.acParts;
  const value = isJsonObject(parts) ? parts[key] : undefined;
  return typeof value === "number" ? value : 0;
}

/** What Dexterity adds now, less what it adds on the sheet: a score may be lowered, and only a bonus is lost. */
function dexterityChange(fighter: Fighter, unready: boolean): number {
  const sheet = isJsonObject(fighter.profile.stats.acParts) ? part(fighter, "dex") : modifierOf(fighter, "dex");
  const now = sheet + abilityShift(fighter, "dex");
  return (unready ? Math.min(0, now) : now) - sheet;
}

/** What its own state adds to the armour class of its sheet. */
function ownParts(fighter: Fighter, kind: ArmourKind, strike?: Strike): Modifier[] {
  const { turn } = fighter;
  const feinted = strike?.attacker.turn.feint?.target === fighter.id && !isRanged(strike.weapon);
  const unseen = strike && !canSee(fighter, strike.attacker) && !hasEffect(fighter, "guarded");
  const unready = kind === "flat-footed" || losesDexterity(fighter) || feinted || unseen === true;
  const clings = turn.movement?.mode === "climb" && listedSpeed(fighter, "climb") === null;
  const runs = turn.running && !hasEffect(fighter, "runs-guarded");
  return [
    { label: "dexterity", value: dexterityChange(fighter, unready || runs || clings) },
    { label: "conditions", value: conditionSum(fighter, "ac") },
    { label: "totalDefense", value: turn.totalDefense ? 4 : 0 },
    { label: "defensive", value: turn.fightingDefensively ? 2 : 0 },
    { label: "expertise", value: turn.combatExpertise ? expertise(fighter) : 0 },
    { label: "charging", value: turn.charging ? -2 : 0 },
    { label: "shield", value: kind === "touch" ? 0 : shieldChange(fighter) },
  ];
}

/** The sheet's armour class holds the shield as it was worn at the start. */
function shieldChange({ turn }: Fighter): number {
  if (!turn.shield) return 0;
  return turn.shield.bonus * (Number(turn.shield.worn) - Number(turn.shieldInAc));
}

/** PF1-GAP-20, and what a feat gives against strikes that movement provokes. */
function partsAgainst(situation: Situation, strike: Strike): Modifier[] {
  const { attacker, target, weapon, provokedBy } = strike;
  const cover = COVER_BONUS[coverOf(situation, attacker, target, isRanged(weapon))];
  const mobile = provokedBy === "leaving" ? effectSum(target, "ac-leaving") : 0;
  return [
    { label: "conditions", value: conditionSum(target, isRanged(weapon) ? "acRanged" : "acMelee") },
    { label: "mobility", value: mobile },
    { label: "cover", value: cover },
    { label: "squeezed", value: isSqueezed(situation, target) && !hasCondition(target, "squeezed") ? SQUEEZED : 0 },
    { label: "aid", value: aidToDefence(situation, strike) },
  ];
}

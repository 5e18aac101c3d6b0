import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import { createAsk } from "../../rules/ask.js";
import { bonusOf } from "../../rules/d20.js";
import { partOf } from "../../rules/turn-state.js";
import type { Situation } from "../../rules/situation.js";
import { checkFor } from "./advance/move-check.js";
import { armourAgainst, armourClass, type ArmourKind } from "./attack/armour-class.js";
import { coverOf } from "./attack/cover.js";
import { isFlanking } from "./attack/flanking.js";
import { attackModifiers, situationModifiers } from "./attack/strike-plan.js";
import { findWeapon, threateningWeapons, weaponsOf } from "./attack/weapon.js";
import { feetBetween, reachMetric, standing } from "./distance.js";
import { threatens } from "./provoke/threat.js";
import { findFighter, vitalOf, type Fighter } from "./fighter.js";
import { judge, openCase } from "./judge/judge.js";
import { canReach, reachOf } from "./reachable.js";
import { castChecks } from "./spell/cast-checks.js";

function attackOn(situation: Situation, attacker: Fighter, target: Fighter, id: string | undefined): Json {
  const weapon = id === undefined ? weaponsOf(attacker)[0] : findWeapon(attacker, id);
  if (!weapon) return null;
  const strike = { attacker, target, weapon };
  return {
    total: bonusOf(attackModifiers(situation, strike)),
    bonus: bonusOf(situationModifiers(situation, strike)),
    advantage: "none",
  };
}

const KINDS: readonly ArmourKind[] = ["ac", "touch", "flat-footed"];

function defenceOf(situation: Situation, target: Fighter, defence: string, attacker: Fighter | null): Json {
  const kind = KINDS.find((each) => each === defence);
  if (!kind) return null;
  const weapon = attacker && weaponsOf(attacker)[0];
  return attacker && weapon && kind === "ac"
    ? armourAgainst(situation, { attacker, target, weapon })
    : armourClass(target, kind);
}

/** A statistic, a tracked number or a carried state with all modifiers (`scenarios/vocabulary.yaml`, stats and statKeys). */
function statisticOf(_situation: Situation, fighter: Fighter, key: string): Json {
  switch (key) {
    case "ac":
      return armourClass(fighter);
    case "nonlethal":
    case "strDamage":
      return vitalOf(fighter, key) ?? 0;
    case "activeSpells":
      return fighter.turn.activeSpells.map(({ id }) => id);
    case "inventory":
      return [...(fighter.turn.inventory ?? [])];
    case "spellSlots":
    case "uses":
      return trackedGroup(fighter, key);
    default:
      return vitalOf(fighter, key) ?? partOf(fighter.turn, key) ?? fighter.profile.stats[key] ?? null;
  }
}

function trackedGroup(fighter: Fighter, key: string): Json {
  const listed = fighter.profile.stats[key];
  if (!isJsonObject(listed)) return null;
  return Object.fromEntries(Object.keys(listed).map((part) => [part, vitalOf(fighter, `${key}.${part}`)]));
}

/** The checks that a casting or a movement begins with, as it is meant. */
function checksOf(situation: Situation, act: Act): Json {
  const opened = openCase(situation, act);
  if (!opened) return [];
  const { family } = opened.action;
  const way = family === "move" ? checkFor(opened) : null;
  const checks = family === "spell" ? castChecks(opened) : way ? [way] : [];
  return checks.map(({ label, bonus, against = null, sides = 20 }) => ({ label, bonus, against, sides }));
}

export const ask = createAsk<Fighter>({
  findFighter,
  judge,
  checks: checksOf,
  flanking: isFlanking,
  distance: feetBetween,
  cover: (situation, a, b) => coverOf(situation, a, b, true),
  threatening: {
    threatens,
    standing,
    farthest: (fighter) => Math.max(0, ...threateningWeapons(fighter).map(({ reach }) => reach.max)),
    metric: reachMetric,
  },
  reachable: (situation, { by, action, cell }) => canReach(situation, by, action, cell),
  reach: reachOf,
  attack: attackOn,
  defence: defenceOf,
  stat: statisticOf,
});

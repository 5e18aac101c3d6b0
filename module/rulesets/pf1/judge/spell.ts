import type { Provocation } from "../../../model/plan.js";
import type { Reason } from "../../../model/refusal.js";
import { findWeapon, isRanged, type Weapon } from "../attack/weapon.js";
import { findFighter, hasCondition, vitalOf } from "../fighter.js";
import { readOption } from "../options.js";
import { chancesOnAct } from "../provoke/chances.js";
import type { ActiveSpell } from "../state.js";
import { targetReasons } from "./attack.js";
import { isSet, numberOption, reason, textOption, when, type Case, type Judgement } from "./case.js";
import { priceOf } from "./price.js";

/** Spells, and what works like them: scrolls and spell-like abilities. */
export function judgeSpell(judged: Case): Judgement {
  const reasons = UPKEEP[judged.action.id]?.(judged) ?? castReasons(judged);
  return { price: priceOf(judged), reasons, move: null, provocations: withinPools(spellChances(judged)) };
}

/** A casting of several rounds that this act goes on with. */
export const continuesCasting = ({ act, actor, action }: Case): boolean =>
  action.id === "cast-long" && actor.turn.casting !== null && actor.turn.casting.spell === textOption(act, "spell");

/** The ray of a spell: a ranged touch that is part of the casting (PF1-SPELL-021). */
export function rayOf({ act, actor }: Case): Weapon | null {
  const weapon = act.with === undefined ? null : findWeapon(actor, act.with);
  return weapon && isRanged(weapon) && act.target !== undefined ? weapon : null;
}

/** PF1-SPELL-013, 014, 021, PF1-CASTTIME-005: the casting, unless defensive or begun before, and then the ray. */
function spellChances(judged: Case): Provocation[] {
  const { situation, act, actor, action } = judged;
  const covert = action.provokes !== "yes" || isSet(act, "defensive") || continuesCasting(judged);
  return [
    ...(covert ? [] : chancesOnAct(situation, actor, "casting")),
    ...(rayOf(judged) ? chancesOnAct(situation, actor, "ranged-attack") : []),
  ];
}

/** An enemy can use no more chances of one act than it has opportunities left. */
function withinPools(chances: readonly Provocation[]): Provocation[] {
  return chances.filter(({ by, left }, i) => {
    const before = chances.slice(0, i).filter((other) => other.by === by).length;
    return left === null || before < left;
  });
}

const SPELLS = ["cast-standard", "cast-quickened", "cast-one-round", "cast-long", "cast-metamagic-spontaneous"];

export const isSpell = ({ action }: Case): boolean => SPELLS.includes(action.id);

/** The tracked number that a casting uses up: a slot of its level, or a use of the ability. */
export function resourceOf({ act, action }: Case): string | null {
  if (action.id === "use-spell-like") return `uses.${textOption(act, "ability") ?? ""}`;
  return SPELLS.includes(action.id) ? `spellSlots.${String(numberOption(act, "level") ?? 0)}` : null;
}

function castReasons(judged: Case): Reason[] {
  const { actor, act, action } = judged;
  const resource = continuesCasting(judged) ? null : resourceOf(judged);
  const ray = rayOf(judged);
  const item = textOption(act, "item");
  const scroll = item !== null && actor.turn.inventory !== null && !actor.turn.inventory.includes(item);
  const begins = action.id === "cast-long" && !continuesCasting(judged);
  return [
    ...(isSpell(judged) ? componentReasons(judged) : []),
    ...when(resource !== null && vitalOf(actor, resource) === 0, "no-resource", { of: resource }),
    ...when(scroll, "no-resource", { of: item }),
    ...when(begins && (numberOption(act, "rounds") ?? 0) < 1, "no-trigger"),
    ...when(action.id === "cast-quickened" && actor.turn.swiftSpellCast, "once-per-round"),
    ...(ray ? targetReasons(judged, ray, findFighter(judged.situation, act.target)) : []),
  ];
}

/** PF1-SPELL-003, 005, 006, 007. */
function componentReasons(judged: Case): Reason[] {
  const { actor, act } = judged;
  const listed = act.options?.components;
  const components: readonly unknown[] = Array.isArray(listed) ? listed : [];
  const mute = (["gagged", "silenced"] as const).find((condition) => hasCondition(actor, condition));
  const bound = (["pinned", "grappled", "bound"] as const).find((condition) => hasCondition(actor, condition));
  const { hands } = actor.turn;
  return [
    ...when(components.includes("V") && mute !== undefined, "condition", { condition: mute ?? null }),
    ...when(components.includes("S") && bound !== undefined, "condition", { condition: bound ?? null }),
    ...when(components.includes("S") && hands !== null && hands.length > 1, "components", { missing: "hand" }),
    ...when(lacksPriced(judged, components), "components", { missing: "focus" }),
  ];
}

/** A component with a price must be carried; what has none is in the pouch. */
function lacksPriced({ act, actor }: Case, components: readonly unknown[]): boolean {
  const { inventory } = actor.turn;
  const material = components.some((component) => component === "M" || component === "F" || component === "DF");
  if (!material || inventory === null || (numberOption(act, "componentCost") ?? 0) === 0) return false;
  const item = textOption(act, "item");
  return item === null ? inventory.every((carried) => carried === "component-pouch") : !inventory.includes(item);
}

/** Whether the world asks a check of the grappled for what the source simply allows (PF1-SPELL-005). */
export const checksGrapple = ({ situation, actor }: Case): boolean =>
  readOption(situation.options, "grappledCasting") === "published" && hasCondition(actor, "grappled");

/** What is done with a spell in effect needs that spell. */
const needsSpell =
  (fits: (spell: ActiveSpell) => boolean) =>
  ({ act, actor }: Case): Reason[] => {
    const id = textOption(act, "spell");
    const known = actor.turn.activeSpells.some((spell) => spell.id === id && fits(spell));
    return known ? [] : [reason("no-trigger", { spell: id })];
  };

const UPKEEP: Readonly<Record<string, (judged: Case) => Reason[]>> = {
  "concentrate-spell": needsSpell(({ concentration }) => concentration),
  "cease-concentration": needsSpell(({ concentration }) => concentration),
  "direct-spell": needsSpell(({ redirectable }) => redirectable),
  "dismiss-spell": needsSpell(({ dismissible }) => dismissible),
};

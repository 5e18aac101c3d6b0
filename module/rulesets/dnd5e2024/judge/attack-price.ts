import { holdsSpell } from "../attack/concentration.js";
import { isLight, type Weapon } from "../attack/weapon.js";
import { statOf } from "../fighter.js";
import type { TurnChange } from "../state.js";
import { textOption, type Case, type Price } from "./case.js";
import { priceOf, purseOf } from "./price.js";

/** What an attack or a spell costs, and what it leaves behind in its doer's turn. */
export function attackPrice(judged: Case, weapon: Weapon | null): Price {
  const { action } = judged;
  if (action.spell === true) return spellPrice(judged, weapon);
  if (action.id === "light-weapon-attack") return extraPrice(judged, weapon);
  return blowPrice(judged, weapon);
}

/** The Attack action pays for as many attacks as the creature has; movement may come between them (GAP-DND5-03). */
function blowPrice(judged: Case, weapon: Weapon | null): Price {
  const { actor } = judged;
  const price = priceOf(judged);
  if (purseOf(judged) !== "action") return price;
  const { attacksLeft, lightStrike } = actor.turn;
  const light: TurnChange = weapon && isLight(weapon) && lightStrike === null ? { lightStrike: weapon.id } : {};
  if (attacksLeft > 0) return { reasons: [], pays: [], spend: { attacksLeft: attacksLeft - 1, ...light } };
  const more = statOf(actor, "attacks", 1) - 1;
  return { ...price, spend: { ...price.spend, ...light, ...(more > 0 && { attacksLeft: more }) } };
}

/** A bonus action, or, with a weapon quick enough, part of the Attack action (GAP-DND5-16). */
function extraPrice(judged: Case, weapon: Weapon | null): Price {
  if (weapon?.properties.includes("nick") === true) return { reasons: [], pays: [], spend: { extraStrike: true } };
  const price = priceOf(judged);
  return { ...price, spend: { ...price.spend, extraStrike: true } };
}

/** A spell that asks for concentration ends the one before; a readied one ends what held it, once it is let off. */
function spellPrice(judged: Case, weapon: Weapon | null): Price {
  const { act, actor } = judged;
  const price = priceOf(judged);
  const spell = textOption(act, "spell") ?? weapon?.id ?? "spell";
  const concentrates = act.variant === "concentration" || act.options?.concentration === true || weapon?.concentration;
  const letOff = purseOf(judged) === "reaction" && holdsSpell(actor);
  if (concentrates === true) return { ...price, spend: { ...price.spend, concentrating: spell } };
  return letOff ? { ...price, spend: { ...price.spend, concentrating: null } } : price;
}

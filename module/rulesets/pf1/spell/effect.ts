import type { Fact } from "../../../model/event.js";
import { changeVital } from "../attack/injure.js";
import { vitalOf } from "../fighter.js";
import { isSet, numberOption, textOption, type Case } from "../judge/case.js";
import { continuesCasting, isSpell, rayOf, resourceOf } from "../judge/spell.js";
import { changeTurn, type Casting, type TurnChange } from "../state.js";
import { activeSpell } from "./clock.js";

/** What beginning to cast uses up, whether or not the spell comes off: PF1-SPELL-010, 018, PF1-ABILITY-002, PF1-ITEM-002. */
export function castCosts(judged: Case): Fact[] {
  if (continuesCasting(judged)) return [];
  const { act, actor, action } = judged;
  const resource = resourceOf(judged);
  const left = resource === null ? null : vitalOf(actor, resource);
  const item = textOption(act, "item");
  const { inventory } = actor.turn;
  const change: TurnChange = {
    ...(isSpell(judged) && { heldCharge: null, freeTouch: null }),
    ...(isSpell(judged) && action.type !== "swift" && { spellsCast: actor.turn.spellsCast + 1 }),
    ...(action.id === "cast-quickened" && { swiftSpellCast: true }),
    ...(item !== null && inventory?.includes(item) && { inventory: inventory.toSpliced(inventory.indexOf(item), 1) }),
    castingBroken: null,
  };
  const used: Fact[] = resource !== null && left !== null ? [changeVital(actor, resource, Math.max(0, left - 1))] : [];
  return [changeTurn(actor.id, change), ...used];
}

/** What a casting that comes off leaves behind: a spell in effect, a charge to be delivered, or a casting still under way. */
export function castEffect(judged: Case): Fact[] {
  const { situation, act, actor, action } = judged;
  const long = longCasting(judged);
  if (long) return [changeTurn(actor.id, { casting: long })];
  const spell = textOption(act, "spell");
  if (action.id === "use-spell-like" || spell === null || rayOf(judged)) return [];
  if (textOption(act, "range") === "touch") return [changeTurn(actor.id, { heldCharge: true, freeTouch: true })];
  const rounds = numberOption(act, "durationRounds");
  const added = activeSpell(spell, numberOption(act, "level") ?? 0, {
    endsRound: rounds === null ? null : situation.encounter.round + rounds,
  });
  return [changeTurn(actor.id, { activeSpells: [...actor.turn.activeSpells, added] })];
}

/** A casting of a round or longer, begun or gone on with: PF1-CASTTIME-001, 002, 010. */
function longCasting(judged: Case): Casting | null {
  const { situation, act, actor, action } = judged;
  const lastRound = situation.encounter.round;
  const { casting } = actor.turn;
  if (casting && continuesCasting(judged)) return { ...casting, roundsSpent: casting.roundsSpent + 1, lastRound };
  const spell = textOption(act, "spell") ?? "";
  const level = numberOption(act, "level") ?? 0;
  if (action.id === "cast-one-round") return { spell, level, roundsSpent: 1, roundsNeeded: 1, lastRound };
  if (action.id !== "cast-long") return null;
  const slowed = isSet(act, "spontaneous") && Array.isArray(act.options?.metamagic);
  return { spell, level, roundsSpent: 1, roundsNeeded: (numberOption(act, "rounds") ?? 1) + Number(slowed), lastRound };
}

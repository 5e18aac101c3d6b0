import type { Economy, SlotView } from "../../model/economy.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { slotName } from "../i18n/terms.js";

type Pool = Pick<SlotView, "slot" | "left" | "max">;

/** What is left of a turn, in words: for screen readers, and wherever a drawing won't do. */
export function stripText(economy: Economy, ruleset: Pick<Ruleset, "id" | "unit">): string {
  const slots = economy.slots.filter(({ left }) => left > 0).map((slot) => slotText(slot, ruleset.id));
  const { movement } = economy;
  const way = movement && movement.left > 0 ? [wayText(movement.left, ruleset.unit)] : [];
  const left = [...slots, ...way];
  if (left.length === 0) return t("BATTLETEMPO.Strip.nothing");
  return t("BATTLETEMPO.Strip.left", { list: left.join(", ") });
}

/** A slot's name; of a pool also how much of it is left. */
export function slotText(slot: Pool, ruleset: string): string {
  return slot.max > 1 ? poolText(slot, ruleset) : slotName(ruleset, slot.slot);
}

/** A slot's name with how much of it is left, be it one of one. */
export function poolText({ slot, left, max }: Pool, ruleset: string): string {
  return t("BATTLETEMPO.Strip.pool", { name: slotName(ruleset, slot), left: String(left), max: String(max) });
}

const wayText = (left: number, unit: Ruleset["unit"]): string =>
  t("BATTLETEMPO.Strip.movement", { length: lengthText(left, unit) });

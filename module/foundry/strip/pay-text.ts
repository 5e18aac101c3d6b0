import type { Plan } from "../../model/plan.js";
import { t } from "../i18n/localize.js";
import { slotName } from "../i18n/terms.js";

/** The slots that an act takes, by name, or that it takes nothing. */
export function payText(ruleset: string, { pays }: Pick<Plan, "pays">): string {
  return pays.length === 0 ? t("BATTLETEMPO.Facing.free") : pays.map((slot) => slotName(ruleset, slot)).join(", ");
}

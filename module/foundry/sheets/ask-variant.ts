import { t } from "../i18n/localize.js";
import { termKey } from "../i18n/terms.js";

/** Asks which kind of an action is meant; null: none after all. */
export async function askVariant(ruleset: string, action: string, variants: readonly string[]): Promise<string | null> {
  const chosen: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: termKey(ruleset, "Action", action) },
    content: `<p>${t("BATTLETEMPO.Sheet.whichVariant")}</p>`,
    classes: ["battle-tempo", "tempo-choice"],
    buttons: variants.map((variant, i) => ({
      action: variant,
      label: termKey(ruleset, "Variant", variant),
      default: i === 0,
    })),
    rejectClose: false,
  });
  return typeof chosen === "string" && variants.includes(chosen) ? chosen : null;
}

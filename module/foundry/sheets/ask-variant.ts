import type { Ruleset } from "../../rules/ruleset.js";
import { t } from "../i18n/localize.js";
import { termKey, variantName } from "../i18n/terms.js";
import { limitsText } from "./cost-hint.js";

/** Asks which kind of an action is meant; null: none after all. */
export async function askVariant(
  ruleset: Ruleset,
  action: string,
  variants: readonly string[],
): Promise<string | null> {
  const chosen: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: termKey(ruleset.id, "Action", action) },
    content: contentOf(ruleset, action, variants),
    classes: ["battle-tempo", "tempo-choice"],
    buttons: variants.map((variant, i) => ({
      action: variant,
      label: termKey(ruleset.id, "Variant", variant),
      default: i === 0,
    })),
    rejectClose: false,
  });
  return typeof chosen === "string" && variants.includes(chosen) ? chosen : null;
}

/** The question, and in games in which each kind leaves something else of the turn what that is. */
function contentOf(ruleset: Ruleset, action: string, variants: readonly string[]): HTMLDivElement {
  const content = document.createElement("div");
  const text = document.createElement("p");
  text.textContent = t("BATTLETEMPO.Sheet.whichVariant");
  content.append(text);
  const told = variants.map(
    (variant) => [variantName(ruleset.id, variant), limitsText(ruleset, action, variant)] as const,
  );
  if (new Set(told.map(([, limits]) => limits)).size < 2) return content;
  const list = document.createElement("ul");
  for (const [name, limits] of told) {
    const item = document.createElement("li");
    item.textContent = `${name}: ${limits}`;
    list.append(item);
  }
  content.append(list);
  return content;
}

import { t } from "../../foundry/i18n/localize.js";

/** How a wound is said, by the mark that stands behind the dice: a language key takes no signs. */
const WOUNDS: Readonly<Record<string, string>> = {
  ...{
    cr: "crushing",
    cut: "cutting",
    imp: "impaling",
    burn: "burning",
    tox: "toxic",
    cor: "corrosive",
    fat: "fatigue",
  },
  ...{ "pi-": "piercing-small", pi: "piercing", "pi+": "piercing-large", "pi++": "piercing-huge" },
};

/** Damage such as `2d+1 cut` with the kind of wound as this client's language says it; an unknown kind stands as it is. */
export function damageText(damage: string): string {
  const [dice = "", mark = "", ...rest] = damage.trim().split(/\s+/);
  const wound = Object.hasOwn(WOUNDS, mark) ? WOUNDS[mark] : undefined;
  return [dice, wound === undefined ? mark : t(`BATTLETEMPO.gurps4e.Wound.${wound}`), ...rest]
    .filter(Boolean)
    .join(" ");
}

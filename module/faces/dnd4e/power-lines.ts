import type { JsonObject } from "../../kernel/json.js";
import type { AttackProfile } from "../../model/profile.js";
import type { LineUse } from "../../foundry/face.js";
import { t } from "../../foundry/i18n/localize.js";
import { lengthText } from "../../foundry/i18n/measure.js";
import { POWER_LIMITS } from "../../rulesets/dnd4e/terms.js";
import { slotName } from "../../foundry/i18n/terms.js";

/** What a power does to whom it hits, each with a number of squares. */
const FORCES = ["push", "pull", "slide"] as const;
/** What pays for a power, where it isn't a standard action. */
const PAYS = ["standard", "move", "minor", "free"];

/** How the line of a power is used: what pays, where it moves its target to, a surge that it lets somebody spend. */
export function lineUse(action: string, { id, extra }: AttackProfile): LineUse {
  if (action !== "use-power") return {};
  const options: JsonObject = {
    // What strikes at nobody names its line here: the rules look there what it may cost and do.
    ...(extra.noAttack === true && { line: id }),
    ...Object.fromEntries(forcesOf(extra)),
    ...(extra.surge === true && { surge: true }),
    ...(extra.swap === true && { swap: true }),
  };
  const pay = PAYS.find((slot) => slot === extra.pays);
  return {
    ...(pay === undefined ? {} : { pay }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(extra.noAttack === true && { strikes: false }),
  };
}

/** The same in words. */
export const lineFacts = ({ extra }: AttackProfile): string[] => [
  ...PAYS.filter((slot) => slot === extra.pays && slot !== "free").map((slot) => slotName("dnd4e", slot)),
  ...forcesOf(extra).map(([force, far]) =>
    t(`BATTLETEMPO.dnd4e.Line.${force}`, { length: lengthText(far, "squares") }),
  ),
  ...(extra.surge === true ? [t("BATTLETEMPO.dnd4e.Line.surge")] : []),
  ...(extra.swap === true ? [t("BATTLETEMPO.dnd4e.Line.swap")] : []),
  ...POWER_LIMITS.filter((limit) => limit === extra.limit).map((limit) => t(`BATTLETEMPO.dnd4e.Line.${limit}`)),
];

const forcesOf = (extra: JsonObject): [force: string, squares: number][] =>
  FORCES.flatMap((force): [string, number][] => {
    const far = extra[force];
    return typeof far === "number" && far > 0 ? [[force, far]] : [];
  });

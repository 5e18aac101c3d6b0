import { faceSheet } from "../../foundry/sheets/face-sheet.js";
import { pf1Data, type Pf1ActorData } from "./actor-data.js";
import { groups } from "./edit-groups.js";
import { armourClass, modifier } from "./profile.js";
import { lengthText, signed } from "../../foundry/i18n/measure.js";
import type { JsonObject } from "../../kernel/json.js";
import { featureName } from "../../foundry/i18n/terms.js";
import { t } from "../../foundry/i18n/localize.js";

/** Numbers of a creature in two lines, and its notes. */
export const sheet = faceSheet({
  ...{ ruleset: "pf1", dataOf: pf1Data, groups },
  ...{ stats: statsContext, template: "faces/pf1/stats.hbs" },
});

function statsContext(data: Pf1ActorData): JsonObject {
  const { armor, shield, natural, dex } = data.ac;
  const ac = armourClass(data);
  const speeds = Object.entries(data.speeds).flatMap(([mode, feet]) =>
    feet === null ? [] : [{ mode: t(`BATTLETEMPO.Mode.${mode}`), length: lengthText(feet, "ft") }],
  );
  return {
    ac,
    touch: ac - armor - shield - natural,
    flatFooted: ac - Math.max(0, dex),
    saves: [
      { label: t("BATTLETEMPO.pf1.Actor.FIELDS.saves.fort.label"), value: signed(data.saves.fort) },
      { label: t("BATTLETEMPO.pf1.Actor.FIELDS.saves.ref.label"), value: signed(data.saves.ref) },
      { label: t("BATTLETEMPO.pf1.Actor.FIELDS.saves.will.label"), value: signed(data.saves.will) },
    ],
    bab: signed(data.bab),
    initiative: signed(data.initiative),
    speeds,
    abilities: Object.entries(data.abilities).map(([ability, score]) => ({
      label: t(`BATTLETEMPO.pf1.Actor.FIELDS.abilities.${ability}.label`),
      score,
      modifier: signed(modifier(score)),
    })),
    features: data.features.map((feature) => featureName("pf1", feature)),
  };
}

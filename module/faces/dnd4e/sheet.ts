import { faceSheet } from "../../foundry/sheets/face-sheet.js";
import { t } from "../../foundry/i18n/localize.js";
import { lengthText, signed } from "../../foundry/i18n/measure.js";
import { featureName } from "../../foundry/i18n/terms.js";
import type { JsonObject } from "../../kernel/json.js";
import { dnd4eData, type Dnd4eActorData } from "./actor-data.js";
import { groups } from "./edit-groups.js";
import { halfLevel, modifier } from "./profile.js";

/** Numbers of a creature in three lines: defences and speeds, what it can draw on, abilities. */
export const sheet = faceSheet({
  ...{ ruleset: "dnd4e", dataOf: dnd4eData, groups },
  ...{ stats: statsContext, template: "faces/dnd4e/stats.hbs" },
});

const fieldLabel = (path: string): string => t(`BATTLETEMPO.dnd4e.Actor.FIELDS.${path}.label`);

function statsContext(data: Dnd4eActorData): JsonObject {
  const { hp, surges, surgeValue, bloodied, actionPoints } = data;
  return {
    defences: Object.entries(data.defences).map(([id, value]) => ({ label: fieldLabel(`defences.${id}`), value })),
    initiative: signed(data.initiative),
    speeds: Object.entries(data.speeds).flatMap(([mode, squares]) =>
      squares === null ? [] : [{ mode: t(`BATTLETEMPO.Mode.${mode}`), length: lengthText(squares, "squares") }],
    ),
    bloodied: hp.max > 0 ? bloodied : null,
    surges: surges.value,
    surgeValue,
    actionPoints,
    abilities: Object.entries(data.abilities).map(([ability, score]) => ({
      label: fieldLabel(`abilities.${ability}`),
      score,
      check: signed(modifier(score) + halfLevel(data)),
    })),
    features: data.features.map((feature) => featureName("dnd4e", feature)),
  };
}

import { faceSheet } from "../../foundry/sheets/face-sheet.js";
import { t } from "../../foundry/i18n/localize.js";
import { lengthText, signed } from "../../foundry/i18n/measure.js";
import { featureName } from "../../foundry/i18n/terms.js";
import type { JsonObject } from "../../kernel/json.js";
import { dnd5e2024Data, type Dnd5e2024ActorData } from "./actor-data.js";
import { groups } from "./edit-groups.js";
import { modifier, proficiency } from "./profile.js";

/** Numbers of a creature in two lines. */
export const sheet = faceSheet({
  ...{ ruleset: "dnd5e2024", dataOf: dnd5e2024Data, groups },
  ...{ stats: statsContext, template: "faces/dnd5e2024/stats.hbs" },
});

const ABILITIES = ["str", "dex", "con", "int", "wis", "cha"] as const;

function statsContext(data: Dnd5e2024ActorData): JsonObject {
  return {
    ac: data.ac,
    initiative: signed(data.initiative),
    proficiency: signed(proficiency(data.level)),
    speeds: Object.entries(data.speeds).flatMap(([mode, feet]) =>
      feet === null ? [] : [{ mode: t(`BATTLETEMPO.Mode.${mode}`), length: lengthText(feet, "ft") }],
    ),
    abilities: ABILITIES.map((ability) => {
      const score = data.abilities[ability];
      return {
        label: t(`BATTLETEMPO.dnd5e2024.Actor.FIELDS.abilities.${ability}.label`),
        score,
        modifier: signed(modifier(score)),
        save: signed(data.saves[ability] ?? modifier(score)),
      };
    }),
    features: data.features.map((feature) => featureName("dnd5e2024", feature)),
  };
}

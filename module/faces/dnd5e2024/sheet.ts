import type { SheetPart } from "../../foundry/face.js";
import { t } from "../../foundry/i18n/localize.js";
import { lengthText, signed } from "../../foundry/i18n/measure.js";
import { featureName } from "../../foundry/i18n/terms.js";
import type { JsonObject } from "../../kernel/json.js";
import { dnd5e2024Data, type Dnd5e2024ActorData } from "./actor-data.js";
import { editContext } from "./edit-context.js";
import { modifier, proficiency } from "./profile.js";

/** Numbers of a creature in two lines. */
const stats: SheetPart = {
  id: "stats",
  mode: "play",
  template: "faces/dnd5e2024/stats.hbs",
  prepare: (actor) => {
    const data = dnd5e2024Data(actor);
    return data ? statsContext(data) : {};
  },
};

const edit: SheetPart = {
  id: "edit",
  mode: "edit",
  template: "sheets/edit.hbs",
  prepare: (actor) => {
    const data = dnd5e2024Data(actor);
    return data ? editContext(data) : {};
  },
};

export const sheet: readonly SheetPart[] = [stats, edit];

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

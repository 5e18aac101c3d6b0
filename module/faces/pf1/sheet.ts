import type { SheetPart } from "../../foundry/face.js";
import { pf1Data, type Pf1ActorData } from "./actor-data.js";
import { editContext } from "./edit-context.js";
import { armourClass, modifier } from "./profile.js";
import { lengthText, signed } from "../../foundry/i18n/measure.js";
import type { JsonObject } from "../../kernel/json.js";
import { featureName } from "../../foundry/i18n/terms.js";
import { t } from "../../foundry/i18n/localize.js";

/** Numbers of a creature in two lines, and its notes. */
const stats: SheetPart = {
  id: "stats",
  mode: "play",
  template: "faces/pf1/stats.hbs",
  prepare: (actor) => {
    const data = pf1Data(actor);
    return data ? statsContext(data) : {};
  },
};

const edit: SheetPart = {
  id: "edit",
  mode: "edit",
  template: "sheets/edit.hbs",
  prepare: (actor) => {
    const data = pf1Data(actor);
    return data ? editContext(data) : {};
  },
};

export const sheet: readonly SheetPart[] = [stats, edit];

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

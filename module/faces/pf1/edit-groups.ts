import type { FieldGroup } from "../../foundry/sheets/edit-form.js";

/** The fields in which a creature of this game is written. */
export const groups: readonly FieldGroup[] = [
  {
    legend: "BATTLETEMPO.Edit.body",
    paths: ["role", "level", "size", "space", "hp.value", "hp.max", "hp.temp", "nonlethal"],
  },
  {
    legend: "BATTLETEMPO.Edit.abilities",
    paths: ["str", "dex", "con", "int", "wis", "cha"].map((ability) => `abilities.${ability}`),
  },
  {
    legend: "BATTLETEMPO.Edit.defence",
    paths: [
      ...["armor", "shield", "natural", "dex", "deflection", "misc"].map((part) => `ac.${part}`),
      "armorWeight",
      ...["fort", "ref", "will"].map((save) => `saves.${save}`),
      "cmd",
    ],
  },
  {
    legend: "BATTLETEMPO.Edit.offence",
    paths: ["bab", "cmb", "initiativeBonus", "concentration", "countsArrows", "arrows"],
  },
  {
    legend: "BATTLETEMPO.Edit.movement",
    paths: [...["walk", "fly", "swim", "climb", "burrow"].map((mode) => `speeds.${mode}`)],
  },
  {
    legend: "BATTLETEMPO.pf1.Skills",
    paths: ["climb", "swim", "ride", "bluff", "senseMotive", "heal", "escapeArtist"].map((skill) => `skills.${skill}`),
  },
  { legend: "BATTLETEMPO.Edit.rest", paths: ["features", "notes"] },
];

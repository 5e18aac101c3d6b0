import type { FieldGroup } from "../../foundry/sheets/edit-form.js";

/** The fields in which a creature of this game is written. */
export const groups: readonly FieldGroup[] = [
  {
    legend: "BATTLETEMPO.Edit.body",
    paths: [
      ...["role", "level", "size", "space", "hp.value", "hp.max", "hp.temp"],
      ...["surges.value", "surges.max", "surges.worth", "actionPoints", "freeHands"],
    ],
  },
  {
    legend: "BATTLETEMPO.Edit.abilities",
    paths: ["str", "con", "dex", "int", "wis", "cha"].map((ability) => `abilities.${ability}`),
  },
  {
    legend: "BATTLETEMPO.Edit.defence",
    paths: ["ac", "fort", "ref", "will"].map((defence) => `defences.${defence}`),
  },
  {
    legend: "BATTLETEMPO.Edit.offence",
    paths: ["initiativeBonus", "skills.acrobatics", "skills.athletics"],
  },
  {
    legend: "BATTLETEMPO.Edit.movementSquares",
    paths: ["walk", "fly", "swim", "climb", "burrow", "teleport"].map((mode) => `speeds.${mode}`),
  },
  { legend: "BATTLETEMPO.Edit.rest", paths: ["features", "notes"] },
];

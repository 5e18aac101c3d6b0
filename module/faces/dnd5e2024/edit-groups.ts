import type { FieldGroup } from "../../foundry/sheets/edit-form.js";

const ABILITIES = ["str", "dex", "con", "int", "wis", "cha"];

/** The fields in which a creature of this game is written. */
export const groups: readonly FieldGroup[] = [
  {
    legend: "BATTLETEMPO.Edit.body",
    paths: ["role", "level", "size", "space", "hp.value", "hp.max", "hp.temp", "ac", "exhaustion"],
  },
  { legend: "BATTLETEMPO.Edit.abilities", paths: ABILITIES.map((ability) => `abilities.${ability}`) },
  {
    legend: "BATTLETEMPO.Edit.defence",
    paths: [...ABILITIES.map((ability) => `saves.${ability}`), "resistances", "vulnerabilities", "immunities"],
  },
  {
    legend: "BATTLETEMPO.Edit.offence",
    paths: [
      "attacks",
      "initiativeBonus",
      ...["acrobatics", "athletics", "medicine", "perception", "stealth"].map((skill) => `skills.${skill}`),
    ],
  },
  {
    legend: "BATTLETEMPO.Edit.movement",
    paths: ["walk", "fly", "swim", "climb", "burrow"].map((mode) => `speeds.${mode}`),
  },
  { legend: "BATTLETEMPO.Edit.rest", paths: ["features", "notes"] },
];

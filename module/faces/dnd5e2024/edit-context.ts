import { editGroups, type FieldGroup } from "../../foundry/sheets/edit-form.js";
import type { JsonObject } from "../../kernel/json.js";
import type { Dnd5e2024ActorData } from "./actor-data.js";

const ABILITIES = ["str", "dex", "con", "int", "wis", "cha"];

const GROUPS: readonly FieldGroup[] = [
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

/** The fields in which a creature of this game is written. */
export const editContext = (data: Dnd5e2024ActorData): JsonObject => ({
  groups: editGroups(data, GROUPS, "BATTLETEMPO.dnd5e2024.Actor"),
});

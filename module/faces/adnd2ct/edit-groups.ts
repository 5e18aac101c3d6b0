import type { FieldGroup } from "../../foundry/sheets/edit-form.js";

const within = (parent: string, names: readonly string[]): string[] => names.map((name) => `${parent}.${name}`);

/** The fields in which a creature of this game is written. */
export const groups: readonly FieldGroup[] = [
  { legend: "BATTLETEMPO.Edit.body", paths: ["role", "group", "level", "size", "hp.value", "hp.max", "fatigue"] },
  { legend: "BATTLETEMPO.Edit.abilities", paths: within("abilities", ["str", "dex", "con", "int", "wis", "cha"]) },
  { legend: "BATTLETEMPO.Edit.offence", paths: ["thac0", "attacks", "basePhase"] },
  { legend: "BATTLETEMPO.Edit.defence", paths: ["ac", "dexAc", ...within("saves", ["paralyzation", "death"])] },
  {
    legend: "BATTLETEMPO.Edit.movementSquares",
    paths: [...within("speeds", ["walk", "fly", "swim", "climb", "burrow"]), "encumbrance"],
  },
  { legend: "BATTLETEMPO.Edit.rest", paths: ["features", "notes"] },
];

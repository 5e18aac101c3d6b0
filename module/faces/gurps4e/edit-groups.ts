import type { FieldGroup } from "../../foundry/sheets/edit-form.js";

/** The fields in which a creature of this game is written. */
export const groups: readonly FieldGroup[] = [
  { legend: "BATTLETEMPO.Edit.body", paths: ["role", "size", "hp.value", "hp.max", "dr"] },
  {
    legend: "BATTLETEMPO.Edit.abilities",
    paths: [...["st", "dx", "iq", "ht"].map((attribute) => `attributes.${attribute}`), "will", "basicSpeed"],
  },
  { legend: "BATTLETEMPO.Edit.defence", paths: ["dodge", "parry", "block"].map((kind) => `defences.${kind}`) },
  { legend: "BATTLETEMPO.Edit.movement", paths: ["walk", "fly", "swim"].map((mode) => `speeds.${mode}`) },
  { legend: "BATTLETEMPO.Edit.rest", paths: ["features", "notes"] },
];

import type { Data } from "../../utils/types.js";

interface FieldLike {
  fieldPath: string;
  label: string;
  hint: string;
  options: Data;
}

/** The part of `foundry.applications.fields` that fields need; installed by the applications. */
export interface FieldForms {
  createFieldInput(field: FieldLike, config: Data): HTMLElement;
  createFieldGroup(field: FieldLike, groupConfig: Data, inputConfig: Data): HTMLElement;
}

let forms: FieldForms | undefined;

/** Gives the fields their form controls. Data code has no DOM of its own. */
export function installFieldForms(implementation: FieldForms): void {
  forms = implementation;
}

function requireForms(): FieldForms {
  if (!forms) throw new Error("NotModelled: DataField#toInput (no field forms installed)");
  return forms;
}

/** The input element of a field. */
export function makeInput(field: FieldLike, config: Data): HTMLElement {
  return requireForms().createFieldInput(field, config);
}

/** The form group of a field. */
export function makeFormGroup(field: FieldLike, groupConfig: Data, inputConfig: Data): HTMLElement {
  return requireForms().createFieldGroup(field, groupConfig, inputConfig);
}

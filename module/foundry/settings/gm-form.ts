import type { Enforcement, Role } from "../../model/enforcement.js";
import { CATEGORIES, PRESET_NAMES, PRESETS, presetOf, ROLES } from "../../table/host.js";
import { readEnforcement } from "./enforcement.js";
import { levelField } from "./level-rows.js";

type Control = HTMLSelectElement | HTMLInputElement;

/** The choice that stands for a matrix of the table's own. */
const OWN = "own";

/** What a control holds, as text; one that isn't asked for now holds nothing. */
function held(control: Control): string {
  if (control.disabled) return "";
  return control instanceof HTMLInputElement && control.type === "checkbox" ? String(control.checked) : control.value;
}

function fill(control: Control, value: string): void {
  if (control instanceof HTMLInputElement && control.type === "checkbox") control.checked = value === "true";
  else control.value = value;
}

const controlsIn = (root: HTMLElement): Control[] => [...root.querySelectorAll<Control>("[data-saved]")];

const isFixed = (control: Control): boolean => control.dataset.fixed === "true";

/** Whether anything in the form is other than what is saved. */
export const isChanged = (form: HTMLElement): boolean =>
  controlsIn(form).some((control) => held(control) !== control.dataset.saved);

/** Puts defaults in, wherever there are any; nothing changes in the world until the form is sent. */
export function fillInitial(root: HTMLElement): void {
  for (const control of controlsIn(root)) if (!isFixed(control)) fill(control, control.dataset.initial ?? "");
}

/** Marks each setting that differs from its default, and opens the fields that are asked for. Answers how many differ. */
export function markAll(form: HTMLElement): number {
  const rows = [...form.querySelectorAll<HTMLElement>("[data-setting]")];
  for (const row of rows) {
    openFields(row);
    const differs = controlsIn(row).some((control) => !isFixed(control) && held(control) !== control.dataset.initial);
    row.classList.toggle("tempo-settings__row--changed", differs);
    for (const part of row.querySelectorAll<HTMLElement>("[data-differs]")) part.hidden = !differs;
  }
  return rows.filter((row) => row.classList.contains("tempo-settings__row--changed")).length;
}

/** A number beside a choice is there only while that choice asks for it; then it has to be filled in. */
function openFields(row: HTMLElement): void {
  for (const input of row.querySelectorAll<HTMLInputElement>('[data-only-of]:not([data-only-of=""])')) {
    const choice = controlsIn(row).find(({ name }) => name === input.dataset.onlyOf);
    input.hidden = choice?.value !== input.dataset.onlyFor;
    input.disabled = input.hidden;
  }
}

/** The ready-made matrix that the levels are, or that they are the table's own. */
export function showPreset(form: HTMLElement): void {
  const choice = form.querySelector<HTMLSelectElement>("[data-preset]");
  if (choice) choice.value = presetOf(levelsIn(form)) ?? OWN;
}

/** Puts the levels of the chosen ready-made matrix in. */
export function takePreset(form: HTMLElement): void {
  const chosen = form.querySelector<HTMLSelectElement>("[data-preset]")?.value;
  const preset = PRESET_NAMES.find((name) => name === chosen);
  if (!preset) return;
  for (const { control, role, category } of levelControls(form)) fill(control, PRESETS[preset][role][category]);
}

function levelsIn(form: HTMLElement): Enforcement {
  const levels: Record<Role, Record<string, string>> = { pc: {}, npc: {} };
  for (const { control, role, category } of levelControls(form)) levels[role][category] = control.value;
  return readEnforcement(levels);
}

const levelControls = (form: HTMLElement) =>
  ROLES.flatMap((role) =>
    CATEGORIES.flatMap((category) => {
      const control = controlsIn(form).find(({ name }) => name === levelField(role, category));
      return control ? [{ control, role, category }] : [];
    }),
  );

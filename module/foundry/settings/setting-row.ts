import type { Words } from "../i18n/all-words.js";

/** One choice of a field, by the text that stands for it in the form. */
interface Choice {
  readonly value: string;
  readonly name: string;
  readonly chosen: boolean;
}

/** One control of the form. What it holds is compared as text: a flag's is `true` or `false`. */
export interface Field {
  /** Its name in the sent form. */
  readonly name: string;
  /** Its name for screen readers. */
  readonly label: string;
  /** What stands above it where several share a row; empty: nothing. */
  readonly caption: string;
  readonly saved: string;
  readonly initial: string;
  /** Has no default to be set back to, nor to differ from. */
  readonly fixed?: true;
  readonly choices?: readonly Choice[];
  readonly isFlag?: true;
  readonly checked?: boolean;
  readonly isNumber?: true;
  /** A number that is asked for only while the field of that name has this value. */
  readonly only?: { readonly of: string; readonly value: string };
}

/** One setting: its name, what it changes at the table, which rule it belongs to, and how it is set. */
export interface SettingRow {
  readonly id: string;
  readonly name: string;
  readonly hint: string;
  readonly belongs: string;
  readonly fields: readonly Field[];
  /** Language keys of all that a search looks in, and what of it is no word. */
  readonly keys: readonly string[];
  readonly marks: readonly string[];
}

export interface SettingGroup {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly rows: readonly SettingRow[];
}

/** A field with a choice among words; what is stored and none of them stands among them as it is. */
export function choiceField(
  field: Pick<Field, "name" | "label" | "saved" | "initial" | "fixed"> & { readonly caption?: string },
  names: Readonly<Record<string, string>>,
): Field {
  const { saved } = field;
  const all = Object.hasOwn(names, saved) ? names : { ...names, [saved]: saved };
  const choices = Object.entries(all).map(([value, name]) => ({ value, name, chosen: value === saved }));
  return { caption: "", ...field, choices };
}

/** What a search of that row looks in: the words of every language at hand, since people know settings by either. */
export const findText = ({ keys, marks }: SettingRow, languages: readonly Words[]): string =>
  [...languages.flatMap((words) => keys.map(words)), ...marks].join(" ");

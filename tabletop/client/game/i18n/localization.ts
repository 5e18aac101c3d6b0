import type { DataModelClass } from "../../common/abstract/data-model.js";
import type { DataField } from "../../common/data/fields/data-field.js";
import { mergeObject } from "../../common/utils/merge.js";
import { getProperty } from "../../common/utils/properties.js";
import type { Data } from "../../common/utils/types.js";
import { getGame } from "../../globals/env.js";
import { CORE_WORDS } from "./core-words.js";

/** Where translations come from. */
export type LanguageLoader = (path: string) => Promise<Data>;

/** A language file of the manifest. */
export interface LanguageEntry {
  lang: string;
  name: string;
  path: string;
}

/** The translations of the chosen language, English behind them. */
export class Localization {
  lang = "en";
  translations: Data = {};
  _fallback: Data = {};
  readonly missing = new Set<string>();

  /** Loads the language and its fallback. */
  async load(lang: string, entries: readonly LanguageEntry[], loader: LanguageLoader): Promise<void> {
    this.lang = lang;
    this._fallback = await this.#loadLanguage("en", entries, loader);
    this.translations = lang === "en" ? this._fallback : await this.#loadLanguage(lang, entries, loader);
    if (typeof document !== "undefined") document.documentElement.lang = lang;
  }

  async #loadLanguage(lang: string, entries: readonly LanguageEntry[], loader: LanguageLoader): Promise<Data> {
    const translations = mergeObject({}, CORE_WORDS[lang] ?? {});
    for (const entry of entries.filter((candidate) => candidate.lang === lang))
      mergeObject(translations, await loader(entry.path));
    return translations;
  }

  has(key: string, fallback = true): boolean {
    return typeof this.#find(key, fallback) === "string";
  }

  #find(key: string, fallback: boolean): unknown {
    const own = getProperty(this.translations, key);
    return typeof own === "string" || !fallback ? own : getProperty(this._fallback, key);
  }

  /** The translation, or the key when there is none. On generation 14 `data` is filled in. */
  localize(key: string, data?: Data): string {
    const found = this.#find(String(key), true);
    if (typeof found !== "string") {
      this.missing.add(String(key));
      return String(key);
    }
    return data && getGame().release.generation === 14 ? fillIn(found, data) : found;
  }

  format(key: string, data: Data = {}): string {
    // On 14 a key without translation is given back as it is.
    if (getGame().release.generation === 14 && !this.has(key)) return this.localize(key);
    return fillIn(this.localize(key), data);
  }

  getListFormatter({
    style = "long",
    type = "conjunction",
  }: { style?: "long" | "short" | "narrow"; type?: "conjunction" | "disjunction" | "unit" } = {}): Intl.ListFormat {
    return new Intl.ListFormat(this.lang, { style, type });
  }

  get pluralRules(): Intl.PluralRules {
    return new Intl.PluralRules(this.lang);
  }

  sortObjects<T extends object>(objects: T[], key: string): T[] {
    return objects.sort((a, b) =>
      this.localize(String(getProperty(a, key))).localeCompare(this.localize(String(getProperty(b, key))), this.lang),
    );
  }

  /** Gives the fields of a model their labels and hints from its `LOCALIZATION_PREFIXES`. */
  static localizeDataModel(
    model: DataModelClass,
    { prefixes = [], prefixPath = "" }: { prefixes?: string[]; prefixPath?: string } = {},
  ): void {
    const all = [...model.LOCALIZATION_PREFIXES, ...prefixes];
    for (const field of model.schema.values()) localizeField(field, all, prefixPath);
  }

  /** Translates the named properties of every entry of a CONFIG object. */
  static localizeObjectProperties(object: Record<string, Data>, keys: string[]): void {
    const { i18n } = getGame();
    for (const entry of Object.values(object))
      for (const key of keys) if (typeof entry[key] === "string") entry[key] = i18n.localize(entry[key]);
  }
}

function fillIn(text: string, data: Data): string {
  return text.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = getProperty(data, name);
    return value === undefined || value === null ? (name in data ? String(value) : whole) : String(value);
  });
}

function localizeField(field: DataField, prefixes: string[], prefixPath: string): void {
  const { i18n } = getGame();
  const path = prefixPath + field.fieldPath;
  for (const key of ["label", "hint"] as const) {
    const explicit = field.options[key] as string | undefined;
    const found =
      explicit ?? prefixes.map((prefix) => `${prefix}.FIELDS.${path}.${key}`).find((candidate) => i18n.has(candidate));
    if (found) field[key] = i18n.localize(found);
  }
  const { fields, element } = field as { fields?: Record<string, DataField>; element?: DataField };
  for (const child of Object.values(fields ?? {})) localizeField(child, prefixes, prefixPath);
  if (element) localizeField(element, prefixes, prefixPath);
}

import { listPlaceholders } from "./lang-files.mjs";

/** @typedef {import("./lang-files.mjs").LangFile} LangFile */

const FORM = /\.(zero|one|two|few|many|other)$/;

/**
 * Whether English and Russian say the same things: the same keys with the same placeholders, the plural forms that each
 * language has, each in its own alphabet.
 * @param {readonly LangFile[]} files
 * @param {readonly string[]} latinInRussian values that stay in Latin letters: names
 * @returns {string[]} what is wrong
 */
export function compareLanguages(files, latinInRussian) {
  const [en, ru] = [collect(files, "en"), collect(files, "ru")];
  return [
    ...findDoubles(files),
    ...[...en.keys()].filter((key) => !ru.has(key)).map((key) => `${key}: not in Russian`),
    ...[...ru.keys()].filter((key) => !en.has(key)).map((key) => `${key}: not in English`),
    ...[...en].flatMap(([key, forms]) => comparePlaceholders(key, forms, ru.get(key) ?? forms)),
    ...[...en].flatMap(([key, forms]) => checkForms(key, forms, "en")),
    ...[...ru].flatMap(([key, forms]) => checkForms(key, forms, "ru")),
    ...[...en].flatMap(([key, forms]) =>
      [...forms.values()].filter(isCyrillic).map(() => `${key}: Cyrillic in English`),
    ),
    ...[...ru].flatMap(([key, forms]) =>
      [...forms.values()]
        .filter((text) => isForeign(text, latinInRussian))
        .map((text) => `${key}: not in Russian: ${text}`),
    ),
  ];
}

/**
 * The texts of a language by key; the plural forms of a key stand together, a plain text under the form "".
 * @param {readonly LangFile[]} files  @param {string} lang  @returns {Map<string, Map<string, string>>}
 */
function collect(files, lang) {
  const all = new Map(files.filter((file) => file.lang === lang).flatMap((file) => [...file.entries]));
  /** @type {Map<string, Map<string, string>>} */
  const texts = new Map();
  for (const [key, text] of all) {
    const base = key.replace(FORM, "");
    const isPlural = base !== key && all.has(`${base}.other`);
    const name = isPlural ? base : key;
    const forms = texts.get(name) ?? new Map();
    texts.set(name, forms.set(isPlural ? key.slice(base.length + 1) : "", text));
  }
  return texts;
}

/** @param {readonly LangFile[]} files  @returns {string[]} */
function findDoubles(files) {
  /** @type {Map<string, string>} */
  const seen = new Map();
  return files.flatMap((file) =>
    [...file.entries.keys()].flatMap((key) => {
      const before = seen.get(`${file.lang} ${key}`);
      seen.set(`${file.lang} ${key}`, file.path);
      return before === undefined ? [] : [`${key}: stands in ${before} and in ${file.path}`];
    }),
  );
}

/** A singular may leave its number out. @param {string} key  @param {Map<string, string>} en  @param {Map<string, string>} ru */
function comparePlaceholders(key, en, ru) {
  const names = (/** @type {Map<string, string>} */ forms) =>
    [...new Set([...forms.values()].flatMap(listPlaceholders))].sort().join(", ");
  return names(en) === names(ru) ? [] : [`${key}: placeholders differ: {${names(en)}} and {${names(ru)}}`];
}

/** @param {string} key  @param {Map<string, string>} forms  @param {string} lang  @returns {string[]} */
function checkForms(key, forms, lang) {
  if (forms.has("")) return [];
  const wanted = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  const missing = wanted.filter((form) => !forms.has(form));
  return missing.map((form) => `${key}: no form "${form}" in ${lang}`);
}

/** @param {string} text */
function isCyrillic(text) {
  return /\p{Script=Cyrillic}/u.test(text);
}

/** Words, and none of them Russian. @param {string} text  @param {readonly string[]} names */
function isForeign(text, names) {
  const bare = text.replace(/\{\w+\}|<[^>]*>/g, "");
  return /\p{Letter}/u.test(bare) && !isCyrillic(bare) && !names.includes(text);
}

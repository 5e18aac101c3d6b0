/** Language keys of the system stand below this one. */
export const KEYS = "BATTLETEMPO";

/** A text in this client's language; values are put in where the text names them. Not before `i18nInit`. */
export function t(key: string, data?: Readonly<Record<string, string>>): string {
  return data ? game.i18n.format(key, { ...data }) : game.i18n.localize(key);
}

/** The form of a counted noun: key `X` stands for `X.one`, `X.few`, `X.many`, `X.other`; `{count}` is put in. */
export function plural(key: string, count: number, data: Readonly<Record<string, string>> = {}): string {
  const form = new Intl.PluralRules(game.i18n.lang).select(count);
  const chosen = game.i18n.has(`${key}.${form}`) ? form : "other";
  return t(`${key}.${chosen}`, { ...data, count: formatNumber(count) });
}

/** A number as this client's language writes it: a Russian half is 0,5. */
export const formatNumber = (value: number): string =>
  new Intl.NumberFormat(game.i18n.lang, { maximumFractionDigits: 1 }).format(value);

import { CONFIG, documentConfig } from "../../globals/config.js";
import { DOCUMENT_CLASSES } from "../../documents/registry.js";
import type { Game } from "../game.js";
import { type LanguageEntry, Localization } from "../i18n/localization.js";
import { loadLanguage } from "./load-package.js";
import type { PageData } from "./page.js";

/** Chooses the language (address, then the client's setting, then the server's first), loads it, and labels the models. */
export async function loadTranslations(game: Game, page: PageData): Promise<void> {
  const entries = (game.system["languages"] ?? []) as LanguageEntry[];
  const chosen = page.lang || (game.settings.get("core", "language") as string) || page.languages[0] || "en";
  await game.i18n.load(chosen, entries, (path) => loadLanguage(game.system.id, path));
  CONFIG["supportedLanguages"] = {
    en: "English",
    ...Object.fromEntries(entries.map(({ lang, name }) => [lang, name])),
  };
  for (const cls of Object.values(DOCUMENT_CLASSES)) labelModels(cls.documentName, game);
}

function labelModels(documentName: string, game: Game): void {
  const { dataModels, typeLabels } = documentConfig(documentName);
  for (const model of Object.values(dataModels)) Localization.localizeDataModel(model, { prefixPath: "" });
  for (const type of game.documentSubTypes(documentName)) typeLabels[type] ??= `TYPES.${documentName}.${type}`;
}

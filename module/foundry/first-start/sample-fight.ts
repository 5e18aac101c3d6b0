import { SYSTEM_ID } from "../system-id.js";

type Pack = foundry.documents.collections.CompendiumCollection.Any;

/** The compendium with a game's sample fight: an adventure with scene, people and guide. */
const packOf = (ruleset: string, lang: string): Pack | undefined =>
  game.packs.get(`${SYSTEM_ID}.${ruleset}-first-fight-${lang}`);

/** The sample fight of a game in this client's language, else in English; null: there is none. */
export const findSampleFight = (ruleset: string): Pack | null =>
  packOf(ruleset, game.i18n.lang) ?? packOf(ruleset, "en") ?? null;

/** Opens the host's own window that brings such a fight into the world; what is there already it asks about. */
export async function openSampleFight(pack: Pack): Promise<void> {
  const [adventure] = await pack.getDocuments();
  const sheet = adventure?.sheet;
  if (sheet instanceof foundry.applications.api.ApplicationV2) await sheet.render({ force: true });
}

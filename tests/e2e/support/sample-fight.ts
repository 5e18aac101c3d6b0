import { idOf } from "../../../tools/build/packs/ids.js";
import { ledgerOf, type Round } from "./fight.js";
import type { Seat } from "./seat.js";
import type { TestTable } from "./table.js";
import { waitFor } from "./wait.js";
import { sentence, type Lang } from "./words.js";

/** A game master and a player, at a sample fight that has just come out of its compendium. */
export interface SampleParty extends Round {
  readonly fighter: Seat;
}

export interface Sample {
  readonly ruleset: string;
  readonly lang: Lang;
  /** Of the ledger, as soon as the fight has begun; two where nothing is said. */
  readonly records?: number;
}

const SIDEBAR = {
  en: { compendium: "Packs", import: "Import adventure", combat: "Combat", begin: "Begin combat" },
  ru: { compendium: "Сборники", import: "Импортировать приключение", combat: "Бой", begin: "Начать бой" },
} as const;

/** The id of a token of the sample fight. */
export const sampleToken = (ruleset: string, who: string, number = "1"): string =>
  idOf(ruleset, "fight", "token", who, number);

/** Two people sit down; the game master imports the fight from its compendium, and everybody sees its scene. */
export async function importSample(table: TestTable, { ruleset, lang }: Sample): Promise<SampleParty> {
  const gm = await table.enter("gm", { lang });
  const fighter = await table.enter("player2", { lang });
  await importFrom(gm, `battle-tempo.${ruleset}-first-fight-${lang}`, lang);
  for (const seat of [gm, fighter]) await showsScene(seat, idOf(ruleset, "fight", "scene"));
  return { gm, fighter };
}

/** The game master reads the guide, which lies open, closes it and begins the fight by the tracker's button. */
export async function readAndBegin(
  { gm }: SampleParty,
  { ruleset, lang, records = 2 }: Sample,
  action: string,
): Promise<void> {
  const guide = gm.page.locator(".journal-sheet");
  await gm.waitForText(sentence(lang, `${ruleset}.Action.${action}`), guide);
  await guide.locator("[data-action='close']").click();
  await gm.page.getByRole("tab", { name: SIDEBAR[lang].combat }).click();
  await gm.click(SIDEBAR[lang].begin);
  await waitFor("the fight to begin", async () => (await ledgerOf(gm)).length >= records);
}

/** Through the sidebar, as a person does: the pack, its document, the button. */
async function importFrom(gm: Seat, pack: string, lang: Lang): Promise<void> {
  await gm.page.getByRole("tab", { name: SIDEBAR[lang].compendium }).click();
  const shelf = gm.page.locator("#compendium");
  const place = shelf.locator(`details[data-pack="${pack}"]`);
  // Folders open from the outside in.
  for (const folder of await shelf.locator(`details:has(details[data-pack="${pack}"])`).all())
    await folder.locator("> summary").click();
  await place.locator("> summary").click();
  await place.getByRole("button").click();
  await gm.click(SIDEBAR[lang].import);
}

interface ScenesPage {
  game: { scenes: { active: { id: string } | null } };
}

async function showsScene(seat: Seat, id: string): Promise<void> {
  await waitFor(`${seat.name} to see the sample scene`, () =>
    seat.page.evaluate((scene) => (globalThis as unknown as ScenesPage).game.scenes.active?.id === scene, id),
  );
  await waitFor(`${seat.name}'s canvas to show it`, () => seat.board.isOn(id));
  await seat.board.showScene();
}

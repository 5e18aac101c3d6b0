import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, gather, nextTurn, vitalOf, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { attack } from "./support/turn.js";
import { demandTally } from "./support/trouble.js";
import { waitFor } from "./support/wait.js";
import { sentence, type Lang } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const BEGIN = { en: "Begin combat", ru: "Начать бой" } as const;

const TABLES: readonly { lang: Lang; generation: 13 | 14 }[] = [
  { lang: "en", generation: 14 },
  ...(FULL ? [{ lang: "ru", generation: 13 } as const] : []),
];

describe.each(TABLES)("adnd2ct on $generation, the game master reads $lang", ({ lang, generation }) => {
  const table = useTable({ ruleset: "adnd2ct", generation });

  it("two rounds in phases", async () => {
    const party = await gather(table(), { gm: lang });
    const { gm, fighter, archer } = party;
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE], { begin: BEGIN[lang], records: 1 });
    await declare(fighter, "en", "Fighter", "attack");
    await declare(archer, "en", "Archer", "fire-full");
    await declare(gm, lang, "Goblin", "attack");
    await declare(gm, lang, "Ogre", "move");
    await table().photograph("adnd-declared");
    await fighter.queueDice(7);
    await gm.queueDice(4);
    await gm.click(sentence(lang, "Declare.roll"), panelOf(gm));
    await gm.button(sentence(lang, "Declare.begin"), panelOf(gm)).waitFor({ state: "visible" });
    await gm.click(sentence(lang, "Declare.begin"), panelOf(gm));
    await everybodyIsIn(party, "very-fast");
    await nextTurn(party);
    await everybodyIsIn(party, "fast");
    await gm.queueDice(17, 3);
    await attack(gm, GOBLIN, FIGHTER, "Short sword", sentence(lang, "adnd2ct.Action.attack"));
    await demandTally(party, { StrikeResolved: 1 });
    await table().photograph("adnd-fast");
    await nextTurn(party);
    await everybodyIsIn(party, "average");
    expect(await vitalOf(gm, FIGHTER)).toBe(31);
  });
});

const panelOf = ({ page }: Seat) => page.locator("#battle-tempo-declarations");

/** Declares in the panel, by its select and its button. */
async function declare(seat: Seat, lang: Lang, name: string, action: string): Promise<void> {
  const row = panelOf(seat).locator("[data-creature]").filter({ hasText: name });
  await row
    .getByLabel(sentence(lang, "Declare.action"))
    .selectOption({ label: sentence(lang, `adnd2ct.Action.${action}`) });
  const button = row.getByRole("button", { name: sentence(lang, "Declare.declareFor", { name }), exact: true });
  await button.click();
  await waitFor(`${name} to have declared`, () => button.isDisabled());
}

/** Waits until the lanes of all trackers mark that phase. */
async function everybodyIsIn({ gm, archer, fighter }: Party, phase: string): Promise<void> {
  for (const { page } of [gm, archer, fighter]) {
    await page.getByRole("tab", { name: /^(Combat|Бой)/ }).click();
    await page.locator(`#combat .tempo-lane[data-phase=${phase}][aria-current=step]`).waitFor({ state: "visible" });
  }
}

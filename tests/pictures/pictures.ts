import { mkdir } from "node:fs/promises";
import path from "node:path";
import { describe, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees, gather, type Party } from "../e2e/support/fight.js";
import type { Seat } from "../e2e/support/seat.js";
import { useTable } from "../e2e/support/table.js";
import { useTheme } from "../e2e/support/theme.js";
import { around, clip, FOLDER, LOOKS, SCREEN } from "./support/look.js";

/** `npm run pictures`: the screens of docs/images, in both languages, light and dark. */
const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const WORDS = {
  en: { begin: "Begin combat", strike: "Strike", chat: "Chat" },
  ru: { begin: "Начать бой", strike: "Ударить", chat: "Чат" },
} as const;

describe.each(LOOKS)("$lang, $theme", ({ lang, theme }) => {
  const { begin, strike, chat } = WORDS[lang];
  const table = useTable({ ruleset: "pf1", names: lang, screen: SCREEN, sharp: true });
  const file = (what: string): string => path.join(FOLDER, `${what}-${lang}-${theme}.png`);

  it("sheet, tracker, ruler, prompt and card", async () => {
    await mkdir(FOLDER, { recursive: true });
    const party = await gather(table(), { gm: lang, player1: lang, player2: lang });
    for (const seat of [party.gm, party.archer]) await useTheme(seat, theme);
    await beginFight(party, [ARCHER, OGRE, FIGHTER, GOBLIN], { begin });
    await photographSheet(party.archer, file("sheet"));
    await clip(party.gm.page.locator("#sidebar"), file("tracker"));
    await photographRuler(party, file("ruler"));
    const prompt = party.gm.page.locator("#battle-tempo-reactions");
    await prompt.waitFor({ state: "visible" });
    await around(party.gm, prompt, file("prompt"));
    await party.gm.queueDice(15, 3, 2);
    await party.gm.click(strike);
    await everybodySees(party, ARCHER, [12, 8]);
    await party.gm.page.getByRole("tab", { name: chat }).click();
    await party.gm.waitForText(/→/);
    await clip(party.gm.page.locator("#sidebar"), file("card"));
  });
});

async function photographSheet(seat: Seat, to: string): Promise<void> {
  const point = await seat.board.pointOf(await seat.board.cellOf(ARCHER));
  await seat.page.mouse.dblclick(point.x, point.y);
  const sheet = seat.page.locator(".application.sheet").first();
  await sheet.waitFor({ state: "visible" });
  await seat.page.mouse.move(1, 1);
  await sheet.locator(".tempo-strip").first().waitFor({ state: "visible" });
  await sheet.screenshot({ path: to });
  await sheet.locator("[data-action=close]").first().click();
}

/** The archer is carried past the ogre; the picture is taken before the button is released. */
async function photographRuler({ archer }: Party, to: string): Promise<void> {
  await archer.board.pickUp(ARCHER);
  await archer.board.carryTo([12, 8]);
  await archer.waitForText(/Ogre|Огр/, archer.page.locator(".waypoint-label"));
  const { x, y } = await archer.board.pointOf([9, 7]);
  await archer.page.screenshot({
    path: to,
    clip: { x: Math.max(0, x - 300), y: Math.max(0, y - 160), width: 620, height: 320 },
  });
  await archer.board.drop();
}

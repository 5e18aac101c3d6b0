import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Locator } from "playwright-core";
import { describe, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, gather, seatsOf, type Party } from "../e2e/support/fight.js";
import { keys } from "../e2e/support/hands.js";
import type { Seat } from "../e2e/support/seat.js";
import { openGmSettings, openSettings } from "../e2e/support/settings.js";
import { useTable } from "../e2e/support/table.js";
import { useTheme } from "../e2e/support/theme.js";
import { openHud } from "../e2e/support/token-hud.js";
import { sentence, type Lang } from "../e2e/support/words.js";
import { around, clip, FOLDER, LOOKS, SCREEN } from "./support/look.js";

/** `npm run pictures`: planning, overlays, questions and the game master's menus for docs/images. */
const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const BEGIN = { en: "Begin combat", ru: "Начать бой" };
const MARGIN = 40;

describe.each(LOOKS)("$lang, $theme", ({ lang, theme }) => {
  const table = useTable({ ruleset: "pf1", names: lang, asksBefore: true, screen: SCREEN, sharp: true });
  const file = (what: string): string => path.join(FOLDER, `${what}-${lang}-${theme}.png`);

  it("of the turn and of the game master", async () => {
    await mkdir(FOLDER, { recursive: true });
    const party = await gather(table(), { gm: lang, player1: lang, player2: lang });
    for (const seat of seatsOf(party)) await useTheme(seat, theme);
    await beginFight(party, [ARCHER, OGRE, FIGHTER, GOBLIN], { begin: BEGIN[lang] });
    await photographTurn(party, file);
    await photographRepair(party.gm, lang, file("repair"));
    await photographMenus(party.gm, lang, file);
    await photographTerrain(party.gm, lang, file("terrain"));
  });
});

/** The HUD, a plan, the overlays and the question by which tactic a long way goes. */
async function photographTurn({ archer }: Party, file: (what: string) => string): Promise<void> {
  const hud = await openHud(archer, ARCHER);
  await hud.getByRole("group").waitFor({ state: "visible" });
  await archer.page.screenshot({ path: file("hud") });
  await hud.locator(".tempo-tactics__plan").click();
  await hud.waitFor({ state: "hidden" });
  await keys(archer, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowUp");
  await archer.page.mouse.move(1, 1);
  await archer.page.screenshot({ path: file("plan") });
  await keys(archer, "Escape", "Shift+R", "Shift+H", "Shift+G");
  await archer.page.locator(".tempo-legend").first().waitFor({ state: "visible" });
  await archer.page.screenshot({ path: file("overlays") });
  await keys(archer, "Shift+R", "Shift+H", "Shift+G");
  await archer.board.drag(ARCHER, [4, 0]);
  const question = archer.page.getByRole("alertdialog");
  await question.waitFor({ state: "visible" });
  await around(archer, question, file("question"));
  await keys(archer, "Escape");
}

async function photographRepair(gm: Seat, lang: Lang, to: string): Promise<void> {
  const name = { en: "Archer", ru: "Лучник" }[lang];
  await gm.page.getByRole("button", { name: sentence(lang, "Tracker.repairOf", { name }) }).click();
  const panel = gm.page.locator(".tempo-repair");
  await panel.waitFor({ state: "visible" });
  await around(gm, panel, to, MARGIN);
  await keys(gm, "Escape");
}

/** The host's list, our settings from their top and from their end, the first questions, and the rules at a glance. */
async function photographMenus(gm: Seat, lang: Lang, file: (what: string) => string): Promise<void> {
  const settings = await openGmSettings(gm, lang);
  await clip(gm.page.locator("#settings-config"), file("settings"));
  await clip(settings, file("levels"));
  await settings.locator("[data-group=options]").scrollIntoViewIfNeeded();
  await gm.page.mouse.move(1, 1);
  await clip(settings, file("options"));
  await closeWindow(settings);
  await closeWindow(gm.page.locator("#settings-config"));
  for (const [key, what, id] of MENUS) {
    const list = await openSettings(gm);
    await gm.click(
      sentence(lang, `${key}.open`),
      list.locator(".form-group", { hasText: sentence(lang, `${key}.title`) }),
    );
    const menu = gm.page.locator(id);
    await menu.waitFor({ state: "visible" });
    await clip(menu, file(what));
    await closeWindow(menu);
    await closeWindow(list);
  }
}

const MENUS = [
  ["FirstStart", "first-start", "#battle-tempo-first-start"],
  ["Reference", "reference", "#battle-tempo-reference"],
] as const;

const closeWindow = async (window: Locator): Promise<void> => {
  await window.locator("[data-action=close]").first().click();
  await window.waitFor({ state: "detached" });
};

interface RegionPage {
  canvas: { scene: { regions: { contents: { object: { control(): unknown } }[] } } };
}

async function photographTerrain(gm: Seat, lang: Lang, to: string): Promise<void> {
  await gm.page.getByRole("button", { name: { en: "Region controls", ru: "Области" }[lang] }).click();
  await gm.page.evaluate(() => {
    const [region] = (globalThis as unknown as RegionPage).canvas.scene.regions.contents;
    region?.object.control();
  });
  await gm.click(sentence(lang, "Terrain.tool"));
  const form = gm.page.locator(".tempo-terrain");
  await form.waitFor({ state: "visible" });
  await around(gm, form, to, MARGIN);
}

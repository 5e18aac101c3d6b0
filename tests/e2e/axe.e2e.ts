import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { axeFaults } from "./support/axe.js";
import { beginFight, type Round } from "./support/fight.js";
import { keys } from "./support/hands.js";
import { FULL } from "./support/matrix.js";
import type { Seat } from "./support/seat.js";
import { openGmSettings, openSettings } from "./support/settings.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { openHud } from "./support/token-hud.js";
import { attack } from "./support/turn.js";
import { sentence, type Lang } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
/** Milliseconds for an evening of looking: axe takes a second or two a screen, and much longer on a busy machine. */
const LONG = 600_000;
const BEGIN = { en: "Begin combat", ru: "Начать бой" } as const;
const DICE = { pf1: [15, 3, 2], dnd5e2024: [15, 3], dnd4e: [15, 3], gurps4e: [3, 3, 3, 1, 2] };
type Game = keyof typeof DICE;

/** One game in one language every day; all, in both, in the full matrix. */
const TABLES: readonly { game: Game; lang: Lang }[] = [
  { game: "pf1", lang: "ru" },
  ...(FULL
    ? ([
        { game: "gurps4e", lang: "en" },
        { game: "pf1", lang: "en" },
        { game: "dnd5e2024", lang: "en" },
        { game: "dnd5e2024", lang: "ru" },
        { game: "dnd4e", lang: "ru" },
        { game: "dnd4e", lang: "en" },
        { game: "gurps4e", lang: "ru" },
      ] as const)
    : []),
];

describe.each(TABLES)("$game in $lang, light and dark: axe finds nothing in", ({ game, lang }) => {
  const cast = { fighter: [6, 11], goblin: [7, 11], archer: [10, 11], ogre: [20, 6] } as const;
  const table = useTable({ ruleset: game, names: lang, cast, asksBefore: true });

  it(
    "sheets and the windows of items",
    async () => {
      const gm = await table().enter("gm", { lang });
      const found: string[] = [];
      for (const [token, whose] of [
        [FIGHTER, "hero"],
        [OGRE, "creature"],
      ] as const)
        await lookAtSheet(gm, token, async (screen) => {
          found.push(...(await axeFaults(gm, `${whose}, ${screen}`)));
        });
      expect(found).toEqual([]);
    },
    LONG,
  );

  it(
    "the tracker, the HUD, plans and overlays, prompts and cards",
    async () => {
      const gm = await table().enter("gm", { lang });
      const fighter = await table().enter("player2", { lang });
      const round: Round = { gm, fighter };
      const found: string[] = [];
      const look = async (seat: Seat, screen: string): Promise<void> => {
        found.push(...(await axeFaults(seat, screen)));
      };
      await beginFight(round, [FIGHTER, GOBLIN, ARCHER, OGRE], { begin: BEGIN[lang] });
      await openSheet(fighter, FIGHTER);
      await look(fighter, "sheet in the own turn");
      await closeSheet(fighter.page.locator(".tempo-sheet"));
      await look(gm, "tracker");
      await openHud(fighter, FIGHTER);
      await look(fighter, "HUD");
      await keys(fighter, "Escape");
      await fighter.board.select(FIGHTER);
      await keys(fighter, "Shift+R", "Shift+H", "Shift+G", "p", "ArrowLeft");
      await look(fighter, "plan and overlays");
      await keys(fighter, "Escape", "Shift+R", "Shift+H", "Shift+G");
      await provoke(game, lang, round);
      await gm.page.locator("#battle-tempo-reactions").waitFor({ state: "visible" });
      await look(gm, "prompt");
      await look(fighter, "who is waited for");
      await gm.page.getByRole("button", { name: sentence(lang, "Tracker.repairOf", { name: NAMES[lang] }) }).click();
      await gm.page.locator(".tempo-repair").waitFor({ state: "visible" });
      await look(gm, "repair");
      await gm.page.locator(".tempo-repair [data-action=close]").first().click();
      await gm.page.locator("#battle-tempo-reactions").getByRole("button").last().click();
      await gm.page.getByRole("tab", { name: /^(Chat|Чат)$/ }).click();
      await gm.page.locator(".tempo-card").first().waitFor({ state: "visible" });
      for (const details of await gm.page.locator(".tempo-card details").all())
        await details.evaluate((each) => each.setAttribute("open", ""));
      await look(gm, "cards");
      expect(found).toEqual([]);
    },
    LONG,
  );

  it(
    "the windows of the settings, of reference, of damage, of a region, and questions",
    async () => {
      const gm = await table().enter("gm", { lang });
      const found: string[] = [];
      const look = async (screen: string): Promise<void> => {
        found.push(...(await axeFaults(gm, screen)));
      };
      await gm.page.getByRole("tab", { name: /^(Combat|Бой)/ }).click();
      const settings = await openGmSettings(gm, lang);
      await settings.getByLabel(sentence(lang, "Settings.actsTogether.name"), { exact: true }).check();
      await look("settings");
      await settings.locator("[data-action=close]").first().click();
      const question = gm.page.getByRole("dialog", { name: sentence(lang, "GmSettings.unsaved.title") });
      await question.waitFor({ state: "visible" });
      await look("unsaved settings");
      await gm.click(sentence(lang, "GmSettings.unsaved.discard"), question);
      await settings.waitFor({ state: "detached" });
      await gm.page.locator("#settings-config [data-action=close]").first().click();
      for (const [key, id] of [
        ["FirstStart", "#battle-tempo-first-start"],
        ["Reference", "#battle-tempo-reference"],
        ["Damage", "#battle-tempo-damage"],
      ] as const) {
        const list = await openSettings(gm);
        await gm.click(
          sentence(lang, `${key}.open`),
          list.locator(".form-group", { hasText: sentence(lang, `${key}.title`) }),
        );
        const window = gm.page.locator(id);
        await window.waitFor({ state: "visible" });
        await look(key);
        await window.locator("[data-action=close]").first().click();
        await list.locator("[data-action=close]").first().click();
        await list.waitFor({ state: "detached" });
      }
      await openTerrain(gm, lang);
      await look("terrain");
      await gm.page.locator(".tempo-terrain [data-action=close]").first().click();
      expect(found).toEqual([]);
    },
    LONG,
  );
});

const NAMES = { en: "Fighter", ru: "Воин" } as const;

/** In play, while it is edited, and the window of its first item. */
async function lookAtSheet(gm: Seat, token: string, look: (screen: string) => Promise<void>): Promise<void> {
  const sheet = await openSheet(gm, token);
  await look("sheet");
  await sheet.locator("[data-action=toggleEdit]").first().click();
  await sheet.locator(".tempo-edit").first().waitFor({ state: "visible" });
  await look("sheet being edited");
  await sheet.locator("[data-action=openItem]").first().click();
  const item = gm.page.locator(".tempo-item");
  await item.waitFor({ state: "visible" });
  await look("item");
  await item.locator("[data-action=close]").first().click();
  await closeSheet(sheet);
}

/** The goblin is given something to answer: the fighter leaves its reach, or strikes where blows are defended against. */
async function provoke(game: Game, lang: Lang, { fighter }: Round): Promise<void> {
  if (!fighter) throw new Error("the fighter's player is not at the table");
  if (game !== "gurps4e") return fighter.board.drag(FIGHTER, [3, 11]);
  await fighter.queueDice(...DICE[game]);
  await attack(
    fighter,
    FIGHTER,
    GOBLIN,
    { en: "Broadsword", ru: "Длинный меч" }[lang],
    sentence(lang, "gurps4e.Action.attack"),
  );
}

interface RegionPage {
  canvas: { scene: { regions: { contents: { object: { control(): unknown } }[] } } };
}

async function openTerrain(gm: Seat, lang: Lang): Promise<void> {
  await gm.page.getByRole("button", { name: { en: "Region controls", ru: "Области" }[lang] }).click();
  await gm.page.evaluate(() => {
    const [region] = (globalThis as unknown as RegionPage).canvas.scene.regions.contents;
    region?.object.control();
  });
  await gm.click(sentence(lang, "Terrain.tool"));
  await gm.page.locator(".tempo-terrain").waitFor({ state: "visible" });
}

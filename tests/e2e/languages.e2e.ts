import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees, type Round } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { closeGmSettings, openGmSettings, openSettings } from "./support/settings.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { missingTranslations, rawKeys, readableTexts } from "./support/translations.js";
import { anySentence, sentence, type Lang } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const THREATENED = [11, 8] as const;
const GOAL = [12, 8] as const;
const TOO_FAR = [12, 19] as const;
/** Everything that the system draws; what the bench says of itself is not its business. */
const OURS = ".battle-tempo, #notifications, .tempo-label, #combat .tempo-strip";
/** What stays Latin on a Russian screen: dice, THAC0, the games' own names, and the ids of rules. */
const LATIN =
  /\b\d*d\d*\b|Battle Tempo|Pathfinder|Player’s Option: Combat & Tactics|AD&D 2e|AD&D|D&D|GURPS|THAC0|Ctrl|\b(PF1|DND4|DND5|G4|ADND|GAP)(-[A-Z0-9]+)+\b/g;

/** A feature that the form of an actor names as the rules know it, since tables write slugs of their own there, too. */
const SLUG = /^(Убрать: )?[a-z]+(-[a-z]+)+$/;

interface Onlooker {
  readonly seat: Seat;
  readonly lang: Lang;
}

describe("pf1: a game master who reads English and a player who reads Russian", () => {
  const table = useTable({ ruleset: "pf1", names: "ru" });

  it("each read the same strike, refusal and sheet in their own language, names in the nominative", async () => {
    const gm = await table().enter("gm", { lang: "en" });
    const archer = await table().enter("player1", { lang: "ru" });
    const round: Round = { gm, archer };
    const onlookers: Onlooker[] = [
      { seat: gm, lang: "en" },
      { seat: archer, lang: "ru" },
    ];
    await beginFight(round, [ARCHER, OGRE, FIGHTER, GOBLIN]);
    for (const onlooker of onlookers) await readSheet(onlooker);

    await archer.board.pickUp(ARCHER);
    await archer.board.carryTo(GOAL);
    const label = archer.page.locator(".tempo-label__strike");
    await archer.waitForText(new RegExp(`Огр:\\s+${sentence("ru", "pf1.Provoked")}`), label);
    await readsOnly({ seat: archer, lang: "ru" });
    await archer.board.drop();
    await everybodySees(round, ARCHER, THREATENED);
    await readPrompts(gm, archer);

    await gm.queueDice(15, 3, 2);
    await gm.click("Strike");
    await everybodySees(round, ARCHER, GOAL);
    for (const onlooker of onlookers) await readCard(onlooker);
    for (const onlooker of onlookers) await readRefusal(onlooker);
  });
});

const SCREENS = ["dnd5e2024", "dnd4e", "adnd2ct", "gurps4e"] as const;

describe.each(SCREENS)("%s: a game master who reads Russian", (ruleset) => {
  const table = useTable({ ruleset, names: "ru" });

  it("finds no English word on sheets in play and being edited, in the tracker, among the settings and in the reference", async () => {
    const gm = await table().enter("gm", { lang: "ru" });
    const reader: Onlooker = { seat: gm, lang: "ru" };
    for (const token of [FIGHTER, OGRE]) {
      const sheet = await openSheet(gm, token);
      await readsOnly(reader);
      await sheet.locator("[data-action=toggleEdit]").first().click();
      await sheet.locator(".tempo-edit").first().waitFor({ state: "visible" });
      await readsOnly(reader);
      await closeSheet(sheet);
    }
    await gm.page.getByRole("tab", { name: /^Бой/ }).click();
    await readsOnly(reader);
    const settings = await openGmSettings(gm, "ru");
    await readsOnly(reader);
    await settings.locator("[data-action=close]").first().click();
    await closeGmSettings(gm);
    const list = await openSettings(gm);
    await gm.click(
      sentence("ru", "FirstStart.open"),
      list.locator(".form-group", { hasText: sentence("ru", "FirstStart.title") }),
    );
    await gm.page.locator("#battle-tempo-first-start").waitFor({ state: "visible" });
    await readsOnly(reader);
    await gm.page.keyboard.press("Escape");
    await gm.page.keyboard.press("Shift+I");
    await gm.page.locator("#battle-tempo-reference").waitFor({ state: "visible" });
    await readsOnly(reader);
  });
});

async function readSheet({ seat, lang }: Onlooker): Promise<void> {
  const sheet = await openSheet(seat, ARCHER);
  await seat.waitForText(sentence(lang, "Sheet.ownTurn", { round: "1" }), sheet);
  await readsOnly({ seat, lang });
  await closeSheet(sheet);
}

/** The one is asked, the other is told whom the table waits for. */
async function readPrompts(gm: Seat, archer: Seat): Promise<void> {
  const cause = sentence("en", "pf1.Cause.leaving");
  const title = sentence("en", "Prompt.title", { who: "Огр", whom: "Лучник", cause });
  await gm.waitForText(title, gm.page.locator("#battle-tempo-reactions"));
  await readsOnly({ seat: gm, lang: "en" });
  const waiting = sentence("ru", "Prompt.waitingFor", { name: "Ведущий" });
  await archer.waitForText(waiting, archer.page.locator("#battle-tempo-reactions"));
  await readsOnly({ seat: archer, lang: "ru" });
}

async function readCard({ seat, lang }: Onlooker): Promise<void> {
  await seat.page.getByRole("tab", { name: /^(Chat|Чат)$/ }).click();
  const card = seat.page.locator(".tempo-card");
  await seat.waitForText(sentence(lang, "Card.strike", { who: "Огр", whom: "Лучник" }), card);
  await seat.waitForText(sentence(lang, "Card.hit"), card);
  await seat.waitForText(sentence(lang, "Card.hp", { from: "24", to: "12" }), card);
  await readsOnly({ seat, lang });
}

/** Both try the same, farther than any turn allows: the player is told why not, the game master is asked besides. */
async function readRefusal({ seat, lang }: Onlooker): Promise<void> {
  await seat.board.drag(ARCHER, TOO_FAR);
  const told = seat.page.locator("#notifications, [role=alertdialog]");
  await seat.waitForText(anySentence(lang, "Refusal.too-far.full"), told);
  await readsOnly({ seat, lang });
}

/** No key stands for a word, and no word of the other language is on the screen; names are the world's. */
async function readsOnly({ seat, lang }: Onlooker): Promise<void> {
  expect(await rawKeys(seat.page), `raw keys on ${seat.name}'s screen`).toEqual([]);
  expect(await missingTranslations(seat.page), `keys without words for ${seat.name}`).toEqual([]);
  const names = await namesOfWorld(seat);
  const texts = (await readableTexts(seat.page, OURS)).map((text) =>
    names.reduce((rest, name) => rest.replaceAll(name, ""), text).replace(LATIN, ""),
  );
  const foreign = texts.filter((text) => !SLUG.test(text) && (lang === "en" ? /[а-яё]/i : /[a-z]{2,}/i).test(text));
  expect(foreign, `of the other language, on ${seat.name}'s screen`).toEqual([]);
}

/** What people named themselves, the longest first. */
const namesOfWorld = ({ page }: Seat): Promise<string[]> =>
  page.evaluate(() => {
    interface Named {
      name: string;
      items?: { contents: Named[] };
    }
    const { game } = globalThis as unknown as {
      game: { actors: { contents: Named[] }; users: { contents: Named[] }; scenes: { contents: Named[] } };
    };
    const named = [...game.actors.contents, ...game.users.contents, ...game.scenes.contents];
    const names = named.flatMap(({ name, items }) => [name, ...(items?.contents ?? []).map((item) => item.name)]);
    return names.sort((a, b) => b.length - a.length);
  });

import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather, seatsOf, type Party, type Round } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import { actionButton, closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable, type TestTable } from "./support/table.js";
import { holdsFor } from "./support/wait.js";
import { sentence, type Lang } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
/** Beside the goblin; the rubble begins right below. */
const START = [6, 11] as const;
const STEPPED = [5, 11] as const;

type Stepping = Round & Pick<Party, "fighter">;

describe("pf1: a 5-foot step by arrow key from beside a goblin", () => {
  const table = useTable({ ruleset: "pf1" });

  it.each<{ lang: Lang }>(FULL ? [{ lang: "ru" }, { lang: "en" }] : [{ lang: "ru" }])(
    "is struck at by nobody, and is refused where it may not be, in $lang",
    async ({ lang }) => {
      const party = await sitDown(table(), lang);
      await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE]);

      await armStep(party, lang);
      await isRefused(party, START, "ArrowDown", sentence(lang, "Refusal.difficult-terrain.plain"));

      await party.fighter.board.press(FIGHTER, "ArrowLeft");
      await everybodySees(party, FIGHTER, STEPPED);
      await nobodyIsAsked(party);

      const stepped = sentence(lang, "Refusal.already-stepped.plain");
      await isClosedOnSheet(party, lang, stepped);
      await isRefused(party, STEPPED, "ArrowLeft", stepped);
    },
  );
});

/** All three once; that words come in the other language too takes two. */
async function sitDown(table: TestTable, lang: Lang): Promise<Stepping> {
  if (lang === "ru") return gather(table, { player2: lang });
  return { gm: await table.enter("gm"), fighter: await table.enter("player2", { lang }) };
}

/** Opens the sheet, presses the step's button, and closes it again. */
async function armStep({ fighter }: Stepping, lang: Lang): Promise<void> {
  const sheet = await openSheet(fighter, FIGHTER);
  const button = actionButton(sheet, lang, "pf1", "five-foot-step");
  await button.click();
  await pressed(button).waitFor();
  await closeSheet(sheet);
}

const pressed = (button: Locator): Locator => button.and(button.page().locator('[aria-pressed="true"]'));

/** The second step: its button is closed, and both the button and a press on it tell why. */
async function isClosedOnSheet({ fighter }: Stepping, lang: Lang, reason: string): Promise<void> {
  const sheet = await openSheet(fighter, FIGHTER);
  const button = actionButton(sheet, lang, "pf1", "five-foot-step");
  expect(await button.getAttribute("aria-disabled")).toBe("true");
  await button.getByText(reason).waitFor({ state: "visible" });
  await button.click({ force: true });
  await fighter.waitForText(reason, fighter.page.locator("#notifications"));
  expect(await button.getAttribute("aria-pressed")).toBe("false");
  await closeSheet(sheet);
  await dismissAll({ fighter });
}

/** The key moves the token on no screen, and its player reads why. */
async function isRefused(party: Stepping, at: readonly [number, number], key: string, reason: string): Promise<void> {
  const before = (await agreedEvents(party)).length;
  await party.fighter.board.press(FIGHTER, key);
  await party.fighter.waitForText(reason, party.fighter.page.locator("#notifications"));
  await holdsFor("the fighter stands still on all screens", 700, async () => {
    const places = await Promise.all(
      seatsOf(party).flatMap(({ board }) => [board.cellOf(FIGHTER), board.drawnCellOf(FIGHTER)]),
    );
    return places.every(([column, row]) => column === at[0] && row === at[1]);
  });
  expect(await agreedEvents(party)).toHaveLength(before);
  await dismissAll(party);
}

async function dismissAll({ fighter }: Pick<Party, "fighter">): Promise<void> {
  const notices = fighter.page.locator("#notifications > li");
  while ((await notices.count()) > 0) await notices.first().getByRole("button").click();
}

async function nobodyIsAsked(party: Stepping): Promise<void> {
  const events = await agreedEvents(party);
  expect(events.filter(({ type }) => type === "Moved")).toMatchObject([{ to: { cell: STEPPED } }]);
  expect(events.some(({ type }) => type === "WindowOpened" || type === "StrikeResolved")).toBe(false);
  for (const seat of seatsOf(party)) expect(await seat.page.locator("#battle-tempo-reactions").count()).toBe(0);
}

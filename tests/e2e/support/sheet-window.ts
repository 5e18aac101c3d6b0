import type { Locator } from "playwright-core";
import type { Seat } from "./seat.js";
import { waitFor } from "./wait.js";
import { sentence, type Lang } from "./words.js";

/** Milliseconds until a double click that opened nothing is tried again; a window that is still empty is something. */
const CLICK_AGAIN = 4000;

interface SheetPage {
  game: {
    scenes: {
      contents: {
        tokens: { get(id: string): { actor: { sheet: { render(options: object): Promise<unknown> } } } | undefined };
      }[];
    };
  };
}

/**
 * Opens a creature's sheet by a double click on its token: as a person does, again where the first one came before the
 * token was drawn. Whoever doesn't see the scene opens it by a macro.
 */
export async function openSheet(seat: Seat, tokenId: string): Promise<Locator> {
  const sheet = seat.page.locator(".tempo-sheet");
  const head = sheet.locator(".tempo-head");
  let clicked = 0;
  await waitFor(
    `the sheet of ${tokenId}`,
    async () => {
      if (await head.isVisible()) return true;
      if (Date.now() - clicked < CLICK_AGAIN || (clicked > 0 && (await sheet.count()) > 0)) return false;
      await (seat.seesFight ? seat.board.doubleClick(tokenId) : openByMacro(seat, tokenId));
      clicked = Date.now();
      return false;
    },
    { timeout: 30_000, tell: () => (seat.seesFight ? seat.board.describe(tokenId) : "") },
  );
  return sheet;
}

const openByMacro = (seat: Seat, tokenId: string): Promise<void> =>
  seat.page.evaluate(async (id) => {
    const { scenes } = (globalThis as unknown as SheetPage).game;
    const token = scenes.contents.flatMap(({ tokens }) => tokens.get(id) ?? [])[0];
    if (!token) throw new Error(`no token ${id} in this world`);
    await token.actor.sheet.render({ force: true });
  }, tokenId);

/** Closes the window again: it hides the tokens. */
export async function closeSheet(sheet: Locator): Promise<void> {
  await sheet.getByRole("button", { name: /^(Close window|Закрыть окно)$/ }).click();
  await sheet.waitFor({ state: "detached" });
}

/** The button of an action in the sheet's columns, by the name that it has in that language. */
export function actionButton(sheet: Locator, lang: Lang, ruleset: string, action: string): Locator {
  const name = sentence(lang, `${ruleset}.Action.${action}`);
  const exact = new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);
  return sheet.locator(".tempo-columns").getByRole("button", { name: exact });
}

/** What is left of the creature's turn, as the strip at the head of its sheet says it. */
export async function stripOfSheet(seat: Seat, tokenId: string): Promise<string> {
  const sheet = await openSheet(seat, tokenId);
  const text = await sheet.locator(".tempo-head .tempo-strip").getAttribute("aria-label");
  await closeSheet(sheet);
  return text ?? "";
}

/** The same as the creature's row of the tracker says it; the tracker is brought to the front. */
export async function stripOfTracker(seat: Seat, name: string): Promise<string> {
  await seat.page.getByRole("tab", { name: /^(Combat|Бой)/ }).click();
  const row = seat.page.locator("#combat li.combatant").filter({ has: seat.page.getByText(name, { exact: true }) });
  return (await row.locator(".tempo-strip").getAttribute("aria-label")) ?? "";
}

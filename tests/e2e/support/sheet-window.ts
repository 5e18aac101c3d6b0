import type { Locator } from "playwright-core";
import type { Seat } from "./seat.js";
import { sentence, type Lang } from "./words.js";

/** Opens a creature's sheet by a double click on its token. */
export async function openSheet(seat: Seat, tokenId: string): Promise<Locator> {
  await seat.board.doubleClick(tokenId);
  const sheet = seat.page.locator(".tempo-sheet");
  await sheet.locator(".tempo-head").waitFor({ state: "visible" });
  return sheet;
}

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

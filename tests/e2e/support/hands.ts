import type { Locator } from "playwright-core";
import type { Cell } from "./board.js";
import { agreedEvents, type Round } from "./fight.js";
import type { Seat } from "./seat.js";
import { waitFor } from "./wait.js";

/** More Tabs than any screen of ours has stops. */
const MOST_STOPS = 120;

/** What those hear who listen instead of looking. */
export const hears = (seat: Seat, words: string | RegExp): Promise<void> =>
  seat.waitForText(words, seat.page.locator("#battle-tempo-live"));

/** Goes on with Tab until a button of that name has the focus; presses nothing. */
export async function tabTo({ page }: Seat, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLElement ? (element.getAttribute("aria-label") ?? element.innerText).trim() : "";
    });
    if (name.test(focused)) return;
    passed.push(focused.split("\n")[0] ?? "");
    await page.keyboard.press("Tab");
  }
  throw new Error(`no ${String(name)} among ${[...new Set(passed)].join(" | ")}`);
}

/** Opens the chosen token's sheet by its key, and waits until the keyboard is in it. */
export async function openSheetByKey({ page, name }: Seat): Promise<void> {
  await page.keyboard.press("i");
  await waitFor(`${name}'s keyboard to be in the sheet`, () =>
    page.evaluate(
      () => document.activeElement?.closest(".tempo-sheet") !== null && document.activeElement !== document.body,
    ),
  );
}

/** Presses keys one after the other, as fingers do: each is let go before the next. */
export async function keys({ page }: Seat, ...codes: string[]): Promise<void> {
  for (const code of codes) await page.keyboard.press(code);
}

/** A tap of a finger on the map. */
export async function tapCell(seat: Seat, cell: Cell): Promise<void> {
  const { x, y } = await seat.board.pointOf(cell);
  await seat.page.touchscreen.tap(x, y);
}

/** A tap on the one button of that name. */
export async function tap(seat: Seat, name: string | RegExp, within?: Locator): Promise<void> {
  await seat.button(name, within).tap();
}

/** Waits until something of the kind has happened, on all screens. */
export async function happens(party: Round, kind: string): Promise<void> {
  await waitFor(kind, async () => (await agreedEvents(party)).some(({ type }) => type === kind));
}

interface TurnPage {
  game: { combat: unknown; system: { api: { sessionOf(combat: unknown): { encounter: { active: string | null } } } } };
}

/** Waits until it is somebody else's turn than the combatant's of that token. */
export async function turnIsOver(seat: Seat, tokenId: string): Promise<void> {
  await waitFor(`the turn of ${tokenId} to be over`, () =>
    seat.page.evaluate((id) => {
      const { game } = globalThis as unknown as TurnPage;
      const { active } = game.system.api.sessionOf(game.combat).encounter;
      const { combatants } = game.combat as { combatants: { get(id: string): { tokenId: string } | undefined } };
      return active !== null && combatants.get(active)?.tokenId !== id;
    }, tokenId),
  );
}

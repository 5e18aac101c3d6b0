import type { Locator } from "playwright-core";
import type { Seat } from "./seat.js";
import { openSheet } from "./sheet-window.js";
import { waitFor } from "./wait.js";
import { sentence, type Lang } from "./words.js";

/** The window of what a table has made for itself. */
const ownWindow = (seat: Seat): Locator => seat.page.locator(".tempo-own");

/** In the creature's sheet, edited, adds something of that kind and waits for its window. */
export async function addOwn(
  seat: Seat,
  tokenId: string,
  kind: "action" | "feature",
  lang: Lang = "en",
): Promise<Locator> {
  const sheet = await openSheet(seat, tokenId);
  await sheet.getByRole("button", { name: sentence(lang, "Sheet.edit"), exact: true }).click();
  await sheet.getByRole("button", { name: sentence(lang, `Sheet.add.${kind}`), exact: true }).click();
  const own = ownWindow(seat);
  await own.waitFor({ state: "visible" });
  return own;
}

/** Adds a row to a list of the window, and returns it. */
export async function addRow(own: Locator, list: "effects" | "needs" | "adds"): Promise<Locator> {
  const rows = own.locator(`[data-list="${list}"] [data-row]`);
  const before = await rows.count();
  await own.locator(`[data-action="addRow"][data-list="${list}"]`).click();
  await waitFor("the row to be added", async () => (await rows.count()) === before + 1);
  return rows.nth(before);
}

/** Fills in a field of the window and waits until the item holds it: the form is drawn anew by then. */
export async function fillIn(own: Locator, name: string, value: string): Promise<void> {
  const field = own.locator(`[name="${name}"]`);
  const isSelect = await field.evaluate((element) => element instanceof HTMLSelectElement);
  const isCheck = await field.evaluate((element) => element instanceof HTMLInputElement && element.type === "checkbox");
  if (isSelect) await field.selectOption(value);
  else if (isCheck) await field.setChecked(value === "true");
  else {
    await field.fill(value);
    await field.press("Tab");
  }
  await waitFor(`${name} to be ${value}`, async () => (await storedValue(own, name)) === value, {
    tell: () => storedValue(own, name),
  });
}

const storedValue = (own: Locator, name: string): Promise<string> =>
  own.evaluate((element, path) => {
    interface Host {
      foundry: {
        applications: { instances: Map<string, { document: { _source: object } }> };
        utils: { getProperty(object: object, path: string): unknown };
      };
    }
    const { applications, utils } = (globalThis as unknown as Host).foundry;
    const source = applications.instances.get(element.id)?.document._source;
    return String(source && utils.getProperty(source, path));
  }, name);

/** Closes the window, and then the sheet that it was opened from, which goes back to play first. */
export async function closeOwn(seat: Seat, lang: Lang = "en"): Promise<void> {
  const own = ownWindow(seat);
  await own.getByRole("button", { name: /^(Close window|Закрыть окно)$/ }).click();
  await own.waitFor({ state: "detached" });
  const sheet = seat.page.locator(".tempo-sheet");
  await sheet.getByRole("button", { name: sentence(lang, "Sheet.done"), exact: true }).click();
  await sheet.getByRole("button", { name: /^(Close window|Закрыть окно)$/ }).click();
  await sheet.waitFor({ state: "detached" });
}

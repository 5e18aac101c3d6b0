import type { Locator } from "playwright-core";
import type { Seat } from "./seat.js";
import { waitFor } from "./wait.js";

/** Sets or takes off a condition by the token's HUD. */
export async function toggleStatus(seat: Seat, tokenId: string, name: string): Promise<void> {
  const hud = await openHud(seat, tokenId);
  await hud.locator("[data-action=togglePalette][data-palette=effects]").click();
  await hud.getByRole("button", { name, exact: true }).click();
  await closeHud(seat, tokenId);
}

/** Chooses how the token moves from now on, by its HUD. */
export async function chooseMode(seat: Seat, tokenId: string, name: string): Promise<void> {
  const hud = await openHud(seat, tokenId);
  await hud.locator("select[name=movementAction]").selectOption({ label: name });
  await closeHud(seat, tokenId);
}

/** Lifts the token to a height by its HUD. */
export async function lift(seat: Seat, tokenId: string, elevation: number): Promise<void> {
  const hud = await openHud(seat, tokenId);
  await hud.locator("input[name=elevation]").fill(String(elevation));
  await hud.locator("input[name=elevation]").press("Enter");
  await closeHud(seat, tokenId);
}

/** Arms a tactic for the token's next movement by its HUD; answers with the names of all that are offered. */
export async function armInHud(seat: Seat, tokenId: string, name: string): Promise<string[]> {
  const row = (await openHud(seat, tokenId)).getByRole("group");
  await row.getByRole("radio", { name, exact: true }).check();
  const offered = await row
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => radio.parentElement?.textContent ?? ""));
  await closeHud(seat, tokenId);
  return offered;
}

/** Presses a button of the token's HUD, which a finger must be able to hit: at least so large, in CSS pixels. */
export async function pressInHud(seat: Seat, tokenId: string, name: string, atLeast: number): Promise<void> {
  const button = (await openHud(seat, tokenId)).getByRole("button", { name, exact: true });
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  if (Math.min(width, height) < atLeast) throw new Error(`"${name}" is only ${width} × ${height}`);
  await button.click();
}

/** Milliseconds until a right click that did nothing is tried again; long enough to be no double click. */
const CLICK_AGAIN = 2000;

/** The HUD of a token, opened by a right click on it. */
export async function openHud(seat: Seat, tokenId: string): Promise<Locator> {
  await seat.board.select(tokenId);
  return toggleHud(seat, tokenId, true);
}

async function closeHud(seat: Seat, tokenId: string): Promise<void> {
  await toggleHud(seat, tokenId, false);
}

/** By a right click on the token: again, as a person does, where one close behind another was taken for a double click. */
async function toggleHud({ board, page }: Seat, tokenId: string, shown: boolean): Promise<Locator> {
  const hud = page.locator("#token-hud");
  let clicked = 0;
  await waitFor(`the HUD of ${tokenId} to be ${shown ? "open" : "closed"}`, async () => {
    if ((await hud.isVisible()) === shown) return true;
    if (Date.now() - clicked < CLICK_AGAIN) return false;
    const point = await board.pointOf(await board.cellOf(tokenId));
    await page.mouse.click(point.x, point.y, { button: "right" });
    clicked = Date.now();
    return false;
  });
  return hud;
}

import { seatsOf, type Party } from "./fight.js";
import type { Seat } from "./seat.js";
import { closeSheet, openSheet, stripOfSheet, stripOfTracker } from "./sheet-window.js";
import { waitFor } from "./wait.js";

/** Presses an action's button on the creature's sheet, on the line of that weapon if one is named, and closes the sheet. */
export async function act(seat: Seat, tokenId: string, action: RegExp, weapon?: string): Promise<void> {
  const sheet = await openSheet(seat, tokenId);
  const line = sheet.locator(".tempo-attack").filter({ hasText: weapon ?? "" });
  await seat.click(action, weapon === undefined ? sheet.locator(".tempo-columns") : line);
  await closeSheet(sheet);
}

/** Waits until tracker and sheet say the same of a creature on all screens. Sheets must be closed. */
export async function everybodyReads(party: Party, tokenId: string, name: string, left: string): Promise<void> {
  for (const seat of seatsOf(party)) {
    const read = async (): Promise<string> =>
      `sheet "${await stripOfSheet(seat, tokenId)}", tracker "${await stripOfTracker(seat, name)}"`;
    const wanted = `sheet "${left}", tracker "${left}"`;
    await waitFor(`${seat.name} to read ${wanted}`, async () => (await read()) === wanted, { tell: read });
  }
}

import type { Cell } from "./board.js";
import type { Party } from "./fight.js";
import type { Seat } from "./seat.js";
import { closeSheet, openSheet } from "./sheet-window.js";

interface HandsPage {
  game: {
    combats: { contents: [Record<(typeof PASSES)[PassButton], () => Promise<unknown>>] };
    scenes: {
      contents: {
        grid: { getTopLeftPoint(offset: { i: number; j: number }): { x: number; y: number } };
        tokens: { get(id: string): unknown };
        updateEmbeddedDocuments(name: string, changes: object[]): Promise<unknown>;
      }[];
    };
  };
}

const PASSES = {
  "Next turn": "nextTurn",
  "Next round": "nextRound",
  "Previous turn": "previousTurn",
  "Previous round": "previousRound",
} as const;
/** A button of the tracker that goes on or back. */
export type PassButton = keyof typeof PASSES;

/** Where a token has to go. */
export type Errand = readonly [tokenId: string, to: Cell];

/** Moves tokens at once: by dragging the first, with the others chosen too, or, where the scene isn't on the screen, as a macro does. */
export async function carry(seat: Seat, first: Errand, ...others: readonly Errand[]): Promise<void> {
  if (!seat.seesFight) return moveByMacro(seat, [first, ...others]);
  const [tokenId, to] = first;
  if (others.length > 0) await seat.board.selectAll(tokenId, ...others.map(([id]) => id));
  await seat.board.drag(tokenId, to);
}

/** One update of all of them, as a drag sends it. It resolves when the tokens have arrived or are held: nobody waits here. */
const moveByMacro = (seat: Seat, errands: readonly Errand[]): Promise<void> =>
  seat.page.evaluate((all) => {
    const { scenes } = (globalThis as unknown as HandsPage).game;
    const scene = scenes.contents.find(({ tokens }) => all.every(([id]) => tokens.get(id) !== undefined));
    if (!scene) throw new Error("no scene has these tokens");
    const changes = all.map(([_id, [j, i]]) => {
      const { x, y } = scene.grid.getTopLeftPoint({ i, j });
      return { _id, x, y };
    });
    void scene.updateEmbeddedDocuments("Token", changes);
  }, errands);

/** Goes on or back in the fight's turns, by the tracker where the fight stands in it. */
export async function passOn({ gm }: Pick<Party, "gm">, button: PassButton): Promise<void> {
  if (gm.hasTracker) {
    await gm.page.getByRole("tab", { name: /^Combat/ }).click();
    await gm.page.locator("#combat").getByRole("button", { name: button, exact: true }).click();
    return;
  }
  await gm.page.evaluate(async (pass) => {
    await (globalThis as unknown as HandsPage).game.combats.contents[0][pass]();
  }, PASSES[button]);
}

/** Takes a creature's last act back: by the key with the token in hand, or else by its sheet. */
export async function takeBack(seat: Seat, tokenId: string): Promise<void> {
  if (seat.seesFight) {
    await seat.board.press(tokenId, "Control+z");
    return;
  }
  const sheet = await openSheet(seat, tokenId);
  await sheet.getByRole("button", { name: "Undo", exact: true }).click();
  await closeSheet(sheet);
}

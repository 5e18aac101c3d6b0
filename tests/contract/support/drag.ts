import type { Page } from "playwright-core";
import type { ClientGlobals } from "../../e2e/support/client.js";
import { Board, type Cell } from "../../e2e/support/board.js";

/** Drags a token along cells with the mouse; `before` is asked while it is still held over the last one. */
export async function dragToken(page: Page, tokenId: string, way: readonly Cell[], before: () => Promise<void>) {
  const board = new Board(page);
  await showWhole(page);
  await board.select(tokenId);
  await board.pickUp(tokenId);
  for (const cell of way) await board.carryTo(cell);
  await before();
  await board.drop();
}

/** The left half of the scene lies beside the sidebar. */
function showWhole(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { canvas } = globalThis as unknown as ClientGlobals;
    canvas.pan({ x: 700, y: 500, scale: 0.45 });
  });
}

import type { Page } from "playwright-core";
import type { ClientGlobals } from "./client.js";
import { PATIENCE, waitFor } from "./wait.js";

/** Column and row, from 0. */
export type Cell = readonly [column: number, row: number];

const MOUSE_STEPS = 6;
/** Milliseconds until a click that selected nothing is tried again; long enough to be no double click. */
const CLICK_AGAIN = 2000;

/** The canvas of one client, handled with mouse and keys. Tokens are named by their document id. */
export class Board {
  constructor(private readonly page: Page) {}

  /** Pans and zooms so that the whole scene shows between the bars at the sides. */
  async showScene(): Promise<void> {
    await this.page.evaluate(() => {
      const { canvas } = globalThis as unknown as ClientGlobals;
      const { x, y, width, height } = canvas.dimensions.sceneRect;
      const sides = { left: 120, right: 340, top: 60, bottom: 110 };
      const free = { width: innerWidth - sides.left - sides.right, height: innerHeight - sides.top - sides.bottom };
      const scale = Math.min(free.width / width, free.height / height);
      const shift = { x: (sides.right - sides.left) / 2 / scale, y: (sides.bottom - sides.top) / 2 / scale };
      canvas.pan({ x: x + width / 2 + shift.x, y: y + height / 2 + shift.y, scale });
    });
  }

  /** The cell of a token's top left corner, by its document. */
  async cellOf(tokenId: string): Promise<Cell> {
    const cell = await this.#cell(tokenId, "document");
    if (!cell) throw new Error(`${tokenId} is nowhere`);
    return cell;
  }

  /** The cell at which the token is drawn at this moment: it lags behind its document while it walks. */
  async drawnCellOf(tokenId: string): Promise<Cell> {
    return (await this.#cell(tokenId, "object")) ?? (await this.cellOf(tokenId));
  }

  /** Whether this screen shows that scene. */
  isOn(sceneId: string): Promise<boolean> {
    return this.page.evaluate((id) => {
      const { canvas } = globalThis as unknown as ClientGlobals;
      return canvas.ready && canvas.scene?.id === id;
    }, sceneId);
  }

  /** Waits until a token has come to a cell, by its document and on the screen. */
  async waitForToken(tokenId: string, [column, row]: Cell, timeout = PATIENCE): Promise<void> {
    const tell = async (): Promise<string> =>
      `document at ${(await this.cellOf(tokenId)).join(",")}, drawn at ${(await this.drawnCellOf(tokenId)).join(",")}`;
    const arrived = async (): Promise<boolean> => {
      const cells = [await this.cellOf(tokenId), await this.drawnCellOf(tokenId)];
      return cells.every((cell) => cell[0] === column && cell[1] === row);
    };
    await waitFor(`${tokenId} at ${column},${row}`, arrived, { timeout, tell });
  }

  /** Clicks a token until it is controlled: as a person does, again where the first click came before it was drawn. */
  async select(tokenId: string): Promise<void> {
    let clicked = 0;
    await waitFor(`${tokenId} to be selected`, async () => {
      if (await this.#isControlled(tokenId)) return true;
      if (Date.now() - clicked < CLICK_AGAIN) return false;
      const point = await this.pointOf(await this.cellOf(tokenId));
      await this.#demandCanvasAt(point);
      await this.page.mouse.click(point.x, point.y);
      clicked = Date.now();
      return false;
    });
  }

  /** Selects several tokens: the first by a click, the others with Shift. */
  async selectAll(first: string, ...others: string[]): Promise<void> {
    await this.select(first);
    await this.page.keyboard.down("Shift");
    for (const id of others) {
      if (await this.#isControlled(id)) continue;
      const point = await this.pointOf(await this.cellOf(id));
      await this.#demandCanvasAt(point);
      await this.page.mouse.click(point.x, point.y);
      await waitFor(`${id} to be selected too`, () => this.#isControlled(id));
    }
    await this.page.keyboard.up("Shift");
  }

  /** The words that the canvas shows: names of tokens, labels, notices over them. */
  labels(): Promise<string[]> {
    return this.page.evaluate(() => {
      interface Drawn {
        visible: boolean;
        renderable: boolean;
        text?: unknown;
        children?: Drawn[];
      }
      const walk = (part: Drawn): string[] =>
        part.visible && part.renderable
          ? [...(typeof part.text === "string" ? [part.text] : []), ...(part.children ?? []).flatMap(walk)]
          : [];
      return walk((globalThis as unknown as { canvas: { stage: Drawn } }).canvas.stage);
    });
  }

  /** How a token stands on this screen, for the message of a failure. */
  async describe(tokenId: string): Promise<string> {
    const cells = [await this.cellOf(tokenId), await this.drawnCellOf(tokenId)].map((cell) => cell.join(","));
    const point = await this.pointOf(await this.cellOf(tokenId));
    const top = await this.page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 120), point);
    return `document at ${cells[0] ?? "?"}, drawn at ${cells[1] ?? "?"}, topmost there: ${top ?? "nothing"}`;
  }

  /** Double-clicks a token, which opens its sheet. */
  async doubleClick(tokenId: string): Promise<void> {
    const point = await this.pointOf(await this.cellOf(tokenId));
    await this.#demandCanvasAt(point);
    await this.page.mouse.dblclick(point.x, point.y);
  }

  /** Points at a token and makes it the target, by the key for it, which would let go of one that is the target already. */
  async target(tokenId: string): Promise<void> {
    if (await this.#isTarget(tokenId)) return;
    const point = await this.pointOf(await this.cellOf(tokenId));
    await this.#demandCanvasAt(point);
    await this.page.mouse.move(point.x, point.y, { steps: MOUSE_STEPS });
    await this.page.keyboard.press("t");
    await waitFor(`${tokenId} to be the target`, () => this.#isTarget(tokenId));
  }

  /** Selects a token and presses keys, one after the other: `ArrowRight`, `Shift+ArrowUp`. */
  async press(tokenId: string, ...keys: string[]): Promise<void> {
    if (!(await this.#isControlled(tokenId))) await this.select(tokenId);
    for (const key of keys) await this.page.keyboard.press(key);
  }

  /** Drags a token to a cell and lets go there. */
  async drag(tokenId: string, ...way: Cell[]): Promise<void> {
    await this.pickUp(tokenId);
    for (const cell of way) await this.carryTo(cell);
    await this.drop();
  }

  /** Takes hold of a token by its top left cell, which is the one that {@link carryTo} names. */
  async pickUp(tokenId: string): Promise<void> {
    const point = await this.pointOf(await this.cellOf(tokenId));
    await this.#demandCanvasAt(point);
    await this.page.mouse.move(point.x, point.y);
    await this.page.mouse.down();
  }

  async carryTo(cell: Cell): Promise<void> {
    const point = await this.pointOf(cell);
    await this.#demandCanvasAt(point);
    await this.page.mouse.move(point.x, point.y, { steps: MOUSE_STEPS });
  }

  async drop(): Promise<void> {
    await this.page.mouse.up();
  }

  /** The middle of a cell in page pixels. */
  async pointOf(cell: Cell): Promise<{ x: number; y: number }> {
    return this.page.evaluate(([column, row]) => {
      const { canvas } = globalThis as unknown as ClientGlobals;
      const center = canvas.grid.getCenterPoint({ i: row, j: column });
      // Asked anew: what the stage keeps of its place is that of the frame drawn last.
      const { x, y } = canvas.stage.toGlobal(center);
      const box = canvas.app.view.getBoundingClientRect();
      return { x: box.left + x, y: box.top + y };
    }, cell);
  }

  /** A person can't take what lies under a window: neither may a test. */
  async #demandCanvasAt(point: { x: number; y: number }): Promise<void> {
    const covering = await this.page.evaluate(({ x, y }) => {
      const { canvas } = globalThis as unknown as ClientGlobals;
      const element = document.elementFromPoint(x, y);
      if (element === canvas.app.view) return null;
      return element
        ? `<${element.tagName.toLowerCase()} id="${element.id}" class="${element.className}">`
        : "the edge";
    }, point);
    if (covering !== null)
      throw new Error(`at ${Math.round(point.x)},${Math.round(point.y)} ${covering} hides the canvas`);
  }

  #isTarget(tokenId: string): Promise<boolean> {
    return this.page.evaluate((id) => {
      const { game } = globalThis as unknown as ClientGlobals;
      return [...game.user.targets].some((token) => token.id === id);
    }, tokenId);
  }

  #isControlled(tokenId: string): Promise<boolean> {
    return this.page.evaluate((id) => {
      const { canvas } = globalThis as unknown as ClientGlobals;
      return canvas.tokens.controlled.some((token) => token.id === id);
    }, tokenId);
  }

  /** Null where the token is drawn nowhere on this screen: it looks at another scene, or at none. */
  #cell(tokenId: string, of: "document" | "object"): Promise<Cell | null> {
    return this.page.evaluate(
      ([id, source]): Cell | null => {
        const { game } = globalThis as unknown as ClientGlobals;
        const scene = game.scenes.contents.find(({ tokens }) => tokens.get(id) !== undefined);
        const token = scene?.tokens.get(id);
        if (!scene || !token) throw new Error(`no token ${id} in this world`);
        const place = source === "object" ? token.object : token;
        if (!place) return null;
        const { grid } = scene;
        const { i, j } = grid.getOffset({ x: place.x + grid.sizeX / 2, y: place.y + grid.sizeY / 2 });
        return [j, i];
      },
      [tokenId, of] as const,
    );
  }
}

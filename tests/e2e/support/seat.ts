import type { BrowserContext, Locator, Page } from "playwright-core";
import { Board } from "./board.js";
import type { ClientGlobals } from "./client.js";
import type { Complaints } from "./complaints.js";
import { PATIENCE, waitFor } from "./wait.js";

const ENTER_TIMEOUT = 120_000;

/** One person at the table: a browser context of their own, in a language of their own. */
export class Seat {
  readonly board: Board;
  #elsewhere = false;

  private constructor(
    readonly name: string,
    readonly userId: string,
    readonly page: Page,
    private readonly context: BrowserContext,
    private readonly complaints: Complaints,
    /** Whether this client draws the scene. */
    readonly hasCanvas: boolean,
  ) {
    page.setDefaultTimeout(PATIENCE);
    this.board = new Board(page);
  }

  static async take(seating: {
    name: string;
    userId: string;
    address: string;
    context: BrowserContext;
    complaints: Complaints;
    hasCanvas: boolean;
  }): Promise<Seat> {
    const { name, userId, address, context, complaints, hasCanvas } = seating;
    const page = await context.newPage();
    complaints.watch(name, page);
    const seat = new Seat(name, userId, page, context, complaints, hasCanvas);
    await page.goto(address);
    await seat.waitUntilReady();
    return seat;
  }

  /** Reloads the page as F5 does, and waits for the game to be back. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.waitUntilReady();
  }

  /** Closes the browser window for good. */
  async leave(): Promise<void> {
    await this.context.close();
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Locator {
    return within.getByRole("button", typeof name === "string" ? { name, exact: true } : { name });
  }

  /** Clicks the one button of that name. */
  async click(name: string | RegExp, within?: Locator): Promise<void> {
    await this.button(name, within).click();
  }

  /** Waits until the text can be read on this screen. */
  async waitForText(text: string | RegExp, within: Page | Locator = this.page, timeout = PATIENCE): Promise<void> {
    await within.getByText(text).first().waitFor({ state: "visible", timeout });
  }

  /** The next dice thrown on this client show these faces; a test that leaves some unthrown fails. */
  async queueDice(...faces: number[]): Promise<void> {
    await this.page.evaluate((queued) => (globalThis as unknown as ClientGlobals).tabletop.dice.queue(queued), faces);
  }

  /** Dice that were queued and not thrown. */
  remainingDice(): Promise<number> {
    return this.page.evaluate(() => (globalThis as unknown as ClientGlobals).tabletop.dice.remaining?.() ?? 0);
  }

  async waitUntilReady(): Promise<void> {
    const isReady = (): Promise<boolean> =>
      this.page.evaluate((hasCanvas) => {
        const { game, canvas } = globalThis as unknown as Partial<ClientGlobals>;
        return game?.ready === true && (!hasCanvas || canvas?.ready === true);
      }, this.hasCanvas);
    const tell = (): string => {
      this.complaints.demandNone();
      return "no complaint of the page";
    };
    await waitFor(`${this.name}'s game and canvas to be ready`, isReady, { timeout: ENTER_TIMEOUT, tell });
    if (this.hasCanvas) await this.board.showScene();
  }

  /** Looks at another scene than the fight's, by the directory's own call; from then on its own fights are in the tracker. */
  async lookAway(sceneId: string): Promise<void> {
    await this.page.evaluate((id) => (globalThis as unknown as ClientGlobals).game.scenes.get(id)?.view(), sceneId);
    await waitFor(`${this.name} to see ${sceneId}`, () => this.board.isOn(sceneId));
    this.#elsewhere = true;
  }

  /** Whether the fight stands in this user's tracker, which is the viewed scene's. */
  get hasTracker(): boolean {
    return !this.#elsewhere;
  }

  /** Whether the fight's scene is drawn on this screen, so that tokens can be taken in hand. */
  get seesFight(): boolean {
    return this.hasCanvas && !this.#elsewhere;
  }
}

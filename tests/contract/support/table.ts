import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { startTabletop, type Tabletop, type TabletopOptions } from "../../../tabletop/server/index.js";
import { openBrowser } from "../../e2e/support/browser.js";
import { waitFor } from "../../e2e/support/wait.js";
import type { Entry, Seat } from "../page/entry.js";
import type { Driver } from "../page/main.js";
import { stepsOf } from "../page/steps.js";
import { idOf, writeWorld, type UserName } from "./world.js";

const HERE = fileURLToPath(new URL("../", import.meta.url));
const CLIENT_PATH = fileURLToPath(new URL("../../../build/tabletop", import.meta.url));
const SEATS = { gm: "gm", player: "player1" } as const;

/** Graphics are drawn by software: every pixel costs time. Only the game master's screen is worked on with the mouse. */
const SMALL = { width: 400, height: 300 };
const VIEWPORTS = { gm: { width: 900, height: 600 }, gm2: SMALL, player1: SMALL, player2: SMALL };

/** A page of the contract's world, with the driver in it. */
interface ContractPage {
  contract: Driver;
  game?: { ready: boolean };
  canvas?: { ready: boolean };
}

/** A built tabletop: the folder of its client, and what starts its server. */
export interface Bench {
  readonly clientPath: string;
  readonly start: (options: TabletopOptions) => Promise<Tabletop>;
}

/** The tabletop as it is: its client as built, its server from the source. */
const OURS: Bench = { clientPath: CLIENT_PATH, start: startTabletop };

/** One world, one server and two clients for all entries. */
export class ContractTable {
  readonly #pages = new Map<UserName, Page>();

  private constructor(
    private readonly folder: string,
    private readonly script: string,
    private readonly options: TabletopOptions,
    private readonly start: Bench["start"],
    private current: Tabletop,
  ) {}

  static async open(generation: 13 | 14, { clientPath, start } = OURS): Promise<ContractTable> {
    const folder = await mkdtemp(path.join(tmpdir(), "contract-"));
    await writeWorld(folder);
    const paths = { systemPath: path.join(HERE, "package"), clientPath, worldPath: folder };
    const options: TabletopOptions = { ...paths, generation };
    return new ContractTable(folder, await bundleEntries(), options, start, await start(options));
  }

  get server(): Tabletop {
    return this.current;
  }

  /** Sits a user down; who sits already is left alone. */
  async enter(user: UserName): Promise<Page> {
    const seated = this.#pages.get(user);
    if (seated) return seated;
    const browser = await openBrowser();
    const context = await browser.newContext({ locale: "en-GB", viewport: VIEWPORTS[user] });
    await context.addInitScript(() => Object.assign(globalThis, { tabletop: { pixelDensity: 1 / 4 } }));
    const page = await context.newPage();
    this.#pages.set(user, page);
    await page.goto(`${this.current.url}/game?user=${idOf(user)}&lang=en`);
    await this.prepare(page);
    return page;
  }

  /** Waits until a page that is loading has loaded, and puts the entries into it. */
  async prepare(page: Page): Promise<void> {
    const isReady = (): Promise<boolean> =>
      page.evaluate(() => {
        const { game, canvas } = globalThis as unknown as ContractPage;
        return game?.ready === true && canvas?.ready === true;
      });
    await waitFor("the client to be ready", isReady, { timeout: 90_000 });
    await page.addScriptTag({ content: this.script, type: "text/javascript" });
  }

  async seeOff(user: UserName): Promise<void> {
    const page = this.#pages.get(user);
    this.#pages.delete(user);
    await page?.context().close();
  }

  /** Ends the server and opens the same world again on the same port. */
  async restart(): Promise<void> {
    const { port } = this.current;
    await this.current.close();
    this.current = await this.start({ ...this.options, port });
  }

  async run(entry: Entry): Promise<void> {
    try {
      await this.#play(entry);
    } finally {
      await this.clean();
    }
  }

  /** Every client forgets, then the game master clears the world. */
  async clean(): Promise<void> {
    for (const page of this.#pages.values())
      await page.evaluate(() => (globalThis as unknown as ContractPage).contract.forget());
    const gm = await this.enter("gm");
    await gm.evaluate(() => (globalThis as unknown as ContractPage).contract.cleanWorld());
  }

  async #play(entry: Entry): Promise<void> {
    const steps = stepsOf(entry);
    // Whoever comes in later would not have heard what goes on before.
    const seats: readonly Seat[] = entry.kind === "pair" ? ["gm", "player"] : steps.map(({ seat }) => seat);
    for (const seat of seats) await this.enter(SEATS[seat]);
    const told: unknown[] = [];
    for (const [index, { seat }] of steps.entries()) {
      const page = await this.enter(SEATS[seat]);
      const step = { id: entry.id, index, told };
      const run = page.evaluate(
        ({ id, index: at, told: before }) => (globalThis as unknown as ContractPage).contract.runStep(id, at, before),
        step,
      );
      told.push(await run);
    }
  }

  async close(): Promise<void> {
    for (const user of [...this.#pages.keys()]) await this.seeOff(user);
    await this.current.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function bundleEntries(): Promise<string> {
  const result = await build({
    entryPoints: [path.join(HERE, "page/main.ts")],
    ...{ bundle: true, write: false, format: "iife", target: "es2022", platform: "browser", logLevel: "warning" },
  });
  return result.outputFiles[0]?.text ?? "";
}

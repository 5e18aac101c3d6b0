import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach } from "vitest";
import {
  buildWorld,
  startTabletop,
  type BuildWorldOptions,
  type Tabletop,
  type TabletopOptions,
} from "../../../tabletop/server/index.js";
import type { CollectionName, DocumentSource } from "../../../tabletop/protocol.js";
import { idOf } from "../../../tabletop/world/documents.js";
import { closeBrowser, openBrowser } from "./browser.js";
import { Complaints } from "./complaints.js";
import { Seat } from "./seat.js";
import { missingTranslations, rawKeys } from "./translations.js";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const SYSTEM_PATH = path.join(ROOT, "dist");
const CLIENT_PATH = path.join(ROOT, "build", "tabletop");
const PICTURES = path.join(ROOT, "build", "e2e");
const VIEWPORT = { width: 1280, height: 800 };
/** So many times faster than in play tokens walk, where a test isn't about how they do. */
const HURRY = 4;
/** Points drawn for one of the screen's, each way, where nobody looks at pictures: drawing by software took half of an evening. */
const COARSE = 1 / 4;

export type UserName = "gm" | "gm2" | "player1" | "player2";
/** Somebody whom a test has given a place at the table beside the world's own users. */
type GuestName = "player3" | "player4";

export interface TableOptions {
  ruleset: string;
  generation?: 13 | 14;
  /** of the network's delays; printed when a test fails */
  seed?: number;
  /** of the names in the world; English without it */
  names?: "en" | "ru";
  /** who is there, and where; without it the four of the watchtower */
  cast?: BuildWorldOptions["cast"];
  /** with a second, empty scene */
  aside?: boolean;
  /** with a second game master, who keeps the ledger while the first is away */
  secondGm?: boolean;
  /** a world in which nobody has chosen or fought anything yet */
  untouched?: boolean;
  /** pf1: whoever has not had a turn yet is flat-footed, as by default; else fights are entered in the middle of things */
  flatFooted?: boolean;
  /** an arrow key that gives a chance to strike asks first, as by default; else keys go as drags do */
  asksBefore?: boolean;
  /** how many times faster than in play tokens walk on the screens */
  hurry?: number;
  /** pictures are taken: the board is drawn in all its points */
  sharp?: boolean;
  /** of every browser window, in CSS pixels */
  screen?: { width: number; height: number };
}

interface EnterOptions {
  lang?: "en" | "ru";
  touch?: boolean;
  /** false: the canvas is switched off by core's own setting */
  canvas?: boolean;
  /** a script that runs inside the page before anything else does, each time it is loaded */
  prepare?: string;
}

/** A fresh world in a temporary folder, a server of its own, and whoever sits down. */
export class TestTable {
  readonly complaints = new Complaints();
  readonly #seats: Seat[] = [];

  private constructor(
    private readonly folder: string,
    private readonly options: TabletopOptions,
    private readonly screenOptions: { animationSpeed: number; pixelDensity: number },
    private readonly asksBefore: boolean,
    private readonly screen: { width: number; height: number },
    private current: Tabletop,
  ) {}

  static async open(table: TableOptions): Promise<TestTable> {
    const {
      ruleset,
      generation = 13,
      seed,
      names = "en",
      cast,
      aside = false,
      secondGm = false,
      untouched = false,
      flatFooted = false,
      hurry = HURRY,
      asksBefore = false,
      sharp = false,
      screen = VIEWPORT,
    } = table;
    demandBuilt();
    const folder = await mkdtemp(path.join(tmpdir(), "battle-tempo-"));
    await buildWorld({
      ...{ ruleset, path: folder, lang: names, aside, secondGm, untouched },
      ...(ruleset === "pf1" && !flatFooted && !untouched ? { rulesetOptions: { flatFootedStart: "never" } } : {}),
      ...(cast === undefined ? {} : { cast }),
    });
    const options: TabletopOptions = {
      ...{ systemPath: SYSTEM_PATH, clientPath: CLIENT_PATH, worldPath: folder, generation },
      ...(seed === undefined ? {} : { seed }),
    };
    const screenOptions = { animationSpeed: hurry, pixelDensity: sharp ? 1 : COARSE };
    return new TestTable(folder, options, screenOptions, asksBefore, screen, await startTabletop(options));
  }

  /** The running server: its `network` makes trouble, its `store` tells what is on disk. */
  get server(): Tabletop {
    return this.current;
  }

  get seats(): readonly Seat[] {
    return this.#seats;
  }

  /** Sits a user down in a new browser context of that language; `touch`: at a screen that is touched. */
  async enter(
    user: UserName | GuestName,
    { lang = "en", touch = false, canvas = true, prepare }: EnterOptions = {},
  ): Promise<Seat> {
    const browser = await openBrowser();
    const locale = lang === "ru" ? "ru-RU" : "en-GB";
    const context = await browser.newContext({ locale, viewport: this.screen, hasTouch: touch });
    if (prepare !== undefined) await context.addInitScript({ content: prepare });
    await context.addInitScript((tabletop) => Object.assign(globalThis, { tabletop }), this.screenOptions);
    if (!this.asksBefore)
      await context.addInitScript(() => localStorage.setItem("battle-tempo.askBeforeStrikes", JSON.stringify("never")));
    if (!canvas) await context.addInitScript(() => localStorage.setItem("core.noCanvas", "true"));
    const userId = idOf(user);
    const address = `${this.current.url}/game?user=${userId}&lang=${lang}`;
    const seat = await Seat.take({
      name: user,
      userId,
      address,
      context,
      complaints: this.complaints,
      hasCanvas: canvas,
    });
    this.#seats.push(seat);
    return seat;
  }

  /** Writes into a stored document, as trouble on the disk would. Only while nobody sits at the table. */
  async tamper(collection: CollectionName, id: string, change: (source: DocumentSource) => void): Promise<void> {
    if (this.#seats.length > 0) throw new Error("clients would not hear of it");
    const draft = this.current.store.draft(collection);
    const source = draft.edit(id);
    if (!source) throw new Error(`no ${id} among the ${collection}`);
    change(source);
    await this.current.store.commit(draft);
  }

  /** Closes somebody's browser; the table goes on. */
  async seeOff(seat: Seat): Promise<void> {
    this.#seats.splice(this.#seats.indexOf(seat), 1);
    await seat.leave();
  }

  /** Ends the server and opens the same world again on the same port. */
  async restart(): Promise<void> {
    const { port } = this.current;
    await this.current.close();
    this.current = await startTabletop({ ...this.options, port });
  }

  /** One picture of each screen. */
  async photograph(name: string): Promise<void> {
    await mkdir(PICTURES, { recursive: true });
    const file = name.replace(/[^\p{L}\p{N}]+/gu, "-").slice(0, 80);
    for (const seat of this.#seats)
      await seat.page.screenshot({ path: path.join(PICTURES, `${file}-${seat.name}.png`) });
  }

  async close(): Promise<void> {
    for (const seat of this.#seats.splice(0)) await seat.leave();
    await this.current.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/**
 * A new table for each test of a file. After a test that passed, no page may have complained, no queued die be left, and
 * no word be missing in anybody's language;
 * of a test that failed, pictures of all screens and the network's seed are kept.
 */
export function useTable(options: TableOptions): () => TestTable {
  let table: TestTable | undefined;
  beforeEach(async () => {
    table = await TestTable.open(options);
  });
  afterEach(async ({ task }) => {
    const open = table;
    table = undefined;
    if (!open) return;
    try {
      if (task.result?.state === "fail") await keepTraces(open, task.name);
      else await demandClean(open);
    } finally {
      await open.close();
    }
  });
  afterAll(closeBrowser);
  return () => {
    if (!table) throw new Error("the table stands only while a test runs");
    return table;
  };
}

async function keepTraces(table: TestTable, name: string): Promise<void> {
  console.log(`network seed ${table.server.network.seed}; pictures in ${path.relative(ROOT, PICTURES)}/`);
  await table.photograph(name);
  table.complaints.demandNone();
}

async function demandClean(table: TestTable): Promise<void> {
  for (const seat of table.seats) {
    const left = await seat.remainingDice();
    if (left > 0) throw new Error(`${seat.name}: ${left} queued dice were never thrown`);
    const wordless = [...(await missingTranslations(seat.page)), ...(await rawKeys(seat.page))];
    if (wordless.length > 0) throw new Error(`${seat.name}: without words: ${wordless.join(", ")}`);
  }
  table.complaints.demandNone();
}

function demandBuilt(): void {
  const needed = [path.join(SYSTEM_PATH, "system.json"), path.join(CLIENT_PATH, "client.js")];
  const missing = needed.filter((file) => !existsSync(file)).map((file) => path.relative(ROOT, file));
  if (missing.length > 0) throw new Error(`${missing.join(" and ")} missing: npm test makes them`);
}

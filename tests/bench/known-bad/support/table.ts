import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "playwright-core";
import { startTabletop, type Tabletop } from "../../../../tabletop/server/index.js";
import { CLIENT_PATH } from "../../../../tools/bundle-tabletop.mjs";
import { ROOT } from "../../../../tools/lib/root.mjs";
import { idOf, writeWorld, type UserName } from "../../../contract/support/world.js";
import { openBrowser } from "../../../e2e/support/browser.js";
import { waitFor } from "../../../e2e/support/wait.js";

const PACKAGES = path.join(import.meta.dirname, "../packages");

const MANIFEST = {
  ...{ id: "known-bad", type: "system", title: "Known to be bad", version: "1.0.0" },
  ...{ compatibility: { minimum: "13" }, esmodules: ["package/main.mjs"], socket: true },
  documentTypes: { Actor: { creature: {} } },
  grid: { type: 1, distance: 5, units: "ft", diagonals: 0 },
};

/** A table that plays one package, with real clients; none of them draws the scene. */
export class KnownBadTable {
  readonly #pages = new Map<UserName, Page>();
  #round = 0;

  private constructor(
    private readonly folder: string,
    readonly server: Tabletop,
  ) {}

  static async open(name: string, twin: "bad" | "good", users: readonly UserName[]): Promise<KnownBadTable> {
    const folder = await mkdtemp(path.join(tmpdir(), "known-bad-"));
    const [systemPath, worldPath] = [path.join(folder, "system"), path.join(folder, "world")];
    await writePackage(systemPath, name, twin);
    await writeWorld(worldPath, MANIFEST.id);
    const clientPath = path.join(ROOT, CLIENT_PATH);
    const server = await startTabletop({ systemPath, worldPath, clientPath, generation: 13 });
    const table = new KnownBadTable(folder, server);
    for (const user of users) await table.#enter(user);
    return table;
  }

  page(user: UserName): Page {
    const page = this.#pages.get(user);
    if (!page) throw new Error(`${user} doesn't sit at this table`);
    return page;
  }

  /** Lets everybody see what has been done, and what their clients did upon that, and once more. */
  async settle(): Promise<void> {
    for (let times = 0; times < 3; times++) await this.#goRound();
  }

  /** Everybody writes down a number, and waits for those of all: what was written before has arrived by then. */
  async #goRound(): Promise<void> {
    const round = (this.#round += 1);
    const pages = [...this.#pages.values()];
    await Promise.all(
      pages.map((page) =>
        page.evaluate(async (number) => {
          await game.user.setFlag("known-bad", "round", number);
        }, round),
      ),
    );
    for (const page of pages)
      await waitFor("everybody's number", () =>
        page.evaluate(
          (number) =>
            game.users.filter((user) => user.active).every((user) => user.getFlag("known-bad", "round") === number),
          round,
        ),
      );
  }

  async #enter(user: UserName): Promise<void> {
    const browser = await openBrowser();
    const context = await browser.newContext({ locale: "en-GB", viewport: { width: 400, height: 300 } });
    await context.addInitScript(() => localStorage.setItem("core.noCanvas", "true"));
    const page = await context.newPage();
    this.#pages.set(user, page);
    await page.goto(`${this.server.url}/game?user=${idOf(user)}&lang=en`);
    await waitFor("the client to be ready", () =>
      page.evaluate(() => (globalThis as { game?: { ready: boolean } }).game?.ready === true),
    );
  }

  async close(): Promise<void> {
    for (const page of this.#pages.values()) await page.context().close();
    await this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** Puts together what a package would have on the disk: a manifest, what all share, and the one of the two. */
async function writePackage(folder: string, name: string, twin: "bad" | "good"): Promise<void> {
  await mkdir(path.join(folder, "package"), { recursive: true });
  await cp(path.join(PACKAGES, "shared.mjs"), path.join(folder, "shared.mjs"));
  await cp(path.join(PACKAGES, name, `${twin}.mjs`), path.join(folder, "package/main.mjs"));
  const own = path.join(PACKAGES, name, `${twin}.json`);
  const more = existsSync(own) ? (JSON.parse(await readFile(own, "utf8")) as object) : {};
  await writeFile(path.join(folder, "system.json"), JSON.stringify({ ...MANIFEST, ...more }));
}

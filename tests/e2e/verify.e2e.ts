import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTabletop, type Tabletop } from "../../tabletop/server/index.js";
import { ENTRIES } from "../contract/entries/index.js";
import { stepsOf } from "../contract/page/steps.js";
import { idOf, writeWorld } from "../contract/support/world.js";
import { openBrowser } from "./support/browser.js";
import { FULL } from "./support/matrix.js";
import { putQuench, type QuenchPage, type QuenchTest } from "./support/quench.js";
import { waitFor } from "./support/wait.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TITLE = "World of the contract";
const UNMARKED = /^This world isn't marked for the check\./;

const here = ENTRIES.filter(({ generation, notModelled }) => generation !== 14 && notModelled === undefined);
const ofOne = here.filter((entry) => entry.kind === "single" && stepsOf(entry).every(({ seat }) => seat === "gm"));
const ofTwo = here.filter((entry) => !ofOne.includes(entry));

/** What the report says. */
interface Report {
  readonly generation: number;
  readonly counts: Record<"oneWindow" | "twoWindows", { passed: number; failed: number; notRun: number }>;
  readonly failed: readonly { id: string; message: string }[];
  readonly passed: readonly string[];
}

/** The check of Foundry as it is shipped, in a world of its own, where there is something of somebody else's. */
describe("the check of Foundry", () => {
  const contexts = new Map<string, BrowserContext>();
  let [folder, before] = ["", ""];
  let server: Tabletop;
  let gm: Page;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "verify-"));
    await writeWorld(folder, "battle-tempo-verify");
    const paths = { systemPath: path.join(ROOT, "dist/verify"), clientPath: path.join(ROOT, "build/tabletop") };
    server = await startTabletop({ ...paths, worldPath: folder, generation: 13 });
    gm = await enter("gm");
    await gm.evaluate(makeForeign);
    before = await gm.evaluate(listDocuments);
  });
  afterEach(async () => expect(JSON.parse(await gm.evaluate(listDocuments))).toEqual(JSON.parse(before)));
  afterAll(async () => {
    for (const context of contexts.values()) await context.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function enter(user: string, lang = "en"): Promise<Page> {
    const context = await (await openBrowser()).newContext({ viewport: { width: 500, height: 400 } });
    await context.addInitScript(() => Object.assign(globalThis, { tabletop: { pixelDensity: 1 / 4 } }));
    await context.addInitScript(putQuench);
    await contexts.get(user)?.close();
    contexts.set(user, context);
    const page = await context.newPage();
    await page.goto(`${server.url}/game?user=${idOf(user)}&lang=${lang}`);
    await part(page, "status").waitFor({ state: "attached" });
    await waitFor("the scene", () => page.evaluate(() => canvas.ready));
    return page;
  }

  const part = (page: Page, name: string) => page.locator(`#verify-panel [data-verify="${name}"]`);
  const says = async (text: RegExp): Promise<string> =>
    waitFor(
      `the panel to say ${text.source}`,
      async () => {
        const said = (await part(gm, "status").textContent()) ?? "";
        if (said.startsWith("The check broke off")) throw new Error(said);
        return text.test(said) ? said : null;
      },
      { timeout: 170_000 },
    );
  const runQuench = (keys: readonly string[]): Promise<QuenchTest[]> =>
    gm.evaluate((chosen) => (globalThis as unknown as QuenchPage).quench.run(chosen), keys);
  const listBatches = (): Promise<string[]> => gm.evaluate(() => (globalThis as unknown as QuenchPage).quench.keys());

  async function readReport(): Promise<Report> {
    const [download] = await Promise.all([gm.waitForEvent("download"), part(gm, "save").press("Enter")]);
    return JSON.parse(await readFile(await download.path(), "utf8")) as Report;
  }

  it("refuses a world that isn't marked, and takes no title but its own", async () => {
    const [key = ""] = await listBatches();
    const [refused, ...others] = await runQuench([key]);
    expect(others).toEqual([]);
    expect(refused?.error).toMatch(UNMARKED);
    expect(await part(gm, "hindrances").textContent()).toMatch(UNMARKED);
    expect(await part(gm, "one").isVisible()).toBe(false);

    await part(gm, "mark").locator("xpath=../input").fill("Another world");
    await part(gm, "mark").press("Enter");
    await waitFor("the answer", async () => /isn't the title/.test((await part(gm, "answer").textContent()) ?? ""));
    await part(gm, "mark").locator("xpath=../input").fill(TITLE);
    await part(gm, "mark").press("Enter");
    await part(gm, "one").waitFor();
    expect(await part(gm, "hindrances").textContent()).toBe("");
  });

  it("plays the entries of one window through Quench", async () => {
    const keys = await listBatches();
    const chosen = FULL ? keys : keys.filter((key) => key === "battle-tempo-verify.host");
    const results = await runQuench(chosen);
    expect(results.filter(({ error }) => error !== null)).toEqual([]);
    expect(results.length).toBe(FULL ? ofOne.length : (await readReport()).counts.oneWindow.passed);
    expect(results.length).toBeGreaterThan(20);
    const entry = ofOne[0];
    expect(results.map(({ title }) => title)).toContain(`${entry?.id}: ${entry?.says} [${entry?.ground}]`);
  });

  it("plays the entries of two windows, and stops when it is told to", async () => {
    const player = await enter("player1", "ru");
    await waitFor("the other window", async () => part(gm, "two").isEnabled());
    await part(gm, "two").press("Enter");
    if (!FULL) {
      await says(/^4 of/);
      await part(gm, "stop").press("Enter");
    }
    await says(FULL ? /^Done\./ : /^Stopped\./);
    const { counts, failed, passed } = await readReport();
    expect(failed).toEqual([]);
    expect(counts.twoWindows.passed).toBeGreaterThan(2);
    if (FULL) expect(counts.twoWindows).toEqual({ passed: ofTwo.length, failed: 0, notRun: 0 });
    expect(passed).toContain(ofTwo[0]?.id);
    expect(await part(player, "status").textContent()).toMatch(/^Это окно игрока\./);
  });

  it("removes at the next start what a page had made that died, and ends when the player's is gone", async () => {
    await part(gm, "two").press("Enter");
    await says(/^3 of/);
    gm = await enter("gm");
    await says(/^An earlier run broke off/);

    await waitFor("the other window", async () => part(gm, "two").isEnabled());
    await part(gm, "two").press("Enter");
    await says(/^2 of/);
    await contexts.get("player1")?.close();
    contexts.delete("player1");
    await waitFor("the end", async () => /window is gone/.test((await part(gm, "status").textContent()) ?? ""));
    expect((await readReport()).failed).toEqual([]);
  });
});

/** An actor, a token of it, a fight and a message that belong to whoever owns the world. */
async function makeForeign(): Promise<void> {
  const actor = await Actor.create({ name: "Foreign", type: "creature" });
  await canvas.scene.createEmbeddedDocuments("Token", [{ name: "Foreign", actorId: actor.id, x: 300, y: 300 }]);
  await Combat.create({ scene: canvas.scene.id, active: true });
  await ChatMessage.create({ content: "Mine" });
  game.togglePause(true, { broadcast: true });
}

/** All documents of the world and what else a run touches, as this client has them, without the times of their changes. */
function listDocuments(): string {
  const { actors, items, scenes, combats, messages, users, time, paused, settings } = game;
  const all = [actors, items, scenes, combats, messages, users].map((documents) =>
    [...documents].map((document) => document.toObject()),
  );
  const others = { time: time.worldTime, paused, tracker: settings.get("core", "combatTrackerConfig") };
  return JSON.stringify([all, others], (key, value: unknown) => (key === "_stats" ? undefined : value));
}

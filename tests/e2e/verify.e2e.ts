import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startTabletop, type Tabletop } from "../../tabletop/server/index.js";
import { ENTRIES } from "../contract/entries/index.js";
import { stepsOf } from "../contract/page/steps.js";
import { dragToken } from "../contract/support/drag.js";
import { idOf, writeWorld } from "../contract/support/world.js";
import { DRAG_BY_HAND, OPEN } from "../contract/verify/open/index.js";
import { openBrowser } from "./support/browser.js";
import { FULL } from "./support/matrix.js";
import { putQuench, type QuenchPage, type QuenchTest } from "./support/quench.js";
import { waitFor } from "./support/wait.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TITLE = "World of the contract";
const UNMARKED = /^This world isn't marked for the check\./;

/** What the report says. */
interface Report {
  readonly generation: number;
  readonly counts: Record<"oneWindow" | "twoWindows", { passed: number; failed: number; notRun: number }>;
  readonly open: Readonly<Record<string, unknown>>;
  readonly failed: readonly { id: string; message: string }[];
  readonly passed: readonly string[];
}

/** The check of Foundry as it is shipped, in a world of its own, where there is something of somebody else's. */
describe.each(FULL ? ([13, 14] as const) : ([13] as const))("the check of Foundry on generation %i", (generation) => {
  const here = ENTRIES.filter((entry) => (entry.generation ?? generation) === generation);
  const ofOne = here.filter((entry) => entry.kind === "single" && stepsOf(entry).every(({ seat }) => seat === "gm"));
  const ofTwo = here.filter((entry) => !ofOne.includes(entry));
  const missing = here.flatMap(({ id, notModelled }) => (notModelled === undefined ? [] : [id]));

  const contexts = new Map<string, BrowserContext>();
  let [folder, before] = ["", ""];
  let server: Tabletop;
  let gm: Page;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "verify-"));
    await writeWorld(folder, "battle-tempo-verify");
    const paths = { systemPath: path.join(ROOT, "dist/verify"), clientPath: path.join(ROOT, "build/tabletop") };
    server = await startTabletop({ ...paths, worldPath: folder, generation });
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
    const context = await (await openBrowser()).newContext({ viewport: { width: 1000, height: 600 } });
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
      { timeout: 120_000 },
    );
  const runQuench = (keys: readonly string[], only = ""): Promise<QuenchTest[]> =>
    gm.evaluate(([chosen, text]) => (globalThis as unknown as QuenchPage).quench.run(chosen, text), [
      keys,
      only,
    ] as const);
  const listBatches = (): Promise<string[]> => gm.evaluate(() => (globalThis as unknown as QuenchPage).quench.keys());

  async function mark(title: string): Promise<void> {
    await part(gm, "mark").locator("xpath=../input").fill(title);
    await part(gm, "mark").press("Enter");
  }

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

    await mark("Another world");
    await waitFor("the answer", async () => /isn't the title/.test((await part(gm, "answer").textContent()) ?? ""));
    await mark(TITLE);
    await part(gm, "one").waitFor();
    expect(await part(gm, "hindrances").textContent()).toBe("");
  });

  it("tells what doesn't hold, and removes what was made before that was seen", async () => {
    await gm.evaluate(() => {
      const kept = Object.getOwnPropertyDescriptor(ChatMessage, "getSpeaker");
      Object.assign(globalThis, { kept });
      Object.defineProperty(ChatMessage, "getSpeaker", { ...kept, value: () => ({}) });
    });
    const [result] = await runQuench(["battle-tempo-verify.windows"], "chat.speaker:");
    await gm.evaluate(() => {
      const { kept } = globalThis as unknown as { kept: PropertyDescriptor };
      Object.defineProperty(ChatMessage, "getSpeaker", kept);
    });
    expect(result?.error).toMatch(/^a token's: is/);
    expect((await readReport()).failed).toMatchObject([{ id: "chat.speaker", message: result?.error }]);
    expect(await part(gm, "failed").textContent()).toContain("chat.speaker: a token's");
    expect(await runQuench(["battle-tempo-verify.windows"], "chat.speaker:")).toMatchObject([{ error: null }]);
    expect((await readReport()).failed).toEqual([]);
  });

  it("plays the entries of one window through Quench", async () => {
    const keys = await listBatches();
    expect(keys.map((key) => key.split(".")[1]).sort()).toEqual([
      ...["board", "combat", "data", "host", "movement", "windows"],
    ]);
    const results = await runQuench(FULL ? keys : ["battle-tempo-verify.host"]);
    const failed = results.filter(({ error }) => error !== null);
    expect(failed.map(({ title }) => title.split(":")[0])).toEqual(FULL ? missing : []);
    expect(failed.filter(({ error }) => !error?.startsWith("NotModelled: "))).toEqual([]);
    expect(results.length).toBeGreaterThan(20);
    if (FULL) expect(results.length).toBe(ofOne.length);
    const { counts } = await readReport();
    // One more was played above.
    if (!FULL) expect(counts.oneWindow.passed).toBe(results.length + 1);
    const entry = ofOne[0];
    expect(results.map(({ title }) => title)).toContain(`${entry?.id}: ${entry?.says} [${entry?.ground}]`);
  });

  it("plays the entries of two windows, and stops when it is told to", async () => {
    const player = await enter("player1", "ru");
    await waitFor("the other window", async () => part(gm, "two").isEnabled());
    await part(gm, "two").press("Enter");
    if (!FULL) {
      await says(underWay(4));
      await part(gm, "stop").press("Enter");
    }
    await says(FULL ? /^Done\./ : /^Stopped\./);
    const { counts, failed, passed } = await readReport();
    expect(failed.map(({ id }) => id)).toEqual(FULL ? missing : []);
    expect(counts.twoWindows.passed).toBeGreaterThan(2);
    if (FULL) expect(counts.twoWindows).toEqual({ passed: ofTwo.length, failed: 0, notRun: 0 });
    expect(passed).toContain(ofTwo[0]?.id);
    expect(await part(player, "status").textContent()).toMatch(/^Это окно игрока\./);
  });

  it("does nothing in a player's window once the mark is taken off", async () => {
    await part(gm, "off").press("Enter");
    await part(gm, "mark").waitFor();
    expect(await part(gm, "hindrances").textContent()).toMatch(UNMARKED);
    const answer = await gm.evaluate(
      (id) =>
        new Promise<unknown>((resolve) => {
          game.socket.on("system.battle-tempo-verify", resolve);
          const ask = { what: "step", id, index: 0, told: [] };
          game.socket.emit("system.battle-tempo-verify", { verify: "ask", number: "1", ask });
        }),
      "documents.own-flag",
    );
    expect(answer).toMatchObject({ verify: "answer", error: expect.stringMatching(/^Этот мир не отмечен/) as string });
    await mark(TITLE);
    await part(gm, "two").waitFor();
  });

  it.runIf(FULL)("looks at the open points, and at a drag by hand", async () => {
    await part(gm, "open").press("Enter");
    await says(/^Looked at/);
    await gm.locator("#verify-panel summary").press("Enter");
    await gm.evaluate(() => document.querySelector<HTMLElement>('[data-verify="drag"]')?.click());
    await says(/^Take the token/);
    const id = await waitFor("the token", () => gm.evaluate(() => canvas.scene.tokens.getName("Drag me")?.id));
    await dragToken(gm, id, [[8, 6]], async () => undefined);
    await says(/^Looked at/);
    await gm.locator("#verify-panel summary").press("Enter");
    const { open } = await readReport();
    expect(Object.keys(open)).toEqual([...OPEN, DRAG_BY_HAND].map((point) => point.id));
    expect(Object.values(open).filter((seen) => seen === null || "failed" in (seen as object))).toEqual([]);
  });

  it("removes at the next start what a page had made that died, and ends when the player's is gone", async () => {
    await part(gm, "two").press("Enter");
    await says(underWay(3));
    gm = await enter("gm");
    await says(/^An earlier run broke off/);

    await waitFor("the other window", async () => part(gm, "two").isEnabled());
    await part(gm, "two").press("Enter");
    await says(underWay(2));
    await contexts.get("player1")?.close();
    contexts.delete("player1");
    await waitFor("the end", async () => /window is gone/.test((await part(gm, "status").textContent()) ?? ""));
    expect((await readReport()).failed).toEqual([]);
  });
});

/** The panel's word of a run that has come so far, or farther: each is gone in a moment. */
const underWay = (from: number): RegExp => new RegExp(`^(?:[${from}-9]|\\d\\d+) of`);

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

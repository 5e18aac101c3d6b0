import { describe, expect, it } from "vitest";
import type { Seat } from "./support/seat.js";
import { openSettings, setWorld } from "./support/settings.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const word = (key: string): string => sentence("en", key);
const windowOf = (seat: Seat) => seat.page.locator("#battle-tempo-first-start");

interface World {
  game: { settings: { get(scope: string, key: string): unknown }; ready: boolean };
}

interface ScenesPage {
  game: { scenes: { contents: { active: boolean }[] } };
}

const stored = ({ page }: Seat, key: string): Promise<unknown> =>
  page.evaluate((name) => (globalThis as unknown as World).game.settings.get("battle-tempo", name), key);

const isReady = ({ page }: Seat): Promise<boolean> =>
  page.evaluate(() => (globalThis as unknown as Partial<World>).game?.ready === true).catch(() => false);

describe("a world that nobody has chosen anything for", () => {
  const table = useTable({ ruleset: "dnd5e2024", untouched: true });

  it("asks its game master once, by keys; another game is loaded anew for everybody", async () => {
    const player = await table().enter("player1");
    const gm = await table().enter("gm");
    const { page } = gm;
    const window = windowOf(gm);
    await window.waitFor({ state: "visible" });
    expect(await windowOf(player).count()).toBe(0);
    expect(await window.getByRole("radio", { name: word("Ruleset.pf1") }).isChecked()).toBe(true);
    await window.locator("[data-sample]").waitFor({ state: "visible" });

    // The first answer has the focus; arrows choose among answers, Tab goes on to the next question.
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe("pf1");
    await page.keyboard.press("ArrowDown");
    await gm.waitForText(word("FirstStart.reload"), window.getByRole("status"));
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await window.waitFor({ state: "detached" });
    const confirm = page.locator("dialog.application");
    await confirm.waitFor({ state: "visible" });
    await player.page.evaluate(() => Object.assign(globalThis, { stale: true }));
    await confirm.locator("[data-action=yes]").click();
    const isFresh = () => player.page.evaluate(() => !("stale" in globalThis)).catch(() => false);
    await waitFor("the player's page to be loaded anew", isFresh);
    for (const seat of [gm, player]) {
      await waitFor(`${seat.name} to be back`, () => isReady(seat));
      await seat.waitUntilReady();
    }

    expect(await stored(gm, "ruleset")).toBe("dnd5e2024");
    expect(await stored(gm, "firstStart")).toBe("done");
    const warn = { actions: "warn", movement: "warn", reactions: "warn", "turn-order": "warn" };
    expect(await stored(gm, "enforcement")).toEqual({ pc: warn, npc: warn });
    expect(await windowOf(gm).count()).toBe(0);

    // The way back to it is among the settings; what holds is chosen there, and to leave it changes nothing.
    const settings = await openSettings(gm);
    await gm.click(word("FirstStart.open"), settings);
    await windowOf(gm).waitFor({ state: "visible" });
    const now = windowOf(gm).getByRole("radio", { checked: true });
    expect(await now.evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value))).toEqual([
      "dnd5e2024",
      "normal",
    ]);
    await page.keyboard.press("Escape");
    await windowOf(gm).waitFor({ state: "detached" });
    expect(await stored(gm, "enforcement")).toEqual({ pc: warn, npc: warn });
  });

  it("isn't asked again by a window that was closed", async () => {
    const gm = await table().enter("gm");
    await windowOf(gm).waitFor({ state: "visible" });
    await gm.page.keyboard.press("Escape");
    await windowOf(gm).waitFor({ state: "detached" });
    await waitFor("that to be noted", async () => (await stored(gm, "firstStart")) === "done");
    await gm.reload();
    expect(await windowOf(gm).count()).toBe(0);
    expect(await stored(gm, "enforcement")).toEqual({});
  });
});

describe("a game that has a sample fight", () => {
  const table = useTable({ ruleset: "pf1", untouched: true });

  it("has it laid out by the host's own window, if that is wished", async () => {
    const gm = await table().enter("gm");
    const window = windowOf(gm);
    await window.waitFor({ state: "visible" });
    await window.locator("[data-sample] input").check();
    await gm.page.keyboard.press("Enter");
    await window.waitFor({ state: "detached" });
    const importer = gm.page.locator(".adventure-importer");
    await importer.locator("button[type=submit]").click();
    await importer.waitFor({ state: "detached" });
    await gm.page.locator(".journal-sheet").waitFor({ state: "visible" });
    const scenes = () =>
      gm.page.evaluate(() => (globalThis as unknown as ScenesPage).game.scenes.contents.map(({ active }) => active));
    await waitFor("the sample scene to be the active one", async () => (await scenes()).at(-1) === true);
  });
});

describe("a world that has a fight", () => {
  const table = useTable({ ruleset: "pf1" });

  it("is left as it is", async () => {
    const gm = await table().enter("gm");
    await setWorld(gm, "fightLog", false);
    expect(await windowOf(gm).count()).toBe(0);
    expect(
      table()
        .server.store.all("settings")
        .map(({ key }) => key),
    ).not.toContain("battle-tempo.firstStart");
  });
});

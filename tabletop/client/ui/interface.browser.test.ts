import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openTestPage, type TestPage } from "../apps/testing/open-page.js";
import { LAY_TABLE } from "../apps/testing/table-script.js";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: TestPage;

beforeAll(async () => {
  test = await openTestPage();
  await test.page.evaluate(LAY_TABLE);
  await run(`
    Hooks.on("getSceneControlButtons", (controls) => {
      controls.tokens.tools.mine = { order: 9, title: "T.Title", icon: "fa-solid fa-x", toggle: true, active: false, onChange: (event, active) => calls.push(["mine", active]) };
    });
    Hooks.on("getCombatantContextOptions", (app, entries) => entries.push({ name: "Mark", icon: "<i></i>", condition: true, callback: (row) => calls.push(["mark", row.dataset.combatantId]) }));
    Hooks.on("renderCombatTracker", (app, element) => calls.push(["renderCombatTracker", element.id]));
    await renderInterface();`);
});

afterAll(() => test?.browser.close());

function run<T>(body: string): Promise<T> {
  return test.page.evaluate(`(async () => { ${body} })()`);
}

/** Takes the calls that documents and hooks have noted since the last look. */
const takeCalls = (): Promise<unknown[][]> => run("return calls.splice(0)");

describe("the chat tab", () => {
  it("shows visible messages only, and adds slow and quick ones in order of time", async () => {
    await run(`
      const slow = say("slow", 10, 80), quick = say("quick", 11);
      Hooks.callAll("createChatMessage", slow, {}, "gm");
      Hooks.callAll("createChatMessage", quick, {}, "gm");`);
    const log = test.page.getByRole("log", { name: "Chat messages" });
    await log.getByText("quick").waitFor();
    expect(await log.locator("li").allTextContents()).toEqual(["early", "slow", "quick"]);
  });

  it("rolls what is typed as a command and refuses what is no formula", async () => {
    const input = test.page.getByRole("textbox", { name: "Chat message" });
    await takeCalls();
    await input.fill("/roll 2d6");
    await input.press("Enter");
    await test.page.waitForFunction("calls.length > 0");
    expect((await takeCalls())[0]?.slice(0, 2)).toEqual(["roll", "2d6"]);
    await input.fill("/roll nothing");
    await input.press("Enter");
    await test.page.getByRole("alert").filter({ hasText: "nothing" }).waitFor();
  });
});

describe("the combat tab", () => {
  it("lists who may be seen and marks the one who acts", async () => {
    await test.page.getByRole("tab", { name: "Combat" }).click();
    const rows = test.page.locator("li.combatant[data-combatant-id]");
    expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-combatant-id")))).toEqual([
      "Ogre",
      "Archer",
    ]);
    expect(await test.page.locator("li.combatant.active[aria-current=true]").getAttribute("data-combatant-id")).toBe(
      "Ogre",
    );
    expect(await test.page.getByRole("textbox", { name: "Initiative of Ogre" }).inputValue()).toBe("12.50");
    await test.page.getByRole("heading", { name: "Round 2" }).waitFor();
  });

  it("drives the combat by its buttons", async () => {
    await takeCalls();
    await test.page.getByRole("button", { name: "Next turn" }).click();
    await test.page.getByRole("button", { name: "Roll initiative: Archer" }).click();
    await test.page.getByRole("button", { name: "Toggle visibility: Ogre" }).click();
    expect(await takeCalls()).toEqual([
      ["nextTurn"],
      ["rollInitiative", ["Archer"]],
      ["combatant.update", { hidden: true }],
    ]);
  });

  it("sets a typed initiative", async () => {
    const field = test.page.getByRole("textbox", { name: "Initiative of Ogre" });
    await field.fill("+2");
    await field.blur();
    await test.page.waitForFunction("calls.length > 0");
    expect(await takeCalls()).toEqual([["setInitiative", "Ogre", 14.5]]);
  });

  it("renders anew when the combat changes, unless the operation says no", async () => {
    await run(
      `combat.round = 3; Hooks.callAll("updateCombat", combat, {}, { render: false }, "gm"); await new Promise((r) => setTimeout(r, 50));`,
    );
    expect(await takeCalls()).toEqual([]);
    await run(`Hooks.callAll("updateCombat", combat, {}, {}, "gm");`);
    await test.page.getByRole("heading", { name: "Round 3" }).waitFor();
    expect(await takeCalls()).toEqual([["renderCombatTracker", "combat"]]);
  });

  it("opens a menu with the entries of packages", async () => {
    await test.page.locator('[data-combatant-id="Archer"] .name').click({ button: "right" });
    await test.page.getByRole("menuitem", { name: "Mark" }).click();
    expect(await takeCalls()).toEqual([["mark", "Archer"]]);
  });
});

describe("the scene controls", () => {
  it("offer the tools that packages add, and keep a toggle over a reset", async () => {
    await test.page.getByRole("button", { name: "A title" }).click();
    expect(await takeCalls()).toEqual([["mine", true]]);
    await run("await ui.controls.render({ reset: true })");
    expect(await test.page.getByRole("button", { name: "A title" }).getAttribute("aria-pressed")).toBe("true");
    await test.page.getByRole("button", { name: "Unconstrained movement" }).click();
    expect(await run("return ui.controls.controls.tokens.tools.unconstrainedMovement.active")).toBe(true);
  });
});

describe("the settings", () => {
  it("show what is registered for display and store what is changed", async () => {
    await test.page.getByRole("tab", { name: "Settings" }).click();
    await test.page.getByRole("button", { name: "Configure settings" }).click();
    const dialog = test.page.getByRole("form", { name: "Configure settings" });
    await dialog.getByRole("spinbutton", { name: "Limit" }).fill("7");
    await dialog.getByRole("combobox", { name: "Mode" }).selectOption("b");
    expect(await dialog.getByText("Secret").count()).toBe(0);
    await takeCalls();
    await dialog.getByRole("button", { name: "Open rules" }).click();
    expect(await takeCalls()).toEqual([["menu", { force: true }]]);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await run(`return [game.settings.get("test", "limit"), game.settings.get("test", "mode")]`)).toEqual([
      7,
      "b",
    ]);
  });

  it("change the look of windows and of the interface apart", async () => {
    await run(
      `await game.settings.set("core", "uiConfig", { fontScale: 7, colorScheme: { applications: "light", interface: "dark" } })`,
    );
    const look = await run<unknown>(
      `return [document.body.className, document.getElementById("interface").className, document.documentElement.style.fontSize]`,
    );
    expect(look).toEqual(["themed theme-light", "themed theme-dark", "20px"]);
  });
});

describe("the token HUD", () => {
  it("changes height, condition and combat of its token", async () => {
    await run(`
      const { Ogre } = Object.fromEntries(combat.combatants);
      const actor = { statuses: new Set(), toggleStatusEffect: async (id, options) => void calls.push(["status", id, options.active]) };
      Ogre.token.actor = actor;
      globalThis.hud = new CONFIG.Token.hudClass();
      await hud.bind({ id: "t", document: { ...Ogre.token, id: "token-new", actor }, actor, isVisible: true, bounds: { x: 500, y: 300, width: 100, height: 100 } });
      calls.length = 0;`);
    const hud = test.page.locator("#token-hud");
    await hud.getByRole("textbox", { name: "Elevation" }).fill("15");
    await hud.getByRole("textbox", { name: "Elevation" }).blur();
    await hud.getByRole("button", { name: "Status effects" }).click();
    await hud.getByRole("button", { name: "Prone" }).click();
    await hud.getByRole("button", { name: "Add to combat or remove" }).click();
    await test.page.waitForFunction("calls.length === 3");
    expect(await takeCalls()).toEqual([
      ["token.update", { elevation: 15 }],
      ["status", "prone", true],
      [
        "createEmbeddedDocuments",
        "Combatant",
        [{ tokenId: "token-new", sceneId: "scene", actorId: "token-Ogre", hidden: false }],
      ],
    ]);
    expect(await hud.getByRole("option").allTextContents()).toEqual(["Walk"]);
  });

  it.each(["light", "dark"])(
    "stands with the whole interface without a fault that axe would find, %s",
    async (scheme) => {
      await run(`await game.settings.set("core", "uiConfig", { fontScale: 5, colorScheme: { applications: "${scheme}", interface: "${scheme}" } });
      for (const tab of ["actors", "combat", "chat"]) ui[tab].activate();`);
      await test.page.evaluate(readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
      const faults = await run<string[]>(`
      const { violations } = await axe.run(document, { rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } } });
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ": " + node.html.slice(0, 150)));`);
      expect(faults).toEqual([]);
    },
  );

  it("leaves no uncaught error behind", () => {
    expect(test.errors).toEqual([]);
  });
});

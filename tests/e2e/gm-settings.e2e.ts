import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { closeGmSettings, openGmSettings, openSettings } from "./support/settings.js";
import { useTable } from "./support/table.js";
import { sentence } from "./support/words.js";

const [ARCHER, OGRE] = ["archer", "ogre"].map(tokenIdOf) as [string, string];
const word = (key: string): string => sentence("en", key);
const option = (id: string): string => word(`pf1.Option.${id}.name`);
const value = (id: string, which: string): string => word(`pf1.Option.${id}.values.${which}`);
const CAP = sentence("en", "GmSettings.number", { name: option("freeActionCap") });

const control = (window: Locator, name: string): Locator => window.getByLabel(name, { exact: true });
/** The word that a choice shows. */
const chosen = (window: Locator, name: string): Promise<string | null> =>
  control(window, name).locator("option:checked").textContent();
const rowOf = (window: Locator, id: string): Locator => window.locator(`[data-setting="${id}"]`);
/** Ids of the settings that are marked as other than by default. */
const marked = (window: Locator): Promise<(string | null)[]> =>
  window
    .locator("[data-setting]:has(.tempo-settings__mark:not([hidden]))")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-setting")));
const visibleRows = (window: Locator): Promise<(string | null)[]> =>
  window
    .locator("[data-setting]:not([hidden])")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-setting")));

const stored = (gm: Seat, key: string): Promise<unknown> =>
  gm.page.evaluate(
    (name) =>
      (globalThis as unknown as { game: { settings: { get(scope: string, key: string): unknown } } }).game.settings.get(
        "battle-tempo",
        name,
      ),
    key,
  );

describe("pf1: options of the rules, among the game master's settings", () => {
  const table = useTable({ ruleset: "pf1", flatFooted: true });

  it("are chosen by name in a window, hold at once in a running fight, and after a reload", async () => {
    const gm = await table().enter("gm");
    const archer = await table().enter("player1");
    const party = { gm, archer };
    await beginFight(party, [ARCHER, OGRE]);
    const label = archer.page.locator(".tempo-label__cost");
    await archer.board.pickUp(ARCHER);
    await archer.board.carryTo([8, 10]);
    await archer.waitForText("15 ft", label);
    await archer.page.keyboard.press("Escape");
    await archer.board.drop();

    const window = await openGmSettings(gm);
    expect(await chosen(window, option("flatFootedStart"))).toBe(value("flatFootedStart", "until-first-turn"));
    expect(await marked(window)).toEqual([]);
    await control(window, option("flatFootedStart")).selectOption({ label: value("flatFootedStart", "never") });
    await control(window, option("diagonals")).selectOption({ label: value("diagonals", "equal") });
    const cap = window.getByRole("spinbutton", { name: CAP });
    expect(await cap.count()).toBe(0);
    await control(window, option("freeActionCap")).selectOption({ label: value("freeActionCap", "integer") });
    await control(window, option("freeActionCap")).focus();
    await gm.page.keyboard.press("Tab");
    await gm.page.keyboard.type("4");
    await gm.page.keyboard.press("Enter");
    await closeGmSettings(gm);

    await archer.board.pickUp(ARCHER);
    await archer.board.carryTo([8, 10]);
    await archer.waitForText("10 ft", label);
    await archer.board.drop();
    await everybodySees(party, ARCHER, [8, 10]);

    await gm.reload();
    const again = await openGmSettings(gm);
    expect(await chosen(again, option("flatFootedStart"))).toBe(value("flatFootedStart", "never"));
    expect(await chosen(again, option("diagonals"))).toBe(value("diagonals", "equal"));
    expect(await again.getByRole("spinbutton", { name: CAP }).inputValue()).toBe("4");
    expect((await marked(again)).sort()).toEqual(["diagonals", "flatFootedStart", "freeActionCap"]);
    await gm.click(word("GmSettings.resetAll"), again);
    await gm.waitForText(word("GmSettings.filledIn"), again.getByRole("status"));
    expect(await marked(again)).toEqual([]);
    await gm.click(word("GmSettings.save"), again);
    await closeGmSettings(gm);
    expect(await stored(gm, "rulesetOptions")).toEqual({ pf1: {} });
  });
});

describe("pf1: the game master's settings", () => {
  const table = useTable({ ruleset: "pf1", flatFooted: true });

  it("are found by typing in either language, say their rule, are set back one by one, and unsaved ones are asked about", async () => {
    const gm = await table().enter("gm", { lang: "ru" });
    const ru = (key: string): string => sentence("ru", key);
    const window = await openGmSettings(gm, "ru");
    const search = window.getByRole("searchbox", { name: ru("GmSettings.search") });
    expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);

    // The words of the own language (ё or е), of the other one, and a rule's id.
    await search.fill("врасплох");
    expect(await visibleRows(window)).toEqual(["flatFootedStart"]);
    await search.fill("Flat-Footed when a fight");
    expect(await visibleRows(window)).toEqual(["flatFootedStart"]);
    await search.fill("чужой ход");
    expect(await visibleRows(window)).toEqual(["turn-order"]);
    await search.fill("очередность");
    expect(await visibleRows(window)).toEqual(["turn-order"]);
    await search.fill("PF1-GAP-03");
    expect(await visibleRows(window)).toEqual(["diagonals"]);
    expect(await rowOf(window, "diagonals").innerText()).toContain(ru("pf1.Rule.PF1-GAP-03"));
    await gm.page.keyboard.press("Enter");
    expect(await window.count()).toBe(1);
    await search.fill("такого здесь нет");
    await gm.waitForText(ru("GmSettings.nothingFound"), window);
    await search.fill("");

    // A ready-made strictness fills eight levels in; one level beside it is the table's own.
    const preset = control(window, ru("Enforcement.preset.label"));
    expect(await preset.inputValue()).toBe("strict");
    await preset.selectOption({ label: ru("Enforcement.preset.normal") });
    const moves = `${ru("Enforcement.category.movement.name")}: ${ru("Enforcement.role.pc")}`;
    expect(await chosen(window, moves)).toBe(ru("Enforcement.level.warn.name"));
    expect(await marked(window)).toEqual(["actions", "movement", "reactions", "turn-order"]);
    await control(window, moves).selectOption({ label: ru("Enforcement.level.block.name") });
    expect(await preset.inputValue()).toBe("own");

    // One is set back by its own button, by keys.
    const row = rowOf(window, "movement");
    await row.getByRole("button").focus();
    await gm.page.keyboard.press("Enter");
    expect(await marked(window)).toEqual(["actions", "reactions", "turn-order"]);
    expect(await row.getByRole("button").count()).toBe(0);
    expect(await row.locator(":focus").count()).toBe(1);

    // What is not saved is asked about: stay, throw away, save.
    const question = gm.page.getByRole("dialog", { name: ru("GmSettings.unsaved.title") });
    await gm.page.keyboard.press("Escape");
    await question.waitFor({ state: "visible" });
    await gm.click(ru("GmSettings.unsaved.stay"), question);
    await question.waitFor({ state: "detached" });
    expect(await window.count()).toBe(1);
    await window.locator("[data-action=close]").first().click();
    await gm.click(ru("GmSettings.unsaved.discard"), question);
    await closeGmSettings(gm);
    expect(await stored(gm, "enforcement")).toEqual({});

    const again = await openGmSettings(gm, "ru");
    await control(again, ru("Settings.actsTogether.name")).check();
    await control(again, ru("Settings.windowSeconds.name")).fill("30");
    expect(await marked(again)).toEqual(["windowSeconds", "actsTogether"]);
    await again.locator("[data-action=close]").first().click();
    await gm.click(ru("GmSettings.save"), question);
    await closeGmSettings(gm);
    expect(await stored(gm, "actsTogether")).toBe(true);
    expect(await stored(gm, "windowSeconds")).toBe(30);
    expect(await stored(gm, "enforcement")).toEqual({});
  });

  it("are no player's", async () => {
    const archer = await table().enter("player1");
    const settings = await openSettings(archer);
    await settings.getByRole("button", { name: word("Reference.open"), exact: true }).waitFor();
    expect(await settings.getByRole("button", { name: word("GmSettings.open"), exact: true }).count()).toBe(0);
    expect(await settings.getByRole("button", { name: word("FirstStart.open"), exact: true }).count()).toBe(0);
  });
});

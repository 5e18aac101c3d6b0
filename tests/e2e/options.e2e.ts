import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { sentence } from "./support/words.js";

const [ARCHER, OGRE] = ["archer", "ogre"].map(tokenIdOf) as [string, string];
const word = (key: string): string => sentence("en", key);
const option = (id: string): string => word(`pf1.Option.${id}.name`);
const value = (id: string, which: string): string => word(`pf1.Option.${id}.values.${which}`);
const byDefault = (id: string, which: string): string => sentence("en", "Options.default", { value: value(id, which) });
const CAP = sentence("en", "Options.number", { name: option("freeActionCap") });

/** The menu, opened by its name among the settings. */
async function openMenu(gm: Seat): Promise<Locator> {
  await gm.page.getByRole("tab", { name: "Settings" }).click();
  await gm.page.locator("[data-action=configureSettings]").click();
  const settings = gm.page.locator("#settings-config");
  await settings
    .locator(".form-group", { hasText: word("Options.title") })
    .getByRole("button", { name: word("Options.open"), exact: true })
    .click();
  return gm.page.getByRole("form", { name: word("Options.title") });
}

/** The word that an option's choice shows. */
const chosen = (menu: Locator, id: string): Promise<string | null> =>
  menu.getByLabel(option(id), { exact: true }).locator("option:checked").textContent();

describe("pf1: options of the rules", () => {
  const table = useTable({ ruleset: "pf1", flatFooted: true });

  it("are chosen by name in a menu, hold at once in a running fight, and after a reload", async () => {
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

    const menu = await openMenu(gm);
    expect(await chosen(menu, "flatFootedStart")).toBe(byDefault("flatFootedStart", "until-first-turn"));
    expect(await chosen(menu, "diagonals")).toBe(byDefault("diagonals", "5-10-5"));
    await menu
      .getByLabel(option("flatFootedStart"), { exact: true })
      .selectOption({ label: value("flatFootedStart", "never") });
    await menu.getByLabel(option("diagonals"), { exact: true }).selectOption({ label: value("diagonals", "equal") });
    const cap = menu.getByRole("spinbutton", { name: CAP });
    expect(await cap.count()).toBe(0);
    await menu
      .getByLabel(option("freeActionCap"), { exact: true })
      .selectOption({ label: value("freeActionCap", "integer") });
    await menu.getByLabel(option("freeActionCap"), { exact: true }).focus();
    await gm.page.keyboard.press("Tab");
    await gm.page.keyboard.type("4");
    await gm.page.keyboard.press("Enter");
    await menu.waitFor({ state: "detached" });

    await archer.board.pickUp(ARCHER);
    await archer.board.carryTo([8, 10]);
    await archer.waitForText("10 ft", label);
    await archer.board.drop();
    await everybodySees(party, ARCHER, [8, 10]);

    await gm.reload();
    const again = await openMenu(gm);
    expect(await chosen(again, "flatFootedStart")).toBe(value("flatFootedStart", "never"));
    expect(await chosen(again, "diagonals")).toBe(value("diagonals", "equal"));
    expect(await again.getByRole("spinbutton", { name: CAP }).inputValue()).toBe("4");
    await gm.click(word("Options.defaults"), again);
    await gm.waitForText(word("Options.defaultsFilledIn"), again.getByRole("status"));
    await gm.click(word("Options.save"), again);
    await again.waitFor({ state: "detached" });
    const stored = await gm.page.evaluate(() =>
      (globalThis as unknown as { game: { settings: { get(scope: string, key: string): unknown } } }).game.settings.get(
        "battle-tempo",
        "rulesetOptions",
      ),
    );
    expect(stored).toEqual({ pf1: {} });
  });
});

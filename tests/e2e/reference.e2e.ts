import { describe, expect, it } from "vitest";
import { useTable } from "./support/table.js";
import { sentence } from "./support/words.js";

describe("pf1: rules at a glance", () => {
  const table = useTable({ ruleset: "pf1" });

  it("opens by its key and from the settings, tells rules and actions, and finds them", async () => {
    const player = await table().enter("player1");
    const { page } = player;
    const open = page.getByRole("dialog", { name: sentence("en", "Reference.title") });
    const window = page.locator("#battle-tempo-reference");
    await page.keyboard.press("Shift+I");
    await window.waitFor();
    const search = window.getByRole("searchbox", { name: sentence("en", "Reference.search") });
    expect(await search.evaluate((input) => input === document.activeElement)).toBe(true);
    const round = window.locator("[data-rule='PF1-ECONOMY-001']");
    expect(await round.innerText()).toContain(sentence("en", "pf1.Reference.PF1-ECONOMY-001.text"));
    const charge = window.locator("[data-action-id=charge]");
    expect(await charge.innerText()).toContain(sentence("en", "Reference.provokes.moving"));

    await page.keyboard.type("minute");
    await charge.waitFor({ state: "hidden" });
    expect(await round.isVisible()).toBe(true);
    await search.fill("no such thing");
    await window.getByText(sentence("en", "Reference.nothingFound")).waitFor();
    await page.keyboard.press("Escape");
    await window.waitFor({ state: "detached" });
    expect(await open.count()).toBe(0);

    await page.getByRole("tab", { name: "Settings" }).click();
    await page.locator("[data-action=configureSettings]").click();
    await page
      .locator("#settings-config .form-group", { hasText: sentence("en", "Reference.title") })
      .getByRole("button", { name: sentence("en", "Reference.open"), exact: true })
      .click();
    await window.waitFor();
  });
});

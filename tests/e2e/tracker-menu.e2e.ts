import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { stripOfTracker } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";
import { sentence, type Lang } from "./support/words.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const NAMES = { en: { fighter: "Fighter", goblin: "Goblin" }, ru: { fighter: "Воин", goblin: "Гоблин" } } as const;
const ENTRIES = ["repair", "backToStart", "always", "never"] as const;

describe.each<{ lang: Lang }>([{ lang: "en" }, { lang: "ru" }])("the menu of a tracker row, in $lang", ({ lang }) => {
  const table = useTable({ ruleset: "pf1", names: lang, cast: { fighter: [6, 11], goblin: [7, 11] } });
  const word = (key: string): string => sentence(lang, `Tracker.${key}`);

  it("opens by the mouse and by the keyboard, names what it does, and repairs that row's creature", async () => {
    const gm = await table().enter("gm", { lang });
    await beginFight({ gm }, [FIGHTER, GOBLIN], { begin: lang === "en" ? "Begin combat" : "Начать бой" });
    const { fighter, goblin } = NAMES[lang];

    // The one whose turn it isn't has no start of the turn to go back to; what is chosen already isn't offered again.
    await rowOf(gm, goblin).click({ button: "right" });
    const menu = gm.page.getByRole("menu");
    await menu.waitFor();
    for (const key of ENTRIES) expect(await entry(menu, word(key)).count(), key).toBe(key === "backToStart" ? 0 : 1);
    expect(await entry(menu, word("ask")).count()).toBe(0);
    await entry(menu, word("never")).click();
    await menu.waitFor({ state: "detached" });
    await rowOf(gm, goblin)
      .getByRole("img", { name: word("policyNever") })
      .waitFor();

    // By the keyboard from a button of the row: its menu key, arrows, Enter.
    await rowOf(gm, fighter).getByRole("button").first().focus();
    await gm.page.keyboard.press("ContextMenu");
    await menu.waitFor();
    await pressUntilOn(gm, word("repair"));
    await gm.page.keyboard.press("Enter");
    const panel = gm.page.locator(".tempo-repair");
    await gm.waitForText(sentence(lang, "Tracker.repairOf", { name: fighter }), panel);
    const slot = sentence(lang, "pf1.Slot.move");
    expect(await stripOfTracker(gm, fighter)).toContain(slot);
    await gm.click(sentence(lang, "Repair.take", { slot }), panel);
    await waitFor("the slot to be gone", async () => !(await stripOfTracker(gm, fighter)).includes(slot));
    expect(await stripOfTracker(gm, goblin)).toContain(sentence(lang, "pf1.Slot.aoo"));
  });
});

const rowOf = ({ page }: Seat, name: string): Locator =>
  page.locator("#combat li.combatant").filter({ has: page.getByText(name, { exact: true }) });

/** By its words: the icon before them is a letter of its font. */
const entry = (menu: Locator, name: string): Locator =>
  menu.getByRole("menuitem").filter({ has: menu.page().getByText(name, { exact: true }) });

/** Arrow down through the open menu. */
async function pressUntilOn({ page }: Seat, name: string): Promise<void> {
  const focused = page.locator("[role=menuitem]:focus");
  for (let press = 0; press < 20; press++) {
    if ((await focused.innerText()).trim() === name) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`no ${name} in the menu`);
}

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, nextTurn } from "./support/fight.js";
import type { Locator } from "playwright-core";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { demandTally } from "./support/trouble.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const DODGE = sentence("en", "pf1.Action.total-defense");
const PAGE = readFileSync(fileURLToPath(new URL("../../docs/macro-api.md", import.meta.url)), "utf8");
/** The macros of the page, in its order. */
const [STRIKE = "", STEP = ""] = [...PAGE.matchAll(/```js\n(.*?)```/gs)].map(([, code = ""]) => code);

describe("the macros of docs/macro-api.md", () => {
  const table = useTable({ ruleset: "pf1", cast: { fighter: [6, 11], goblin: [7, 11] } });

  it("strike by the rules, arm a step, and stand on the hotbar for what a sheet was asked to put there", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party = { gm, fighter };
    await beginFight(party, [FIGHTER, GOBLIN]);
    await fighter.board.target(GOBLIN);
    await fighter.queueDice(2);
    await runMacro(fighter, STRIKE);
    await demandTally(party, { StrikeResolved: 1 });

    await runMacro(fighter, STEP);
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, [5, 11]);
    const actions = (await agreedEvents(party)).flatMap((event) => (event.type === "ActionTaken" ? [event] : []));
    expect(actions).toMatchObject([{ action: "attack-melee" }, { action: "five-foot-step" }]);

    // What is starred stands first, in a row of its own, and whoever else opens the sheet finds it so.
    const sheet = await openSheet(fighter, FIGHTER);
    const star = sheet.getByRole("switch", { name: favourite(DODGE) });
    await star.focus();
    await fighter.page.keyboard.press("Enter");
    await waitFor("the star to be full", async () => (await star.getAttribute("aria-checked")) === "true");
    expect(await star.evaluate((element) => element === document.activeElement)).toBe(true);
    await sheet.getByRole("switch", { name: favourite("Longsword") }).click();
    const row = sheet.getByRole("list", { name: sentence("en", "Sheet.favourites") });
    await waitFor("both in their row", async () => (await row.getByRole("button").count()) === 2);
    expect(await row.getByRole("button").locator(".tempo-act__name").allInnerTexts()).toEqual([
      DODGE,
      "Longsword: Attack",
    ]);
    const names = sheet.locator('.tempo-column:has([data-act="total-defense"]) .tempo-act__name');
    expect((await names.first().innerText()).trim()).toBe(DODGE);

    // By the menu of its button into the first free slot, by a drag into the slot where it is dropped.
    await row.getByRole("button", { name: DODGE }).focus();
    await fighter.page.keyboard.press("ContextMenu");
    await fighter.page.getByRole("menuitem").waitFor();
    await fighter.page.keyboard.press("Enter");
    await slot(fighter, 1, DODGE).waitFor();
    const strike = sheet.locator(".tempo-attack").filter({ hasText: "Longsword" }).locator("[data-act=attack-melee]");
    await strike.dragTo(fighter.page.locator("#hotbar [data-slot='3']"));
    await slot(fighter, 3, "Longsword").waitFor();
    await closeSheet(sheet);

    // A press is the sheet's button: it strikes by the rules, and what can't be done any more is refused with the reason.
    for (let turn = 0; turn < 2; turn++) await nextTurn(party);
    await fighter.board.press(FIGHTER, "ArrowRight");
    await everybodySees(party, FIGHTER, [6, 11]);
    await fighter.queueDice(2);
    await slot(fighter, 3, "Longsword").click();
    await demandTally(party, { StrikeResolved: 2 });
    await slot(fighter, 1, DODGE).click();
    await fighter.waitForText(sentence("en", "Refusal.no-slot.full", { slot: sentence("en", "pf1.Slot.standard") }));
    await demandTally(party, { StrikeResolved: 2 });
  });
});

const favourite = (name: string): string => sentence("en", "Sheet.favourite", { name });

/** A slot of the hotbar, by what its macro is for. */
const slot = ({ page }: Seat, number: number, name: string): Locator =>
  page.locator(`#hotbar [data-slot="${String(number)}"]`).getByRole("button", { name });

/** Runs a macro's text as Foundry does: an async function that knows the token in hand. */
const runMacro = (seat: Seat, code: string): Promise<unknown> =>
  seat.page.evaluate(`(async (token) => {${code}})(canvas.tokens.get(${JSON.stringify(FIGHTER)}))`);

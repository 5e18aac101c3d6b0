import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees, type Round } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { stripOfTracker } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { prompt } from "./support/trouble.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const repair = (key: string, values: Readonly<Record<string, string>> = {}): string =>
  sentence("en", `Repair.${key}`, values);
const MOVE = sentence("en", "pf1.Slot.move");

describe("the game master sets right what went wrong", () => {
  const table = useTable({ ruleset: "pf1", cast: { fighter: [6, 11], goblin: [7, 11] } });

  it("a slot, a window and dice that nobody throws, by the panel of a tracker row", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await beginFight(party, [FIGHTER, GOBLIN]);

    await fighter.board.press(FIGHTER, "ArrowLeft");
    const panel = await openByKeyboard(gm, "Fighter");
    // A window is ended, and the move goes on.
    await prompt(gm).waitFor({ state: "visible" });
    await gm.click(repair("endWindow"), panel);
    await everybodySees(party, FIGHTER, [5, 11]);
    expect(await stripOfTracker(gm, "Fighter")).not.toContain(MOVE);

    // The slot comes back on every screen, with a card.
    await gm.click(repair("giveBack", { slot: MOVE }), panel);
    for (const seat of [gm, fighter])
      await waitFor(`${seat.name} to see the slot again`, async () =>
        (await stripOfTracker(seat, "Fighter")).includes(MOVE),
      );
    await gm.click(repair("undoLast"), panel);
    await waitFor("the repair to be undone", async () => !(await stripOfTracker(gm, "Fighter")).includes(MOVE));

    // Back to the start of the turn takes the move back, too.
    await gm.click(repair("undoTurn"), panel);
    await everybodySees(party, FIGHTER, [6, 11]);
    await fighter.page.getByRole("tab", { name: "Chat" }).click();
    await fighter.waitForText(sentence("en", "Card.repaired", { who: "Fighter" }));
  });

  it("dice of a player who is connected and keeps silent", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await beginFight(party, [GOBLIN, FIGHTER]);
    await keepDiceBack(fighter);
    await gm.board.press(GOBLIN, "ArrowRight");
    await fighter.click("Strike", prompt(fighter));
    const panel = await openByKeyboard(gm, "Fighter");
    await gm.waitForText(repair("dice", { who: "Fighter" }), panel);
    // What can't be taken back says why.
    expect(await gm.button(repair("undoAct", { name: "Fighter" }), panel).isDisabled()).toBe(true);
    await gm.waitForText(sentence("en", "Refusal.nothing-to-undo.plain"), panel);
    expect(await gm.button(repair("undoLast"), panel).isDisabled()).toBe(false);
    await gm.click(repair("noDice"), panel);
    await everybodySees(party, GOBLIN, [8, 11]);
  });
});

/** The button of the creature's row, with the keyboard. */
async function openByKeyboard(gm: Seat, name: string): Promise<Locator> {
  await gm.page.getByRole("tab", { name: "Combat" }).click();
  const button = gm.button(sentence("en", "Tracker.repairOf", { name }));
  await button.focus();
  await gm.page.keyboard.press("Enter");
  const panel = gm.page.locator(".tempo-repair");
  await panel.waitFor({ state: "visible" });
  return panel;
}

/** The client stays connected, but its dice never come to rest. */
const keepDiceBack = (seat: Seat): Promise<void> =>
  seat.page.evaluate(() => {
    const { Roll } = globalThis as unknown as { Roll: { prototype: { evaluate(): Promise<unknown> } } };
    Roll.prototype.evaluate = () => new Promise(() => undefined);
  });

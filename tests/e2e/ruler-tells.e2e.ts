import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import type { Cell } from "./support/board.js";
import { agreedEvents, beginFight, everybodySees, type Round } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const START: Cell = [3, 5];
const ON: Cell = [4, 5];
const FARTHER: Cell = [5, 5];
/** Beside the goblin: 20 ft on, all that is left of 30. */
const BESIDE: Cell = [9, 5];
const AWAY: Cell = [8, 5];

describe("dnd5e2024: what the ruler tells", () => {
  const table = useTable({ ruleset: "dnd5e2024", cast: { fighter: START, goblin: [10, 5], archer: [20, 17] } });

  it("MV-01, MV-06, OA-01: is what the ledger charges, asks for nothing on coming near, and ends with the speed", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const round: Round = { gm, fighter };
    await beginFight(round, [FIGHTER, GOBLIN]);

    await fighter.board.pickUp(FIGHTER);
    await demandLabel(fighter, ON, /^5 ft/);
    await fighter.board.carryTo(START);
    await fighter.board.drop();
    await goes(round, ON, /^5 ft/);
    await goes(round, FARTHER, /^5 ft/);
    await goes(round, BESIDE, /^20 ft/);
    expect(await fighter.page.locator(".tempo-label__strike").count()).toBe(0);
    await demandTally(round, { Moved: 3, WindowOpened: 0 });
    expect(await costs(round)).toEqual([5, 5, 20]);

    await fighter.board.pickUp(FIGHTER);
    await demandLabel(fighter, AWAY, /^5 ft .*opens: action .*Goblin/);
    await fighter.board.drop();
    const question = fighter.page.getByRole("alertdialog");
    await fighter.button(/Dash/, question).waitFor();
    await fighter.page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await everybodySees(round, FIGHTER, BESIDE);
    await demandTally(round, { Moved: 3, ActionTaken: 3, WindowOpened: 0 });
  });
});

/** Drags there; the label has said what it takes before the button is released. */
async function goes(round: Round, cell: Cell, label: RegExp): Promise<void> {
  const seat = round.fighter;
  if (!seat) throw new Error("nobody plays the fighter");
  await seat.board.pickUp(FIGHTER);
  await demandLabel(seat, cell, label);
  expect(await seat.page.locator(".tempo-label__strike").count()).toBe(0);
  await seat.board.drop();
  await everybodySees(round, FIGHTER, cell);
}

async function demandLabel(seat: Seat, cell: Cell, text: RegExp): Promise<void> {
  await seat.board.carryTo(cell);
  const label = seat.page.locator(".tempo-label").last();
  await expect.poll(async () => (await label.innerText()).replace(/\s+/g, " "), { timeout: 20_000 }).toMatch(text);
}

const costs = async (round: Round): Promise<unknown[]> =>
  (await agreedEvents(round)).filter(({ type }) => type === "Moved").map(({ cost }) => cost);

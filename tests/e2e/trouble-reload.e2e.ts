import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees, gather, seatsOf, type Party } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { FULL } from "./support/matrix.js";
import { setWorld } from "./support/settings.js";
import { useTable } from "./support/table.js";
import { demandTally, prompt, readsCard, seesNoPrompt, seesPrompt } from "./support/trouble.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const FIGHTERS_TURN = [FIGHTER, GOBLIN, ARCHER, OGRE];
/** The fighter and the goblin stand side by side; a step away lets the other strike. */
const START = [6, 11] as const;
const AWAY = [5, 11] as const;
const ONE_STEP_STRUCK_AT = { WindowOpened: 1, WindowAnswered: 1, StrikeResolved: 1, RollsGiven: 1, Moved: 1 };

/** The fighter's player steps away from the goblin, and the game master is asked. */
async function stepAway({ gm, fighter }: Party): Promise<void> {
  await fighter.board.press(FIGHTER, "ArrowLeft");
  await seesPrompt(gm);
}

/** The blow misses: one die. */
async function strikeAndMiss(seat: Seat): Promise<void> {
  await seat.queueDice(2);
  await seat.click("Strike", prompt(seat));
}

describe("a client reloads while a reaction is open", () => {
  const table = useTable({ ruleset: "pf1" });

  it("the reacting player is asked again, and answers once", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, [GOBLIN, FIGHTER, ARCHER, OGRE]);
    await gm.board.press(GOBLIN, "ArrowRight");
    await seesPrompt(fighter);
    await fighter.reload();
    await seesPrompt(fighter);
    expect(await prompt(fighter).getByRole("listitem").count()).toBe(1);
    await strikeAndMiss(fighter);
    await everybodySees(party, GOBLIN, [8, 11]);
    await demandTally(party, ONE_STEP_STRUCK_AT);
  });

  it("the game master closes the browser and comes back", async () => {
    const party = await gather(table());
    const { fighter } = party;
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    await table().seeOff(party.gm);
    await fighter.waitForText(/No game master is connected/, fighter.page.locator("#notifications"));
    await fighter.board.press(FIGHTER, "ArrowUp");
    const back = { ...party, gm: await table().enter("gm") };
    await seesPrompt(back.gm);
    await everybodySees(back, FIGHTER, START);
    await strikeAndMiss(back.gm);
    await everybodySees(back, FIGHTER, AWAY);
    await demandTally(back, ONE_STEP_STRUCK_AT);
  });

  it.runIf(FULL)("the mover reloads, and the move goes on", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    await party.fighter.reload();
    await everybodySees(party, FIGHTER, START);
    await strikeAndMiss(party.gm);
    await everybodySees(party, FIGHTER, AWAY);
    await demandTally(party, ONE_STEP_STRUCK_AT);
  });

  it.runIf(FULL)("the mover is gone, and the game master's side moves the token", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    await table().seeOff(party.fighter);
    await strikeAndMiss(party.gm);
    await party.gm.board.waitForToken(FIGHTER, AWAY, 20_000);
    const back = { ...party, fighter: await table().enter("player2") };
    await everybodySees(back, FIGHTER, AWAY);
    await demandTally(back, ONE_STEP_STRUCK_AT);
  });
});

describe("a reaction is not taken", () => {
  const table = useTable({ ruleset: "pf1" });

  it.runIf(FULL)("declined, it closes with a card, and the move goes on", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    await party.gm.click("Skip", prompt(party.gm));
    await everybodySees(party, FIGHTER, AWAY);
    await readsCard(party, /Goblin: lets the chance pass/);
    await demandTally(party, { WindowOpened: 1, WindowAnswered: 1, WindowClosed: 1, StrikeResolved: 0, Moved: 1 });
  });

  it("left to run out, it closes with a card, and the move goes on", async () => {
    const party = await gather(table());
    await setWorld(party.gm, "windowSeconds", 2);
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    await everybodySees(party, FIGHTER, AWAY);
    await readsCard(party, /Goblin: the chance has passed/);
    await demandTally(party, { WindowOpened: 1, WindowClosed: 1, StrikeResolved: 0, Moved: 1 });
  });

  it.runIf(FULL)("is withdrawn with a card where the mover's token is deleted, and play goes on", async () => {
    const party = await gather(table());
    const { gm } = party;
    await beginFight(party, FIGHTERS_TURN);
    await stepAway(party);
    await gm.board.press(FIGHTER, "Delete");
    for (const seat of seatsOf(party)) await seesNoPrompt(seat);
    await readsCard(party, /Goblin: the chance is gone/);
    await demandTally(party, { WindowOpened: 1, WindowClosed: 1, StrikeResolved: 0, Moved: 0, CreatureLeft: 1 });
    await gm.page.getByRole("tab", { name: "Combat" }).click();
    await gm.board.press(GOBLIN, "ArrowRight");
    await everybodySees(party, GOBLIN, [8, 11]);
    await demandTally(party, { Moved: 1 });
  });
});

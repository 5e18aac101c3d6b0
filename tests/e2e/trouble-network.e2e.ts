import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather, ledgerOf, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import { useTable, type TestTable } from "./support/table.js";
import { demandTally, prompt, seesPrompt } from "./support/trouble.js";
import { holdsFor, waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const FIGHTERS_TURN = [FIGHTER, GOBLIN, ARCHER, OGRE];
/** Still within the goblin's reach: a step there asks nobody. */
const UP = [6, 10] as const;
const AWAY = [5, 11] as const;

/** From now on the fighter's client hears nothing from the server; what it sends arrives. */
const deafen = (table: TestTable, { fighter }: Party): void => {
  table.server.network.hold(fighter.userId, "out");
};

const letHear = (table: TestTable, { fighter }: Party): void => {
  table.server.network.release(fighter.userId, "out");
};

/** The game master does something that the fighter's client doesn't hear of yet. */
async function aheadOf({ gm, fighter }: Party, change: () => Promise<void>): Promise<void> {
  await change();
  await waitFor("the fight to have gone on unheard", async () => {
    const [ahead, behind] = [await ledgerOf(gm), await ledgerOf(fighter)];
    return ahead.length > behind.length;
  });
}

async function woundTheGoblin({ gm }: Party): Promise<void> {
  await gm.board.doubleClick(GOBLIN);
  const hp = gm.page.locator(".tempo-sheet input[data-vital='hp']");
  await hp.fill("-3");
  await hp.press("Enter");
  await gm.click("Close window", gm.page.locator(".tempo-sheet"));
}

describe("the player's line is slow", () => {
  const table = useTable({ ruleset: "dnd5e2024", seed: 7 });

  it("a move decided on an old revision is neither lost nor doubled", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, FIGHTERS_TURN);
    await fighter.board.select(FIGHTER);
    deafen(table(), party);
    await aheadOf(party, () => woundTheGoblin(party));
    await fighter.board.press(FIGHTER, "ArrowUp");
    await gm.board.waitForToken(FIGHTER, UP);
    letHear(table(), party);
    await everybodySees(party, FIGHTER, UP);
    await demandTally(party, { Moved: 1, ActBegun: 1, Observed: 1 });
  });

  it.runIf(FULL)(
    "a move that its turn has outrun stands as an act against the rules, is told to the game master, and is charged once",
    async () => {
      const party = await gather(table());
      const { gm, fighter } = party;
      await beginFight(party, FIGHTERS_TURN);
      await fighter.board.select(FIGHTER);
      deafen(table(), party);
      await aheadOf(party, () => gm.click("Next turn"));
      await fighter.board.press(FIGHTER, "ArrowUp");
      await gm.waitForText(/Fighter moved farther than the turn allows/, gm.page.locator("#notifications"));
      letHear(table(), party);
      await everybodySees(party, FIGHTER, UP);
      await demandTally(party, { Moved: 1, ActBegun: 1, Overdrawn: 1, Observed: 0 });
      const [moved] = (await agreedEvents(party)).filter(({ type }) => type === "Moved");
      expect(moved).toMatchObject({ to: { cell: UP } });
    },
  );

  it("a command that is delivered twice is done once", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    const { network } = table().server;
    await beginFight(party, FIGHTERS_TURN);
    await fighter.board.select(FIGHTER);
    deafen(table(), party);
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await seesPrompt(gm);
    // The record, its acceptance, and the acceptance of what came again.
    await waitFor("the command to have come again", () => network.waiting(fighter.userId, "out") >= 3);
    letHear(table(), party);
    await gm.click("Skip", prompt(gm));
    await everybodySees(party, FIGHTER, AWAY);
    await demandTally(party, { ActBegun: 1, WindowOpened: 1, WindowAnswered: 1, Moved: 1 });
  });

  it.runIf(FULL)("a command sent just before the connection breaks is done once", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, FIGHTERS_TURN);
    await fighter.board.select(FIGHTER);
    deafen(table(), party);
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await seesPrompt(gm);
    await table().complaints.during(async () => {
      table().server.network.drop(fighter.userId);
      letHear(table(), party);
      await fighter.reload();
    });
    await seesPrompt(gm);
    await gm.click("Skip", prompt(gm));
    await everybodySees(party, FIGHTER, AWAY);
    await demandTally(party, { ActBegun: 1, WindowOpened: 1, WindowAnswered: 1, Moved: 1 });
  });
});

describe("every line is slow, each in its own way", () => {
  const table = useTable({ ruleset: "dnd5e2024", seed: 11 });

  it.runIf(FULL)("a step whose record comes late is not taken for a token gone astray", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, FIGHTERS_TURN);
    await fighter.board.select(FIGHTER);
    // Longer than the keeper waits before it puts tokens to where the ledger has them.
    table().server.network.delay(gm.userId, 3500, "in");
    await fighter.board.press(FIGHTER, "ArrowUp");
    await everybodySees(party, FIGHTER, UP);
    await holdsFor("the fighter stays", 5000, async () => (await gm.board.cellOf(FIGHTER)).join() === UP.join());
    table().server.network.delay(gm.userId, 0);
    await demandTally(party, { Moved: 1, ActBegun: 1, Observed: 0 });
  });

  it.runIf(FULL)("steps taken faster than they are recorded all count", async () => {
    const party = await gather(table());
    const { gm, archer, fighter } = party;
    await beginFight(party, FIGHTERS_TURN);
    for (const { userId } of [gm, archer, fighter]) table().server.network.delay(userId, { min: 20, max: 250 });
    await fighter.board.press(FIGHTER, "ArrowUp");
    await fighter.board.waitForToken(FIGHTER, UP);
    await fighter.board.press(FIGHTER, "ArrowRight");
    await everybodySees(party, FIGHTER, [7, 10]);
    await demandTally(party, { Moved: 2, WindowOpened: 0 });
    for (const { userId } of [gm, archer, fighter]) table().server.network.delay(userId, 0);
  });
});

import { describe, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { FULL } from "./support/matrix.js";
import { beginFight, everybodySees, gather } from "./support/fight.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { demandTally, pressTwiceAtOnce, prompt, seesPrompt } from "./support/trouble.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const FIGHTERS_TURN = [FIGHTER, GOBLIN, ARCHER, OGRE];

describe("twice by mistake", () => {
  const table = useTable({ ruleset: "pf1" });

  it.runIf(FULL)("a double click on an action takes it once", async () => {
    const party = await gather(table());
    await beginFight(party, FIGHTERS_TURN);
    const sheet = await openSheet(party.fighter, FIGHTER);
    await party.fighter.button(/^Total defense/, sheet).dblclick();
    await demandTally(party, { ActionTaken: 1 });
    await closeSheet(sheet);
  });

  it("a double click on Strike strikes once, and two arrow keys within a frame are one step", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, FIGHTERS_TURN);
    await fighter.board.select(FIGHTER);
    await pressTwiceAtOnce(fighter, "ArrowLeft");
    await seesPrompt(gm);
    await gm.queueDice(2);
    await gm.button("Strike", prompt(gm)).dblclick();
    await everybodySees(party, FIGHTER, [5, 11]);
    await demandTally(party, { WindowOpened: 1, WindowAnswered: 1, StrikeResolved: 1, RollsGiven: 1, Moved: 1 });
    // Nobody reaches here: now the step goes through at once.
    await pressTwiceAtOnce(fighter, "ArrowLeft");
    await everybodySees(party, FIGHTER, [4, 11]);
    await demandTally(party, { Moved: 2, WindowOpened: 1 });
  });
});

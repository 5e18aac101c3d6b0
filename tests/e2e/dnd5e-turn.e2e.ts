import { expect, describe, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { FULL } from "./support/matrix.js";
import { agreedEvents, beginFight, everybodySees, gather, seatsOf, vitalOf, type Party } from "./support/fight.js";
import { act, everybodyReads } from "./support/sheet.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { demandTally, prompt, seesNoPrompt, seesPrompt } from "./support/trouble.js";
import { holdsFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
/** Beside the goblin, which stands at 7,11. */
const START = [6, 11] as const;
const AWAY = [5, 11] as const;

const nobodyIsAsked = (party: Party): Promise<void> =>
  holdsFor("nobody is asked", 600, async () => {
    const asked = await Promise.all(seatsOf(party).map((seat) => prompt(seat).count()));
    return asked.every((count) => count === 0);
  });

describe("dnd5e2024: a turn", () => {
  const table = useTable({ ruleset: "dnd5e2024" });

  it("splits its movement around an attack, and has no more than its speed", async () => {
    const party = await gather(table());
    const { archer } = party;
    await beginFight(party, [ARCHER, FIGHTER, GOBLIN, OGRE]);
    await archer.board.drag(ARCHER, [8, 8]);
    await everybodySees(party, ARCHER, [8, 8]);
    await everybodyReads(
      party,
      ARCHER,
      "Archer",
      "Left: action, bonus action, reaction, free interaction, movement 20 ft",
    );

    await archer.board.target(GOBLIN);
    await archer.queueDice(15, 4);
    await act(archer, ARCHER, /^Attack/, "Longbow");
    await demandTally(party, { StrikeResolved: 1, RollsGiven: 2 });
    await everybodyReads(party, ARCHER, "Archer", "Left: bonus action, reaction, free interaction, movement 20 ft");

    await archer.board.drag(ARCHER, [8, 4]);
    await everybodySees(party, ARCHER, [8, 4]);
    await everybodyReads(party, ARCHER, "Archer", "Left: bonus action, reaction, free interaction");

    await archer.board.press(ARCHER, "ArrowUp");
    await archer.waitForText(/Too far/, archer.page.locator("#notifications"));
    await everybodySees(party, ARCHER, [8, 4]);
    await demandTally(party, { Moved: 2, StrikeResolved: 1, WindowOpened: 0 });
  });

  it("asks for the reaction once where the reach is left, and no more in that round", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE]);
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await seesPrompt(gm);
    await everybodySees(party, FIGHTER, START);
    await gm.queueDice(5);
    await gm.click("Strike");
    await everybodySees(party, FIGHTER, AWAY);
    await seesNoPrompt(gm);
    await demandTally(party, { Moved: 1, WindowOpened: 1, StrikeResolved: 1, RollsGiven: 1 });
    await everybodyReads(
      party,
      FIGHTER,
      "Fighter",
      "Left: action, bonus action, reaction, free interaction, movement 25 ft",
    );

    await fighter.board.press(FIGHTER, "ArrowRight");
    await everybodySees(party, FIGHTER, START);
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, AWAY);
    await nobodyIsAsked(party);
    await demandTally(party, { Moved: 3, WindowOpened: 1, StrikeResolved: 1, RollsGiven: 1 });
  });

  it.runIf(FULL)("asks nobody where the mover circles inside the reach", async () => {
    const party = await gather(table());
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE]);
    for (const [key, cell] of [
      ["ArrowUp", [6, 10]],
      ["ArrowRight", [7, 10]],
      ["ArrowRight", [8, 10]],
      ["ArrowDown", [8, 11]],
    ] as const) {
      await party.fighter.board.press(FIGHTER, key);
      await everybodySees(party, FIGHTER, cell);
    }
    await nobodyIsAsked(party);
    await demandTally(party, { Moved: 4, WindowOpened: 0 });
  });

  it.runIf(FULL)("leaves whom a blow fells with one hit point, where that is meant", async () => {
    const party = await gather(table());
    const { fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE]);
    await fighter.board.target(GOBLIN);
    const sheet = await openSheet(fighter, FIGHTER);
    const spare = sheet.getByRole("button", { name: sentence("en", "dnd5e2024.Intent.spare"), exact: true });
    await spare.click();
    await spare.and(fighter.page.locator('[aria-pressed="true"]')).waitFor();
    await closeSheet(sheet);
    await fighter.queueDice(20, 8, 8);
    await act(fighter, FIGHTER, /^Attack/, "Longsword");
    await demandTally(party, { StrikeResolved: 1 });
    expect(await vitalOf(fighter, GOBLIN)).toBe(1);
    const gained = (await agreedEvents(party)).filter(({ type }) => type === "ConditionGained");
    expect(gained).toMatchObject([{ condition: { id: "unconscious" } }, { condition: { id: "prone" } }]);
  });

  it.runIf(FULL)("asks nobody after Disengage", async () => {
    const party = await gather(table());
    const { fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE]);
    await act(fighter, FIGHTER, /^Disengage/);
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, AWAY);
    await nobodyIsAsked(party);
    await demandTally(party, { Moved: 1, ActionTaken: 2, WindowOpened: 0 });
    const taken = (await agreedEvents(party)).filter(({ type }) => type === "ActionTaken");
    expect(taken[0]).toMatchObject({ action: "disengage", pays: ["action"] });
    await everybodyReads(party, FIGHTER, "Fighter", "Left: bonus action, reaction, free interaction, movement 25 ft");
  });
});

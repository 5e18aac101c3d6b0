import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, type Party } from "./support/fight.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { answerFor, choose, leftOf, pressFoot, rowOf } from "./support/turn.js";
import { sentence } from "./support/words.js";

const [ARCHER, FIGHTER, OGRE, GOBLIN, TWIN] = ["archer", "fighter", "ogre", "goblin", "goblin2"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
  string,
];
/** Beside the ogre, and the next square, which it threatens too. */
const BESIDE = [12, 6] as const;
const SECOND = [12, 7] as const;
const GOAL = [12, 11] as const;
/** The fighter has rubble between itself and one goblin, and open ground before the other. */
const START = [2, 12] as const;
const OVER_RUBBLE = [8, 12] as const;
const DOWN_THE_LANE = [2, 6] as const;

describe.each(gmPlaces("with the canvas off"))("pf1: past an ogre and at a goblin, the game master %s", (place) => {
  const table = useTable({
    ruleset: "pf1",
    cast: { archer: BESIDE, ogre: [13, 6], fighter: START, goblin: [9, 12], goblin2: [2, 5] },
    aside: true,
  });

  it("a withdrawal is safe from the first square only; a charge needs an open lane", async () => {
    const party = await gatherAt(table(), place);
    await beginFight(party, [ARCHER, FIGHTER, OGRE, GOBLIN, TWIN]);
    await turnAway(party, place);
    await withdraw(party);
    expect(await leftOf(party, "Archer")).not.toContain(sentence("en", "pf1.Slot.standard"));
    await pressFoot(party.archer, ARCHER, "End turn");
    await chargeOverRubble(party);
    await charge(party);
    const left = await leftOf(party, "Fighter");
    for (const slot of ["standard", "step"]) expect(left).not.toContain(sentence("en", `pf1.Slot.${slot}`));
    await demandTally(party, { Moved: 3, WindowOpened: 1, StrikeResolved: 2 });
  });
});

/** The ogre's chance comes where the second square is left, and nowhere else. */
async function withdraw(party: Party): Promise<void> {
  const { gm, archer } = party;
  await choose(archer, ARCHER, "Withdraw");
  await archer.board.drag(ARCHER, GOAL);
  await rowOf(gm, "Ogre").waitFor({ state: "visible" });
  await everybodySees(party, ARCHER, SECOND);
  await gm.queueDice(2);
  await answerFor(gm, "Ogre", "Strike");
  await everybodySees(party, ARCHER, GOAL);
  const [first, second] = (await agreedEvents(party)).filter(({ type }) => type === "Moved");
  expect([first, second]).toMatchObject([{ to: { cell: SECOND } }, { to: { cell: GOAL } }]);
}

async function chargeOverRubble(party: Party): Promise<void> {
  const { fighter } = party;
  await fighter.board.target(GOBLIN);
  await choose(fighter, FIGHTER, "Charge");
  const before = (await agreedEvents(party)).length;
  await fighter.board.drag(FIGHTER, OVER_RUBBLE);
  await fighter.waitForText(sentence("en", "Refusal.difficult-terrain.plain"), fighter.page.locator("#notifications"));
  await everybodySees(party, FIGHTER, START);
  expect(await agreedEvents(party)).toHaveLength(before);
}

async function charge(party: Party): Promise<void> {
  const { fighter } = party;
  await fighter.board.target(TWIN);
  await fighter.queueDice(15, 4);
  await fighter.board.drag(FIGHTER, DOWN_THE_LANE);
  await everybodySees(party, FIGHTER, DOWN_THE_LANE);
  await demandTally(party, { StrikeResolved: 2 });
  const strike = (await agreedEvents(party)).findLast(({ type }) => type === "StrikeResolved");
  expect(strike).toMatchObject({ by: "fighterFights000", target: "goblin2Fights000", hit: true });
}

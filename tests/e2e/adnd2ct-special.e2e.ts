import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather, nextTurn, vitalOf, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import { declare, everybodyIsIn, facingOf, go, goOnTo, panelOf, rotationOf, setScene } from "./support/phases.js";
import { useTable } from "./support/table.js";
import { openHud } from "./support/token-hud.js";
import { demandTally, readsCard } from "./support/trouble.js";
import { answerFor, attack, choose, everybodySeesTurnOf } from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const en = (key: string): string => sentence("en", key);
const word = (action: string): string => en(`adnd2ct.Action.${action}`);
const [EAST, WEST, SOUTH_EAST] = [270, 90, 315];
/** Where the fighter comes to a stand, and where the ogre draws back to. */
const [BEFORE_THE_OGRE, BACK, AFTER_IT, FAR_WEST] = [
  [12, 15],
  [16, 15],
  [15, 15],
  [5, 1],
] as const;

/**
 * The lowest faces that hit, and the highest that miss: the fighter's THAC0 16 and his sword's +1 against AC 5, with the
 * charge's +2; the goblin's THAC0 20 against the archer's AC 6, two better while she parries, and against AC 10 when she
 * sprints: without her dexterity's 2, and two worse.
 */
const [CHARGED, PARRIED, SPRINTED] = [16 - 5 - 1 - 2, 20 - 4 - 1, 20 - 10];
const [CUT, STAB] = [5 + 1, 3];
const AT_THE_END = { [FIGHTER]: 34, [GOBLIN]: 12, [ARCHER]: 22 - STAB, [OGRE]: 28 - CUT };

/** What the other evening of this game (`adnd2ct-turn`) has no room for. */
describe.runIf(FULL)("adnd2ct: charge, parry, an act given up, withdrawal, sprint, and a blow that disarms", () => {
  const table = useTable({
    ruleset: "adnd2ct",
    cast: { fighter: [6, 15], ogre: [13, 15], archer: [20, 1], goblin: [21, 1] },
  });

  it("each at its moment, and with what it costs", async () => {
    const party = await gather(table());
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE], { records: 1 });
    await setScene(party.gm, { [FIGHTER]: EAST, [ARCHER]: EAST, [GOBLIN]: WEST, [OGRE]: WEST });
    await waitFor("the goblin to look west", async () => (await facingOf(party.archer, "Goblin")) === "w");
    await declareAll(party, { Goblin: "attack", Ogre: "run", Fighter: "charge", Archer: "parry" });
    await charge(party);
    await parry(party);
    await giveUpAndWithdraw(party);
    await nextTurn(party);
    await declareAll(party, { Goblin: "attack", Ogre: "parry", Fighter: "disarm", Archer: "sprint" });
    await sprint(party);
    await disarm(party);
    for (const [token, hp] of Object.entries(AT_THE_END)) expect(await vitalOf(party.gm, token), token).toBe(hp);
  });
});

/** The heroes win the initiative, and nobody's phases shift. */
async function declareAll(party: Party, actions: Readonly<Record<string, string>>): Promise<void> {
  const { gm, fighter, archer } = party;
  const seats = { Goblin: gm, Ogre: gm, Fighter: fighter, Archer: archer } as const;
  for (const [name, action] of Object.entries(actions))
    await declare(seats[name as keyof typeof seats], "en", name, action);
  await gm.waitForText(en("Declare.all"), panelOf(gm));
  await fighter.queueDice(3);
  await gm.queueDice(6);
  await gm.click(en("Declare.roll"), panelOf(gm));
  await gm.click(en("Declare.begin"), panelOf(gm));
  await everybodyIsIn(party, "very-fast");
}

/** The sword is of the average phase; the blow comes with the charger, in the fast one, and hits by its two more. */
async function charge(party: Party): Promise<void> {
  const { fighter } = party;
  await goOnTo(party, "fast");
  await fighter.board.target(OGRE);
  await choose(fighter, FIGHTER, word("charge"));
  await fighter.queueDice(CHARGED, 5);
  await go(party, fighter, FIGHTER, BEFORE_THE_OGRE);
  await demandTally(party, { StrikeResolved: 1 });
}

/** What would hit the archer misses her who parries. */
async function parry(party: Party): Promise<void> {
  const { gm } = party;
  await gm.queueDice(PARRIED);
  await attack(gm, GOBLIN, ARCHER, "Short sword", word("attack"));
  await demandTally(party, { StrikeResolved: 2 });
  expect((await agreedEvents(party)).findLast(({ type }) => type === "StrikeResolved")).toMatchObject({ hit: false });
}

/** When its phase has come the ogre drops its run; at the end of the round it backs away, and gives no opening by it. */
async function giveUpAndWithdraw(party: Party): Promise<void> {
  const { gm } = party;
  await goOnTo(party, "average");
  const hud = await openHud(gm, OGRE);
  await hud.getByRole("button", { name: word("abort") }).click();
  await declare(gm, "en", "Ogre", "withdraw", false);
  for (const phase of ["slow", "very-slow", "end-of-round"]) await goOnTo(party, phase);
  await go(party, gm, OGRE, BACK);
  await demandTally(party, { StrikeResolved: 2, WindowOpened: 0 });
  expect(await facingOf(gm, "Ogre")).toBe("w");
}

/** Half the way of a sprint, farther than anybody runs in a phase, and past caring for the sword behind. */
async function sprint(party: Party): Promise<void> {
  const { gm, archer } = party;
  await goOnTo(party, "fast");
  await planAfterIt(party);
  await gm.queueDice(SPRINTED, 3);
  await archer.board.drag(ARCHER, FAR_WEST);
  await answerFor(gm, "Goblin", "Strike");
  await everybodySees(party, ARCHER, FAR_WEST);
  await demandTally(party, { StrikeResolved: 3, WindowOpened: 1 });
}

/** The fighter goes after the ogre by a planned way, and has chosen where he looks at its end. */
async function planAfterIt(party: Party): Promise<void> {
  const { gm, fighter } = party;
  const { board, page } = fighter;
  await board.select(FIGHTER);
  for (const key of ["KeyP", "ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  const bar = page.locator("#battle-tempo-planning");
  await fighter.waitForText(sentence("en", "Plan.looks", { facing: en("Facing.e") }), bar);
  await page.keyboard.press("BracketRight");
  await fighter.waitForText(sentence("en", "Plan.looks", { facing: en("Facing.se") }), bar);
  await fighter.click(en("Plan.go"), bar);
  await everybodySees(party, FIGHTER, AFTER_IT);
  for (const seat of [gm, fighter])
    await waitFor(
      `${seat.name} to see the fighter look past the ogre`,
      async () => (await rotationOf(seat, FIGHTER)) === SOUTH_EAST && (await facingOf(seat, "Fighter")) === "se",
    );
}

/** In the phase of the sword, from the token's HUD, where it is closed to those who declared something else. */
async function disarm(party: Party): Promise<void> {
  const { archer, fighter } = party;
  const hers = (await openHud(archer, ARCHER)).getByRole("button", { name: word("disarm") });
  expect(await hers.getAttribute("aria-disabled")).toBe("true");
  // The goblin's blow would come now; it has nobody left to strike.
  await nextTurn(party);
  await everybodySeesTurnOf(party, "Goblin");
  await goOnTo(party, "average");
  await fighter.board.target(OGRE);
  const his = (await openHud(fighter, FIGHTER)).getByRole("button", { name: word("disarm") });
  expect(await his.getAttribute("aria-disabled")).toBeNull();
  await his.click();
  // Whoever only watches reads this one line; that the game master resolves it stands behind it.
  await readsCard(
    party,
    new RegExp(sentence("en", "Card.deed", { who: "Fighter", whom: "Ogre", action: word("disarm") })),
  );
  await demandTally(party, { StrikeResolved: 3, WindowOpened: 1 });
}

import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, vitalOf, type Party } from "./support/fight.js";
import { carry } from "./support/gm-hands.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { act } from "./support/sheet.js";
import { useTable } from "./support/table.js";
import { demandTally, seesNoPrompt } from "./support/trouble.js";
import { answerFor, choose, leftOf, passTurn, pressFoot, rowOf } from "./support/turn.js";
import { sentence } from "./support/words.js";

const [ARCHER, FIGHTER, GOBLIN, OGRE] = ["archer", "fighter", "goblin", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const word = (key: string): string => sentence("en", `dnd4e.${key}`);
const slot = (id: string): string => word(`Slot.${id}`);
const strikesOf = async (party: Party) => (await agreedEvents(party)).filter(({ type }) => type === "StrikeResolved");

describe.each(gmPlaces("looking on"))("dnd4e: a round, the game master %s", (place) => {
  const table = useTable({
    ruleset: "dnd4e",
    cast: { archer: [4, 5], fighter: [6, 8], goblin: [7, 8], ogre: [12, 4] },
    aside: true,
  });

  it("a shift provokes nothing, a walk does once a turn; a point gives one more action; a push goes where its pusher says", async () => {
    const party = await gatherAt(table(), place);
    const { gm, archer, fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE]);
    await turnAway(party, place);

    // The fighter drives the goblin back a square, follows, and strikes with the action that a point gives.
    await fighter.board.target(GOBLIN);
    await fighter.queueDice(15);
    await choose(fighter, FIGHTER, word("Action.bull-rush"));
    const row = rowOf(fighter, "Fighter");
    await row.getByRole("button", { name: sentence("en", "Prompt.move"), exact: true }).click();
    await row.waitFor({ state: "detached" });
    await everybodySees(party, GOBLIN, [8, 8]);
    await everybodySees(party, FIGHTER, [7, 8]);
    expect(await leftOf(party, "Fighter")).not.toContain(slot("standard"));
    await choose(fighter, FIGHTER, word("Action.action-point"), () =>
      fighter.click(word("Variant.standard"), fighter.page.locator("dialog.tempo-choice")),
    );
    expect(await leftOf(party, "Fighter")).toContain(slot("standard"));
    const hp = await vitalOf(gm, GOBLIN);
    await fighter.queueDice(12, 5);
    await act(fighter, FIGHTER, new RegExp(`^\\s*${word("Action.basic-attack")}`), "Longsword");
    await demandTally(party, { StrikeResolved: 1, RollResolved: 1 });
    expect(await vitalOf(gm, GOBLIN)).toBe(hp - 9);
    await pressFoot(fighter, FIGHTER, "End turn");

    // The goblin shifts away unharmed, and walks off past the fighter's blade.
    await choose(gm, GOBLIN, word("Action.shift"));
    await carry(gm, [GOBLIN, [8, 7]]);
    await everybodySees(party, GOBLIN, [8, 7]);
    await seesNoPrompt(fighter);
    expect(await leftOf(party, "Goblin")).not.toContain(slot("move"));
    await passTurn(party, "Archer");

    // The archer walks through two squares that the ogre reaches: it strikes once.
    await archer.board.drag(ARCHER, [11, 5]);
    await rowOf(gm, "Ogre").waitFor({ state: "visible" });
    await gm.queueDice(2);
    await answerFor(gm, "Ogre", "Strike");
    await everybodySees(party, ARCHER, [11, 5]);
    expect(await strikesOf(party)).toHaveLength(2);
  });
});

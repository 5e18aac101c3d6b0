import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, vitalOf } from "./support/fight.js";
import { carry } from "./support/gm-hands.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { answerFor, choose, everybodySeesTurnOf, leftOf, passTurn, endUnused, rowOf } from "./support/turn.js";

const [ARCHER, FIGHTER, GOBLIN, HORSE] = ["archer", "fighter", "goblin", "horse"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
/** The guard stands between the archer and the far side; the goblin beside the guard. */
const START = [10, 7] as const;
const GUARDED = [10, 8] as const;
const THROUGH = [10, 9] as const;
const CAUGHT = [11, 8] as const;

describe.each(gmPlaces("looking at another scene"))("dnd5e2024: allies, the game master %s", (place) => {
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { archer: START, guard: GUARDED, goblin: CAUGHT, fighter: [3, 4], horse: [4, 4] },
    aside: true,
  });

  it("let one through but not stop there; a sentinel's hit ends the move; mounting costs half", async () => {
    const party = await gatherAt(table(), place);
    const { gm, archer, fighter } = party;
    await beginFight(party, [ARCHER, GOBLIN, FIGHTER]);
    await turnAway(party, place);
    await archer.board.drag(ARCHER, GUARDED);
    await archer.waitForText(/occupied|stands|room|free/i, archer.page.locator("#notifications"));
    await everybodySees(party, ARCHER, START);
    await archer.board.drag(ARCHER, THROUGH);
    await everybodySees(party, ARCHER, THROUGH);
    await demandTally(party, { Moved: 1, WindowOpened: 0 });
    await endUnused(archer, ARCHER);
    await everybodySeesTurnOf(party, "Goblin");

    await carry(gm, [GOBLIN, [16, 8]]);
    await rowOf(gm, "Guard").waitFor({ state: "visible" });
    // The archer, too, stands beside the goblin.
    await answerFor(archer, "Archer", "Skip");
    await gm.queueDice(18, 1);
    await answerFor(gm, "Guard", "Strike");
    await demandTally(party, { StrikeResolved: 1, Moved: 1 });
    await everybodySees(party, GOBLIN, CAUGHT);
    expect(await vitalOf(archer, GOBLIN)).toBe(12 - 3);
    expect(await agreedEvents(party)).toContainEqual(expect.objectContaining({ type: "Interrupted" }));
    expect(await leftOf(party, "Goblin")).not.toContain("movement");

    await passTurn(party, "Fighter");
    await fighter.board.target(HORSE);
    await choose(fighter, FIGHTER, "Mount");
    await everybodySees(party, FIGHTER, [4, 4]);
    expect(await leftOf(party, "Fighter")).toContain("movement 15 ft");
    for (const mark of [/^Rides: /, /^Ridden by: Fighter/])
      await fighter.page.locator("#combat").getByLabel(mark).waitFor();
  });
});

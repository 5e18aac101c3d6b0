import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees } from "./support/fight.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { attack, choose, everybodySeesTurnOf, leftOf, passTurn, pressFoot } from "./support/turn.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN, TWIN] = ["fighter", "goblin", "goblin2"].map(tokenIdOf) as [string, string, string];
const [STANDARD, MOVE, SWIFT, STEP] = ["standard", "move", "swift", "step"].map((slot) =>
  sentence("en", `pf1.Slot.${slot}`),
) as [string, string, string, string];
/** Beside the one goblin both before and after; beside the other only after. */
const STEPPED = [7, 7] as const;

describe.each(gmPlaces("looking at another scene"))("pf1: a full attack, the game master %s", (place) => {
  const table = useTable({
    ruleset: "pf1",
    cast: { fighter: [6, 8], goblin: [7, 8], goblin2: [8, 6], archer: [3, 3] },
    aside: true,
  });

  it("goes on after a step; an immediate action on the goblin's turn takes the next swift one", async () => {
    const party = await gatherAt(table(), place);
    const { fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN, TWIN]);
    await turnAway(party, place);

    await fighter.queueDice(2);
    await attack(fighter, FIGHTER, GOBLIN, "Longsword", "Full attack");
    await demandTally(party, { StrikeResolved: 1 });
    await choose(fighter, FIGHTER, sentence("en", "pf1.Action.five-foot-step"));
    await fighter.board.drag(FIGHTER, STEPPED);
    await everybodySees(party, FIGHTER, STEPPED);
    await fighter.queueDice(3);
    await attack(fighter, FIGHTER, TWIN, "Longsword", "Full attack");
    await demandTally(party, { StrikeResolved: 2, Moved: 1, WindowOpened: 0 });
    const strikes = (await agreedEvents(party)).filter(({ type }) => type === "StrikeResolved");
    expect(strikes.map(({ target }) => target)).toEqual(["goblinFights0000", "goblin2Fights000"]);
    for (const slot of [STANDARD, MOVE, STEP]) expect(await leftOf(party, "Fighter")).not.toContain(slot);

    await pressFoot(fighter, FIGHTER, "End turn");
    await everybodySeesTurnOf(party, "Goblin");
    await choose(fighter, FIGHTER, sentence("en", "pf1.Action.immediate-action"));
    await demandTally(party, { ActionTaken: 4 });
    await passTurn(party, "Fighter", "Next round");
    const left = await leftOf(party, "Fighter");
    expect(left).toContain(STANDARD);
    expect(left).not.toContain(SWIFT);
  });
});

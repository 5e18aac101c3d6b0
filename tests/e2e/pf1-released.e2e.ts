import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees, gather, type Party } from "./support/fight.js";
import { useTable } from "./support/table.js";
import { demandTally, seesPrompt } from "./support/trouble.js";
import { answerFor, leftOf, passTurn } from "./support/turn.js";

const [GOBLIN, TWIN] = ["goblin", "goblin2"].map(tokenIdOf) as [string, string];

describe("pf1: whoever is asked is not there to answer", () => {
  const table = useTable({
    ruleset: "pf1",
    cast: { fighter: [6, 11], goblin: [7, 11], goblin2: [5, 11], archer: [3, 3] },
  });

  it("SR-02, SR-06: a skip and a closed browser both let the mover go on; whoever comes back sees what all see", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await beginFight(party, [GOBLIN, TWIN]);
    await gm.board.drag(GOBLIN, [10, 11]);
    await seesPrompt(fighter);
    await answerFor(fighter, "Fighter", "Skip");
    await everybodySees(party, GOBLIN, [10, 11]);
    await gm.board.drag(GOBLIN, [7, 11]);
    await everybodySees(party, GOBLIN, [7, 11]);
    await demandTally(party, { Moved: 2, WindowOpened: 1, StrikeResolved: 0 });

    const before = await economies(party);
    await fighter.reload();
    expect(await economies(party)).toEqual(before);

    await passTurn(party, "Goblin 2");
    await gm.board.drag(TWIN, [2, 11]);
    await seesPrompt(fighter);
    await table().seeOff(fighter);
    const others = { gm, archer: party.archer };
    await answerFor(gm, "Fighter", "Skip");
    await everybodySees(others, TWIN, [2, 11]);
    await demandTally(others, { Moved: 3, WindowOpened: 2, StrikeResolved: 0 });
    const back: Party = { ...party, fighter: await table().enter("player2") };
    await everybodySees(back, TWIN, [2, 11]);
    expect((await economies(back))[0]).toBe(before[0]);
  });
});

/** What each of them has left, as all screens agree. */
const economies = async (party: Party): Promise<string[]> => [
  await leftOf(party, "Fighter"),
  await leftOf(party, "Goblin"),
];

import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees } from "./support/fight.js";
import { carry } from "./support/gm-hands.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { choose, leftOf } from "./support/turn.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const BESIDE = [6, 9] as const;
const PUSHED = [3, 9] as const;
const BEYOND = [6, 4] as const;
const FULL_TURN = "Left: action, bonus action, reaction, free interaction, movement 30 ft";

describe.each(gmPlaces("looking on"))("dnd5e2024: not of one's own will, the game master %s", (place) => {
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { fighter: BESIDE, goblin: [7, 9], archer: [20, 17] },
    aside: true,
  });

  it("push and teleport provoke and cost nothing; a crawl costs twice, and standing half the speed", async () => {
    const party = await gatherAt(table(), place);
    const { gm, fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await turnAway(party, place);
    await choose(gm, FIGHTER, "Forced movement");
    await carry(gm, [FIGHTER, PUSHED]);
    await everybodySees(party, FIGHTER, PUSHED);
    for (const cell of [BESIDE, BEYOND]) {
      await choose(gm, FIGHTER, "Teleport");
      await carry(gm, [FIGHTER, cell]);
      await everybodySees(party, FIGHTER, cell);
    }
    await demandTally(party, { Moved: 3, WindowOpened: 0 });
    const moves = (await agreedEvents(party)).filter(({ type }) => type === "Moved");
    expect(moves.map(({ how, cost }) => [how, cost])).toEqual([
      ["forced", 0],
      ["teleport", 0],
      ["teleport", 0],
    ]);
    expect(await leftOf(party, "Fighter")).toBe(FULL_TURN);

    await choose(fighter, FIGHTER, "Drop prone");
    await demandTally(party, { ConditionGained: 1 });
    await fighter.board.press(FIGHTER, "ArrowUp");
    await everybodySees(party, FIGHTER, [6, 3]);
    await demandTally(party, { Moved: 4 });
    expect(await leftOf(party, "Fighter")).toContain("movement 20 ft");
    await choose(fighter, FIGHTER, "Stand up");
    await demandTally(party, { ConditionLost: 1 });
    expect(await leftOf(party, "Fighter")).toContain("movement 5 ft");
  });
});

import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather } from "./support/fight.js";
import { setWorld } from "./support/settings.js";
import { useTable } from "./support/table.js";
import { holdsFor } from "./support/wait.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const FAR = [20, 15] as const;

describe("pf1: a table at which tokens move freely while no game master is there", () => {
  const table = useTable({ ruleset: "pf1", cast: { fighter: [6, 11], goblin: [9, 3], archer: [3, 3] } });

  it("is taken note of on the game master's return: everybody stands where they have come to", async () => {
    const party = await gather(table());
    await setWorld(party.gm, "withoutGm", "free");
    await beginFight(party, [FIGHTER, GOBLIN]);
    const before = (await agreedEvents(party)).length;
    await table().seeOff(party.gm);
    await party.fighter.board.drag(FIGHTER, FAR);
    await party.fighter.board.waitForToken(FIGHTER, FAR);

    const back = { ...party, gm: await table().enter("gm") };
    await everybodySees(back, FIGHTER, FAR);
    await holdsFor("the fighter stays there", 1500, async () => {
      const [column, row] = await back.gm.board.cellOf(FIGHTER);
      return column === FAR[0] && row === FAR[1];
    });
    const noted = (await agreedEvents(back)).slice(before);
    expect(noted).toMatchObject([{ type: "Observed", position: { cell: FAR } }]);
  });
});

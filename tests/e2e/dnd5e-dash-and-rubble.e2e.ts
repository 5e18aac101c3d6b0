import { describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees } from "./support/fight.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { useTable, type TestTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { answerFor, choose, everybodySeesTurnOf, leftOf, pressFoot, rowOf } from "./support/turn.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
/** Behind three cells of rubble, beside the goblin; and out of its reach. */
const BEHIND = [8, 12] as const;
const AWAY = [8, 14] as const;
const BACK = [8, 13] as const;

/** Another region of difficult ground over the same cells. */
const overgrow = (table: TestTable): Promise<void> =>
  table.tamper("scenes", idOf("ruin"), (scene) => {
    const regions = scene["regions"] as { _id: string; behaviors: { _id: string }[] }[];
    const [rubble] = structuredClone(regions);
    if (!rubble) throw new Error("no rubble lies there");
    const behaviors = rubble.behaviors.map((behavior) => ({ ...behavior, _id: idOf("bramblesTerrain") }));
    scene["regions"] = [...regions, { ...rubble, _id: idOf("brambles"), name: "Brambles", behaviors }] as never;
  });

describe.each(gmPlaces("with the canvas off"))("dnd5e2024: a dash over rubble, the game master %s", (place) => {
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { fighter: [4, 12], goblin: [9, 12], archer: [20, 17] },
    aside: true,
  });

  it("has 60 ft at once, pays twofold grounds once, and uses up the goblin's reaction until its turn", async () => {
    await overgrow(table());
    const party = await gatherAt(table(), place);
    const { gm, fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await turnAway(party, place);
    await choose(fighter, FIGHTER, "Dash");
    await demandTally(party, { ActionTaken: 1 });
    expect(await leftOf(party, "Fighter")).toBe("Left: bonus action, reaction, free interaction, movement 60 ft");
    await fighter.board.drag(FIGHTER, BEHIND);
    await everybodySees(party, FIGHTER, BEHIND);
    await demandTally(party, { Moved: 1 });
    expect(await leftOf(party, "Fighter")).toContain("movement 25 ft");

    await fighter.board.drag(FIGHTER, AWAY);
    await rowOf(gm, "Goblin").waitFor({ state: "visible" });
    await everybodySees(party, FIGHTER, BACK);
    await gm.queueDice(2);
    await answerFor(gm, "Goblin", "Strike");
    await everybodySees(party, FIGHTER, AWAY);
    expect(await leftOf(party, "Goblin")).not.toContain(" reaction");
    await fighter.board.drag(FIGHTER, BACK);
    await everybodySees(party, FIGHTER, BACK);
    await demandTally(party, { Moved: 4, WindowOpened: 1 });
    await fighter.board.drag(FIGHTER, AWAY);
    await everybodySees(party, FIGHTER, AWAY);
    await demandTally(party, { Moved: 5, WindowOpened: 1 });
    expect(await leftOf(party, "Fighter")).toContain("movement 5 ft");

    await pressFoot(fighter, FIGHTER, "End turn");
    await everybodySeesTurnOf(party, "Goblin");
    expect(await leftOf(party, "Goblin")).toContain(" reaction");
  });
});

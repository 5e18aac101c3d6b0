import { describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, type Round } from "./support/fight.js";
import { hears, keys } from "./support/hands.js";
import { useTable, type TestTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { leftOf } from "./support/turn.js";
import { sentence } from "./support/words.js";
import { chooseMode, pressInHud } from "./support/token-hud.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
/** A button is for fingers where it is at least so large, in CSS pixels. */
const FINGER = 44;
const word = (key: string): string => sentence("en", `Plan.${key}`);

const giveWings = (table: TestTable): Promise<void> =>
  table.tamper("actors", idOf("fighter"), (actor) => {
    (actor["system"] as unknown as { speeds?: object }).speeds = { walk: 30, fly: 60 };
  });

describe("dnd5e2024: a planned flight", () => {
  const table = useTable({ ruleset: "dnd5e2024", cast: { fighter: [10, 11], goblin: [20, 3], archer: [3, 3] } });

  it("begins at the token's HUD, rises and sinks by keys and buttons, says so, and is gone at those heights", async () => {
    await giveWings(table());
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await chooseMode(fighter, FIGHTER, "Fly");
    await beginFight(party, [FIGHTER, GOBLIN]);
    await pressInHud(fighter, FIGHTER, sentence("en", "Keys.plan"), FINGER);
    const bar = fighter.page.getByRole("region", { name: word("heading") });
    await bar.waitFor({ state: "visible" });
    await fighter.page.locator("#token-hud").waitFor({ state: "hidden" });

    await keys(fighter, "PageUp", "PageUp");
    const up = sentence("en", "Plan.nextHeight", { height: "10 ft" });
    await hears(fighter, `${up} 10 ft, 10 ft in all, 50 ft left.`);
    await keys(fighter, "ArrowLeft");
    await hears(fighter, "10 ft, 10 ft in all, 50 ft left.");
    await keys(fighter, "ArrowLeft");
    await hears(fighter, "5 ft, 15 ft in all, 45 ft left.");
    expect(await fighter.board.labels()).toContain("↑ 10 ft");
    await fighter.click(word("lower"), bar);
    await hears(fighter, `${sentence("en", "Plan.height", { height: "5 ft" })} 5 ft, 15 ft in all, 45 ft left.`);
    await fighter.click(word("higher"), bar);
    await fighter.click(word("higher"), bar);
    await hears(fighter, `${sentence("en", "Plan.height", { height: "15 ft" })} 5 ft, 15 ft in all, 45 ft left.`);
    await keys(fighter, "Backspace", "PageDown", "ArrowDown");
    // From 5 ft, to which the first step now leads.
    await hears(fighter, "5 ft, 10 ft in all, 50 ft left.");

    await fighter.click(word("go"), bar);
    await everybodySees(party, FIGHTER, [9, 12]);
    await demandTally(party, { Moved: 1 });
    const [moved] = (await agreedEvents(party)).filter(({ type }) => type === "Moved");
    expect(moved).toMatchObject({ mode: "fly", cost: 10, to: { cell: [9, 12], elevation: 5 } });
    // What was flown is gone from what could be walked.
    expect(await leftOf(party, "Fighter")).toContain("movement 20 ft");
  });
});

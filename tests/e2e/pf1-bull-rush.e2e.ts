import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees } from "./support/fight.js";
import { carry } from "./support/gm-hands.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { answerFor, choose, leftOf, passTurn, rowOf } from "./support/turn.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
/** Straight back, as far as its pusher chooses. */
const BACK = [8, 8] as const;
/** On by the game master's hand, past the archer and the other goblin, out of reach. */
const PUSHED = [11, 8] as const;
const WALKED = [16, 8] as const;

describe.each(gmPlaces("looking on"))("pf1: a bull rush, the game master %s", (place) => {
  const table = useTable({
    ruleset: "pf1",
    cast: { fighter: [6, 8], goblin: [7, 8], archer: [9, 9], goblin2: [8, 7] },
    aside: true,
  });

  it("EX-02, EX-03: its push costs and provokes nothing, and takes nothing from the pushed one's turn", async () => {
    const party = await gatherAt(table(), place);
    const { gm, fighter } = party;
    await beginFight(party, [FIGHTER, GOBLIN]);
    await turnAway(party, place);
    await fighter.board.target(GOBLIN);
    await fighter.queueDice(18);
    await choose(fighter, FIGHTER, sentence("en", "pf1.Action.combat-maneuver"), () =>
      fighter.click(sentence("en", "pf1.Variant.bull-rush"), fighter.page.locator("dialog.tempo-choice")),
    );
    await rowOf(gm, "Goblin").waitFor({ state: "visible" });
    await gm.queueDice(2);
    await answerFor(gm, "Goblin", "Strike");
    await sayHowFar(fighter, "5 ft");
    await everybodySees(party, GOBLIN, BACK);
    await demandTally(party, { RollResolved: 2, Moved: 1, WindowOpened: 2 });

    await choose(gm, GOBLIN, sentence("en", "pf1.Action.forced"));
    await pushGoblin(gm);
    await everybodySees(party, GOBLIN, PUSHED);
    await demandTally(party, { Moved: 2, WindowOpened: 2 });
    const pushes = (await agreedEvents(party)).filter(({ type }) => type === "Moved");
    const forced = { how: "forced", cost: 0 };
    expect(pushes).toMatchObject([forced, forced]);

    await passTurn(party, "Goblin");
    const left = await leftOf(party, "Goblin");
    for (const slot of ["standard", "move", "step"]) expect(left).toContain(sentence("en", `pf1.Slot.${slot}`));
    await carry(gm, [GOBLIN, WALKED]);
    await everybodySees(party, GOBLIN, WALKED);
    await demandTally(party, { Moved: 3, WindowOpened: 2 });
  });
});

/** The pusher is asked, and chooses one of the lengths that the check allows. */
async function sayHowFar(fighter: Seat, length: string): Promise<void> {
  const row = rowOf(fighter, "Fighter");
  await row.getByLabel(sentence("en", "Prompt.howFar")).selectOption({ label: length });
  await row.getByRole("button", { name: sentence("en", "Prompt.move"), exact: true }).click();
  await row.waitFor({ state: "detached" });
}

/** Where the scene is on the screen, the ruler says before the button is released that this is no walk. */
async function pushGoblin(gm: Seat): Promise<void> {
  if (!gm.seesFight) return carry(gm, [GOBLIN, PUSHED]);
  await gm.board.pickUp(GOBLIN);
  await gm.board.carryTo(PUSHED);
  await gm.waitForText(sentence("en", "pf1.Action.forced"), gm.page.locator("#measurement, .waypoint-label"));
  await gm.board.drop();
}

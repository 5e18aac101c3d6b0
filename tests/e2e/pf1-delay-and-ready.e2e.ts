import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees } from "./support/fight.js";
import { carry } from "./support/gm-hands.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { setWorld } from "./support/settings.js";
import { useTable } from "./support/table.js";
import { demandTally, seesPrompt } from "./support/trouble.js";
import {
  answerDialog,
  answerFor,
  choose,
  everybodySeesTurnOf,
  leftOf,
  orderOfTracker,
  passTurn,
  pressFoot,
} from "./support/turn.js";
import { sentence } from "./support/words.js";

const [ARCHER, FIGHTER, GOBLIN] = ["archer", "fighter", "goblin"].map(tokenIdOf) as [string, string, string];
const STANDARD = sentence("en", "pf1.Slot.standard");
const BESIDE = [7, 8] as const;

describe.each(gmPlaces("with the canvas off"))("pf1: delay and ready, the game master %s", (place) => {
  const table = useTable({ ruleset: "pf1", cast: { fighter: [6, 8], archer: [3, 3], goblin: [12, 8] }, aside: true });

  it("delay holds the turn back until it is taken up; a readied blow meets the goblin where it comes near", async () => {
    const party = await gatherAt(table(), place);
    const { gm, archer, fighter } = party;
    await setWorld(gm, "turnSummary", true);
    await beginFight(party, [ARCHER, FIGHTER, GOBLIN]);
    await turnAway(party, place);
    await choose(archer, ARCHER, "Delay");
    await everybodySeesTurnOf(party, "Fighter");
    expect(await leftOf(party, "Archer")).toContain(STANDARD);

    await choose(fighter, FIGHTER, "Ready", () =>
      answerDialog(fighter, { When: "comes next to me", Who: "an enemy", Then: "Longsword: Attack" }, "Keep ready"),
    );
    await demandTally(party, { ActionTaken: 2 });
    // What is kept ready is told by a flag to the whole table, in the words in which it was chosen.
    const flag = "When an enemy comes next to me: Longsword, Attack";
    for (const { page } of [archer, fighter]) await page.locator("#combat").getByRole("img", { name: flag }).waitFor();
    await pressFoot(fighter, FIGHTER, "End turn");
    await everybodySeesTurnOf(party, "Goblin");
    for (const { page } of [archer, fighter]) {
      const told = page.locator(".chat-log .tempo-card").filter({ hasText: "Turn over: Fighter" });
      await told.filter({ hasText: `Done: ${sentence("en", "pf1.Action.ready")}` }).waitFor({ state: "attached" });
    }
    await pressFoot(archer, ARCHER, sentence("en", "pf1.Action.come-in"));

    await carry(gm, [GOBLIN, BESIDE]);
    await seesPrompt(fighter);
    await everybodySees(party, GOBLIN, BESIDE);
    await fighter.queueDice(2);
    await answerFor(fighter, "Fighter", "Strike");
    await demandTally(party, { StrikeResolved: 1 });
    expect(await fighter.page.locator("#combat").getByRole("img", { name: flag }).count()).toBe(0);
    const [strike] = (await agreedEvents(party)).filter(({ type }) => type === "StrikeResolved");
    expect(strike).toMatchObject({ by: "fighterFights000", target: "goblinFights0000", hit: false });

    await passTurn(party, "Archer");
    expect(await orderOfTracker(archer)).toEqual(["Fighter", "Goblin", "Archer"]);
    expect((await agreedEvents(party)).filter(({ type }) => type === "RoundStarted")).toHaveLength(0);
  });
});

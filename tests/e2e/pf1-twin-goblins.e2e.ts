import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, seatsOf, vitalOf, type Party } from "./support/fight.js";
import { gatherAt, gmPlaces, turnAway } from "./support/gm-place.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { answerFor, attack, leftOf, rowOf } from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [ARCHER, GOBLIN, TWIN] = ["archer", "goblin", "goblin2"].map(tokenIdOf) as [string, string, string];
const OPPORTUNITY = sentence("en", "pf1.Slot.aoo");
const AWAY = [10, 12] as const;

describe.each(gmPlaces("looking at another scene"))("pf1: a shot between twin goblins, the game master %s", (place) => {
  const table = useTable({
    ruleset: "pf1",
    cast: { archer: [10, 8], goblin: [11, 8], goblin2: [9, 7], fighter: [3, 3] },
    aside: true,
  });

  it("LG-04: is struck at by one, spends and wounds that one alone, and the other still has its own chance", async () => {
    const party = await gatherAt(table(), place);
    const { gm, archer } = party;
    await beginFight(party, [ARCHER, GOBLIN, TWIN]);
    await turnAway(party, place);

    await archer.queueDice(19, 5);
    await attack(archer, ARCHER, GOBLIN, "Longbow", "Ranged attack");
    await rowOf(gm, "Goblin").waitFor({ state: "visible" });
    await answerFor(gm, "Goblin", "Skip");
    await gm.queueDice(2);
    await answerFor(gm, "Goblin 2", "Strike");
    await everybodySeesHp(party, 1, 6);
    expect(await leftOf(party, "Goblin")).toContain(OPPORTUNITY);
    expect(await leftOf(party, "Goblin 2")).not.toContain(OPPORTUNITY);

    await archer.board.drag(ARCHER, AWAY);
    await rowOf(gm, "Goblin").waitFor({ state: "visible" });
    expect(await rowOf(gm, "Goblin 2").count()).toBe(0);
    await gm.queueDice(2);
    await answerFor(gm, "Goblin", "Strike");
    await everybodySees(party, ARCHER, AWAY);
    expect(await leftOf(party, "Goblin")).not.toContain(OPPORTUNITY);

    await demandTally(party, { WindowOpened: 2, StrikeResolved: 3, Moved: 1 });
    const strikes = (await agreedEvents(party)).filter(({ type }) => type === "StrikeResolved");
    expect(strikes).toMatchObject([
      { by: "goblin2Fights000", provoked: true, hit: false },
      { by: "archerFights0000", target: "goblinFights0000", hit: true },
      { by: "goblinFights0000", provoked: true, hit: false },
    ]);
  });
});

async function everybodySeesHp(party: Party, goblin: number, twin: number): Promise<void> {
  for (const seat of seatsOf(party)) {
    const hp = async (): Promise<string> => [await vitalOf(seat, GOBLIN), await vitalOf(seat, TWIN)].join();
    await waitFor(`${seat.name} to see the wound`, async () => (await hp()) === [goblin, twin].join(), { tell: hp });
  }
}

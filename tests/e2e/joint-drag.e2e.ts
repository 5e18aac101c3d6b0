import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, type Round } from "./support/fight.js";
import { carry } from "./support/gm-hands.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { leftOf } from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [GOBLIN, SECOND, THIRD, FIGHTER] = ["goblin", "goblin2", "goblin3", "fighter"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];

describe("dnd5e2024: creatures of different turns dragged together", () => {
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { goblin: [8, 3], goblin2: [8, 9], goblin3: [8, 15], fighter: [2, 10], archer: [2, 17] },
  });

  it("go where it is their turn; the others ask once for all, and each is told as against the rules", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await beginFight(party, [GOBLIN, FIGHTER, SECOND, THIRD]);
    await carry(gm, [GOBLIN, [11, 3]], [SECOND, [11, 9]], [THIRD, [11, 15]]);
    await everybodySees(party, GOBLIN, [11, 3]);
    const questions = gm.page.getByRole("alertdialog");
    await waitFor("two questions", async () => (await questions.count()) === 2);
    const all = sentence("en", "Question.all", { answer: sentence("en", "Question.overrule"), count: "2" });
    await questions.last().getByRole("button", { name: all, exact: true }).click();
    await everybodySees(party, SECOND, [11, 9]);
    await everybodySees(party, THIRD, [11, 15]);
    await waitFor("no question to be left", async () => (await questions.count()) === 0);
    await demandTally(party, { Moved: 3, Overdrawn: 2 });
    expect(await leftOf(party, "Goblin")).toContain("movement 15 ft");

    // Left alone, each stays where it stands; the last question has nothing to answer for besides.
    await carry(gm, [GOBLIN, [12, 3]], [SECOND, [12, 9]], [THIRD, [12, 15]]);
    await everybodySees(party, GOBLIN, [12, 3]);
    await waitFor("two questions again", async () => (await questions.count()) === 2);
    await gm.page.keyboard.press("Escape");
    await waitFor("one question", async () => (await questions.count()) === 1);
    expect(await questions.getByRole("button", { name: all, exact: true }).count()).toBe(0);
    await gm.page.keyboard.press("Escape");
    await waitFor("none", async () => (await questions.count()) === 0);
    await everybodySees(party, SECOND, [11, 9]);
    await everybodySees(party, THIRD, [11, 15]);
    expect((await agreedEvents(party)).filter(({ type }) => type === "Moved")).toHaveLength(4);
  });
});

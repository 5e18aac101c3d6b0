import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees, ledgerOf, type Round } from "./support/fight.js";
import { useTable } from "./support/table.js";
import { prompt } from "./support/trouble.js";
import { holdsFor, waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const FIGHTER = tokenIdOf("fighter");
const GOBLINS = ["goblin", "goblin2", "goblin3"].map(tokenIdOf);
const word = (key: string): string => sentence("en", `Prompt.${key}`);

describe("three goblins may strike at once", () => {
  // The fighter stands in their midst: each step gives all three a chance.
  const table = useTable({
    ruleset: "dnd5e2024",
    cast: { fighter: [8, 10], goblin: [7, 9], goblin2: [7, 10], goblin3: [7, 11] },
  });

  it("and the game master answers for all of them with one press, once, or for the rest of the turn", async () => {
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await beginFight(party, [FIGHTER, ...GOBLINS]);

    await fighter.board.press(FIGHTER, "ArrowRight");
    const panel = prompt(gm);
    await panel.waitFor({ state: "visible" });
    await waitFor("three rows in one panel", async () => (await panel.getByRole("listitem").count()) === 3);
    await gm.click(word("skip"), panel.getByRole("listitem").first());
    await waitFor("the answered row to go, and the others to stay", async () => {
      return (await panel.getByRole("listitem").count()) === 2;
    });
    const before = (await ledgerOf(gm)).length;
    await gm.click(word("neverAll"), panel);
    await everybodySees(party, FIGHTER, [9, 10]);
    expect(await ledgerOf(gm)).toHaveLength(before + 1);

    // Back beside them and away once more: only the goblin that let a single chance pass is asked.
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, [8, 10]);
    await fighter.board.press(FIGHTER, "ArrowRight");
    await waitFor("one row alone", async () => (await panel.getByRole("listitem").count()) === 1);
    await gm.reload();
    await waitFor("the same row after a reload", async () => (await prompt(gm).getByRole("listitem").count()) === 1);
    await gm.queueDice(2);
    await gm.click(word("strike"), prompt(gm));
    await everybodySees(party, FIGHTER, [9, 10]);
    await holdsFor("nobody to be asked any more", 300, async () => (await prompt(gm).count()) === 0);
  });
});

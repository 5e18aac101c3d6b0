import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather, seatsOf } from "./support/fight.js";
import { useTable } from "./support/table.js";
import { holdsFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];

describe("pf1: a step by arrow key from beside a goblin", () => {
  const table = useTable({ ruleset: "pf1", asksBefore: true });

  it("asks first, is struck at before the token has moved on any screen, and goes on afterwards", async () => {
    const party = await gather(table());
    await beginFight(party, [FIGHTER, GOBLIN, ARCHER, OGRE]);
    await party.fighter.board.press(FIGHTER, "ArrowLeft");
    const question = party.fighter.page.getByRole("alertdialog");
    await party.fighter.waitForText(/Goblin/, question);
    // Left alone, it changes nothing; asked again, Enter goes.
    await party.fighter.page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await party.fighter.board.press(FIGHTER, "ArrowLeft");
    await question.waitFor({ state: "visible" });
    await party.fighter.page.keyboard.press("Enter");
    const panel = party.gm.page
      .getByRole("region", { name: /strike|chance/i })
      .or(party.gm.page.locator("#battle-tempo-reactions"));
    await panel.first().waitFor({ state: "visible" });
    await holdsFor("the fighter stands where it stood, on all screens", 500, async () => {
      const cells = await Promise.all(seatsOf(party).map((seat) => seat.board.cellOf(FIGHTER)));
      return cells.every(([column, row]) => column === 6 && row === 11);
    });
    await party.gm.queueDice(18, 3);
    await party.gm.click("Strike");
    await everybodySees(party, FIGHTER, [5, 11]);
    const events = await agreedEvents(party);
    const kinds = events.map((event) => event.type);
    expect(kinds.indexOf("StrikeResolved")).toBeLessThan(kinds.indexOf("Moved"));
  });
});

import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, type Round } from "./support/fight.js";
import { setLevels } from "./support/levels.js";
import type { Seat } from "./support/seat.js";
import { stripOfTracker } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { holdsFor, waitFor } from "./support/wait.js";
import { anySentence, sentence } from "./support/words.js";

const [FIGHTER, GOBLIN, ARCHER, OGRE] = ["fighter", "goblin", "archer", "ogre"].map(tokenIdOf) as [
  string,
  string,
  string,
  string,
];
const OVERDRAFT = anySentence("en", "Overdraft.overdraft");

const questionOf = (seat: Seat) => seat.page.getByRole("alertdialog");

async function overdrafts(party: Round): Promise<unknown[]> {
  return (await agreedEvents(party)).filter(({ type }) => type === "Overdrawn");
}

describe("pf1: levels of enforcement", () => {
  const table = useTable({ ruleset: "pf1", asksBefore: true });

  it("hold whoever moves out of turn: warned, told, or blocked until the game master allows it", async () => {
    const gm = await table().enter("gm", { lang: "en" });
    const archer = await table().enter("player1", { lang: "en" });
    const party = { gm, archer };
    await beginFight(party, [FIGHTER, ARCHER, GOBLIN, OGRE]);

    // Blocked: the player is told why, the game master may allow it.
    await archer.board.drag(ARCHER, [6, 7]);
    await archer.waitForText("It is the turn of Fighter.");
    await holdsFor("the archer to stand still", 300, async () => (await gm.board.cellOf(ARCHER))[1] === 8);
    expect(await questionOf(archer).count()).toBe(0);
    await gm.board.drag(ARCHER, [6, 7]);
    await gm.waitForText("It is the turn of Fighter.", questionOf(gm));
    await gm.click(new RegExp(sentence("en", "Question.overrule")), questionOf(gm));
    await everybodySees(party, ARCHER, [6, 7]);
    expect(await overdrafts(party)).toMatchObject([{ level: "block" }]);

    // Warned: all reasons at once, and the player goes on by the keyboard.
    await setLevels(gm, "pc", { "turn-order": "warn", movement: "warn" });
    await archer.board.drag(ARCHER, [6, 1]);
    await archer.waitForText("It is the turn of Fighter.", questionOf(archer));
    await archer.page.keyboard.press("Escape");
    await questionOf(archer).waitFor({ state: "detached" });
    await holdsFor("the archer to stand still", 300, async () => (await gm.board.cellOf(ARCHER))[1] === 7);
    await archer.board.drag(ARCHER, [6, 1]);
    await questionOf(archer).waitFor({ state: "visible" });
    await archer.page.keyboard.press("Enter");
    await everybodySees(party, ARCHER, [6, 1]);
    expect(await overdrafts(party)).toMatchObject([{ level: "block" }, { level: "warn" }]);

    // Told: nobody is asked, and a card says so; the corner is the game master's.
    await setLevels(gm, "pc", { "turn-order": "tell", movement: "tell" });
    await archer.board.drag(ARCHER, [7, 1]);
    await everybodySees(party, ARCHER, [7, 1]);
    expect(await overdrafts(party)).toMatchObject([{ level: "block" }, { level: "warn" }, { level: "tell" }]);
    for (const seat of [gm, archer]) {
      await seat.page.getByRole("tab", { name: "Chat" }).click();
      await waitFor(
        `${seat.name} to read three cards`,
        async () => (await seat.page.getByText(OVERDRAFT).count()) === 3,
      );
    }
    const corner = (seat: Seat) => seat.page.getByRole("img", { name: sentence("en", "Overdraft.corner") }).count();
    expect([await corner(gm), await corner(archer)]).toEqual([3, 0]);

    // Off: recorded without a word; what is undone takes its mark along.
    await setLevels(gm, "pc", { "turn-order": "off", movement: "off" });
    await archer.board.drag(ARCHER, [8, 1]);
    await everybodySees(party, ARCHER, [8, 1]);
    expect(await overdrafts(party)).toHaveLength(3);
    await gm.board.select(ARCHER);
    await gm.page.keyboard.press("Control+z");
    await everybodySees(party, ARCHER, [7, 1]);
    await gm.page.keyboard.press("Control+z");
    await everybodySees(party, ARCHER, [6, 1]);
    expect(await overdrafts(party)).toHaveLength(2);
  });
});

describe("pf1: a way that one move action doesn't carry", () => {
  const table = useTable({ ruleset: "pf1", asksBefore: true });

  it("asks once by which tactic it goes, and takes what the player chooses by keys", async () => {
    const gm = await table().enter("gm", { lang: "en" });
    const archer = await table().enter("player1", { lang: "en" });
    const party = { gm, archer };
    await beginFight(party, [ARCHER, FIGHTER, GOBLIN, OGRE]);
    const move = sentence("en", "pf1.Action.move");
    const standard = sentence("en", "pf1.Slot.standard");
    expect(await stripOfTracker(archer, "Archer")).toContain(standard);

    await archer.board.drag(ARCHER, [4, 0]);
    const question = questionOf(archer);
    await question.waitFor({ state: "visible" });
    expect(await question.getByRole("button").first().textContent()).toContain(`${move} ×2`);
    await holdsFor("the archer to stand still", 300, async () => (await gm.board.cellOf(ARCHER))[1] === 8);
    // Arrows go from answer to answer and round again; the last one leaves it.
    await archer.page.keyboard.press("ArrowUp");
    await archer.page.keyboard.press("ArrowDown");
    await archer.page.keyboard.press("Enter");
    await everybodySees(party, ARCHER, [4, 0]);
    expect(await stripOfTracker(archer, "Archer")).not.toContain(standard);
    expect(await overdrafts(party)).toEqual([]);

    // Nothing pays for more: it is refused, and the player is asked nothing.
    await archer.board.drag(ARCHER, [4, 4]);
    await archer.waitForText(/Already spent this turn/);
    expect(await question.count()).toBe(0);
  });
});

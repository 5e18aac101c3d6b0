import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { beginFight, everybodySees, nextTurn } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
/** The oldest round leaves the ledger when the third after it begins. */
const TURNS_TO_FOLD = 6;

interface LogPage {
  name: string;
  text: { content: string };
}
interface TablePage {
  game: {
    journal: {
      contents: { name: string; isOwner: boolean; visible: boolean; pages: { contents: LogPage[] } }[];
    };
    combats: { contents: { delete(): Promise<unknown> }[] };
  };
}

describe("the log of a fight", () => {
  const table = useTable({ ruleset: "pf1", cast: { fighter: [6, 11], goblin: [20, 11] } });

  it("keeps the rounds that leave the ledger, and the rest when the fight is over, for the game master alone", async () => {
    const gm = await table().enter("gm", { lang: "ru" });
    const fighter = await table().enter("player2");
    const party = { gm, fighter };
    await beginFight(party, [FIGHTER, GOBLIN], { begin: "Начать бой" });
    await fighter.board.press(FIGHTER, "ArrowLeft");
    await everybodySees(party, FIGHTER, [5, 11]);
    for (let turn = 0; turn < TURNS_TO_FOLD; turn++) await nextTurn(party);

    await waitFor("the first round to be logged", async () => (await logOf(gm)).length === 1);
    const [first] = await logOf(gm);
    expect(first?.name).toBe(sentence("ru", "Log.round", { round: "1" }));
    expect(first?.text.content).toContain("<h3>Fighter</h3>");
    expect(first?.text.content).toContain(sentence("ru", "Log.own", { who: "Fighter", length: "5 фт" }));

    await gm.page.evaluate(async () => {
      await (globalThis as unknown as TablePage).game.combats.contents[0]?.delete();
    });
    await waitFor("all rounds to be logged", async () => (await logOf(gm)).length === 4);
    const names = (await logOf(gm)).map(({ name }) => name);
    expect(names).toEqual([1, 2, 3, 4].map((round) => sentence("ru", "Log.round", { round: String(round) })));
    expect((await logOf(gm))[0]).toEqual(first);

    expect(await visibleTo(gm)).toEqual([true]);
    expect(await visibleTo(fighter)).toEqual([false]);
  });
});

const logOf = (seat: Seat): Promise<LogPage[]> =>
  seat.page.evaluate(() =>
    (globalThis as unknown as TablePage).game.journal.contents
      .flatMap(({ pages }) => pages.contents)
      .map(({ name, text }) => ({ name, text: { content: text.content } })),
  );

const visibleTo = (seat: Seat): Promise<boolean[]> =>
  seat.page.evaluate(() => (globalThis as unknown as TablePage).game.journal.contents.map(({ visible }) => visible));

import { describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather, type Party } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable, type TestTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { passTurn, rowOf } from "./support/turn.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [ARCHER, FIGHTER, LURKER] = ["archer", "fighter", "goblin"].map(tokenIdOf) as [string, string, string];
const NEAR = [6, 8] as const;
const AWAY = [6, 12] as const;

interface WatchPage {
  Hooks: { on(name: string, heard: (...args: never[]) => void): void };
  seen: string[];
}

/** From now on a client notes where the token goes, and when a move of its own is held and let go. */
const watch = ({ page }: Seat): Promise<void> =>
  page.evaluate(
    (tokens) => {
      const here = globalThis as unknown as WatchPage;
      here.seen = [];
      const cellOf = ({ x, y }: { x: number; y: number }): string => `${String(x / 100)},${String(y / 100)}`;
      here.Hooks.on(
        "moveToken",
        ({ id }: { id: string }, { destination }: { destination: { x: number; y: number } }) => {
          if (tokens.includes(id)) here.seen.push(`at ${cellOf(destination)}`);
        },
      );
      here.Hooks.on("battle-tempo.held", (_token: string, move: object | null) => {
        here.seen.push(move ? "held" : "let go");
      });
    },
    [ARCHER, FIGHTER],
  );

/** What the players' clients have noted since they were asked last: the archer's own, and the other's. */
const takeSeen = ({ archer, fighter }: Party): Promise<string[][]> =>
  Promise.all(
    [archer, fighter].map(({ page }) => page.evaluate(() => (globalThis as unknown as WatchPage).seen.splice(0))),
  );

async function hide(table: TestTable): Promise<void> {
  const conceal = (documents: unknown, id: string): void => {
    for (const document of documents as { _id: string; hidden: boolean }[])
      if (document._id === id) document.hidden = true;
  };
  await table.tamper("scenes", idOf("ruin"), (scene) => conceal(scene["tokens"], LURKER));
  await table.tamper("combats", idOf("fight"), (combat) => conceal(combat["combatants"], "goblinFights0000"));
}

describe("pf1: a lurker that may strike at whoever goes", () => {
  const table = useTable({ ruleset: "pf1", cast: { archer: NEAR, goblin: [7, 8], fighter: [3, 3] } });

  it("makes a wait that everybody sees; of one that never strikes nobody sees anything, and one that always does asks nobody", async () => {
    await hide(table());
    const party = await gather(table());
    const { gm, archer, fighter } = party;
    await beginFight(party, [ARCHER, FIGHTER, LURKER]);
    for (const seat of [archer, fighter]) await watch(seat);

    await archer.board.drag(ARCHER, AWAY);
    await rowOf(gm, "Goblin").waitFor({ state: "visible" });
    await everybodySees(party, ARCHER, NEAR);
    for (const seen of await takeSeen(party)) expect(seen.at(-1)).toBe(at(NEAR));
    // What is settled here is the game master's alone to know.
    await gm.click(sentence("en", "Prompt.neverAgain", { who: "Goblin" }), rowOf(gm, "Goblin"));
    await everybodySees(party, ARCHER, AWAY);
    await untilDone(party, 1);

    await passTurn(party, "Fighter", "Next turn");
    await takeSeen(party);
    await fighter.board.drag(FIGHTER, [3, 7]);
    await everybodySees(party, FIGHTER, [3, 7]);
    await untilDone(party, 2);
    const nobodyThere = await takeSeen(party);
    expect(nobodyThere).toEqual([[at([3, 7])], [at([3, 7])]]);

    await passTurn(party, "Archer", "Next round");
    await takeSeen(party);
    await archer.board.drag(ARCHER, NEAR);
    await everybodySees(party, ARCHER, NEAR);
    await untilDone(party, 3);
    expect(await takeSeen(party)).toEqual([[at(NEAR)], [at(NEAR)]]);
    await demandTally(party, { WindowOpened: 2, WindowAnswered: 2, StrikeResolved: 0 });

    // Its sheet shows what was settled, and settles it anew: now it strikes, and still nobody is asked.
    const sheet = await openSheet(gm, LURKER);
    const settled = sheet.getByRole("combobox", { name: sentence("en", "pf1.Reaction.attack-melee") });
    expect(await settled.inputValue()).toBe("never");
    await settled.selectOption({ label: sentence("en", "Policy.always") });
    await closeSheet(sheet);
    await passTurn(party, "Fighter", "Next turn");
    await passTurn(party, "Archer", "Next round");
    await gm.queueDice(2);
    await archer.board.drag(ARCHER, AWAY);
    await everybodySees(party, ARCHER, AWAY);
    await demandTally(party, { WindowOpened: 3, WindowAnswered: 3, StrikeResolved: 1 });
  });
});

const at = ([column, row]: readonly [number, number]): string => `at ${String(column)},${String(row)}`;

/** So many acts have come to their end. */
const untilDone = (party: Party, acts: number): Promise<boolean> =>
  waitFor(`${String(acts)} acts to be done`, async () => {
    const ended = (await agreedEvents(party)).filter(({ type }) => type === "ActEnded");
    return ended.length >= acts;
  });

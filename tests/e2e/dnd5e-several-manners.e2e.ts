import { describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, type Round } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { useTable, type TestTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { answerFor, rowOf } from "./support/turn.js";
import { anySentence } from "./support/words.js";

const [FIGHTER, GOBLIN] = ["fighter", "goblin"].map(tokenIdOf) as [string, string];
const START = [6, 11] as const;
const TAKES_OFF = [6, 8] as const;
const LANDS = [6, 4] as const;
type Waypoint = readonly [column: number, row: number, action: string];

const giveWings = (table: TestTable): Promise<void> =>
  table.tamper("actors", idOf("fighter"), (actor) => {
    (actor["system"] as unknown as { speeds?: object }).speeds = { walk: 30, fly: 60 };
  });

describe("dnd5e2024: a way gone in several manners", () => {
  // The goblin stands where the fighter takes off.
  const table = useTable({ ruleset: "dnd5e2024", cast: { fighter: START, goblin: [7, 8], archer: [20, 17] } });

  it("is judged part by part: each costs what its manner costs, and a strike stops it where it comes", async () => {
    await giveWings(table());
    const gm = await table().enter("gm");
    const fighter = await table().enter("player2");
    const party: Round = { gm, fighter };
    await beginFight(party, [FIGHTER, GOBLIN]);

    // Later it could not be dug: so nobody sets out.
    await go(fighter, [...TAKES_OFF, "walk"], [...LANDS, "burrow"]);
    await fighter.waitForText(anySentence("en", "Refusal.needs-speed.full"), fighter.page.locator("#notifications"));
    await everybodySees(party, FIGHTER, START);
    await demandTally(party, { Moved: 0, ActBegun: 0 });

    await go(fighter, [...TAKES_OFF, "walk"], [...LANDS, "fly"]);
    await rowOf(gm, "Goblin").waitFor({ state: "visible" });
    await everybodySees(party, FIGHTER, [6, 7]);
    await gm.queueDice(2);
    await answerFor(gm, "Goblin", "Strike");
    await everybodySees(party, FIGHTER, LANDS);
    await demandTally(party, { Moved: 3, WindowOpened: 1, StrikeResolved: 1 });
    const moves = (await agreedEvents(party)).filter(({ type }) => type === "Moved");
    expect(moves.map(({ mode, cost }) => [mode, cost])).toEqual([
      ["walk", 15],
      ["fly", 5],
      ["fly", 15],
    ]);
  });
});

interface TokenPage {
  canvas: {
    scene: { tokens: { get(id: string): { move(waypoints: object[], options: object): Promise<unknown> } } };
  };
}

/** As a drag would lay it whose manner its player changes on the way. */
const go = ({ page }: Seat, ...way: Waypoint[]): Promise<void> =>
  page.evaluate(
    async ([id, waypoints]) => {
      const { tokens } = (globalThis as unknown as TokenPage).canvas.scene;
      const laid = waypoints.map(([column, row, action]) => ({ x: column * 100, y: row * 100, action }));
      await tokens.get(id).move(laid, { method: "dragging" });
    },
    [FIGHTER, way] as const,
  );

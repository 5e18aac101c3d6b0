import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather, type Party } from "./support/fight.js";
import { FULL } from "./support/matrix.js";
import { useTable } from "./support/table.js";
import { waitFor } from "./support/wait.js";
import { sentence } from "./support/words.js";

const [ARCHER, GOBLIN] = ["archer", "goblin"].map(tokenIdOf) as [string, string];
const START = [3, 5] as const;
const END = [12, 5] as const;
const TOLD = sentence("en", "Notice.put-back", { name: "Archer", user: "Player 1" });

/** What a move calls itself, and how it says it goes; everyday one of each. */
const NAMES: readonly (readonly [method: string, action?: string])[] = [
  ["paste"],
  ["api", "displace"],
  ...(FULL ? ([["config"], ["undo"]] as const) : []),
];

interface TokenPage {
  canvas: {
    scene: {
      tokens: {
        get(id: string): {
          _preUpdateMovement?: () => Promise<void>;
          move(waypoint: object, options: object): Promise<unknown>;
        };
      };
    };
  };
}

/** A player's client that asks nobody, and calls its move what it likes. */
const moveAs = ({ archer }: Party, method: string, action?: string): Promise<unknown> =>
  archer.page.evaluate(
    ([id, column, row, called, manner]) => {
      const token = (globalThis as unknown as TokenPage).canvas.scene.tokens.get(id);
      token._preUpdateMovement = () => Promise.resolve();
      const waypoint = { x: column * 100, y: row * 100, ...(manner === undefined ? {} : { action: manner }) };
      return token.move(waypoint, { method: called }).then(() => null);
    },
    [ARCHER, END[0], END[1], method, action] as const,
  );

describe("pf1: a player's client that calls its own move something else", () => {
  const table = useTable({ ruleset: "pf1", cast: { archer: START, goblin: [20, 15], fighter: [22, 17] } });

  it("gets its token put back, and the game master is told whose doing it was", async () => {
    const party = await gather(table());
    const { gm } = party;
    await beginFight(party, [ARCHER, GOBLIN]);
    const notices = gm.page.locator("#notifications");
    for (const [method, action] of NAMES) {
      await moveAs(party, method, action);
      await gm.waitForText(TOLD, notices);
      await everybodySees(party, ARCHER, START);
      await notices.getByText(TOLD).first().click();
      await waitFor("the notice to go", async () => (await notices.getByText(TOLD).count()) === 0);
    }
    const moved = (await agreedEvents(party)).filter(({ type }) => type === "Moved" || type === "Observed");
    expect(moved).toEqual([]);
  });
});

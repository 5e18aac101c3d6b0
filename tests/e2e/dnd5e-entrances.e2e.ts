import { describe, expect, it } from "vitest";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, everybodySees, gather, seatsOf, type Party } from "./support/fight.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { leftOf } from "./support/turn.js";
import { chooseMode, lift } from "./support/token-hud.js";
import { waitFor } from "./support/wait.js";

const OGRE = tokenIdOf("ogre");
const START = [3, 5] as const;
const END = [11, 5] as const;
const FRESH = "Left: action, bonus action, reaction, free interaction, movement 40 ft";

describe("dnd5e2024: the same 40 ft", () => {
  const table = useTable({ ruleset: "dnd5e2024", cast: { ogre: START, archer: [20, 17], fighter: [22, 17] } });

  it("MV-02, MV-05: cost the same by keys, drag, macro and update, and each undo gives back what its move took", async () => {
    const party = await gather(table());
    const { gm } = party;
    await beginFight(party, [OGRE]);
    for (let column = START[0] + 1; column <= END[0]; column++) {
      await gm.board.press(OGRE, "ArrowRight");
      await everybodySees(party, OGRE, [column, START[1]]);
    }
    await demandSpent(party, 8);
    for (let column = END[0] - 1; column >= START[0]; column--) {
      await undo(party, [column, START[1]]);
      if (column === END[0] - 2) expect(await leftOf(party, "Ogre")).toContain("movement 10 ft");
    }
    expect(await leftOf(party, "Ogre")).toBe(FRESH);

    await chooseMode(gm, OGRE, "Walk");
    for (const go of [() => gm.board.drag(OGRE, END), () => moveByMacro(party), () => moveByUpdate(party)]) {
      await go();
      await everybodySees(party, OGRE, END);
      await demandSpent(party, 1);
      await undo(party, START);
      expect(await leftOf(party, "Ogre")).toBe(FRESH);
    }
  });

  it("MV-05: a change of height alone is charged like a climb, by update and by the HUD, and taken back as one", async () => {
    const party = await gather(table());
    const { gm } = party;
    await beginFight(party, [OGRE]);
    for (const rise of [() => riseByUpdate(party, 10), () => riseByHud(party, 10)]) {
      await rise();
      await everybodySeesHeight(party, 10);
      await demandTally(party, { Moved: 1 });
      expect(await leftOf(party, "Ogre")).toContain("movement 20 ft");
      await gm.board.press(OGRE, "Control+z");
      await everybodySeesHeight(party, 0);
      expect(await leftOf(party, "Ogre")).toBe(FRESH);
    }
  });
});

async function demandSpent(party: Party, moves: number): Promise<void> {
  await demandTally(party, { Moved: moves });
  const costs = (await agreedEvents(party)).filter(({ type }) => type === "Moved").map(({ cost }) => Number(cost));
  expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(40);
  expect(await leftOf(party, "Ogre")).not.toContain("movement");
}

/** By the key, with the token in hand. */
async function undo(party: Party, back: readonly [number, number]): Promise<void> {
  await party.gm.board.press(OGRE, "Control+z");
  await everybodySees(party, OGRE, back);
}

interface TokenPage {
  canvas: {
    scene: {
      tokens: {
        get(id: string): {
          move(waypoint: { x: number; y: number }): Promise<unknown>;
          readonly elevation: number;
          update(change: { x: number } | { elevation: number }): Promise<unknown>;
        };
      };
    };
  };
}

const moveByMacro = ({ gm }: Party): Promise<unknown> =>
  gm.page.evaluate(
    ([id, column, row]) => {
      const { canvas } = globalThis as unknown as TokenPage;
      return canvas.scene.tokens
        .get(id)
        .move({ x: column * 100, y: row * 100 })
        .then(() => null);
    },
    [OGRE, END[0], END[1]] as const,
  );

const moveByUpdate = ({ gm }: Party): Promise<unknown> =>
  gm.page.evaluate(
    ([id, column]) => {
      const { canvas } = globalThis as unknown as TokenPage;
      return canvas.scene.tokens
        .get(id)
        .update({ x: column * 100 })
        .then(() => null);
    },
    [OGRE, END[0]] as const,
  );

const riseByUpdate = ({ gm }: Party, elevation: number): Promise<unknown> =>
  gm.page.evaluate(
    ([id, height]) => {
      const { canvas } = globalThis as unknown as TokenPage;
      return canvas.scene.tokens
        .get(id)
        .update({ elevation: height })
        .then(() => null);
    },
    [OGRE, elevation] as const,
  );

const riseByHud = ({ gm }: Party, elevation: number): Promise<void> => lift(gm, OGRE, elevation);

async function everybodySeesHeight(party: Party, height: number): Promise<void> {
  for (const seat of seatsOf(party))
    await waitFor(`${seat.name} to see the ogre at ${height} ft`, () =>
      seat.page.evaluate(
        ([id, wanted]) => (globalThis as unknown as TokenPage).canvas.scene.tokens.get(id).elevation === wanted || null,
        [OGRE, height] as const,
      ),
    );
}

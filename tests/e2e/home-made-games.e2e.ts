import { describe, expect, it } from "vitest";
import { FULL } from "./support/matrix.js";
import { tokenIdOf } from "../../tabletop/world/documents.js";
import { agreedEvents, beginFight, gather, vitalOf } from "./support/fight.js";
import type { Seat } from "./support/seat.js";
import { act } from "./support/sheet.js";
import { closeSheet, openSheet } from "./support/sheet-window.js";
import { useTable } from "./support/table.js";
import { demandTally } from "./support/trouble.js";
import { waitFor } from "./support/wait.js";

const [FIGHTER, GOBLIN, ARCHER] = ["fighter", "goblin", "archer"].map(tokenIdOf) as [string, string, string];

interface ItemPage {
  game: {
    scenes: {
      contents: {
        tokens: {
          get(id: string):
            | {
                actor: {
                  createEmbeddedDocuments(name: string, data: object[]): Promise<unknown[]>;
                  items: {
                    getName(name: string): { sheet: { render(options: object): Promise<unknown> } } | undefined;
                  };
                };
              }
            | undefined;
        };
      }[];
    };
  };
}

/** Gives a creature an item, as a macro or an import does: whatever it holds. */
const giveItem = (seat: Seat, tokenId: string, item: object): Promise<void> =>
  seat.page.evaluate(
    async ([id, data]) => {
      const { scenes } = (globalThis as unknown as ItemPage).game;
      const token = scenes.contents.flatMap(({ tokens }) => tokens.get(id) ?? [])[0];
      await token?.actor.createEmbeddedDocuments("Item", [data]);
    },
    [tokenId, item] as const,
  );

const openItem = (seat: Seat, tokenId: string, name: string): Promise<void> =>
  seat.page.evaluate(
    async ([id, wanted]) => {
      const { scenes } = (globalThis as unknown as ItemPage).game;
      const token = scenes.contents.flatMap(({ tokens }) => tokens.get(id) ?? [])[0];
      await token?.actor.items.getName(wanted)?.sheet.render({ force: true });
    },
    [tokenId, name] as const,
  );

const action = (name: string, system: object): object => ({
  name,
  type: "action",
  system: { targets: "enemy", ...system },
});

describe.runIf(FULL)("home-made content, dnd4e", () => {
  const table = useTable({ ruleset: "dnd4e" });

  it("attacks a defence with a minor action, as a player's own power", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await giveItem(
      fighter,
      FIGHTER,
      action("Taunt", {
        ...{ slot: "minor", test: { kind: "attack", of: "will", value: 30 } },
        effects: [
          { when: "success", does: "damage", amount: "1d6+2" },
          { when: "success", does: "condition", of: "slowed", ends: "save" },
        ],
      }),
    );
    await beginFight(party, [FIGHTER, GOBLIN]);
    const before = await vitalOf(gm, GOBLIN);
    await fighter.board.target(GOBLIN);
    await fighter.queueDice(10, 1);
    await act(fighter, FIGHTER, /Taunt/);
    await waitFor("the goblin to be hurt", async () => (await vitalOf(gm, GOBLIN)) === before - 3);
    const events = await agreedEvents(party);
    expect(events.filter(({ type }) => type === "ActionTaken")).toMatchObject([
      { action: "home-made", pays: ["minor"] },
    ]);
    expect(events.filter(({ type }) => type === "ConditionGained")).toMatchObject([
      { condition: { id: "slowed", until: { save: true } } },
    ]);
  });
});

describe.runIf(FULL)("home-made content, gurps4e", () => {
  const table = useTable({ ruleset: "gurps4e" });

  it("is a manoeuvre that its target resists; what can't be read is named, and harms nothing", async () => {
    const party = await gather(table());
    const { gm, fighter } = party;
    await giveItem(
      fighter,
      FIGHTER,
      action("Gaze", {
        ...{ slot: "maneuver", test: { kind: "save", of: "ht", value: 0 } },
        effects: [
          { when: "success", does: "damage", amount: "1d6" },
          { does: "push", cells: 3 },
          { does: "damage", amount: "as much as I like" },
        ],
      }),
    );
    await giveItem(fighter, FIGHTER, action("Nonsense", { slot: "a wish" }));
    await openItem(fighter, FIGHTER, "Gaze");
    const own = fighter.page.locator(".tempo-own");
    await waitFor("both faults to be named", async () => (await own.getByRole("alert").count()) === 2);
    expect(await own.locator('[name="system.effects.1.does"]').inputValue()).toBe("push");
    await own.getByRole("button", { name: "Close window" }).click();
    await own.waitFor({ state: "detached" });

    await beginFight(party, [FIGHTER, GOBLIN]);
    const sheet = await openSheet(fighter, FIGHTER);
    expect(await sheet.getByRole("button", { name: /Nonsense/ }).count()).toBe(0);
    await closeSheet(sheet);
    const before = await vitalOf(gm, GOBLIN);
    await fighter.board.target(GOBLIN);
    await gm.queueDice(6, 6, 5);
    await fighter.queueDice(4);
    await act(fighter, FIGHTER, /Gaze/);
    await waitFor("the goblin to be hurt", async () => (await vitalOf(gm, GOBLIN)) === before - 4);
    const taken = (await agreedEvents(party)).filter(({ type }) => type === "ActionTaken");
    expect(taken).toMatchObject([{ action: "home-made", pays: ["maneuver"] }]);
  });
});

describe("a feature of one's own, dnd5e2024", () => {
  const table = useTable({ ruleset: "dnd5e2024" });

  it("adds to its bearer's numbers", async () => {
    const party = await gather(table());
    const { gm, archer } = party;
    await giveItem(gm, GOBLIN, { name: "Stone skin", type: "feature", system: { adds: [{ to: "ac", by: 20 }] } });
    await beginFight(party, [ARCHER, FIGHTER, GOBLIN]);
    await archer.board.target(GOBLIN);
    await archer.queueDice(15);
    await act(archer, ARCHER, /^Attack/, "Longbow");
    await demandTally(party, { StrikeResolved: 1, RollsGiven: 1 });
    const struck = (await agreedEvents(party)).filter(({ type }) => type === "StrikeResolved");
    expect(struck).toMatchObject([{ hit: false }]);
  });
});

import { waitFor } from "../../../e2e/support/wait.js";
import type { KnownBad } from "../support/case.js";
import { call, makeCreature, makeTokens, messagesOf, systemOf } from "../support/fixtures.js";
import type { KnownBadTable } from "../support/table.js";

/** A fight of two tokens of one creature that has begun. */
async function begin(table: KnownBadTable): Promise<string> {
  const actor = await makeCreature(table);
  const tokens = await makeTokens(table, actor, 2);
  await table.page("gm").evaluate(async (ids) => {
    const scene = game.scenes.contents[0];
    const combat = await Combat.create({ scene: scene?.id, active: true });
    const data = ids.map((tokenId, at) => ({
      ...{ tokenId, sceneId: scene?.id, actorId: scene?.tokens.get(tokenId)?.actor?.id },
      initiative: 20 - at,
    }));
    await combat.createEmbeddedDocuments("Combatant", data);
    await combat.startCombat();
  }, tokens);
  await table.settle();
  return actor;
}

async function turn(table: KnownBadTable, how: "nextTurn" | "previousTurn"): Promise<void> {
  await table.page("gm").evaluate(async (method) => {
    await game.combats.contents[0]?.[method]();
  }, how);
  await table.settle();
}

/** Fights and chat: what is refused, shown, or begun twice. */
export const FIGHTING: readonly KnownBad[] = [
  {
    name: "flags-with-the-turn",
    says: "a player who ends a turn and writes flags ends nothing",
    play: async (table) => {
      await begin(table);
      const answer = await table.page("player1").evaluate(async () => {
        const { endTurn } = globalThis as unknown as { endTurn: (combat: unknown) => Promise<unknown> };
        return endTurn(game.combats.contents[0]).then(
          () => "done",
          () => "refused",
        );
      });
      await table.settle();
      return [answer, await table.page("gm").evaluate(() => game.combats.contents[0]?.turn)];
    },
    suffers: ["refused", 0],
    holds: ["done", 1],
  },
  {
    name: "reset-at-any-change",
    says: "who resets at every change of turn gives back what was spent when somebody goes back",
    play: async (table) => {
      const actor = await begin(table);
      await turn(table, "nextTurn");
      await table.page("gm").evaluate(async (id) => {
        await game.actors.get(id)?.update({ "system.spent": 15 });
      }, actor);
      await turn(table, "previousTurn");
      await turn(table, "nextTurn");
      return systemOf(table, actor, "spent");
    },
    suffers: 0,
    holds: 15,
  },
  {
    name: "jquery-in-hook",
    says: "a hook that takes its element for jQuery's marks nothing",
    play: async (table) => {
      await table.page("gm").evaluate(async () => {
        await ChatMessage.create({ content: "hello" });
      });
      const shown = (): Promise<boolean> =>
        table.page("player1").evaluate(() => document.querySelector(".message-content") !== null);
      await waitFor("the message to be shown", shown);
      await table.settle();
      return table.page("player1").evaluate(() => document.querySelector(".message-content.marked") !== null);
    },
    suffers: false,
    holds: true,
  },
  {
    name: "whispered-roll",
    says: "a whisper with a roll betrays itself by its stub",
    play: async (table) => {
      await call(table, "gm", "ambush");
      return [await messagesOf(table, "gm"), await messagesOf(table, "player1")];
    },
    suffers: [1, 1],
    holds: [1, 0],
  },
];

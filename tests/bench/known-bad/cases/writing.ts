import { idOf } from "../../../contract/support/world.js";
import { waitFor } from "../../../e2e/support/wait.js";
import type { KnownBad } from "../support/case.js";
import { call, callWith, makeCreature, makeTokens, messagesOf, notesOf, systemOf } from "../support/fixtures.js";
import type { KnownBadTable } from "../support/table.js";

async function wound(table: KnownBadTable, id: string): Promise<void> {
  await table.page("player1").evaluate(async (actor) => {
    await game.actors.get(actor)?.update({ "system.hp": 5 });
  }, id);
  await table.settle();
}

/** Everybody's hooks: how many messages come of one wound. */
const countTold = async (table: KnownBadTable): Promise<number> => {
  await wound(table, await makeCreature(table));
  return messagesOf(table, "gm");
};

/** Writes that come too often, from the wrong client, or not at all. */
export const WRITING: readonly KnownBad[] = [
  {
    name: "write-on-every-client",
    says: "a write in a hook is done by every client",
    secondGm: true,
    play: countTold,
    suffers: 3,
    holds: 1,
  },
  {
    name: "any-gm",
    says: "what the active game master should do is done by every game master",
    secondGm: true,
    play: countTold,
    suffers: 2,
    holds: 1,
  },
  {
    name: "guard-on-derived",
    says: "a guard that looks at a derived value never sees what is stored",
    play: async (table) => {
      const id = await makeCreature(table);
      for (let times = 0; times < 2; times++) await callWith(table, "player1", "act", `Actor.${id}`);
      return messagesOf(table, "gm");
    },
    suffers: 2,
    holds: 1,
  },
  {
    name: "shared-array",
    says: "of two clients that push to one array at once one loses its entry",
    play: async (table) => {
      const id = await makeCreature(table);
      const users = ["gm", "player1"] as const;
      // Neither has heard of the other's entry when it writes its own.
      for (const user of users) table.server.network.hold(idOf(user));
      const written = users.map((user) =>
        table.page(user).evaluate(
          ([actor, word]) => {
            const { note } = globalThis as unknown as { note: (subject: unknown, word: string) => Promise<unknown> };
            return note(game.actors.get(actor), word).then(() => null);
          },
          [id, user] as const,
        ),
      );
      const { network } = table.server;
      await waitFor("both to have written", () => users.every((user) => network.waiting(idOf(user), "in") > 0));
      for (const user of users) network.release(idOf(user));
      await Promise.all(written);
      await table.settle();
      return table
        .page("gm")
        .evaluate(
          (actor) => (globalThis as unknown as { count: (subject: unknown) => number }).count(game.actors.get(actor)),
          id,
        );
    },
    suffers: 1,
    holds: 2,
  },
  {
    name: "async-pre-hook",
    says: "an asynchronous pre hook cancels nothing",
    play: async (table) => {
      const id = await makeCreature(table);
      await wound(table, id);
      return systemOf(table, id, "hp");
    },
    suffers: 5,
    holds: 20,
  },
  {
    name: "base-actor-of-unlinked",
    says: "what is done to the world's actor is done to every token that is made of it",
    play: async (table) => {
      const id = await makeCreature(table);
      const [first = ""] = await makeTokens(table, id, 2, false);
      await callWith(table, "gm", "hurt", `Scene.${idOf("scene")}.Token.${first}`);
      return table
        .page("player1")
        .evaluate(() => [...(game.scenes.contents[0]?.tokens ?? [])].map((token) => token.actor?.system["hp"]));
    },
    suffers: [5, 5],
    holds: [5, 20],
  },
  {
    name: "undeclared-field",
    says: "what the schema doesn't declare is dropped without a word",
    play: async (table) => {
      const id = await makeCreature(table);
      await table.page("player1").evaluate(async (actor) => {
        await game.actors.get(actor)?.update({ system: { stance: "low", spent: 5 } });
      }, id);
      await table.settle();
      return [await systemOf(table, id, "stance"), await systemOf(table, id, "spent")];
    },
    suffers: [null, 5],
    holds: ["low", 5],
  },
  {
    name: "set-over-the-wire",
    says: "a set arrives empty",
    play: async (table) => {
      await call(table, "player1", "tell");
      return (await notesOf(table, "gm")).heard;
    },
    suffers: [0],
    holds: [2],
  },
  {
    name: "no-socket",
    says: "without a socket in the manifest messages are lost",
    play: async (table) => {
      await call(table, "player1", "tell");
      return (await notesOf(table, "gm")).heard;
    },
    suffers: [],
    holds: ["hello"],
  },
  {
    name: "sender-by-claim",
    says: "whoever is believed to be whom they claim to be can be a game master",
    play: async (table) => {
      await call(table, "player1", "forge");
      return (await notesOf(table, "gm")).heard;
    },
    suffers: [true],
    holds: [false],
  },
];

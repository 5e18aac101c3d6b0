import type { KnownBad } from "../support/case.js";
import { arrives, columnOf, makeCreature, makeTokens, notesOf, systemOf, walk } from "../support/fixtures.js";
import type { KnownBadTable } from "../support/table.js";

const makeMover = async (table: KnownBadTable): Promise<{ actor: string; token: string }> => {
  const actor = await makeCreature(table);
  const [token = ""] = await makeTokens(table, actor);
  return { actor, token };
};

/** A player goes four cells, which is more than they may. */
const goTooFar = async (table: KnownBadTable): Promise<number> => {
  const { token } = await makeMover(table);
  await walk(table, token, [5]);
  await table.settle();
  return columnOf(table, token);
};

/** Tokens that are charged twice, go too far, or never arrive. */
export const MOVING: readonly KnownBad[] = [
  {
    name: "whole-path-each-segment",
    says: "who charges all that is to come in every segment charges twice",
    play: async (table) => {
      const { actor, token } = await makeMover(table);
      await walk(table, token, [3, 5]);
      await arrives(table, token, 5);
      await table.settle();
      return systemOf(table, actor, "spent");
    },
    suffers: 30,
    holds: 20,
  },
  {
    name: "guard-at-the-gm",
    says: "a guard on the game master's client never sees a player's move",
    play: goTooFar,
    suffers: 5,
    holds: 1,
  },
  {
    name: "shorten-in-pre-step",
    says: "a movement can't be cut short in the pre step",
    play: goTooFar,
    suffers: 5,
    holds: 3,
  },
  {
    name: "stop-is-arrival",
    says: "a movement that arrives is not told by stopToken",
    play: async (table) => {
      const { token } = await makeMover(table);
      await walk(table, token, [3, 5]);
      await arrives(table, token, 5);
      await table.settle();
      return [(await notesOf(table, "player1")).arrived, (await notesOf(table, "gm")).arrived];
    },
    suffers: [0, 0],
    holds: [1, 1],
  },
  {
    name: "undo-is-charged",
    says: "taking a move back is charged like a move",
    play: async (table) => {
      const { actor, token } = await makeMover(table);
      await walk(table, token, [3]);
      await walk(table, token, [1], "undo");
      await arrives(table, token, 1);
      return systemOf(table, actor, "spent");
    },
    suffers: 20,
    holds: 0,
  },
];

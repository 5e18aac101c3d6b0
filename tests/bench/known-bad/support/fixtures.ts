import { idOf } from "../../../contract/support/world.js";
import { waitFor } from "../../../e2e/support/wait.js";
import type { KnownBadTable } from "./table.js";

/** What a package puts on the global object of its client for the test to call. */
export interface PackageGlobals {
  notes: { heard: unknown[]; arrived: number };
  [name: string]: unknown;
}

/** A creature owned by player1, made by the game master and known to everybody. */
export async function makeCreature(table: KnownBadTable): Promise<string> {
  const ownership = { default: 0, [idOf("player1")]: 3 };
  const id = await table
    .page("gm")
    .evaluate(
      async (owners) => (await Actor.create({ name: "Subject", type: "creature", ownership: owners })).id,
      ownership,
    );
  await table.settle();
  return id;
}

/** Tokens of a creature on the scene, one below the other. */
export async function makeTokens(
  table: KnownBadTable,
  actorId: string,
  count = 1,
  actorLink = true,
): Promise<string[]> {
  const ids = await table.page("gm").evaluate(
    async ([actor, number, linked]) => {
      const place = (row: number) => ({ x: 100, y: 100 * (row + 1) });
      const data = Array.from({ length: number }, (_, row) => ({
        ...{ name: "Subject", actorId: actor, actorLink: linked },
        ...place(row),
      }));
      const scene = game.scenes.contents[0];
      return (await scene?.createEmbeddedDocuments("Token", data))?.map((token) => token.id) ?? [];
    },
    [actorId, count, actorLink] as const,
  );
  await table.settle();
  return ids;
}

/** player1 moves a token along cells of row 1, each but the last a place to halt; resolves when it has arrived everywhere. */
export async function walk(
  table: KnownBadTable,
  tokenId: string,
  columns: readonly number[],
  method = "api",
): Promise<void> {
  const way = columns.map((column, at) => ({ x: column * 100, y: 100, checkpoint: at < columns.length - 1 }));
  await table.page("player1").evaluate(
    async ([token, waypoints, how]) => {
      await game.scenes.contents[0]?.tokens.get(token)?.move(waypoints, { method: how });
    },
    [tokenId, way, method] as const,
  );
  await table.settle();
}

/** In which column the game master's client has the token. */
export const columnOf = (table: KnownBadTable, tokenId: string): Promise<number> =>
  table.page("gm").evaluate((id) => (game.scenes.contents[0]?.tokens.get(id)?.x ?? 0) / 100, tokenId);

/** Waits until the token stands there. */
export const arrives = (table: KnownBadTable, tokenId: string, column: number): Promise<unknown> =>
  waitFor(`arrival in column ${column}`, async () => (await columnOf(table, tokenId)) === column);

/** A value of the creature's system at the game master's. */
export const systemOf = (table: KnownBadTable, actorId: string, key: string): Promise<unknown> =>
  table.page("gm").evaluate(([id, name]) => game.actors.get(id)?.system[name] ?? null, [actorId, key] as const);

/** How many messages a user is shown. */
export const messagesOf = (table: KnownBadTable, user: "gm" | "player1"): Promise<number> =>
  table.page(user).evaluate(() => game.messages.filter((message) => message.visible).length);

/** What the package at a user's client has noted. */
export const notesOf = (table: KnownBadTable, user: "gm" | "player1"): Promise<PackageGlobals["notes"]> =>
  table.page(user).evaluate(() => (globalThis as unknown as PackageGlobals).notes);

/** Calls what the package has put on the global object of a user's client. */
export async function call(table: KnownBadTable, user: "gm" | "player1", name: string): Promise<void> {
  await table.page(user).evaluate(async (what) => {
    await (globalThis as unknown as Record<string, () => unknown>)[what]?.();
  }, name);
  await table.settle();
}

/** The same, with a document as its argument. */
export async function callWith(
  table: KnownBadTable,
  user: "gm" | "player1",
  name: string,
  uuid: string,
): Promise<void> {
  await table.page(user).evaluate(
    async ([what, whom]) => {
      const document = await fromUuid(whom);
      await (globalThis as unknown as Record<string, (subject: unknown) => unknown>)[what]?.(document);
    },
    [name, uuid] as const,
  );
  await table.settle();
}

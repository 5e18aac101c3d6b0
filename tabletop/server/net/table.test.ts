import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { QueryAck, QueryDelivery } from "../../protocol.js";
import { idOf } from "../../world/documents.js";
import { TestTable, type TestClient } from "../testing/tables.js";

let table: TestTable;
let gm: TestClient;
let player1: TestClient;
let player2: TestClient;

beforeEach(async () => {
  await open();
});
afterEach(() => table.close());

async function open(manifest = {}): Promise<void> {
  table = await TestTable.open(manifest);
  gm = await table.enter("gm");
  player1 = await table.enter("player1");
  player2 = await table.enter("player2");
}

/** Notes what a client hears of an event. */
function listen(client: TestClient, event: string): unknown[][] {
  const heard: unknown[][] = [];
  client.socket.on(event, (...args: unknown[]) => heard.push(args));
  return heard;
}

/** A round trip: whatever the server had sent to the client before is there. */
const sync = (client: TestClient) => client.world();

describe("order", () => {
  it("is one for all clients, whoever sends, and numbers rise by one", async () => {
    const writers = [gm, player1, player2];
    const owned = [idOf("ogre"), idOf("archer"), idOf("fighter")];
    const sent = writers.flatMap((client, index) =>
      Array.from({ length: 20 }, (_, count) => client.update("Actor", owned[index] ?? "", { system: { count } })),
    );
    await Promise.all(sent);
    await Promise.all(writers.map(sync));
    for (const client of writers) {
      const numbers = client.broadcasts.map((broadcast) => broadcast.seq);
      expect(numbers).toHaveLength(40);
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    }
    const { seq } = await gm.world();
    expect(seq).toBe(60);
    for (const id of owned) expect(table.server.store.get("actors", id)?.["system"]).toEqual({ count: 19 });
  });

  it("a refused operation takes no number and is told to nobody else", async () => {
    await expect(player1.update("Actor", idOf("ogre"), { name: "x" })).rejects.toThrow("permission");
    await sync(gm);
    expect(gm.broadcasts).toEqual([]);
    expect((await gm.world()).seq).toBe(0);
  });

  it("hands the options of an operation to all others", async () => {
    await gm.update("Actor", idOf("ogre"), { system: { far: null } }, null, { permit: { leg: 2 } });
    await expect.poll(() => player1.broadcasts[0]?.options).toEqual({ permit: { leg: 2 } });
  });
});

describe("the system's channel", () => {
  it("reaches all others with the sender's id from the session, never the sender", async () => {
    const heard = [gm, player1, player2].map((client) => listen(client, "system.battle-tempo"));
    player1.socket.emit("system.battle-tempo", { say: "hello", userId: gm.userId });
    await expect.poll(() => heard[2]).toHaveLength(1);
    await Promise.all([gm, player1].map(sync));
    const message = [{ say: "hello", userId: gm.userId }, player1.userId];
    expect(heard).toEqual([[message], [], [message]]);
  });

  it("reaches only the recipients where some are named", async () => {
    const heard = [gm, player2].map((client) => listen(client, "system.battle-tempo"));
    player1.socket.emit("system.battle-tempo", 1, { recipients: [gm.userId] });
    await expect.poll(() => heard[0]).toEqual([[1, player1.userId]]);
    await sync(player2);
    expect(heard[1]).toEqual([]);
  });

  it("is dead without socket: true in the manifest", async () => {
    await table.close();
    await open({ socket: false });
    const heard = listen(gm, "system.battle-tempo");
    player1.socket.emit("system.battle-tempo", 1);
    await sync(player1);
    await sync(gm);
    expect(heard).toEqual([]);
  });
});

describe("queries", () => {
  const ask = (timeout?: number) => {
    const request = { userId: player1.userId, name: "battle-tempo.ask", data: { n: 2 } };
    return gm.query(timeout === undefined ? request : { ...request, timeout });
  };

  it("carry question, sender and answer", async () => {
    let delivery: QueryDelivery | undefined;
    player1.socket.on("query", (asked: QueryDelivery, ack: (answer: QueryAck) => void) => {
      delivery = asked;
      ack({ ok: true, result: "yes" });
    });
    await expect(ask()).resolves.toEqual({ ok: true, result: "yes" });
    expect(delivery).toEqual({ name: "battle-tempo.ask", data: { n: 2 }, senderId: gm.userId });
  });

  it("carry failures", async () => {
    player1.socket.on("query", (_asked: QueryDelivery, ack: (answer: QueryAck) => void) => {
      ack({ ok: false, error: { code: "failed", message: "no such query" } });
    });
    await expect(ask()).resolves.toEqual({ ok: false, error: { code: "failed", message: "no such query" } });
  });

  it("time out, and end when the asked user leaves or is not there", async () => {
    await expect(ask(30)).resolves.toMatchObject({ ok: false, error: { code: "timeout" } });
    const open = ask();
    await sync(gm);
    player1.leave();
    await expect(open).resolves.toMatchObject({ ok: false, error: { code: "offline" } });
    await expect(ask()).resolves.toMatchObject({ ok: false, error: { code: "offline" } });
  });
});

describe("pause, activity and reload", () => {
  it("pause is the game masters' and is told to all others", async () => {
    const heard = listen(player2, "pause");
    player1.socket.emit("pause", { paused: true });
    await sync(player1);
    gm.socket.emit("pause", { paused: true });
    await expect.poll(() => heard).toEqual([[{ paused: true, userId: gm.userId }]]);
    expect((await player1.world()).paused).toBe(true);
  });

  it("activity is relayed with the user's id", async () => {
    const heard = listen(gm, "activity");
    player1.socket.emit("activity", { cursor: { x: 1, y: 2 } });
    await expect.poll(() => heard).toEqual([[{ cursor: { x: 1, y: 2 } }, player1.userId]]);
  });

  it("reload is the game masters'", async () => {
    const heard = listen(player2, "reload");
    player1.socket.emit("reload", {});
    await sync(player1);
    gm.socket.emit("reload", {});
    await expect.poll(() => heard).toEqual([[{}]]);
  });
});

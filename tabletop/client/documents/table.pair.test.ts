import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HeadlessClient } from "./testing/headless-client.js";
import { HeadlessTable, idOf, until } from "./testing/headless-table.js";
import { record, registerSystem } from "./testing/sample-system.js";

let table: HeadlessTable;
let gm: HeadlessClient;
let player: HeadlessClient;

beforeEach(async () => {
  table = await HeadlessTable.open();
  gm = await table.enter("gm", registerSystem);
  player = await table.enter("player1", registerSystem);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await table.close();
});

describe("settings", () => {
  it("of the world tell every client, and are refused to players", async () => {
    const seen: unknown[] = [];
    for (const client of [gm, player])
      client.game.settings.register("test", "level", {
        scope: "world",
        type: Number,
        default: 1,
        onChange: (value: unknown) => void seen.push(value),
      });
    await gm.game.settings.set("test", "level", 3);
    await until(() => seen.length === 2, "onChange twice");
    expect(player.game.settings.get("test", "level")).toBe(3);
    await expect(player.game.settings.set("test", "level", 4)).rejects.toThrow(/permission/);
  });
  it("of a client stay there and keep to their field", async () => {
    const type = new player.fields.NumberField({ min: 0, max: 5, initial: 2 });
    player.game.settings.register("test", "zoom", { scope: "client", type });
    expect(player.game.settings.get("test", "zoom")).toBe(2);
    await player.game.settings.set("test", "zoom", 9);
    expect(player.game.settings.get("test", "zoom")).toBe(5);
    expect(() => gm.game.settings.get("test", "zoom")).toThrow(/not a registered/);
  });
});

describe("between users", () => {
  it("a query is answered by the other client, or rejects", async () => {
    const other = player.game.users.get(idOf("gm"));
    expect(await other?.query("test.double", 21)).toBe(42);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(other?.query("test.fail", 0)).rejects.toThrow(/broken/);
    await expect(player.game.users.get(idOf("player2"))?.query("test.double", 1)).rejects.toThrow(/not connected/);
  });
  it("the active game master is the connected one, and leaves the role when it leaves", async () => {
    expect(player.game.users.activeGM?.id).toBe(idOf("gm"));
    const left = record(player, "userConnected");
    gm.close();
    await until(() => left.length === 1, "the departure");
    expect(player.game.users.activeGM).toBeNull();
  });
  it("a socket message reaches the others with the sender's id, never the sender", async () => {
    const [there, here]: unknown[][] = [[], []];
    gm.game.socket.on("system.battle-tempo", (...args) => void there?.push(args));
    player.game.socket.on("system.battle-tempo", (...args) => void here?.push(args));
    player.game.socket.emit("system.battle-tempo", { hello: 1 });
    await until(() => there?.length === 1, "the message");
    expect([there, here]).toEqual([[[{ hello: 1 }, idOf("player1")]], []]);
  });
});

describe("chat", () => {
  it("hides a whisper, but shows the stub of a whispered roll to everybody", async () => {
    const ChatMessage = gm.documentClass("ChatMessage");
    await ChatMessage.create({ content: "secret", whisper: [idOf("gm")] });
    gm.queueFaces([17]);
    const roll = await new gm.Roll("1d20").evaluate();
    await roll.toMessage({ whisper: [idOf("gm")] });
    await until(() => player.game.messages.size === 2, "both messages");
    const seen = player.game.messages.map((message) => [message.visible, message.isContentVisible]);
    expect(seen).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(player.game.messages.contents[1]?.rolls[0]?.total).toBe(17);
  });
  it("belongs to its author", async () => {
    const message = (await player.documentClass("ChatMessage").create({ content: "mine" })) as {
      id: string;
      isAuthor: boolean;
    };
    expect(message.isAuthor).toBe(true);
    await until(() => gm.game.messages.has(message.id), "the message");
    expect(gm.game.messages.get(message.id)?.isOwner).toBe(true);
    const foreign = (await gm.documentClass("ChatMessage").create({ content: "yours" })) as { id: string };
    await until(() => player.game.messages.has(foreign.id), "the other message");
    await expect(player.game.messages.get(foreign.id)?.update({ content: "changed" })).rejects.toThrow(/permission/);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "./actor.js";
import type { TokenDocument } from "./token.js";
import type { HeadlessApi, HeadlessClient } from "./testing/headless-client.js";
import { HeadlessTable, idOf, until } from "./testing/headless-table.js";

type Data = Record<string, unknown>;

/** The system of these tests: hit points that are clamped, and a value derived from them. */
function registerSystem({ TypeDataModel, documentConfig, fields, CONFIG }: HeadlessApi): void {
  class Creature extends TypeDataModel {
    declare hp: number;
    declare wounded: boolean;
    static override defineSchema(): Record<string, InstanceType<typeof fields.DataField>> {
      return {
        hp: new fields.NumberField({ required: true, nullable: false, integer: true, min: 0, max: 20, initial: 20 }),
        notes: new fields.ArrayField(new fields.StringField()),
      };
    }
    override prepareDerivedData(): void {
      this.wounded = this.hp < 20;
    }
  }
  documentConfig("Actor").dataModels["pf1"] = Creature;
  CONFIG["queries"] = {
    "test.double": (data: unknown) => Number(data) * 2,
    "test.fail": () => Promise.reject(new Error("broken")),
  };
}

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

const actorOf = (client: HeadlessClient, id: string): Actor =>
  client.game.actors.get(idOf(id), { strict: true }) as Actor;
const tokenOf = (client: HeadlessClient, id: string): TokenDocument =>
  client.game.scenes.contents[0]?.tokens.get(idOf(id)) as TokenDocument;

function record(client: HeadlessClient, hook: string): unknown[][] {
  const calls: unknown[][] = [];
  client.Hooks.on(hook, (...args) => void calls.push(args));
  return calls;
}

describe("an update", () => {
  it("runs pre hooks where it began and post hooks on all, with the initiating user", async () => {
    const [pre, preElsewhere, post, postElsewhere] = [
      record(player, "preUpdateActor"),
      record(gm, "preUpdateActor"),
      record(player, "updateActor"),
      record(gm, "updateActor"),
    ];
    await actorOf(player, "archer").update({ "system.hp": 5 });
    await until(() => postElsewhere.length === 1, "the game master hears of it");
    expect([pre.length, preElsewhere.length, post.length]).toEqual([1, 0, 1]);
    expect((postElsewhere[0] as [unknown, Data, Data, string])[1]["system"]).toEqual({ hp: 5 });
    expect((postElsewhere[0] as unknown[])[3]).toBe(idOf("player1"));
    const system = actorOf(gm, "archer").system as Data;
    expect([system["hp"], system["wounded"]]).toEqual([5, true]);
  });
  it("that changes nothing sends nothing and runs no hook", async () => {
    const [pre, post] = [record(gm, "preUpdateActor"), record(gm, "updateActor")];
    expect(await actorOf(gm, "archer").update({ "system.hp": 20, "system.stranger": 1 })).toBeUndefined();
    expect([pre.length, post.length]).toEqual([0, 0]);
  });
  it("is cleaned before it is sent and derived data can't overwrite it", async () => {
    const archer = actorOf(gm, "archer");
    (archer.system as Data)["hp"] = 3;
    await archer.update({ "system.hp": 99, "system.notes": ["a"] });
    expect(archer._source["system"]).toMatchObject({ hp: 20, notes: ["a"] });
    await archer.update({ "system.hp": -4 });
    expect((archer.system as Data)["hp"]).toBe(0);
  });
  it("isn't there before the server has ordered it", async () => {
    const archer = actorOf(gm, "archer");
    const pending = archer.update({ "system.hp": 7 });
    expect((archer.system as Data)["hp"]).toBe(20);
    await pending;
    expect((archer.system as Data)["hp"]).toBe(7);
  });
  it("is stopped by strict false of a pre hook, and changed by a pre hook that writes into it", async () => {
    const veto = gm.Hooks.on("preUpdateActor", () => false);
    expect(await actorOf(gm, "archer").update({ "system.hp": 1 })).toBeUndefined();
    gm.Hooks.off("preUpdateActor", veto);
    gm.Hooks.once(
      "preUpdateActor",
      (_actor: unknown, changes: { system: { hp: number } }) => void (changes.system.hp = 2),
    );
    await actorOf(gm, "archer").update({ "system.hp": 1 });
    expect((actorOf(gm, "archer").system as Data)["hp"]).toBe(2);
  });
  it("that is invalid is refused at the initiator", async () => {
    await expect(actorOf(gm, "archer").update({ name: "" })).rejects.toThrow(/name/);
  });
  it("of somebody else's document is refused by the server", async () => {
    await expect(actorOf(player, "goblin").update({ "system.hp": 1 })).rejects.toThrow(/lacks permission to update/);
    expect((actorOf(gm, "goblin").system as Data)["hp"]).toBe(20);
  });
  it("carries its options to everybody as JSON", async () => {
    const heard = record(gm, "updateActor");
    const options = { mine: { deep: [1], lost: undefined, fn: () => 1 } } as Data;
    await actorOf(player, "archer").update({ "system.hp": 4 }, options);
    await until(() => heard.length === 1, "the options arrive");
    expect((heard[0]?.[2] as Data)["mine"]).toEqual({ deep: [1] });
  });
});

describe("embedded documents", () => {
  it("come and go on every client, in one broadcast a batch", async () => {
    const [created, deleted] = [record(gm, "createItem"), record(gm, "deleteItem")];
    const items = await actorOf(player, "archer").createEmbeddedDocuments("Item", [
      { name: "Bow", type: "gear" },
      { name: "Arrow", type: "gear" },
    ]);
    await until(() => created.length === 2, "two items");
    expect(actorOf(gm, "archer").items.size).toBe(2);
    expect(gm.fromUuidSync(items[0]?.uuid)).toMatchObject({ name: "Bow" });
    await actorOf(player, "archer").deleteEmbeddedDocuments(
      "Item",
      items.map(({ id }) => id as string),
    );
    await until(() => deleted.length === 2, "both gone");
    expect(actorOf(gm, "archer").items.size).toBe(0);
  });
  it("of a type that the manifest doesn't declare are refused", async () => {
    await expect(actorOf(gm, "archer").createEmbeddedDocuments("Item", [{ name: "X", type: "wand" }])).rejects.toThrow(
      /valid type/,
    );
  });
  it("let the actor know its statuses", async () => {
    const archer = actorOf(player, "archer");
    const effect = await archer.toggleStatusEffect("prone");
    expect(archer.statuses).toEqual(new Set(["prone"]));
    await until(() => actorOf(gm, "archer").statuses.has("prone"), "the status at the game master's");
    expect(typeof effect).toBe("object");
    expect(await archer.toggleStatusEffect("prone", { active: true })).toBe(true);
    expect(await archer.toggleStatusEffect("prone")).toBe(false);
    expect(archer.statuses.size).toBe(0);
  });
});

describe("an unlinked token's actor", () => {
  it("writes to the token's delta and leaves the base actor alone", async () => {
    const heard = record(player, "updateActor");
    const goblin = tokenOf(gm, "goblinToken").actor as Actor;
    await goblin.update({ "system.hp": 3 });
    await until(() => heard.length === 1, "updateActor elsewhere");
    const elsewhere = tokenOf(player, "goblinToken");
    expect((elsewhere.actor?.system as Data)["hp"]).toBe(3);
    expect((elsewhere.actor?.system as Data)["wounded"]).toBe(true);
    expect(elsewhere._source["delta"]).toMatchObject({ system: { hp: 3 } });
    expect((actorOf(player, "goblin").system as Data)["hp"]).toBe(20);
    expect(elsewhere.actor?.uuid).toBe(`${elsewhere.uuid}.Actor.${idOf("goblin")}`);
    expect(await player.fromUuid(goblin.uuid)).toBe(elsewhere.actor);
  });
  it("keeps its own effects", async () => {
    const goblin = tokenOf(gm, "goblinToken").actor as Actor;
    await goblin.toggleStatusEffect("prone");
    await until(() => tokenOf(player, "goblinToken").hasStatusEffect("prone"), "the status elsewhere");
    expect(actorOf(player, "goblin").statuses.size).toBe(0);
    await goblin.toggleStatusEffect("prone");
    await until(() => !tokenOf(player, "goblinToken").hasStatusEffect("prone"), "the status gone");
  });
  it("follows its base actor in what it doesn't have itself", async () => {
    const token = tokenOf(gm, "goblinToken");
    await (token.actor as Actor).update({ name: "Sneak" });
    await actorOf(gm, "goblin").update({ name: "Goblin king", "system.hp": 11 });
    expect([token.actor?.name, (token.actor?.system as Data)["hp"]]).toEqual(["Sneak", 11]);
  });
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

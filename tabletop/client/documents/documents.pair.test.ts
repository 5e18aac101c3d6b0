import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Actor } from "./actor.js";
import type { TokenDocument } from "./token.js";
import type { HeadlessClient } from "./testing/headless-client.js";
import { HeadlessTable, idOf, until } from "./testing/headless-table.js";
import { record, registerSystem } from "./testing/sample-system.js";

type Data = Record<string, unknown>;

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

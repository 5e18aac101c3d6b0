import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentSource, JsonObject } from "../../protocol.js";
import { idOf, tokenIdOf } from "../../world/documents.js";
import { isObject, sourcesOf, valueAt } from "../json.js";
import { TestTable, type TestClient } from "../testing/tables.js";

let table: TestTable;
let gm: TestClient;
let other: TestClient;
const scene = `Scene.${idOf("ruin")}`;
const goblinDelta = `${scene}.Token.${tokenIdOf("goblin")}`;

beforeAll(async () => {
  table = await TestTable.open();
  gm = await table.enter("gm");
  other = await table.enter("player1");
});
afterAll(() => table.close());

const stored = (id: string): DocumentSource | undefined => table.server.store.get("actors", id);
const token = (id: string): DocumentSource | undefined =>
  sourcesOf(table.server.store.get("scenes", idOf("ruin"))?.["tokens"]).find((each) => each._id === id);

async function createActor(data: JsonObject = {}): Promise<string> {
  const [actor] = await gm.create("Actor", [{ name: "Test", type: "pf1", ...data }]);
  return isObject(actor) ? String(actor._id) : "";
}

describe("creation", () => {
  it("assigns ids and stamps _stats, whatever the client claims", async () => {
    const data = {
      name: "A",
      type: "pf1",
      _id: "mineMineMineMine",
      _stats: { lastModifiedBy: "forged", createdTime: 1 },
    };
    const [actor] = await gm.create("Actor", [data]);
    expect(actor).toMatchObject({ name: "A", _stats: { lastModifiedBy: gm.userId, systemId: "battle-tempo" } });
    expect(isObject(actor) && actor._id).toMatch(/^(?!mineMine)[A-Za-z0-9]{16}$/);
    expect(isObject(actor) && isObject(actor["_stats"]) && actor["_stats"]["createdTime"]).toBeGreaterThan(1);
  });

  it("keeps the id with keepId, and refuses it the second time", async () => {
    const data = { name: "B", type: "pf1", _id: "keptKeptKeptKept" };
    await expect(gm.create("Actor", [data], null, { keepId: true })).resolves.toMatchObject([{ _id: data._id }]);
    await expect(gm.create("Actor", [data], null, { keepId: true })).rejects.toThrow("validation");
  });

  it("completes embedded documents and keeps their ids", async () => {
    const items = [
      { _id: "swordSwordSword0", name: "Sword", type: "gear" },
      { name: "Bow", type: "gear" },
    ];
    const actor = stored(await createActor({ items }));
    const ids = sourcesOf(actor?.["items"]).map((item) => item._id);
    expect(ids[0]).toBe("swordSwordSword0");
    expect(ids[1]).toMatch(/^[A-Za-z0-9]{16}$/);
  });

  it("gives the type base where the host has one, and refuses undeclared types", async () => {
    const [combat] = await gm.create("Combat", [{ scene: idOf("ruin") }]);
    expect(combat).toMatchObject({ type: "base" });
    await expect(gm.create("Actor", [{ name: "C", type: "pf2" }])).rejects.toThrow("validation");
    await expect(gm.create("Item", [{ name: "C" }])).rejects.toThrow("validation");
  });

  it("creates all of a request or nothing", async () => {
    const before = table.server.store.all("actors").length;
    await expect(
      gm.create("Actor", [
        { name: "D", type: "pf1" },
        { name: "E", type: "no" },
      ]),
    ).rejects.toThrow();
    expect(table.server.store.all("actors")).toHaveLength(before);
  });

  it("refuses unknown documents, parents and fields", async () => {
    await expect(gm.create("Dragon", [{}])).rejects.toThrow("malformed");
    await expect(gm.create("Item", [{ type: "gear" }], "Actor.absent")).rejects.toThrow("notFound");
    await expect(gm.create("Wall", [{}], `Actor.${idOf("ogre")}`)).rejects.toThrow("malformed");
  });
});

describe("update", () => {
  it("merges objects, replaces arrays whole, expands dotted keys", async () => {
    const id = await createActor({ system: { hp: { value: 5, max: 9 }, tags: ["a", "b"] } });
    await gm.update("Actor", id, { "system.hp.value": 3, system: { tags: ["c"] } });
    expect(stored(id)?.["system"]).toEqual({ hp: { value: 3, max: 9 }, tags: ["c"] });
  });

  it("deletes by key and by operator, and replaces by both", async () => {
    const id = await createActor({ system: { a: 1, b: 2, c: { x: 1, y: 1 }, d: { x: 1, y: 1 } } });
    const system = { "-=a": null, b: { $del: true }, "==c": { z: 1 }, d: { $replace: { z: 1 } } };
    await gm.update("Actor", id, { system });
    expect(stored(id)?.["system"]).toEqual({ c: { z: 1 }, d: { z: 1 } });
  });

  it("replaces top-level keys with recursive false", async () => {
    const id = await createActor({ system: { a: 1, b: 2 } });
    await gm.update("Actor", id, { system: { a: 3 } }, null, { recursive: false });
    expect(stored(id)?.["system"]).toEqual({ a: 3 });
  });

  it("merges entries of an embedded collection by id inside an update of their parent", async () => {
    const fight = idOf("fight");
    const combatants = [{ _id: idOf("ogreFights"), initiative: 7 }];
    await gm.update("Combat", fight, { combatants });
    const held = sourcesOf(table.server.store.get("combats", fight)?.["combatants"]);
    expect(held).toHaveLength(4);
    expect(held.find((each) => each._id === idOf("ogreFights"))).toMatchObject({
      initiative: 7,
      tokenId: tokenIdOf("ogre"),
    });
  });

  it("answers and broadcasts only what changed, with the stamp, under one number", async () => {
    const id = await createActor();
    other.broadcasts.length = 0;
    const answer = await gm.send({
      action: "update",
      ...{ documentName: "Actor", parentUuid: null, updates: [{ _id: id, name: "New" }], options: { note: 1 } },
    });
    expect(answer).toMatchObject({
      ok: true,
      result: [{ _id: id, name: "New", _stats: { lastModifiedBy: gm.userId } }],
    });
    await expect
      .poll(() => other.broadcasts)
      .toEqual([
        {
          ...{ action: "update", documentName: "Actor", parentUuid: null, options: { note: 1 }, userId: gm.userId },
          ...(answer.ok ? { result: answer.result, seq: answer.seq } : {}),
        },
      ]);
    expect(gm.broadcasts.some((broadcast) => broadcast.userId === gm.userId)).toBe(false);
  });

  it("drops what a client writes into _stats", async () => {
    const id = await createActor();
    const created = valueAt(stored(id) ?? {}, "_stats.createdTime");
    expect(created).toBeGreaterThan(1);
    await gm.update("Actor", id, { name: "New", _stats: { createdTime: 1, lastModifiedBy: "forged" } });
    expect(stored(id)?.["_stats"]).toMatchObject({ lastModifiedBy: gm.userId, createdTime: created });
  });

  it("cleans listed HTML fields and leaves others", async () => {
    const id = await createActor();
    const evil = '<p onclick="x()">hi</p><script>x()</script>';
    await gm.update("Actor", id, { system: { notes: evil, name: evil, powers: { p1: { text: evil } } } });
    expect(stored(id)?.["system"]).toEqual({ notes: "<p>hi</p>", name: evil, powers: { p1: { text: "<p>hi</p>" } } });
    const [message] = await gm.create("ChatMessage", [
      { content: `<button type="button" data-action="go">Go</button>${evil}` },
    ]);
    expect(message).toMatchObject({ content: '<button type="button" data-action="go">Go</button><p>hi</p>' });
  });
});

describe("embedded documents", () => {
  it("are reached through their parent at any depth", async () => {
    const region = `${scene}.Region.${idOf("rubble")}`;
    const behavior = idOf("rubbleTerrain");
    await gm.update("RegionBehavior", behavior, { system: { degree: 2 } }, region);
    const [stored] = sourcesOf(table.server.store.get("scenes", idOf("ruin"))?.["regions"]);
    expect(sourcesOf(stored?.["behaviors"])[0]?.["system"]).toEqual({ kind: "difficult", degree: 2 });
    await gm.delete("RegionBehavior", [behavior], region);
    const [after] = sourcesOf(table.server.store.get("scenes", idOf("ruin"))?.["regions"]);
    expect(after?.["behaviors"]).toEqual([]);
  });

  it("deleteAll empties a collection", async () => {
    const id = await createActor({
      items: [
        { name: "x", type: "gear" },
        { name: "y", type: "gear" },
      ],
    });
    await expect(gm.delete("Item", [], `Actor.${id}`, { deleteAll: true })).resolves.toHaveLength(2);
    expect(stored(id)?.["items"]).toEqual([]);
  });
});

describe("the delta of an unlinked token", () => {
  const item = { _id: "axeAxeAxeAxeAxe0", name: "Axe", type: "gear", system: { bonus: 1 } };
  const deltaItems = (): DocumentSource[] => {
    const delta = token(tokenIdOf("goblin"))?.["delta"];
    return isObject(delta) ? sourcesOf(delta["items"]) : [];
  };

  it("takes updates of the token's actor and leaves the base actor alone", async () => {
    await gm.update("ActorDelta", tokenIdOf("goblin"), { system: { hp: 2 } }, goblinDelta);
    expect(token(tokenIdOf("goblin"))?.["delta"]).toMatchObject({ _id: tokenIdOf("goblin"), system: { hp: 2 } });
    expect(stored(idOf("goblin"))?.["system"]).toEqual({});
  });

  it("gets a whole copy of an inherited item when that is changed, a tombstone when it is deleted", async () => {
    await gm.create("Item", [item], `Actor.${idOf("goblin")}`, { keepId: true });
    const parent = `${goblinDelta}.Actor.${idOf("goblin")}`;
    await gm.update("Item", item._id, { system: { bonus: 2 } }, parent);
    expect(deltaItems()).toMatchObject([{ ...item, system: { bonus: 2 } }]);
    await gm.delete("Item", [item._id], parent);
    expect(deltaItems()).toEqual([{ _id: item._id, _tombstone: true }]);
    await expect(gm.update("Item", item._id, { name: "x" }, parent)).rejects.toThrow("notFound");
    await gm.create("Item", [item], parent, { keepId: true });
    expect(deltaItems()).toMatchObject([item]);
    expect(sourcesOf(stored(idOf("goblin"))?.["items"])).toMatchObject([item]);
  });

  it("is made with the token and has its id", async () => {
    const [made] = await gm.create("Token", [{ name: "T", actorId: idOf("ogre"), x: 0, y: 0 }], scene);
    const id = isObject(made) ? String(made._id) : "";
    expect(token(id)?.["delta"]).toEqual({ _id: id });
  });
});

describe("malformed requests", () => {
  it.each([{}, { documentName: "Actor" }, { documentName: "Actor", action: "update", updates: [{}] }, null, [1]])(
    "are refused: %j",
    async (request) => {
      const answer: unknown = await gm.socket.emitWithAck("modifyDocument", request);
      expect(answer).toMatchObject({ ok: false, error: { code: "malformed" } });
    },
  );

  it("cannot reach the prototype of an object", async () => {
    const id = await createActor();
    await gm.socket.emitWithAck("modifyDocument", {
      ...{ action: "update", documentName: "Actor", parentUuid: null, options: {} },
      updates: [JSON.parse(`{"_id":"${id}","system":{"__proto__":{"polluted":1},"kept":1}}`)],
    });
    expect(stored(id)?.["system"]).toEqual({ kept: 1 });
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });
});

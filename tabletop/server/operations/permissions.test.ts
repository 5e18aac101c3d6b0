import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isObject } from "../json.js";
import { idOf, tokenIdOf } from "../../world/documents.js";
import { TestTable, type TestClient } from "../testing/tables.js";

let table: TestTable;
let gm: TestClient;
let player: TestClient;
const scene = `Scene.${idOf("ruin")}`;
const combat = `Combat.${idOf("fight")}`;
const REFUSED = "permission: User Player 1 lacks permission to";

beforeAll(async () => {
  table = await TestTable.open();
  gm = await table.enter("gm");
  player = await table.enter("player1");
});
afterAll(() => table.close());

describe("a player", () => {
  it("updates an owned actor and its items, no others", async () => {
    await player.update("Actor", idOf("archer"), { system: { hp: 1 } });
    const [item] = await player.create("Item", [{ name: "Bow", type: "gear" }], `Actor.${idOf("archer")}`);
    await player.delete("Item", [isObject(item) ? String(item._id) : ""], `Actor.${idOf("archer")}`);
    await expect(player.update("Actor", idOf("ogre"), { name: "x" })).rejects.toThrow(`${REFUSED} update Actor`);
    await expect(player.update("Actor", idOf("fighter"), { name: "x" })).rejects.toThrow(REFUSED);
    await expect(player.create("Item", [{ name: "x", type: "gear" }], `Actor.${idOf("ogre")}`)).rejects.toThrow(
      REFUSED,
    );
    await expect(player.create("Actor", [{ name: "x", type: "pf1" }])).rejects.toThrow(`${REFUSED} create Actor`);
    await expect(player.delete("Actor", [idOf("archer")])).rejects.toThrow(`${REFUSED} delete Actor`);
    await expect(player.create("Item", [{ name: "x", type: "gear" }])).rejects.toThrow(REFUSED);
  });

  it("may not touch fields that the manifest reserves for game masters", async () => {
    await expect(player.update("Actor", idOf("archer"), { system: { secret: 1 } })).rejects.toThrow("permission");
    await gm.update("Actor", idOf("archer"), { system: { secret: 1 } });
  });

  it("moves the token of an owned actor, and neither configures, creates nor deletes it", async () => {
    const id = tokenIdOf("archer");
    await player.update("Token", id, { x: 500, y: 800, rotation: 90, movementAction: "walk" }, scene);
    await expect(player.update("Token", id, { x: 0, hidden: true }, scene)).rejects.toThrow(REFUSED);
    await expect(player.update("Token", id, { actorId: idOf("ogre") }, scene)).rejects.toThrow(REFUSED);
    await expect(player.update("Token", tokenIdOf("ogre"), { x: 0 }, scene)).rejects.toThrow(REFUSED);
    await expect(player.delete("Token", [id], scene)).rejects.toThrow(REFUSED);
    await expect(player.create("Token", [{ actorId: idOf("archer") }], scene)).rejects.toThrow(REFUSED);
  });

  it("writes to the delta of a token only if its actor, or the delta itself, says so", async () => {
    const parent = `${scene}.Token.${tokenIdOf("goblin")}`;
    await expect(player.update("ActorDelta", tokenIdOf("goblin"), { system: { hp: 1 } }, parent)).rejects.toThrow(
      REFUSED,
    );
    await gm.update("Token", tokenIdOf("goblin"), { delta: { ownership: { [player.userId]: 3 } } }, scene);
    await player.update("ActorDelta", tokenIdOf("goblin"), { system: { hp: 1 } }, parent);
    await player.update("Token", tokenIdOf("goblin"), { x: 700 }, scene);
  });

  it("advances the turn of a combat and changes nothing else in it", async () => {
    await player.update("Combat", idOf("fight"), { turn: 0, round: 1 });
    for (const changes of [{ turn: 1, system: { a: 1 } }, { flags: {} }, { combatants: [] }, { active: false }]) {
      await expect(player.update("Combat", idOf("fight"), changes)).rejects.toThrow(`${REFUSED} update Combat`);
    }
    await expect(player.create("Combat", [{}])).rejects.toThrow(REFUSED);
    await expect(player.delete("Combat", [idOf("fight")])).rejects.toThrow(REFUSED);
  });

  it("changes an owned combatant by the allowed keys, and no other's", async () => {
    const own = idOf("archerFights");
    await player.update(
      "Combatant",
      own,
      { initiative: 12, defeated: false, system: {}, flags: { "battle-tempo": {} } },
      combat,
    );
    await expect(player.update("Combatant", own, { hidden: true }, combat)).rejects.toThrow(REFUSED);
    await expect(player.update("Combatant", idOf("ogreFights"), { initiative: 1 }, combat)).rejects.toThrow(REFUSED);
  });

  it("speaks for itself and edits only its own messages", async () => {
    const [message] = await player.create("ChatMessage", [{ content: "hi", author: gm.userId }]);
    expect(message).toMatchObject({ author: player.userId });
    const id = isObject(message) ? String(message._id) : "";
    await player.update("ChatMessage", id, { content: "hello" });
    const [foreign] = await gm.create("ChatMessage", [{ content: "gm" }]);
    const foreignId = isObject(foreign) ? String(foreign._id) : "";
    await expect(player.update("ChatMessage", foreignId, { content: "x" })).rejects.toThrow(REFUSED);
    await expect(player.delete("ChatMessage", [foreignId])).rejects.toThrow(REFUSED);
    await player.delete("ChatMessage", [id]);
  });

  it("writes settings of its own, never the world's", async () => {
    const setting = { key: "battle-tempo.level", value: '"warn"' };
    await player.create("Setting", [{ ...setting, user: player.userId }]);
    await expect(player.create("Setting", [{ ...setting, user: null }])).rejects.toThrow(REFUSED);
    await expect(player.update("Setting", idOf("rulesetSetting"), { value: '"x"' })).rejects.toThrow(REFUSED);
  });

  it("changes flags of its own user, not its role, nor another's flags", async () => {
    await player.update("User", player.userId, { flags: { "battle-tempo": { seen: true } } });
    await expect(player.update("User", player.userId, { role: 4 })).rejects.toThrow(REFUSED);
    await expect(player.update("User", gm.userId, { flags: {} })).rejects.toThrow(REFUSED);
  });

  it("opens doors and leaves walls standing", async () => {
    await player.update("Wall", idOf("wall4"), { ds: 1 }, scene);
    await expect(player.update("Wall", idOf("wall4"), { c: [0, 0, 1, 1] }, scene)).rejects.toThrow(REFUSED);
    await expect(player.update("Scene", idOf("ruin"), { name: "x" })).rejects.toThrow(REFUSED);
  });
});

describe("an assistant", () => {
  it("does what a game master does, but for users", async () => {
    await gm.update("User", idOf("player2"), { role: 3 });
    const assistant = await table.enter("player2");
    await assistant.update("Combat", idOf("fight"), { system: { a: 1 } });
    await assistant.create("Actor", [{ name: "x", type: "pf1" }]);
    await expect(assistant.update("User", assistant.userId, { role: 4 })).rejects.toThrow("permission");
  });
});

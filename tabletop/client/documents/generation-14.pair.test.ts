import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Document } from "../common/abstract/document.js";
import type { Data } from "../common/utils/types.js";
import type { HeadlessClient } from "./testing/headless-client.js";
import { HeadlessTable, until } from "./testing/headless-table.js";
import { registerSystem } from "./testing/sample-system.js";

let table: HeadlessTable;
let gm: HeadlessClient;
let player: HeadlessClient;

beforeAll(async () => {
  table = await HeadlessTable.open(14);
  gm = await table.enter("gm", registerSystem);
  player = await table.enter("player1", registerSystem);
}, 60_000);
afterAll(() => table.close());

const sceneAt = ({ game }: HeadlessClient): Document => game.scenes.contents[0] as unknown as Document;

describe("levels of a scene", () => {
  it("are documents in it, on every client", async () => {
    const data = { name: "Attic", elevation: { bottom: 10, top: 20 } };
    const [level] = await sceneAt(gm).createEmbeddedDocuments("Level", [data]);
    const levels = (): Document[] => sceneAt(player).getEmbeddedCollection("Level").contents;
    await until(() => levels().length === 1, "the level at the player's");
    expect(levels()[0]?.toObject()).toMatchObject(data);
    await sceneAt(gm).deleteEmbeddedDocuments("Level", [level?.id ?? ""]);
    await until(() => levels().length === 0, "the level gone");
  });

  it("are named by tokens, which have a depth too", async () => {
    const [token] = await sceneAt(gm).createEmbeddedDocuments("Token", [{ name: "Deep", level: "cellar0000000000" }]);
    expect(token?.toObject()).toMatchObject({ depth: 1, level: "cellar0000000000" });
  });
});

describe("changes of effects", () => {
  const makeActor = async (): Promise<Document> =>
    (await gm.documentClass("Actor").create({ name: "Changed", type: "pf1", system: { hp: 5 } })) as Document;
  const applied = (actor: Document): unknown => (actor as unknown as { system: Data }).system["hp"];

  it("stand in the effect's system, each with a type and a phase, and are found under their old name", async () => {
    const actor = await makeActor();
    const changes = [{ key: "system.hp", type: "add", value: "2" }];
    const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [{ name: "Stronger", system: { changes } }]);
    const full = [{ ...changes[0], phase: "initial", priority: null }];
    expect(effect?.toObject()["system"]).toEqual({ changes: full });
    expect((effect as unknown as Data)["changes"]).toMatchObject(changes);
    expect(applied(actor)).toBe(7);
  });

  it("are moved there from where 13 has them, with types for modes", async () => {
    const actor = await makeActor();
    const changes = [{ key: "system.hp", mode: 5, value: "9" }];
    const [effect] = await actor.createEmbeddedDocuments("ActiveEffect", [{ name: "Set", changes }]);
    expect(effect?.toObject()["system"]).toMatchObject({ changes: [{ key: "system.hp", type: "override" }] });
    expect(applied(actor)).toBe(9);
  });
});

import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { idOf } from "../world/documents.js";
import { TestClient, TestTable } from "./testing/tables.js";

let table: TestTable;
beforeEach(async () => {
  table = await TestTable.open();
});
afterEach(() => table.close());

const read = async (path: string): Promise<Response> => fetch(`${table.server.url}${path}`);

describe("the site", () => {
  it("lists the users to enter as, and says what it is not", async () => {
    const html = await (await read("/?lang=ru")).text();
    expect(html).toContain(`/game?user=${idOf("player1")}&lang=ru`);
    expect(html).toContain("Это не Foundry VTT");
  });

  it("serves the client's page with the user and the language of the address", async () => {
    const html = await (await read(`/game?user=${idOf("gm")}&lang=ru`)).text();
    expect(html).toContain("/client/client.js");
    expect(html).toContain(`{"userId":"${idOf("gm")}","lang":"ru","generation":13`);
    expect((await read("/game?user=nobody")).status).toBe(404);
  });

  it("serves package and world, uncached, and nothing outside of them", async () => {
    const manifest = await read("/systems/battle-tempo/system.json");
    expect(manifest.headers.get("cache-control")).toBe("no-store");
    expect(await manifest.json()).toMatchObject({ id: "battle-tempo" });
    expect((await read("/worlds/sample-pf1/assets/ogre.svg")).headers.get("content-type")).toBe("image/svg+xml");
    expect((await read("/systems/battle-tempo/..%2fworld%2fworld.json")).status).toBe(404);
    expect((await read("/worlds/sample-pf1/world.json")).status).toBe(404);
  });

  it("draws a placeholder for icons of the host", async () => {
    expect(await (await read("/icons/svg/mystery-man.svg")).text()).toContain(">MY<");
  });
});

describe("its end", () => {
  it("waits neither for a connection on which nothing was ever asked, nor for one kept open", async () => {
    await table.enter("gm");
    const silent = connect(table.server.port, "127.0.0.1");
    const ended = once(silent, "close");
    await once(silent, "connect");
    await read("/");
    await table.restart();
    await ended;
    expect((await read("/")).ok).toBe(true);
  });
});

describe("entering", () => {
  it("refuses an unknown user", async () => {
    await expect(TestClient.connect(table.server.url, "nobody")).rejects.toThrow("handshake refused");
  });

  it("answers the whole world: hidden documents too, passwords not", async () => {
    const player = await table.enter("player1");
    const world = await player.world();
    expect(world.userId).toBe(idOf("player1"));
    expect(world.actors.map((actor) => actor["name"])).toEqual(
      expect.arrayContaining(["Archer", "Fighter", "Goblin", "Ogre"]),
    );
    expect(world.users.some((user) => "password" in user)).toBe(false);
    expect(world.release).toEqual({ generation: 13, build: 351 });
    expect(world.system["id"]).toBe("battle-tempo");
    expect(world.activeUsers).toEqual([idOf("player1")]);
  });

  it("tells the others who comes and goes, once a user", async () => {
    const gm = await table.enter("gm");
    const heard: unknown[] = [];
    gm.socket.on("userConnected", (event) => heard.push(event));
    const first = await table.enter("player1");
    const second = await table.enter("player1");
    first.leave();
    second.leave();
    await expect
      .poll(() => heard)
      .toEqual([
        { userId: idOf("player1"), connected: true },
        { userId: idOf("player1"), connected: false },
      ]);
  });

  it("refuses a package that lacks a file it lists", async () => {
    await expect(TestTable.open({ styles: ["missing.css"] })).rejects.toThrow("missing.css");
  });
});

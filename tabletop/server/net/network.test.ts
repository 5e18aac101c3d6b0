import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { idOf } from "../../world/documents.js";
import { TestTable, type TestClient } from "../testing/tables.js";
import { Lane } from "./lane.js";
import { Network } from "./network.js";
import { createRandom } from "./random.js";

describe("a lane", () => {
  it("keeps order when later messages draw shorter delays", async () => {
    const lane = new Lane({ held: false, delay: { min: 0, max: 30 } }, createRandom(3));
    const arrived: number[] = [];
    for (let n = 0; n < 20; n++) lane.push(() => arrived.push(n));
    await expect.poll(() => arrived).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  it("delivers what a delivery pushes after what waited already", () => {
    const state = { held: true, delay: 0 };
    const lane = new Lane(state, createRandom(1));
    const arrived: string[] = [];
    lane.push(() => {
      arrived.push("first");
      lane.push(() => arrived.push("third"));
    });
    lane.push(() => arrived.push("second"));
    state.held = false;
    lane.drain();
    expect(arrived).toEqual(["first", "second", "third"]);
  });

  it("loses what waits when it is closed", () => {
    const state = { held: true, delay: 0 };
    const lane = new Lane(state, createRandom(1));
    const arrived: number[] = [];
    lane.push(() => arrived.push(1));
    lane.close();
    state.held = false;
    lane.drain();
    expect(arrived).toEqual([]);
  });
});

it("the same seed draws the same delays, another seed others", () => {
  const draw = (seed: number): number[] => {
    const random = createRandom(seed);
    return Array.from({ length: 5 }, random);
  };
  expect(draw(42)).toEqual(draw(42));
  expect(draw(42)).not.toEqual(draw(43));
  expect(draw(42).every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Network(42).seed).toBe(42);
});

describe("the network of a table", () => {
  let table: TestTable;
  let gm: TestClient;
  let player: TestClient;

  beforeEach(async () => {
    table = await TestTable.open();
    gm = await table.enter("gm");
    player = await table.enter("player1");
  });
  afterEach(() => table.close());

  const move = (client: TestClient, x: number): Promise<unknown> =>
    client.update("Token", "archerToken00000", { x }, `Scene.${idOf("ruin")}`);

  it("holds what the server sends to one user, and lets it go in order", async () => {
    const { network } = table.server;
    network.hold(player.userId, "out");
    for (const x of [100, 200, 300]) await move(gm, x);
    expect(network.waiting(player.userId)).toBe(3);
    expect(player.broadcasts).toEqual([]);
    network.release(player.userId);
    await expect.poll(() => player.broadcasts.map((each) => each.seq)).toEqual([1, 2, 3]);
  });

  it("holds what one user sends: the other's later operation comes first", async () => {
    const { network } = table.server;
    network.hold(player.userId, "in");
    const late = move(player, 100);
    await expect.poll(() => network.waiting(player.userId, "in")).toBe(1);
    await move(gm, 200);
    network.release(player.userId, "in");
    await late;
    expect(gm.broadcasts.map((each) => each.userId)).toEqual([player.userId]);
    expect(gm.broadcasts[0]?.seq).toBe(2);
  });

  it("delays acknowledgements too", async () => {
    table.server.network.delay(gm.userId, 40, "out");
    const start = Date.now();
    await move(gm, 100);
    expect(Date.now() - start).toBeGreaterThanOrEqual(38);
    table.server.network.delay(gm.userId, 0);
    await move(gm, 200);
  });

  it("counts what leaves for each user: a change reaches the others whole, its maker as an answer", async () => {
    const { network } = table.server;
    const before = network.sentBytes(player.userId);
    await move(gm, 100);
    await expect.poll(() => player.broadcasts).toHaveLength(1);
    const size = JSON.stringify(player.broadcasts[0]).length;
    const sent = network.sentBytes(player.userId) - before;
    expect(sent).toBeGreaterThanOrEqual(size);
    expect(sent).toBeLessThan(size + 100);
    network.hold(player.userId, "out");
    await move(gm, 200);
    expect(network.sentBytes(player.userId) - before).toBe(sent);
  });

  it("drops a user: the others hear of it, what was held for it is lost", async () => {
    const { network } = table.server;
    await gm.world();
    const left: unknown[] = [];
    gm.socket.on("userConnected", (event) => left.push(event));
    network.hold(player.userId, "out");
    await move(gm, 100);
    network.drop(player.userId);
    await expect.poll(() => left).toEqual([{ userId: player.userId, connected: false }]);
    network.release(player.userId);
    expect(network.waiting(player.userId)).toBe(0);
    const back = await table.enter("player1");
    expect((await back.world()).seq).toBe(1);
    expect(back.broadcasts).toEqual([]);
  });
});

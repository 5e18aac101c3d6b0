import { spawn, type ChildProcess } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { ClassicLevel } from "classic-level";
import { afterEach, describe, expect, it } from "vitest";
import { idOf, tokenIdOf } from "../../world/documents.js";
import { projectPath } from "../paths.js";
import { prepareTable, TestClient, TestTable } from "../testing/tables.js";

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

describe("a restart", () => {
  it("finds the same world, deletions and embedded documents included", async () => {
    const table = await TestTable.open();
    cleanups.push(() => table.close());
    const gm = await table.enter("gm");
    await gm.delete("Actor", [idOf("fighter")]);
    await gm.update("Token", tokenIdOf("goblin"), { x: 0, delta: { system: { hp: 3 } } }, `Scene.${idOf("ruin")}`);
    await gm.delete("Wall", [idOf("wall0")], `Scene.${idOf("ruin")}`);
    const before = await gm.world();
    await table.restart();
    const after = await (await table.enter("gm")).world();
    for (const collection of ["users", "settings", "actors", "scenes", "combats", "messages"] as const) {
      const byId = new Map(after[collection].map((source) => [source._id, source]));
      expect(byId).toEqual(new Map(before[collection].map((source) => [source._id, source])));
    }
  });

  it("finds the layout of the official tool on disk", async () => {
    const table = await TestTable.open();
    const gm = await table.enter("gm");
    await gm.create("Item", [{ _id: "bow0000000000000", name: "Bow", type: "gear" }], `Actor.${idOf("archer")}`, {
      keepId: true,
    });
    const copy = await mkdtemp(join(tmpdir(), "tabletop-copy-"));
    await cp(join(table.options.worldPath, "data"), copy, { recursive: true });
    await table.close();
    cleanups.push(() => rm(copy, { recursive: true }));
    expect(await readLevel(join(copy, "actors"))).toMatchObject({
      [`!actors!${idOf("archer")}`]: { items: ["bow0000000000000"] },
      [`!actors.items!${idOf("archer")}.bow0000000000000`]: { name: "Bow" },
    });
    const goblin = `${idOf("ruin")}.${tokenIdOf("goblin")}`;
    expect(await readLevel(join(copy, "scenes"))).toMatchObject({
      [`!scenes.tokens!${goblin}`]: { delta: tokenIdOf("goblin") },
      [`!scenes.tokens.delta!${goblin}.${tokenIdOf("goblin")}`]: { _id: tokenIdOf("goblin") },
      [`!scenes.regions.behaviors!${idOf("ruin")}.${idOf("rubble")}.${idOf("rubbleTerrain")}`]: {
        system: { kind: "difficult" },
      },
    });
  });
});

describe("kill -9", () => {
  it("loses nothing that was acknowledged", async () => {
    const main = await bundleMain();
    const { folder, options } = await prepareTable();
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    const first = await startProcess(main, options.worldPath, options.systemPath);
    const gm = await TestClient.connect(first.url, idOf("gm"));
    let acknowledged = -1;
    const writing = (async () => {
      for (let n = 0; ; n++) {
        await gm.update("Actor", idOf("ogre"), { system: { n } });
        acknowledged = n;
      }
    })();
    writing.catch(() => undefined);
    await expect.poll(() => acknowledged, { timeout: 10_000 }).toBeGreaterThan(50);
    const heard = acknowledged;
    first.process.kill("SIGKILL");
    gm.leave();
    await new Promise((resolve) => first.process.once("exit", resolve));

    const second = await startProcess(main, options.worldPath, options.systemPath);
    const again = await TestClient.connect(second.url, idOf("gm"));
    const ogre = (await again.world()).actors.find((actor) => actor._id === idOf("ogre"));
    again.leave();
    expect(Number((ogre?.["system"] as { n: number }).n)).toBeGreaterThanOrEqual(heard);
    second.process.kill("SIGTERM");
    await expect(new Promise((resolve) => second.process.once("exit", resolve))).resolves.toBe(0);
  }, 30_000);
});

async function readLevel(location: string): Promise<Record<string, unknown>> {
  const level = new ClassicLevel(location);
  const records = await level.iterator().all();
  await level.close();
  return Object.fromEntries(records.map(([key, json]) => [key, JSON.parse(json) as unknown]));
}

/** The server as a program of its own, built below build/ so that it finds its libraries. */
async function bundleMain(): Promise<string> {
  const outfile = join(projectPath(), "build", `tabletop-test-${process.pid}`, "main.mjs");
  cleanups.push(() => rm(join(outfile, ".."), { recursive: true, force: true }));
  const entry = join(projectPath(), "tabletop", "server", "main.ts");
  await build({ entryPoints: [entry], outfile, bundle: true, platform: "node", format: "esm", packages: "external" });
  return outfile;
}

async function startProcess(
  main: string,
  world: string,
  system: string,
): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [main, "--world", world, "--system", system], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  cleanups.push(() => Promise.resolve(child.kill("SIGKILL")));
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
  const address = (): string | undefined => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
  await expect.poll(address, { timeout: 10_000 }).toBeDefined();
  return { process: child, url: address() ?? "" };
}

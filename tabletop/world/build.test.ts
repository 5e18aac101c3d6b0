import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isObject, sourcesOf } from "../server/json.js";
import { projectPath } from "../server/paths.js";
import { Store } from "../server/store/store.js";
import { buildWorld } from "./build.js";
import { idOf, tokenIdOf } from "./documents.js";

let path: string;
beforeEach(async () => {
  path = await mkdtemp(join(tmpdir(), "tabletop-world-"));
});
afterEach(() => rm(path, { recursive: true, force: true }));

async function withStore<T>(use: (store: Store) => T | Promise<T>): Promise<T> {
  const store = await Store.open(join(path, "data"));
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

const renameOgre = (): Promise<void> =>
  withStore(async (store) => {
    const draft = store.draft("actors");
    Object.assign(draft.edit(idOf("ogre")) ?? {}, { name: "Renamed" });
    await store.commit(draft);
  });

const ogreName = (): Promise<unknown> => withStore((store) => store.get("actors", idOf("ogre"))?.["name"]);

describe.each(["pf1", "dnd5e2024", "dnd4e", "gurps4e", "adnd2ct"])("the sample world of %s", (ruleset) => {
  it("names actors of types that the manifest declares, each with a picture and a token", async () => {
    const manifest: unknown = JSON.parse(await readFile(join(projectPath(), "system.json"), "utf8"));
    const declared =
      isObject(manifest) && isObject(manifest["documentTypes"]) ? manifest["documentTypes"]["Actor"] : {};
    expect(Object.keys(isObject(declared) ? declared : {})).toContain(ruleset);
    await buildWorld({ ruleset, path, cast: "whole", aside: true });
    await withStore(async (store) => {
      const tokens = sourcesOf(store.get("scenes", idOf("ruin"))?.["tokens"]);
      for (const actor of store.all("actors")) {
        expect(actor["type"]).toBe(ruleset);
        expect(tokens.some((token) => token["actorId"] === actor._id)).toBe(true);
        const image = String(actor["img"]).replace(`worlds/sample-${ruleset}/`, "");
        expect(await readFile(join(path, image), "utf8")).toContain("<svg");
      }
      expect(store.all("settings")).toMatchObject([{ key: "battle-tempo.ruleset", value: JSON.stringify(ruleset) }]);
    });
  });
});

describe("building", () => {
  it("speaks the language asked for", async () => {
    const world = await buildWorld({ ruleset: "pf1", path, lang: "ru" });
    expect(world).toMatchObject({ created: true, users: { gm: idOf("gm") } });
    expect(await ogreName()).toBe("Огр");
  });

  it("keeps an existing world, and makes it anew only when told", async () => {
    await buildWorld({ ruleset: "pf1", path });
    await renameOgre();
    expect((await buildWorld({ ruleset: "pf1", path })).created).toBe(false);
    expect(await ogreName()).toBe("Renamed");
    expect((await buildWorld({ ruleset: "pf1", path, fresh: true })).created).toBe(true);
    expect(await ogreName()).toBe("Ogre");
  });

  it("does not overwrite the world of another ruleset, and finishes an interrupted one", async () => {
    await buildWorld({ ruleset: "pf1", path });
    await expect(buildWorld({ ruleset: "dnd5e2024", path })).rejects.toThrow("sample-pf1");
    await writeFile(join(path, "world.json"), "{");
    expect((await buildWorld({ ruleset: "dnd5e2024", path })).created).toBe(true);
  });

  it("refuses rulesets that have no sample", async () => {
    await expect(buildWorld({ ruleset: "../pf1", path })).rejects.toThrow("no ruleset id");
    await expect(buildWorld({ ruleset: "pf9", path })).rejects.toThrow("pf9.yaml");
  });

  it("puts twelve goblins of one actor before two heroes", async () => {
    await buildWorld({ ruleset: "pf1", path, cast: "horde" });
    await withStore((store) => {
      const tokens = sourcesOf(store.get("scenes", idOf("ruin"))?.["tokens"]);
      const goblins = tokens.filter((token) => token["actorId"] === idOf("goblin"));
      expect(goblins.map(({ name }) => name)).toEqual([
        "Goblin",
        ...Array.from({ length: 11 }, (_, i) => `Goblin ${i + 2}`),
      ]);
      expect(goblins.every((token) => token["actorLink"] === false)).toBe(true);
      expect(store.all("actors").map(({ _id }) => _id)).toEqual(["archer", "fighter", "goblin"].map(idOf));
      expect(store.all("combats")[0]?.["combatants"]).toHaveLength(14);
    });
  });

  it("takes whoever a test names, and nobody that it doesn't know", async () => {
    await buildWorld({ ruleset: "pf1", path, cast: { goblin2: [3, 4] } });
    await withStore((store) => {
      const tokens = sourcesOf(store.get("scenes", idOf("ruin"))?.["tokens"]);
      expect(tokens).toMatchObject([{ _id: tokenIdOf("goblin2"), x: 300, y: 400, name: "Goblin 2" }]);
    });
    await expect(buildWorld({ ruleset: "pf1", path, cast: { dragon: [1, 1] }, fresh: true })).rejects.toThrow("dragon");
    await expect(buildWorld({ ruleset: "pf1", path, cast: "nobody", fresh: true })).rejects.toThrow("nobody");
  });

  it("links heroes to their actors and gives each foe a delta", async () => {
    await buildWorld({ ruleset: "pf1", path });
    await withStore((store) => {
      const tokens = sourcesOf(store.get("scenes", idOf("ruin"))?.["tokens"]);
      const byId = new Map(tokens.map((token) => [token._id, token]));
      expect(byId.get(tokenIdOf("archer"))).toMatchObject({ actorLink: true, disposition: 1, x: 600, y: 800 });
      expect(byId.get(tokenIdOf("ogre"))).toMatchObject({
        actorLink: false,
        width: 2,
        delta: { _id: tokenIdOf("ogre") },
      });
    });
  });
});

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { RULESETS, TERMS } from "../../tools/build/packs/rulesets.js";
import {
  adventure,
  documents,
  GAMES,
  KINDS,
  LANGUAGES,
  pack,
  PACKS,
  ROOT,
  within,
  type Doc,
  type Source,
} from "./support/packs.js";

const manifest = JSON.parse(readFileSync(path.join(ROOT, "system.json"), "utf8")) as {
  packs: { name: string; type: string }[];
  packFolders: Folder[];
};
interface Folder {
  packs?: string[];
  folders?: Folder[];
}
const filed = (folders: readonly Folder[]): string[] =>
  folders.flatMap(({ packs = [], folders: more = [] }) => [...packs, ...filed(more)]);

describe("the packs", () => {
  it("are those of the manifest, each in one folder", () => {
    expect([...PACKS.keys()].sort()).toEqual(manifest.packs.map(({ name }) => name).sort());
    expect(filed(manifest.packFolders).sort()).toEqual([...PACKS.keys()].sort());
  });

  it("give every document an id of its own that the host takes, and each of its parts a key below it", () => {
    for (const [name, all] of PACKS) {
      const keys = all.flatMap(keysOf);
      expect(new Set(keys).size, name).toBe(keys.length);
      for (const key of keys) expect(key, name).toMatch(/^![a-z.]+!\w{16}(\.\w{16})*$/);
    }
  });
});

describe.each(GAMES)("the packs of %s", (game) => {
  it("hold the same in both languages: ids, numbers, pictures, links; only the words differ", () => {
    for (const kind of KINDS) expect(wordless(pack(game, kind, "ru"))).toEqual(wordless(pack(game, kind, "en")));
  });

  describe.each(LANGUAGES)("in %s", (language) => {
    const everything = KINDS.flatMap((kind) => pack(game, kind, language));

    it("have a page for every action and every condition of the rules, each with something to read", () => {
      const ruleset = RULESETS.get(game);
      const pages = (slug: string): Doc[] =>
        within(documents(game, "rules", language).find((entry) => slugOf(entry) === slug) ?? {}, "pages");
      const slugs = (name: string): string[] => pages(name).map(slugOf);
      expect(slugs("actions").sort()).toEqual(ruleset?.actions.map(({ id }) => id).sort());
      expect(slugs("conditions").sort()).toEqual([...(TERMS[game]?.CONDITIONS ?? [])].sort());
      const bare = ["actions", "conditions", "features", "turn", "scope"].flatMap((name) =>
        pages(name)
          .filter(({ text }) => !/<p>|<li>/.test((text as { content: string }).content))
          .map((page) => `${name}: ${slugOf(page)}`),
      );
      expect(bare).toEqual([]);
    });

    it("say more of every action and feature than its name", () => {
      const textless = within(
        documents(game, "rules", language).find((entry) => slugOf(entry) === "actions") ?? {},
        "pages",
      )
        .filter(({ text }) => !(text as { content: string }).content.includes("<p>"))
        .map(slugOf);
      expect(textless).toEqual([]);
    });

    it("hold four heroes or more, eight creatures or more, weapons, and what goes with them", () => {
      const actors = documents(game, "actors", language);
      const roles = actors.map(({ system }) => (system as { role: string }).role);
      expect(roles.filter((role) => role === "pc").length).toBeGreaterThanOrEqual(4);
      expect(roles.filter((role) => role === "npc").length).toBeGreaterThanOrEqual(8);
      const types = documents(game, "items", language).map(({ type }) => type);
      for (const type of ["weapon", "armour", "shield"]) expect(types).toContain(type);
    });

    it("link to nothing that isn't there: folders, pictures, pages, actors, tokens, the scene", () => {
      const icons = [...JSON.stringify(everything).matchAll(/systems\/battle-tempo\/([^"]+)/g)].map(
        ([, file = ""]) => file,
      );
      expect(icons.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
      for (const kind of KINDS) {
        const ids = pack(game, kind, language).map(({ _id }) => _id);
        for (const { folder, name } of documents(game, kind, language))
          if (folder !== null && folder !== undefined) expect(ids, name).toContain(folder);
      }
      const links = [...JSON.stringify(everything).matchAll(/@UUID\[Compendium\.battle-tempo\.([\w-]+)\.([\w.]+)\]/g)];
      expect(links.length).toBeGreaterThan(5);
      expect(links.filter(([, name = "", place = ""]) => !resolves(name, place)).map(([whole]) => whole)).toEqual([]);
      const { actors, scenes, combats, folders } = contents(game, language);
      const actorIds = actors.map(({ _id }) => _id);
      for (const token of scenes.flatMap((scene) => within(scene, "tokens")))
        expect(actorIds).toContain(token["actorId"]);
      const tokenIds = scenes.flatMap((scene) => within(scene, "tokens")).map(({ _id }) => _id);
      for (const each of combats.flatMap((combat) => within(combat, "combatants"))) {
        expect(tokenIds).toContain(each["tokenId"]);
        expect(actorIds).toContain(each["actorId"]);
        expect(each["sceneId"]).toBe(scenes[0]?._id);
      }
      for (const actor of actors) expect(folders.map(({ _id }) => _id)).toContain(actor["folder"]);
    });

    it("put everybody on the sample scene, in a place of their own", () => {
      for (const scene of contents(game, language).scenes) {
        const tokens = within(scene, "tokens") as unknown as {
          name: string;
          x: number;
          y: number;
          width: number;
          height: number;
        }[];
        const { width, height } = scene as unknown as { width: number; height: number };
        for (const token of tokens) {
          expect(token.x >= 0 && token.x + token.width * 100 <= width, token.name).toBe(true);
          expect(token.y >= 0 && token.y + token.height * 86 <= height, token.name).toBe(true);
        }
        const clashes = tokens.flatMap((a, i) =>
          tokens
            .slice(i + 1)
            .filter((b) => overlap(a, b))
            .map((b) => `${a.name} and ${b.name}`),
        );
        expect(clashes).toEqual([]);
      }
    });

    it("say nothing in the other language", () => {
      const foreign = language === "ru" ? /[A-Za-z]{2,}/ : /[А-Яа-яЁё]/;
      const strange = everything
        .flatMap((doc) => textsOf(doc))
        .map((text) => stripped(text))
        .filter((text) => foreign.test(text));
      expect(strange).toEqual([]);
    });
  });
});

const slugOf = ({ flags }: Source): string => (flags as { "battle-tempo": { slug: string } })["battle-tempo"].slug;

const keysOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === "_key" ? [String(each)] : keysOf(each)));
};

/** Fields that hold words; everything else has to be equal in both languages. */
const WORDS = ["name", "notes", "content", "description", "text", "units"];

function wordless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(wordless);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      WORDS.includes(key) && typeof each === "string" ? marks(each) : wordless(each),
    ]),
  );
}

/** The shape of a text: its tags, and to where it links. */
const marks = (text: string): string =>
  [...text.matchAll(/<\/?\w+>|@UUID\[Compendium\.[^.]+\.[\w-]+-\w\w\.([\w.]+)\]/g)]
    .map(([tag, place]) => place ?? tag)
    .join("");

function resolves(name: string, place: string): boolean {
  const [, id, , page] = place.split(".");
  const entry = PACKS.get(name)?.find(({ _id }) => _id === id);
  return entry !== undefined && within(entry, "pages").some(({ _id }) => _id === page);
}

function contents(game: string, language: string): Record<"actors" | "scenes" | "combats" | "folders", Doc[]> {
  const whole = adventure(game, language);
  const [actors, scenes, combats, folders] = ["actors", "scenes", "combats", "folders"].map((field) =>
    within(whole, field),
  );
  return { actors: actors ?? [], scenes: scenes ?? [], combats: combats ?? [], folders: folders ?? [] };
}

type Box = { x: number; y: number; width: number; height: number };
const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x + a.width * 50 - b.x - b.width * 50) < (a.width + b.width) * 50 - 10 &&
  Math.abs(a.y + a.height * 50 - b.y - b.height * 50) < (a.height + b.height) * 50 - 16;

function textsOf(value: unknown, key = ""): string[] {
  if (typeof value === "string") return WORDS.includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each));
  return typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, each]) => textsOf(each, name))
    : [];
}

/** Without what is no word of any language: tags, addresses, ids of rules, keys, dice, unbroken slugs of options. */
const stripped = (text: string): string =>
  text
    .replace(/@UUID\[[^\]]+\]/g, "")
    .replace(/<[^>]+>|&\w+;/g, " ")
    .replace(/\([A-Z0-9]+(-[A-Z0-9]+)+\)/g, "")
    .replace(/\b(Ctrl|Shift|Enter|Esc)\b/g, "")
    .replace(/\d*d\d+/g, "");

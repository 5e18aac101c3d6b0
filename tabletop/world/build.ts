import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CollectionName } from "../protocol.js";
import { projectPath } from "../server/paths.js";
import { Store } from "../server/store/store.js";
import { composeWorld, idOf, type WorldDocuments } from "./documents.js";
import { readRuleset, readTable, type Cast, type Language, type RulesetSource, type TableSource } from "./source.js";

export interface BuildWorldOptions {
  /** a ruleset that has a file beside this one: `pf1`, `dnd5e2024` */
  ruleset: string;
  /** where the world is to lie */
  path: string;
  /** language of the names; English without it */
  lang?: Language;
  /** throw an existing world away */
  fresh?: boolean;
  /** creatures without numbers and belongings, for tests that know no game */
  bare?: boolean;
  /** who is there, and where: a cast of the sources by its name, or one of its own; without it `four` */
  cast?: string | Cast;
  /** with a second, empty scene */
  aside?: boolean;
  /** with a second game master, who stands back behind the first */
  secondGm?: boolean;
  /** nobody has chosen or fought anything yet: no fight, and the settings as they come */
  untouched?: boolean;
  /** the world's choices among its ruleset's options; without them the defaults */
  rulesetOptions?: Readonly<Record<string, string>>;
}

export interface BuiltWorld {
  id: string;
  path: string;
  /** document ids by short name */
  users: { gm: string; gm2: string; player1: string; player2: string };
  /** false where an existing world was kept */
  created: boolean;
}

/** Makes the sample world of a ruleset, or keeps the one that lies there already. Its server must not be running. */
export async function buildWorld({
  ruleset,
  path,
  lang = "en",
  fresh = false,
  bare = false,
  cast = "four",
  aside = false,
  secondGm = false,
  untouched = false,
  rulesetOptions = {},
}: BuildWorldOptions): Promise<BuiltWorld> {
  const id = `sample-${ruleset}`;
  const users = { gm: idOf("gm"), gm2: idOf("gm2"), player1: idOf("player1"), player2: idOf("player2") };
  const kept = fresh ? undefined : await readWorldId(path);
  if (kept !== undefined && kept !== id) throw new Error(`${path} holds the world ${kept}; use another path, or fresh`);
  if (kept !== undefined) return { id, path, users, created: false };

  const folder = join(projectPath(), "tabletop", "world");
  const source = bare ? strip(readRuleset(folder, ruleset)) : readRuleset(folder, ruleset);
  const everybody = readTable(folder);
  const table = secondGm ? everybody : { ...everybody, users: everybody.users.filter(({ id }) => id !== "gm2") };
  const plan = {
    worldId: id,
    ruleset,
    language: lang,
    cast: castOf(cast, table, source),
    aside,
    untouched,
    rulesetOptions,
  };
  const documents = composeWorld(table, source, plan);
  await rm(join(path, "data"), { recursive: true, force: true });
  await mkdir(path, { recursive: true });
  await cp(join(folder, "assets"), join(path, "assets"), { recursive: true });
  await writeDocuments(join(path, "data"), documents);
  await writeFile(join(path, "world.json"), JSON.stringify({ id, title: source.title[lang], system: "battle-tempo" }));
  return { id, path, users, created: true };
}

function castOf(named: string | Cast, table: TableSource, source: RulesetSource): Cast {
  const cast = typeof named === "string" ? { ...table.casts, ...source.casts }[named] : named;
  if (!cast) throw new Error(`no cast is called ${String(named)}`);
  return cast;
}

const strip = (source: RulesetSource): RulesetSource => ({
  ...source,
  creatures: source.creatures.map((creature) => ({ ...creature, system: {}, items: [] })),
});

/** world.json is written last: a world whose making was interrupted counts as absent. */
async function readWorldId(path: string): Promise<string | undefined> {
  try {
    return (JSON.parse(await readFile(join(path, "world.json"), "utf8")) as { id: string }).id;
  } catch {
    return undefined;
  }
}

async function writeDocuments(dataPath: string, documents: WorldDocuments): Promise<void> {
  const store = await Store.open(dataPath);
  try {
    for (const [collection, sources] of Object.entries(documents)) {
      const draft = store.draft(collection as CollectionName);
      for (const source of sources) draft.put(source);
      await store.commit(draft);
    }
  } finally {
    await store.close();
  }
}

import { folder, imageOf, stamp, type PackDocument } from "./documents.js";
import { heading, nameOf, type Game } from "./game.js";
import { idOf } from "./ids.js";
import type { CarriedSource, JsonObject, ThingSource } from "./source.js";

/** The folders of a game's items, in order: what is carried by kind, then what the rules know as features. */
const FOLDERS = ["weapon", "armour", "shield", "gear", "power", "action", "feature"] as const;

/** Weapons, armour, shields and gear as they are written; of each feature of the rules an item that gives it. */
export function thingsOf(game: Game): { documents: PackDocument[]; folders: PackDocument[] } {
  const written = Object.entries(game.source.things).map(([slug, thing], sort): PackDocument => ({
    ...toItem(game, slug, thing),
    sort,
  }));
  const features = game.features.map((slug, sort): PackDocument => ({ ...toFeature(game, slug), sort }));
  const present = FOLDERS.filter((type) => [...written, ...features].some((item) => kindOf(item) === type));
  const documents = [...written, ...features].map((item) => ({
    ...item,
    folder: idOf(game.ruleset.id, "items", String(kindOf(item))),
  }));
  return {
    documents,
    folders: present.map((type, sort) =>
      folder("Item", heading(game, `items.${type}`), sort, game.ruleset.id, "items", type),
    ),
  };
}

/** Powers are stored as weapons, for they are lines of attack. */
function kindOf(item: PackDocument): unknown {
  const { game } = item["system"] as { game?: { power?: unknown } };
  return game?.power === true ? "power" : item["type"];
}

const toItem = (game: Game, slug: string, { name, type, icon, system = {}, notes }: ThingSource): PackDocument => ({
  ...{ _id: idOf(game.ruleset.id, "item", slug), name: name[game.language], type, img: imageOf("things", icon) },
  ...{ system: { ...system, ...(notes ? { notes: notes[game.language] } : {}) }, effects: [] },
  ...stamp(slug),
});

const toFeature = (game: Game, slug: string): PackDocument => ({
  ...{ _id: idOf(game.ruleset.id, "feature", slug), name: nameOf(game, "Feature", slug), type: "feature" },
  img: imageOf("things", "feature"),
  system: { game: { slug }, notes: game.source.features[slug]?.[game.language] ?? "" },
  effects: [],
  ...stamp(slug),
});

/** What a creature carries, in the order of its sheet. */
export const carriedBy = (game: Game, owner: string, items: readonly CarriedSource[]): PackDocument[] =>
  items.map((carried, sort) => {
    const slug = carried.use ?? carried.slug ?? "";
    const { name, type, icon, system } = merged(game, carried, `${owner} carries ${slug}`);
    const item = toItem(game, slug, { name, type, icon, system });
    return { ...item, _id: idOf(game.ruleset.id, owner, "item", String(sort), slug), sort };
  });

function merged(game: Game, carried: CarriedSource, where: string): Required<Omit<ThingSource, "notes">> {
  const known = carried.use === undefined ? undefined : game.source.things[carried.use];
  if (carried.use !== undefined && !known) throw new Error(`${where}: there is no such thing`);
  const name = carried.name ?? known?.name;
  if (!name) throw new Error(`${where}: it has no name`);
  return {
    name,
    type: carried.type ?? known?.type ?? "weapon",
    icon: carried.icon ?? known?.icon ?? "blade",
    system: deepMerge(known?.system ?? {}, carried.system ?? {}),
  };
}

function deepMerge(base: JsonObject, over: JsonObject): JsonObject {
  const entries = Object.entries(over).map(([key, value]): [string, unknown] => {
    const before = base[key];
    return [key, isObject(before) && isObject(value) ? deepMerge(before, value) : value];
  });
  return { ...base, ...Object.fromEntries(entries) };
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

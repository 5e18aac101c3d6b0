import { isJsonObject, type JsonObject } from "../../kernel/json.js";

/** A world as it lies in the store: lists of documents by collection, of unknown content. */
export type StoredWorld = Readonly<Record<string, unknown>>;

/** A document of a stored world that may hold data of ours. */
export interface StoredPart {
  /** Where it is, as the host writes it: `Actor.<id>.Item.<id>`. */
  readonly at: string;
  readonly documentName: string;
  readonly type: string;
  readonly name: string;
  readonly source: JsonObject;
  /** True of what a token has differently from its actor: `at` is the token, `source` its delta. */
  readonly delta: boolean;
}

/** Every document of a world that may hold data of ours, those within others too; what is no document is passed over. */
export function partsOfWorld(world: StoredWorld): StoredPart[] {
  const types = new Map(listOf(world.actors).map(({ _id, type }) => [textOf(_id), textOf(type)]));
  return [
    ...listOf(world.actors).flatMap((actor) => withItems(part("Actor", "", actor))),
    ...listOf(world.items).map((item) => part("Item", "", item)),
    ...listOf(world.combats).map((combat) => part("Combat", "", combat)),
    ...listOf(world.scenes).flatMap((scene) => partsOfScene(scene, types)),
  ];
}

function partsOfScene(source: JsonObject, types: ReadonlyMap<string, string>): StoredPart[] {
  const scene = part("Scene", "", source);
  const behaviors = listOf(source.regions).flatMap((region) => {
    const { at, name } = part("Region", scene.at, region);
    return listOf(region.behaviors).map((each) => part("RegionBehavior", at, each, name));
  });
  return [scene, ...listOf(source.tokens).flatMap((token) => partsOfToken(token, scene.at, types)), ...behaviors];
}

/** A token, and where it has an actor of its own, what of it differs. */
function partsOfToken(source: JsonObject, scene: string, types: ReadonlyMap<string, string>): StoredPart[] {
  const token = part("Token", scene, source);
  const { delta, actorId } = source;
  if (!isJsonObject(delta)) return [token];
  const type = textOf(delta.type) || (types.get(textOf(actorId)) ?? "");
  const own: StoredPart = { ...token, documentName: "Actor", type, source: delta, delta: true };
  const within = `${token.at}.Actor.${textOf(actorId)}`;
  return [token, own, ...listOf(delta.items).map((item) => part("Item", within, item, token.name))];
}

const withItems = (actor: StoredPart): StoredPart[] => [
  actor,
  ...listOf(actor.source.items).map((item) => part("Item", actor.at, item, actor.name)),
];

/** `holder`: the name of what it is part of. */
function part(documentName: string, within: string, source: JsonObject, holder = ""): StoredPart {
  const at = [within, documentName, textOf(source._id)].filter((each) => each !== "").join(".");
  const name = [holder, textOf(source.name)].filter((each) => each !== "").join(", ");
  return { at, documentName, type: textOf(source.type), name, source, delta: false };
}

const listOf = (value: unknown): JsonObject[] =>
  Array.isArray(value) ? value.filter((each): each is JsonObject => isJsonObject(each)) : [];

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

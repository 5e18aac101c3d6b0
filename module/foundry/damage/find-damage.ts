import type { JsonObject } from "../../kernel/json.js";
import { CHANCE_POLICIES, isJsonObject } from "../../table/host.js";
import { readAside } from "../../table/stored/aside-text.js";
import type { Aside } from "../../table/stored/set-aside.js";
import { asideOf } from "../documents/stored-model.js";
import { activeGame } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";
import { storedSettings } from "./stored-settings.js";
import { settingsFaults } from "./settings-faults.js";

/** A document of which something was set aside, and what. */
export interface Damaged {
  /** Null: the world's settings. */
  readonly document: DamagedDocument | null;
  readonly name: string;
  readonly parts: readonly Aside[];
}

/** A document as far as it is read and set right here. */
export interface DamagedDocument {
  readonly uuid: string;
  readonly name?: string;
  readonly _source: { readonly system?: JsonObject; readonly flags?: Readonly<Record<string, JsonObject | undefined>> };
  /** Set for a token's own actor. */
  readonly token?: unknown;
  readonly update: (changes: object, operation: object) => Promise<unknown>;
}

/** Everything of ours in this world that could not be read and has its default meanwhile. Combats tell of themselves. */
export function findDamage(): Damaged[] {
  return [
    ...game.actors.contents.flatMap((actor) => damageOfActor(seen(actor), "")),
    ...game.items.contents.flatMap((item) => damageOf(seen(item), item.name)),
    ...game.scenes.contents.flatMap(damageOfScene),
    ...damageOfSettings(),
  ];
}

const seen = (document: unknown): DamagedDocument => document as DamagedDocument;

/** `scene`: of a token's own actor, where it stands; what it only inherits is told of the actor behind it. */
function damageOfActor(actor: DamagedDocument, scene: string, inherited: ReadonlySet<string> = NOTHING): Damaged[] {
  const name = [scene, actor.name].filter((each) => each).join(", ");
  const { items } = actor as DamagedDocument & { readonly items: { readonly contents: readonly unknown[] } };
  return [
    ...damageOf(actor, name, inherited, faultsOfFlags(actor)),
    ...items.contents.map(seen).flatMap((item) => damageOf(item, `${name}, ${item.name ?? ""}`, inherited)),
  ];
}

const NOTHING: ReadonlySet<string> = new Set();

function damageOf(
  document: DamagedDocument,
  name: string,
  inherited: ReadonlySet<string> = NOTHING,
  more: readonly Aside[] = [],
): Damaged[] {
  const texts = asideOf(document._source.system).filter((text) => !inherited.has(text));
  const parts = [...texts.map(readAside), ...more];
  return parts.length > 0 ? [{ document, name, parts }] : [];
}

function damageOfScene(scene: Scene.Implementation): Damaged[] {
  const grounds = scene.regions.contents.flatMap((region) =>
    region.behaviors.contents.flatMap((behavior) => damageOf(seen(behavior), `${scene.name}, ${region.name}`)),
  );
  return [...scene.tokens.contents.flatMap((token) => damageOfToken(token, scene.name)), ...grounds];
}

/** A token's own actor is only made where it differs from the one behind it. */
function damageOfToken(token: TokenDocument.Implementation, scene: string): Damaged[] {
  const { actorLink, delta } = token._source as {
    readonly actorLink: boolean;
    readonly delta?: { readonly system?: object; readonly items?: readonly unknown[] } | null;
  };
  const isOwn = Object.keys(delta?.system ?? {}).length > 0 || (delta?.items ?? []).length > 0;
  if (actorLink || !isOwn || !token.actor) return [];
  const base = token.baseActor;
  const inherited = base ? [base, ...base.items.contents].flatMap((each) => asideOf(seen(each)._source.system)) : [];
  return damageOfActor(seen(token.actor), scene, new Set(inherited));
}

/** The flag of actors that decides something by one word; of the others what can't be read is nothing. */
function faultsOfFlags(actor: DamagedDocument): Aside[] {
  const value = actor._source.flags?.[SYSTEM_ID]?.chances;
  const isKnown = value === undefined || value === "" || CHANCE_POLICIES.some((policy) => policy === value);
  return isKnown ? [] : [{ at: "chances", value }];
}

function damageOfSettings(): Damaged[] {
  const parts = settingsFaults(storedSettings(), activeGame()?.ruleset ?? null);
  return parts.length > 0 ? [{ document: null, name: "", parts }] : [];
}

/** A document that core could not make at all, and has left out of the world; it is still in the store. */
export interface LeftOut {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

interface Collection {
  readonly documentName: string;
  readonly invalidDocumentIds: ReadonlySet<string>;
  readonly getInvalid?: (id: string, options: object) => unknown;
}

/** What core has left out of the collections that ours is in. */
export function findLeftOut(): LeftOut[] {
  const within = [
    ...game.actors.contents.map(({ items }) => items),
    ...game.scenes.contents.flatMap(({ tokens, regions }) => [tokens, regions]),
    ...game.scenes.contents.flatMap(({ regions }) => regions.contents.map(({ behaviors }) => behaviors)),
    ...game.combats.contents.map(({ combatants }) => combatants),
  ];
  const collections: readonly unknown[] = [game.actors, game.items, game.scenes, game.combats, ...within];
  return collections.flatMap((each) => leftOutOf(each as Collection));
}

const leftOutOf = (collection: Collection): LeftOut[] =>
  [...collection.invalidDocumentIds].map((id) => ({
    kind: collection.documentName,
    id,
    name: nameOfInvalid(collection, id),
  }));

function nameOfInvalid(collection: Collection, id: string): string {
  try {
    const source = collection.getInvalid?.(id, { strict: false });
    const name: unknown = isJsonObject(source) ? source.name : "";
    return typeof name === "string" ? name : "";
  } catch {
    return "";
  }
}

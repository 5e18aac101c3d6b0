import type { Document } from "../../common/abstract/document.js";
import { getGame } from "../../globals/env.js";
import type { Actor } from "../actor.js";
import type { TokenBase } from "../token-base.js";

/** True for the actor that is made of a token's delta. */
export function isSynthetic(document: Document | null | undefined): document is Actor {
  return document?.documentName === "Actor" && document.parent?.documentName === "Token";
}

/** Where an operation on children of `parent` is stored: a synthetic actor's children live in its token's delta. */
export function storageUuid(parent: Document | null | undefined): string | null {
  if (!parent) return null;
  return isSynthetic(parent)
    ? `${(parent.parent as Document).uuid}.ActorDelta.${(parent.parent as Document).id ?? ""}`
    : parent.uuid;
}

/** The document that an address of storage stands for; a delta stands for its synthetic actor. */
export function resolveParent(uuid: string): Document | null {
  const [name, id, ...rest] = uuid.split(".");
  let document = getGame()
    .collections.get(name as string)
    ?.get(id as string);
  for (let index = 0; index < rest.length && document; index += 2)
    document = step(document, rest[index] as string, rest[index + 1] as string);
  return document ?? null;
}

function step(document: Document, name: string, id: string): Document | undefined {
  if (document.documentName === "Token" && (name === "ActorDelta" || name === "Actor"))
    return (document as unknown as TokenBase).actor ?? undefined;
  return document.getEmbeddedCollection(name).get(id);
}

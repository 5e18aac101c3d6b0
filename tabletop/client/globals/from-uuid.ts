import type { Document } from "../common/abstract/document.js";
import type { Data } from "../common/utils/types.js";
import { type ParsedUuid, parseUuid } from "../common/utils/uuid.js";
import { resolveParent } from "../documents/database/addresses.js";
import { getGame } from "./env.js";

/** Options of the look-up of a document by UUID. */
export interface FromUuidOptions {
  relative?: Document | null;
  invalid?: boolean;
  strict?: boolean;
}

/** The document of a UUID; compendium documents are fetched. Null when there is none. */
export async function fromUuid(
  uuid: string | null | undefined,
  options: FromUuidOptions = {},
): Promise<Document | null> {
  const parsed = parseUuid(uuid, options.relative);
  if (!parsed) return null;
  if (!parsed.pack) return resolveWorld(parsed);
  const document = await getGame().packs.get(parsed.pack)?.getDocument(parsed.primaryId);
  return document ? walk(document, parsed.embedded) : null;
}

/** The document of a UUID of the world; of a compendium only what is loaded, else its index entry. */
export function fromUuidSync(uuid: string | null | undefined, options: FromUuidOptions = {}): Document | Data | null {
  const parsed = parseUuid(uuid, options.relative);
  if (!parsed) return null;
  if (!parsed.pack) return resolveWorld(parsed);
  const pack = getGame().packs.get(parsed.pack);
  const document = pack?.get(parsed.primaryId);
  if (document) return walk(document, parsed.embedded);
  if (parsed.embedded.length) {
    if (options.strict === false) return null;
    throw new Error("fromUuidSync was invoked on an embedded Document in a Compendium pack that isn't loaded.");
  }
  return pack?.index.get(parsed.primaryId) ?? null;
}

function resolveWorld(parsed: ParsedUuid): Document | null {
  try {
    return resolveParent([parsed.primaryType, parsed.primaryId, ...parsed.embedded].join("."));
  } catch {
    return null;
  }
}

function walk(document: Document, embedded: string[]): Document | null {
  let found: Document | undefined = document;
  for (let index = 0; index < embedded.length && found; index += 2) {
    found = found.getEmbeddedDocument(embedded[index] as string, embedded[index + 1] as string);
  }
  return found ?? null;
}

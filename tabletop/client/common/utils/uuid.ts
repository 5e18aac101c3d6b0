/** What a UUID names, before anything is looked up. */
export interface ParsedUuid {
  uuid: string;
  /** Compendium id, `package.name`, when the address begins with Compendium. */
  pack?: string;
  primaryType: string;
  primaryId: string;
  /** Pairs of embedded document name and id, outermost first, flattened. */
  embedded: string[];
  type: string;
  id: string;
}

/** Splits an absolute (or, with `relativeTo`, a relative `.Name.id`) UUID; null when it makes no sense. */
export function parseUuid(uuid: unknown, relativeTo?: { uuid: string } | null): ParsedUuid | null {
  if (typeof uuid !== "string" || !uuid) return null;
  if (uuid.startsWith(".")) return relativeTo ? parseUuid(`${relativeTo.uuid}${uuid}`) : null;
  const parts = uuid.split(".");
  const pack = parts[0] === "Compendium" ? parts.splice(0, 3).slice(1).join(".") : undefined;
  if (pack && parts.length === 1) parts.unshift("Item");
  if (parts.length < 2 || parts.length % 2) return null;
  const [primaryType, primaryId, ...embedded] = parts as [string, string, ...string[]];
  return {
    uuid,
    ...(pack ? { pack } : {}),
    primaryType,
    primaryId,
    embedded,
    type: embedded.at(-2) ?? primaryType,
    id: embedded.at(-1) ?? primaryId,
  };
}

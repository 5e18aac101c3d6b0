import type { Json } from "../../kernel/json.js";
import { isJsonObject } from "../../table/host.js";
import { SYSTEM_ID } from "../system-id.js";

/** A piece of stored data as it was before something of ours wrote over it. */
export interface Kept {
  /** The document's address, or `Setting`. */
  readonly at: string;
  readonly name: string;
  /** Why it was written over: a step of a migration, or a game master who took the defaults for what can't be read. */
  readonly why: "migration" | "aside";
  /** The version in which it stands here. */
  readonly version: number;
  readonly data: Json;
}

/** What has been kept, oldest first; what isn't of ours in the setting is passed over. */
export function readBackup(): Kept[] {
  const read = parse(game.settings.get(SYSTEM_ID, "backup"));
  return Array.isArray(read) ? (read as unknown[]).filter((each): each is Kept => isKept(each)) : [];
}

/**
 * Keeps the originals before they are written over. It is a setting, and no file: it is on the server before the first
 * document changes, outlives a page that dies midway, and asks nobody to save anything while a world loads. What is
 * kept already of the same document and version stays as it was, since a second run finds it half done.
 */
export async function keepBackup(originals: readonly Kept[]): Promise<void> {
  const kept = readBackup();
  const known = new Set(kept.filter(({ why }) => why === "migration").map(keyOf));
  const news = originals.filter((each) => each.why !== "migration" || !known.has(keyOf(each)));
  if (news.length > 0) await game.settings.set(SYSTEM_ID, "backup", JSON.stringify([...kept, ...news]));
}

/** Nothing is kept any more. */
export async function dropBackup(): Promise<void> {
  await game.settings.set(SYSTEM_ID, "backup", "");
}

const keyOf = ({ at, version }: Kept): string => `${String(version)}/${at}`;

const isKept = (value: unknown): boolean =>
  isJsonObject(value) && typeof value.at === "string" && typeof value.name === "string" && "data" in value;

function parse(text: unknown): unknown {
  try {
    return typeof text === "string" && text !== "" ? JSON.parse(text) : [];
  } catch {
    return [];
  }
}

import { isJsonObject } from "../../table/host.js";
import { SYSTEM_ID } from "../system-id.js";

/** What a movement's update says of itself. Any client can write it: it is a hint to look for, never a proof. */
export type Mark =
  /** Judged lawful by its mover at that revision; recorded under that command when it arrives. */
  | { readonly kind: "move"; readonly command: string; readonly action: string; readonly revision: number }
  /** Brings the token to where the ledger has it: a leg of a held move, or the way back. */
  | { readonly kind: "leg"; readonly revision: number }
  /** The game master moves without the rules. */
  | { readonly kind: "free" };

/** Writes a token's mark into the options of an update; several tokens may move in one. */
export function writeMark(operation: object, tokenId: string, mark: Mark): void {
  const options = operation as Record<string, unknown>;
  const known = options[SYSTEM_ID];
  options[SYSTEM_ID] = { ...(isJsonObject(known) ? known : {}), [tokenId]: mark };
}

/** The options with which a token's own update bears a mark. */
export const markOptions = (tokenId: string, mark: Mark): Record<string, unknown> => ({
  [SYSTEM_ID]: { [tokenId]: mark },
});

/** All marks of an update, by token. */
export function marksOf(operation: object): [tokenId: string, mark: Mark][] {
  const marks = (operation as Record<string, unknown>)[SYSTEM_ID];
  if (!isJsonObject(marks)) return [];
  return Object.keys(marks).flatMap((tokenId): [string, Mark][] => {
    const mark = readMark(operation, tokenId);
    return mark ? [[tokenId, mark]] : [];
  });
}

/** The mark that an update bears for a token; null for none, or for something that isn't one. */
export function readMark(operation: object, tokenId: string): Mark | null {
  const marks = (operation as Record<string, unknown>)[SYSTEM_ID];
  const mark = isJsonObject(marks) ? marks[tokenId] : undefined;
  if (!isJsonObject(mark)) return null;
  const { kind, command, action, revision } = mark;
  if (kind === "free") return { kind };
  if (typeof revision !== "number") return null;
  if (kind === "leg") return { kind, revision };
  return kind === "move" && typeof command === "string" && typeof action === "string"
    ? { kind, command, action, revision }
    : null;
}

import { isJsonObject, type Json } from "../../kernel/json.js";
import type { Aside } from "./set-aside.js";

/** As it is kept in its document's own list of what was set aside. */
export const asideText = ({ at, value }: Aside): string => JSON.stringify({ at, value });

/** Reads it back; a text of unknown origin stands for itself. */
export function readAside(text: string): Aside {
  const read = parse(text);
  const { at, value } = isJsonObject(read) ? read : {};
  return typeof at === "string" && value !== undefined ? { at, value } : { at: "", value: text };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

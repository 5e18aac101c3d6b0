import type { Json } from "../kernel/json.js";
import type { Cell } from "../model/position.js";
import type { WindowAnswer } from "../model/window.js";

/**
 * The way that an answer names in its options (`path`: cells, the first one that of whoever is moved); null where it
 * names none, or something that is none: options come from a player as they are.
 */
export function pathOfAnswer(answer: WindowAnswer | null): readonly Cell[] | null {
  const path = answer?.options?.path;
  if (!Array.isArray(path) || !path.every(isCell)) return null;
  return path.map(([column, row]): Cell => [column, row]);
}

const isCell = (value: Json): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isInteger(each));

import type { Stance } from "../../foundry/bearing.js";
import type { Json, JsonObject } from "../../kernel/json.js";

/** On guard, parrying, or with somebody at bay (ADND-GUARD-001, ADND-PARRY-001, ADND-COVER-001). */
export function stancesOf({ declared, cover, spent, lost }: JsonObject): readonly Stance[] {
  const action = isObject(declared) && spent !== true && lost !== true ? declared.action : null;
  const word = (name: string): string => `BATTLETEMPO.adnd2ct.Stance.${name}`;
  return [
    ...(action === "guard" ? [{ key: word("guard"), cell: null }] : []),
    ...(action === "parry" ? [{ key: word("parry"), cell: null }] : []),
    ...(isObject(cover) ? [{ key: word("cover"), cell: cellOf(cover.cell) }] : []),
  ];
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function cellOf(value: Json | undefined): Stance["cell"] {
  const [column, row] = Array.isArray(value) ? (value as readonly Json[]) : [];
  return typeof column === "number" && typeof row === "number" ? [column, row] : null;
}

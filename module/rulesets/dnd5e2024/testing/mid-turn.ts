import type { JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { Reason } from "../../../model/refusal.js";
import { stage, type Doing, type Seat, type Stage } from "./stage.js";

const SWORD = { id: "sword", kind: "melee", bonus: 5, damage: "1d8+3", extra: {} } as const;
/** Undisturbed to five squares, and shoots ten far. */
const BOW = { id: "bow", kind: "ranged", bonus: 5, damage: "1d8", extra: { range: { normal: 5, long: 10 } } } as const;

export interface Given {
  readonly ann?: Partial<Seat>;
  readonly orc?: Partial<Seat>;
  /** What Ann's turn has seen already. */
  readonly turn?: JsonObject;
}

/** Ann, a player's character on 2, 5 in the middle of her turn, next to an orc on 3, 5. */
export function openTurn({ ann, orc, turn }: Given = {}): Stage {
  const profile = { kind: "pc", attacks: [SWORD, BOW], ...ann?.profile } as const;
  const fight = stage([
    { id: "ann", at: [2, 5], side: "heroes", ...ann, profile },
    { id: "orc", at: [3, 5], ...orc },
  ]);
  if (turn) fight.send({ type: "Observe", creature: creatureId("ann"), turn });
  return fight;
}

/** All that is against an act, in its order; empty where it is lawful. */
export const reasonsOf = (given: Given, action: string, doing: Doing = {}, by = "ann"): readonly Reason[] =>
  openTurn(given).judge(by, action, doing).refusal?.reasons ?? [];

/** A single reason. */
export const one = (code: Reason["code"], data: Reason["data"] = {}): Reason[] => [{ code, data }];

/** Out of Ann's reach, in this column. */
export const far = (column: number): Given => ({ orc: { at: [column, 5] } });

/** An act, and all that is against it. */
export type Row = readonly [what: string, given: Given, action: string, doing: Doing, reasons: readonly Reason[]];

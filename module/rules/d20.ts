import type { Fact } from "../model/event.js";
import type { CreatureId } from "../model/ids.js";
import type { Modifier, RollRequest } from "../model/roll.js";
import { sum } from "./dice.js";

/** One d20 and what is added, to reach or beat a number. */
export interface Test {
  readonly by: CreatureId;
  /** `attack`, `save`, `check`, `initiative`. */
  readonly kind: string;
  readonly modifiers: readonly Modifier[];
  readonly against: number;
  readonly target?: CreatureId;
}

export const requestTest = ({ by, kind, modifiers, target }: Test): Omit<RollRequest, "id" | "task"> => ({
  by,
  kind,
  dice: [{ count: 1, sides: 20 }],
  modifiers,
  ...(target !== undefined && { target }),
});

export const bonusOf = (modifiers: readonly Modifier[]): number => sum(modifiers.map(({ value }) => value));

/** A test with its die; what nobody rolled fails. */
export interface Tested {
  readonly die: number | null;
  readonly total: number;
  readonly hit: boolean;
  readonly fact: Fact;
}

/** Reads a test: in attacks a 20 hits and a 1 misses whatever is added (GAP-ADND-21). */
export function readTest(test: Test, faces: readonly number[] | null): Tested {
  const { by, kind, modifiers, against, target } = test;
  const die = faces?.[0] ?? null;
  const bonus = bonusOf(modifiers);
  const total = (die ?? 0) + bonus;
  const certain = kind === "attack" && (die === 20 || die === 1);
  const hit = die !== null && (certain ? die === 20 : total >= against);
  const roll = { by, kind, faces: faces ?? [], total, bonus, modifiers, hit, against };
  return { die, total, hit, fact: { type: "RollResolved", roll, ...(target !== undefined && { target }) } };
}

import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import type { Modifier, RollRequest } from "../../../model/roll.js";
import { sum } from "../../../rules/dice.js";
import type { ModifierTerm } from "../terms.js";

/** Three dice that have to show at most a skill with what the situation adds (G4-GAP-03). */
export interface Test {
  readonly by: CreatureId;
  /** `attack`, `defence`, `contest`, `check`, `concentration`. */
  readonly kind: string;
  readonly skill: number;
  readonly modifiers: readonly Modifier[];
  /** The effective skill is never above it; it comes last. Missing: no such limit. */
  readonly cap?: number;
  readonly target?: CreatureId;
}

/** A part of an effective skill; nothing where it doesn't count. */
export const part = (label: ModifierTerm, value: number): Modifier[] => (value === 0 ? [] : [{ label, value }]);

/** What the situation alone adds, the limit included. */
export const bonusOf = (test: Test): number => effectiveSkill(test) - test.skill;

/** What the dice have to show at most. */
export function effectiveSkill({ skill, modifiers, cap = Infinity }: Test): number {
  return Math.min(cap, skill + sum(modifiers.map(({ value }) => value)));
}

/** All parts, the skill first and what a limit takes off last: they add up to the effective skill. */
function partsOf(test: Test): Modifier[] {
  const parts = [...part("skill", test.skill), ...test.modifiers];
  return [...parts, ...part("cap", effectiveSkill(test) - sum(parts.map(({ value }) => value)))];
}

const DICE = [{ count: 3, sides: 6 }];

export const requestTest = (test: Test): Omit<RollRequest, "id" | "task"> => ({
  by: test.by,
  kind: test.kind,
  dice: DICE,
  modifiers: partsOf(test),
  ...(test.target !== undefined && { target: test.target }),
});

/** A test with its dice; what nobody rolled fails. */
export interface Tested {
  readonly hit: boolean;
  /** A success or failure of the extreme kind. */
  readonly critical: boolean;
  /** By how much it was made; below zero: missed. */
  readonly margin: number;
  readonly fact: Fact;
}

/** 3 and 4 always succeed, 17 and 18 always fail (G4-GAP-03). */
export function readTest(test: Test, faces: readonly number[] | null): Tested {
  const against = effectiveSkill(test);
  const total = sum(faces ?? []);
  const hit = faces !== null && (total <= 4 || (total <= against && total <= 16));
  const critical = faces !== null && (hit ? total <= triumph(against) : total >= 18 || isDisaster(total, against));
  const { by, kind } = test;
  const roll = { by, kind, faces: faces ?? [], total, bonus: bonusOf(test), modifiers: partsOf(test) };
  return {
    hit,
    critical,
    margin: against - total,
    fact: {
      type: "RollResolved",
      roll: { ...roll, hit, critical, against },
      ...(test.target !== undefined && { target: test.target }),
    },
  };
}

/** The highest critical success: 4, with great skill 5 or 6. */
const triumph = (skill: number): number => (skill >= 16 ? 6 : skill >= 15 ? 5 : 4);

const isDisaster = (total: number, skill: number): boolean => (total === 17 && skill <= 15) || total >= skill + 10;

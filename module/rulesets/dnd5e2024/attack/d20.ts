import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import type { DiceTerm, Modifier, RollRequest } from "../../../model/roll.js";
import { sum } from "../../../rules/dice.js";
import { conditionsThat } from "../conditions.data.js";
import { exhaustionOf, hasCondition, modifierOf, statOf, type Ability, type Fighter } from "../fighter.js";
import type { Advantage } from "../rulings.js";

/** A d20 test before it is rolled. */
export interface Test {
  readonly by: CreatureId;
  /** `attack`, `save`, `check`, `initiative`. */
  readonly kind: string;
  readonly modifiers: readonly Modifier[];
  readonly advantage: Advantage;
  readonly target?: CreatureId;
}

/** One d20, or two of which the better or worse counts (GAP-DND5-08). */
const diceFor = (advantage: Advantage): readonly DiceTerm[] => [{ count: advantage === "none" ? 1 : 2, sides: 20 }];

export const requestTest = ({ by, kind, modifiers, advantage, target }: Test): Omit<RollRequest, "id" | "task"> => ({
  by,
  kind,
  dice: diceFor(advantage),
  modifiers,
  ...(target !== undefined && { target }),
});

/** The die that counts; null where nothing was rolled. */
export function readDie(faces: readonly number[] | null, advantage: Advantage): number | null {
  if (!faces || faces.length === 0) return null;
  return advantage === "disadvantage" ? Math.min(...faces) : Math.max(...faces);
}

export const bonusOf = (modifiers: readonly Modifier[]): number => sum(modifiers.map(({ value }) => value));

/** The fact of a test: what it came to, and whether it succeeded. */
export function tested(test: Test, faces: readonly number[] | null, outcome: Outcome): Fact {
  const bonus = bonusOf(test.modifiers);
  const { by, kind, modifiers, advantage, target } = test;
  const roll = {
    by,
    kind,
    faces: faces ?? [],
    total: (readDie(faces, advantage) ?? 0) + bonus,
    bonus,
    modifiers,
    advantage,
    ...outcome,
  };
  return { type: "RollResolved", roll, ...(target !== undefined && { target }) };
}

interface Outcome {
  readonly hit?: boolean;
  readonly critical?: boolean;
  readonly against?: number;
}

/** Whether a test reaches its difficulty; what nobody rolled fails. */
export function succeeds(test: Test, faces: readonly number[] | null, difficulty: number): boolean {
  const die = readDie(faces, test.advantage);
  return die !== null && die + bonusOf(test.modifiers) >= difficulty;
}

/** Exhaustion takes 2 a level from every d20. */
export function burdenOf(fighter: Fighter): Modifier[] {
  const level = exhaustionOf(fighter);
  return level > 0 ? [{ label: "exhausted", value: -2 * level }] : [];
}

/** Bonus of a saving throw: the total that is listed (`dex-save`), else the ability's. */
export const saveBonus = (fighter: Fighter, ability: Ability): number =>
  statOf(fighter, `${ability}-save`, modifierOf(fighter, ability));

/** A saving throw; one that dodges has Advantage on Dexterity. `more`: what the situation adds. */
export const savingThrow = (
  fighter: Fighter,
  ability: Ability,
  target?: CreatureId,
  more: readonly Modifier[] = [],
): Test => ({
  by: fighter.id,
  kind: "save",
  modifiers: [{ label: ability, value: saveBonus(fighter, ability) }, ...more, ...burdenOf(fighter)],
  advantage: ability === "dex" ? dexterousAdvantage(fighter) : "none",
  ...(target !== undefined && { target }),
});

const FAILS = conditionsThat("failsSaves");
const SLOW = conditionsThat("dodgesWorse");
/** Dodging ends with the ability to act or to move (GAP-DND5-03). */
const HELD = [...conditionsThat("incapable"), ...conditionsThat("holds")];

/** Whether a save is lost without a roll: those of Strength and Dexterity, of one who can't move a limb. */
export const isLost = (fighter: Fighter, ability: Ability): boolean =>
  (ability === "str" || ability === "dex") && hasCondition(fighter, ...FAILS);

function dexterousAdvantage(fighter: Fighter): Advantage {
  const hindered = hasCondition(fighter, ...SLOW);
  const dodges = fighter.turn.dodging && !hasCondition(fighter, ...HELD);
  return dodges === hindered ? "none" : hindered ? "disadvantage" : "advantage";
}

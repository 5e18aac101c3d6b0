import type { ConditionState } from "../../model/encounter.js";
import { keepFor } from "../../rules/kept.js";
import type { Creature } from "../../rules/situation.js";
import { CONDITION_ROWS, type ConditionRow } from "./conditions.data.js";
import { hasEffect } from "./features.js";
import { vitalOf, type Fighter } from "./fighter.js";
import type { Limit } from "./state.js";
import type { ConditionTerm } from "./terms.js";

type Entry = readonly [id: ConditionTerm, row: ConditionRow];

const ROWS = Object.entries(CONDITION_ROWS) as readonly Entry[];

/** What the conditions of a creature do to it, in the order of the table. */
export const conditionsOf = ({ state: { conditions } }: Creature): readonly Entry[] => findRows(conditions);

/** Of a ladder only the worst counts. */
const findRows = keepFor((conditions: readonly ConditionState[]): readonly Entry[] => {
  const present = ROWS.filter(([id]) => conditions.some((condition) => condition.id === id));
  return present.filter(
    ([, { ladder }], i) => ladder === undefined || !present.slice(i + 1).some(([, row]) => row.ladder === ladder),
  );
});

type NumberKey = {
  [K in keyof ConditionRow]-?: NonNullable<ConditionRow[K]> extends number ? K : never;
}[keyof ConditionRow];
type MarkKey = {
  [K in keyof ConditionRow]-?: NonNullable<ConditionRow[K]> extends true ? K : never;
}[keyof ConditionRow];

/** Sum of one number over all its conditions. */
export const conditionSum = (creature: Creature, key: NumberKey): number =>
  conditionsOf(creature).reduce((sum, [, row]) => sum + (row[key] ?? 0), 0);

/** The first of its conditions that carries a mark; null where none does. */
export const markedBy = (creature: Creature, key: MarkKey): ConditionTerm | null =>
  conditionsOf(creature).find(([, row]) => row[key] === true)?.[0] ?? null;

const isMarked = (creature: Creature, key: MarkKey): boolean => markedBy(creature, key) !== null;

/** What conditions add to an ability's modifier: half of what they take from its score. */
export const abilityShift = (creature: Creature, ability: "str" | "dex"): number =>
  Math.floor(conditionSum(creature, ability) / 2);

/** No turn, no reactions, no defence. */
export const isOutOfAction = (creature: Creature): boolean => isMarked(creature, "out");

export const isHelpless = (creature: Creature): boolean => isMarked(creature, "helpless");

/** Can do nothing at all now. */
export const isIncapable = (creature: Creature): boolean =>
  conditionsOf(creature).some(([, { limit }]) => limit === "none-left");

/** Caught before it acts: until its first turn (PF1-GAP-11), or by a condition; never, where it always keeps its guard. */
export const isFlatFooted = (fighter: Fighter): boolean =>
  !hasEffect(fighter, "guarded") &&
  (fighter.turn.unready || fighter.state.conditions.some(({ id }) => id === "flat-footed" || id === "surprised"));

/** Without the Dexterity bonus to armour class. */
export const losesDexterity = (fighter: Fighter): boolean =>
  isFlatFooted(fighter) ||
  conditionsOf(fighter).some(([id, { unready }]) => unready === true && id !== "flat-footed" && id !== "surprised");

/** What the turn is limited to: by the state given, conditions, and damage that staggers (PF1-ECONOMY-007, PF1-GAP-19). */
export function limitOf(fighter: Fighter): Limit {
  const limits: (Limit | undefined)[] = [fighter.turn.limited, ...conditionsOf(fighter).map(([, { limit }]) => limit)];
  const worst = (["none-left", "move-only", "one-action"] as const).find((limit) => limits.includes(limit));
  return worst ?? (isStaggered(fighter) ? "one-action" : "none");
}

/** Nonlethal damage equal to the hit points, or no hit points left. */
function isStaggered(creature: Creature): boolean {
  const hp = vitalOf(creature, "hp");
  return hp !== null && (hp === 0 || hp === (vitalOf(creature, "nonlethal") ?? 0));
}

/** At no hit points it can act, but not without hurting itself (PF1-GAP-19). */
export const isDisabled = (creature: Creature): boolean => vitalOf(creature, "hp") === 0;

/** Whether hit points that somebody gave back have brought it round. */
export const isRevived = (creature: Creature): boolean =>
  (vitalOf(creature, "hp") ?? -1) >= 0 && creature.state.conditions.some(({ id }) => id === "dying" || id === "stable");

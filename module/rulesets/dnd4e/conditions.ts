import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import type { ConditionState } from "../../model/encounter.js";
import type { CreatureId } from "../../model/ids.js";
import { hasCondition } from "../../rules/creature.js";
import type { Creature, Situation } from "../../rules/situation.js";

/** Nobody waits for these. */
const OUT_OF_ACTION = ["unconscious", "dead", "petrified"];
const HELPLESS = ["helpless", ...OUT_OF_ACTION];
/** No actions at all (GAP-DND4-10). */
const INCAPABLE = ["stunned", "surprised", ...HELPLESS];
/** Neither immediate nor opportunity actions. */
const UNREADY = ["dazed", ...INCAPABLE];
/** What keeps a creature from leaving its space by its own movement. */
const HOLDING = ["grabbed", "immobilized", "restrained", ...HELPLESS];
/** What makes it easier to hit for everybody (GAP-DND4-04). */
const OPEN = ["dazed", "restrained", "blinded", "stunned", "surprised", ...HELPLESS];

const firstOf =
  (ids: readonly string[]) =>
  ({ state }: Creature): string | null =>
    ids.find((id) => state.conditions.some((condition) => condition.id === id)) ?? null;

/** The condition for which it can't act at all; null: it can. */
export const incapacityOf = firstOf(INCAPABLE);
/** The condition for which it can't move by itself; null: it can. */
export const heldBy = firstOf(HOLDING);

export const isOutOfAction = (creature: Creature): boolean => hasCondition(creature, ...OUT_OF_ACTION);
export const isHelpless = (creature: Creature): boolean => hasCondition(creature, ...HELPLESS);
/** Whether it may take immediate and opportunity actions as far as its own state goes. */
export const isReady = (creature: Creature): boolean => !hasCondition(creature, ...UNREADY);
export const isOpen = (creature: Creature): boolean => hasCondition(creature, ...OPEN);

/** The surprise round is the first one. */
export const isSurpriseRound = ({ encounter }: Situation): boolean => encounter.surprise && encounter.round <= 1;

/** One action a turn: the dazed, and in a surprise round everybody who acts in it. */
export const isLimited = (situation: Situation, creature: Creature): boolean =>
  hasCondition(creature, "dazed") || isSurpriseRound(situation);

/** Who holds this creature; null: nobody. */
export const grabberOf = ({ state }: Creature): CreatureId | null =>
  state.conditions.find(({ id }) => id === "grabbed")?.by ?? null;

/** The moments of a turn with which effects end. */
export const MOMENTS = ["start", "end"] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * When an effect ends, as `ConditionState.until` keeps it: at the start or the end of a creature's turn, by a saving
 * throw, or when it isn't sustained. `escape` names the defences of what holds without a body, `damage` what each turn
 * of its bearer begins with, `beneficial` that it is good for its bearer.
 */
export interface Expiry {
  readonly on: Moment | null;
  readonly of: string | null;
  /** Turns still to go, the one that ends it included. */
  readonly turns: number;
  readonly save: boolean;
  readonly sustain: boolean;
  readonly beneficial: boolean;
  readonly damage: number;
  readonly escape: JsonObject | null;
}

export function expiryOf({ until, by }: ConditionState): Expiry {
  const { on, of, turns, save, sustain, beneficial, damage, escape }: Readonly<Record<string, Json | undefined>> =
    until ?? {};
  return {
    on: MOMENTS.find((moment) => moment === on) ?? null,
    of: typeof of === "string" ? of : (by ?? null),
    turns: typeof turns === "number" ? turns : 1,
    save: save === true,
    sustain: sustain === true,
    beneficial: beneficial === true,
    damage: typeof damage === "number" ? damage : 0,
    escape: isJsonObject(escape) ? escape : null,
  };
}

/** The parts of an expiry among what an act was given. */
export const untilOf = (given: JsonObject): JsonObject =>
  Object.fromEntries(EXPIRY.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]] as const])));

const EXPIRY = ["on", "of", "turns", "save", "sustain", "beneficial", "damage", "escape"] as const;

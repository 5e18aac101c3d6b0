import { isJsonObject } from "../../kernel/json.js";
import type { ConditionState } from "../../model/encounter.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { Situation } from "../../rules/situation.js";
import { presentFighters } from "./fighter.js";

/** The moments of a turn at which something may end. */
export const MOMENTS = ["start", "end"] as const;
export type Moment = (typeof MOMENTS)[number];

/** When a condition ends: at the start or end of somebody's turn, after so many of them. */
export interface Expiry {
  readonly at: Moment;
  readonly of: CreatureId;
  readonly turns: number;
}

export const toUntil = ({ at, of, turns }: Expiry): NonNullable<ConditionState["until"]> => ({ at, of, turns });

/** What a turn's beginning or end takes off the durations that hang on it. */
export const expire = (situation: Situation, creature: CreatureId, at: Moment): Fact[] =>
  presentFighters(situation).flatMap(({ id, state }) =>
    state.conditions.flatMap((condition): Fact[] => {
      const { until } = condition;
      if (!isJsonObject(until) || until.of !== creature || until.at !== at) return [];
      const turns = Number(until.turns) - 1;
      return turns > 0
        ? [{ type: "ConditionGained", creature: id, condition: { ...condition, until: { ...until, turns } } }]
        : [{ type: "ConditionLost", creature: id, condition: condition.id }];
    }),
  );

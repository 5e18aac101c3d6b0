import {
  isFlag,
  isJsonTable,
  isNumber,
  isWord,
  listOf,
  maybe,
  objectOf,
  oneOf,
  tableOf,
  type Shape,
} from "../../kernel/shape.js";
import { FORCED_CAUSES, TRIGGER_SIDES, type Act, type Trigger } from "../act.js";
import type { WindowAnswer } from "../window.js";
import { isCreatureId, isFacing, isPath, isSlug } from "./parts.js";

/** So deep acts lie within one another: what is readied within a delayed turn, and no farther. */
const MOST_WITHIN = 4;

const isTrigger = objectOf<Trigger>({ on: isWord, of: maybe(isCreatureId), side: maybe(oneOf(...TRIGGER_SIDES)) });

const actWithin = (depth: number): Shape<Act> =>
  objectOf<Act>({
    by: isCreatureId,
    action: isSlug,
    path: maybe(isPath),
    elevations: maybe(listOf(isNumber)),
    facing: maybe(isFacing),
    facings: maybe(listOf(isFacing)),
    target: maybe(isCreatureId),
    targets: maybe(listOf(isCreatureId)),
    with: maybe(isWord),
    variant: maybe(isWord),
    pay: maybe(isWord),
    options: maybe(isJsonTable),
    trigger: maybe(isTrigger),
    then: maybe(depth > 0 ? actWithin(depth - 1) : isNothing),
    cause: maybe(oneOf(...FORCED_CAUSES)),
    source: maybe(isCreatureId),
    unseen: maybe(isFlag),
    drags: maybe(tableOf(isPath)),
  });

const isNothing: Shape<never> = (_value): _value is never => false;

export const isAct: Shape<Act> = actWithin(MOST_WITHIN);

export const isAnswer = objectOf<WindowAnswer>({
  accept: isFlag,
  action: maybe(isWord),
  with: maybe(isWord),
  target: maybe(isCreatureId),
  variant: maybe(isWord),
  options: maybe(isJsonTable),
  restOfTurn: maybe(isFlag),
  settled: maybe(isFlag),
});

import {
  idOf,
  isCount,
  isFlag,
  isJsonTable,
  isNumber,
  isWhole,
  isWord,
  listOf,
  maybe,
  objectOf,
  oneOf,
  orNull,
  type Shape,
} from "../../kernel/shape.js";
import type { CommandId, CreatureId, TaskId, WindowId } from "../ids.js";
import { FACINGS, type Cell, type Facing, type Position } from "../position.js";
import { REFUSAL_CODES, type Reason } from "../refusal.js";
import type { DiceTerm, Modifier, RollOutcome, RollRequest } from "../roll.js";

/** Shapes of what acts, windows and events are made of, each beside nothing but its type. */
export const isCreatureId = idOf<CreatureId>();
export const isCommandId = idOf<CommandId>();
export const isTaskId = idOf<TaskId>();
export const isWindowId = idOf<WindowId>();
/** A slug of a ruleset's table. */
export const isSlug = idOf<string>();

/** No board is a hundredth of it. */
const FARTHEST = 100_000;

const isCoordinate = (value: unknown): value is number => isWhole(value) && Math.abs(value) <= FARTHEST;

export const isCell: Shape<Cell> = (value): value is Cell =>
  Array.isArray(value) && value.length === 2 && value.every(isCoordinate);

/** Longer than any way of a turn on the largest board. */
const LONGEST_PATH = 2000;

export const isPath: Shape<readonly Cell[]> = (value): value is readonly Cell[] =>
  Array.isArray(value) && value.length <= LONGEST_PATH && value.every(isCell);

export const isFacing: Shape<Facing> = oneOf(...FACINGS);

export const isPosition = objectOf<Position>({ cell: isCell, elevation: isNumber, facing: orNull(isFacing) });

export const isReason = objectOf<Reason>({ code: oneOf(...REFUSAL_CODES), data: isJsonTable });

const isModifier = objectOf<Modifier>({ label: isWord, value: isNumber });

/** More dice than anybody throws at once. */
const MOST_DICE = 1000;
/** A die with more sides than any. */
const MOST_SIDES = 10_000;

const isFace: Shape<number> = (value): value is number => isWhole(value) && Math.abs(value) <= MOST_SIDES;

export const isFaces: Shape<readonly number[]> = (value): value is readonly number[] =>
  listOf(isFace)(value) && value.length <= MOST_DICE;

const isTerm: Shape<DiceTerm> = objectOf<DiceTerm>({
  count: (value): value is number => isCount(value) && value <= MOST_DICE,
  sides: (value): value is number => isCount(value) && value <= MOST_SIDES,
});

export const isRollRequest = objectOf<RollRequest>({
  id: isSlug,
  task: isTaskId,
  by: isCreatureId,
  kind: isSlug,
  dice: listOf(isTerm),
  modifiers: listOf(isModifier),
  target: maybe(isCreatureId),
});

export const isRollOutcome = objectOf<RollOutcome>({
  by: isCreatureId,
  kind: isSlug,
  faces: isFaces,
  total: isNumber,
  bonus: isNumber,
  modifiers: listOf(isModifier),
  hit: maybe(isFlag),
  critical: maybe(isFlag),
  advantage: maybe(oneOf("advantage", "disadvantage", "none")),
  against: maybe(isNumber),
});

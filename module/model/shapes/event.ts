import {
  either,
  isCount,
  isFlag,
  isJsonTable,
  isNumber,
  isText,
  isWord,
  kindOf,
  listOf,
  maybe,
  oneOf,
  orNull,
  someOf,
  tableOf,
  type Kinds,
  type Shape,
} from "../../kernel/shape.js";
import type { CreatureState } from "../encounter.js";
import type { CreatureId } from "../ids.js";
import { LEVELS } from "../enforcement.js";
import type { Event } from "../event.js";
import { CLOSINGS } from "../window.js";
import { isAnswer } from "./act.js";
import {
  isCondition,
  isCreatureState,
  isFightField,
  isFightPart,
  isPolicies,
  isPolicy,
  isReactionWindow,
  isTask,
  isVitals,
} from "./encounter.js";
import {
  isCell,
  isCreatureId,
  isFaces,
  isPath,
  isPosition,
  isReason,
  isRollOutcome,
  isRollRequest,
  isSlug,
  isTaskId,
  isWindowId,
} from "./parts.js";

type Of<T extends Event["type"]> = Extract<Event, { readonly type: T }>;
type Facts = Kinds<Event, "type">;

const HAPPENED: Pick<
  Facts,
  | "ActionTaken"
  | "TurnStateChanged"
  | "Moved"
  | "RollResolved"
  | "StrikeResolved"
  | "VitalsChanged"
  | "ConditionGained"
  | "ConditionLost"
  | "Interrupted"
  | "OrderChanged"
  | "Noted"
> = {
  ActionTaken: {
    by: isCreatureId,
    action: isSlug,
    pays: listOf(isWord),
    target: maybe(isCreatureId),
    with: maybe(isWord),
  },
  TurnStateChanged: { creature: isCreatureId, set: isJsonTable },
  Moved: {
    creature: isCreatureId,
    path: isPath,
    to: isPosition,
    mode: isWord,
    cost: isNumber,
    how: oneOf("own", "forced", "teleport"),
  },
  RollResolved: { roll: isRollOutcome, target: maybe(isCreatureId) },
  StrikeResolved: {
    by: isCreatureId,
    target: isCreatureId,
    with: isWord,
    hit: isFlag,
    critical: isFlag,
    damage: orNull(isNumber),
    provoked: isFlag,
  },
  VitalsChanged: { creature: isCreatureId, vital: isSlug, from: orNull(isNumber), to: orNull(isNumber) },
  ConditionGained: { creature: isCreatureId, condition: isCondition },
  ConditionLost: { creature: isCreatureId, condition: isSlug },
  Interrupted: { creature: isCreatureId, action: isSlug, at: orNull(isCell), reason: isText },
  OrderChanged: { order: listOf(isCreatureId) },
  Noted: { creature: isCreatureId, code: isSlug, data: isJsonTable },
};

const TURNS: Pick<
  Facts,
  | "FightBegun"
  | "CreatureJoined"
  | "CreatureLeft"
  | "RoundStarted"
  | "TurnStarted"
  | "TurnEnded"
  | "TurnHeldUp"
  | "TurnResumed"
  | "PhaseStarted"
  | "PhaseResumed"
> = {
  FightBegun: { creatures: listOf(isCreatureState), order: listOf(isCreatureId), round: isCount, surprise: isFlag },
  CreatureJoined: { creature: isCreatureState, order: listOf(isCreatureId) },
  CreatureLeft: { creature: isCreatureId },
  RoundStarted: { round: isCount },
  TurnStarted: { creature: isCreatureId, group: maybe(isCreatureId) },
  TurnEnded: { creature: isCreatureId },
  TurnHeldUp: { creature: isCreatureId, others: listOf(isCreatureId), comesIn: isFlag },
  TurnResumed: { creature: isCreatureId, round: isCount, ahead: isCount, phase: maybe(isSlug) },
  PhaseStarted: { phase: isSlug },
  PhaseResumed: { round: isCount, phase: orNull(isSlug), ahead: isCount },
};

const isStateOrGone = tableOf<CreatureId, CreatureState | null>(orNull(isCreatureState));

/** Everybody stands under the own id. */
const isRestatedCreatures: Shape<Of<"Restated">["creatures"]> = (value): value is Of<"Restated">["creatures"] =>
  isStateOrGone(value) && Object.entries(value).every(([key, state]) => state === null || state.id === key);

const WAITS: Omit<Facts, keyof typeof HAPPENED | keyof typeof TURNS> = {
  ActBegun: { task: isTask },
  Overdrawn: { creature: isCreatureId, action: isSlug, level: oneOf(...LEVELS), reasons: someOf(isReason) },
  TaskAdvanced: { task: isTaskId, progress: isJsonTable },
  ActEnded: { task: isTaskId },
  WindowOpened: { window: isReactionWindow },
  WindowAnswered: { window: isWindowId, by: isCreatureId, answer: isAnswer },
  WindowClosed: { window: isWindowId, how: oneOf(...CLOSINGS) },
  RollsAsked: { request: isRollRequest },
  RollsGiven: { request: isSlug, faces: orNull(isFaces) },
  Restated: { fight: isFightPart, without: maybe(listOf(isFightField)), creatures: isRestatedCreatures },
  Observed: {
    creature: isCreatureId,
    position: maybe(orNull(isPosition)),
    vitals: maybe(isVitals),
    gained: maybe(listOf(isCondition)),
    lost: maybe(listOf(isSlug)),
    conditions: maybe(listOf(isCondition)),
    turn: maybe(isJsonTable),
    out: maybe(isFlag),
    chances: maybe(either(isPolicy, oneOf("ask"))),
    reactions: maybe(isPolicies),
  },
};

/** A fact as a ledger may hold it. */
export const isEvent: Shape<Event> = kindOf<Event, "type">("type", { ...HAPPENED, ...TURNS, ...WAITS });

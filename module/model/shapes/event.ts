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
  objectOf,
  oneOf,
  orNull,
  someOf,
  tableOf,
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
type Kinds = { readonly [T in Event["type"]]: Shape<Of<T>> };

const HAPPENED: Pick<
  Kinds,
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
  ActionTaken: objectOf<Of<"ActionTaken">>({
    type: oneOf("ActionTaken"),
    by: isCreatureId,
    action: isSlug,
    pays: listOf(isWord),
    target: maybe(isCreatureId),
    with: maybe(isWord),
  }),
  TurnStateChanged: objectOf<Of<"TurnStateChanged">>({
    type: oneOf("TurnStateChanged"),
    creature: isCreatureId,
    set: isJsonTable,
  }),
  Moved: objectOf<Of<"Moved">>({
    type: oneOf("Moved"),
    creature: isCreatureId,
    path: isPath,
    to: isPosition,
    mode: isWord,
    cost: isNumber,
    how: oneOf("own", "forced", "teleport"),
  }),
  RollResolved: objectOf<Of<"RollResolved">>({
    type: oneOf("RollResolved"),
    roll: isRollOutcome,
    target: maybe(isCreatureId),
  }),
  StrikeResolved: objectOf<Of<"StrikeResolved">>({
    type: oneOf("StrikeResolved"),
    by: isCreatureId,
    target: isCreatureId,
    with: isWord,
    hit: isFlag,
    critical: isFlag,
    damage: orNull(isNumber),
    provoked: isFlag,
  }),
  VitalsChanged: objectOf<Of<"VitalsChanged">>({
    type: oneOf("VitalsChanged"),
    creature: isCreatureId,
    vital: isSlug,
    from: orNull(isNumber),
    to: orNull(isNumber),
  }),
  ConditionGained: objectOf<Of<"ConditionGained">>({
    type: oneOf("ConditionGained"),
    creature: isCreatureId,
    condition: isCondition,
  }),
  ConditionLost: objectOf<Of<"ConditionLost">>({
    type: oneOf("ConditionLost"),
    creature: isCreatureId,
    condition: isSlug,
  }),
  Interrupted: objectOf<Of<"Interrupted">>({
    type: oneOf("Interrupted"),
    creature: isCreatureId,
    action: isSlug,
    at: orNull(isCell),
    reason: isText,
  }),
  OrderChanged: objectOf<Of<"OrderChanged">>({ type: oneOf("OrderChanged"), order: listOf(isCreatureId) }),
  Noted: objectOf<Of<"Noted">>({ type: oneOf("Noted"), creature: isCreatureId, code: isSlug, data: isJsonTable }),
};

const TURNS: Pick<
  Kinds,
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
  FightBegun: objectOf<Of<"FightBegun">>({
    type: oneOf("FightBegun"),
    creatures: listOf(isCreatureState),
    order: listOf(isCreatureId),
    round: isCount,
    surprise: isFlag,
  }),
  CreatureJoined: objectOf<Of<"CreatureJoined">>({
    type: oneOf("CreatureJoined"),
    creature: isCreatureState,
    order: listOf(isCreatureId),
  }),
  CreatureLeft: objectOf<Of<"CreatureLeft">>({ type: oneOf("CreatureLeft"), creature: isCreatureId }),
  RoundStarted: objectOf<Of<"RoundStarted">>({ type: oneOf("RoundStarted"), round: isCount }),
  TurnStarted: objectOf<Of<"TurnStarted">>({
    type: oneOf("TurnStarted"),
    creature: isCreatureId,
    group: maybe(isCreatureId),
  }),
  TurnEnded: objectOf<Of<"TurnEnded">>({ type: oneOf("TurnEnded"), creature: isCreatureId }),
  TurnHeldUp: objectOf<Of<"TurnHeldUp">>({
    type: oneOf("TurnHeldUp"),
    creature: isCreatureId,
    others: listOf(isCreatureId),
    comesIn: isFlag,
  }),
  TurnResumed: objectOf<Of<"TurnResumed">>({
    type: oneOf("TurnResumed"),
    creature: isCreatureId,
    round: isCount,
    ahead: isCount,
    phase: maybe(isSlug),
  }),
  PhaseStarted: objectOf<Of<"PhaseStarted">>({ type: oneOf("PhaseStarted"), phase: isSlug }),
  PhaseResumed: objectOf<Of<"PhaseResumed">>({
    type: oneOf("PhaseResumed"),
    round: isCount,
    phase: orNull(isSlug),
    ahead: isCount,
  }),
};

const isStateOrGone = tableOf<CreatureId, CreatureState | null>(orNull(isCreatureState));

/** Everybody stands under the own id. */
const isRestatedCreatures: Shape<Of<"Restated">["creatures"]> = (value): value is Of<"Restated">["creatures"] =>
  isStateOrGone(value) && Object.entries(value).every(([key, state]) => state === null || state.id === key);

const WAITS: Omit<Kinds, keyof typeof HAPPENED | keyof typeof TURNS> = {
  ActBegun: objectOf<Of<"ActBegun">>({ type: oneOf("ActBegun"), task: isTask }),
  Overdrawn: objectOf<Of<"Overdrawn">>({
    type: oneOf("Overdrawn"),
    creature: isCreatureId,
    action: isSlug,
    level: oneOf(...LEVELS),
    reasons: someOf(isReason),
  }),
  TaskAdvanced: objectOf<Of<"TaskAdvanced">>({ type: oneOf("TaskAdvanced"), task: isTaskId, progress: isJsonTable }),
  ActEnded: objectOf<Of<"ActEnded">>({ type: oneOf("ActEnded"), task: isTaskId }),
  WindowOpened: objectOf<Of<"WindowOpened">>({ type: oneOf("WindowOpened"), window: isReactionWindow }),
  WindowAnswered: objectOf<Of<"WindowAnswered">>({
    type: oneOf("WindowAnswered"),
    window: isWindowId,
    by: isCreatureId,
    answer: isAnswer,
  }),
  WindowClosed: objectOf<Of<"WindowClosed">>({
    type: oneOf("WindowClosed"),
    window: isWindowId,
    how: oneOf(...CLOSINGS),
  }),
  RollsAsked: objectOf<Of<"RollsAsked">>({ type: oneOf("RollsAsked"), request: isRollRequest }),
  RollsGiven: objectOf<Of<"RollsGiven">>({ type: oneOf("RollsGiven"), request: isSlug, faces: orNull(isFaces) }),
  Restated: objectOf<Of<"Restated">>({
    type: oneOf("Restated"),
    fight: isFightPart,
    without: maybe(listOf(isFightField)),
    creatures: isRestatedCreatures,
  }),
  Observed: objectOf<Of<"Observed">>({
    type: oneOf("Observed"),
    creature: isCreatureId,
    position: maybe(orNull(isPosition)),
    vitals: maybe(isVitals),
    gained: maybe(listOf(isCondition)),
    lost: maybe(listOf(isSlug)),
    conditions: maybe(listOf(isCondition)),
    turn: maybe(isJsonTable),
    out: maybe(isFlag),
    chances: maybe(either(isPolicy, oneOf("ask"))),
  }),
};

/** A fact as a ledger may hold it. */
export const isEvent: Shape<Event> = kindOf<Event, "type">("type", { ...HAPPENED, ...TURNS, ...WAITS });

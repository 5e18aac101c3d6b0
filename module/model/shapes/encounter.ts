import {
  someOf,
  either,
  isCount,
  isFlag,
  isJsonTable,
  isNumber,
  isWord,
  listOf,
  maybe,
  objectOf,
  oneOf,
  orNull,
  tableOf,
  type Shape,
} from "../../kernel/shape.js";
import {
  CHANCE_POLICIES,
  type ChancePolicy,
  type ComingTurn,
  type ConditionState,
  type CreatureState,
  type Encounter,
  type PhaseMark,
  type Task,
  type TurnMark,
} from "../encounter.js";
import type { MovePlan, Plan, PlanStep, Provocation } from "../plan.js";
import type { Refusal } from "../refusal.js";
import type { ReactionWindow, Responder, WindowOption } from "../window.js";
import { isAct, isAnswer } from "./act.js";
import {
  isCell,
  isCreatureId,
  isFaces,
  isPath,
  isPosition,
  isReason,
  isRollRequest,
  isSlug,
  isTaskId,
  isWindowId,
} from "./parts.js";

export const isCondition = objectOf<ConditionState>({
  id: isSlug,
  by: maybe(isCreatureId),
  until: maybe(isJsonTable),
});

export const isVitals = tableOf<string, number>(isNumber);

export const isPolicy = oneOf(...CHANCE_POLICIES);

export const isPolicies = tableOf<string, ChancePolicy | "ask">(either(isPolicy, oneOf("ask")));

export const isCreatureState = objectOf<CreatureState>({
  id: isCreatureId,
  position: orNull(isPosition),
  conditions: listOf(isCondition),
  vitals: isVitals,
  turn: isJsonTable,
  out: isFlag,
  chances: maybe(isPolicy),
  reactions: maybe(isPolicies),
  passes: maybe(isFlag),
  takes: maybe(isFlag),
});

const isTurnMark = objectOf<TurnMark>({
  creature: isCreatureId,
  round: isCount,
  phase: maybe(isSlug),
  ended: isFlag,
  group: maybe(isCreatureId),
});

const isPhaseMark = objectOf<PhaseMark>({ round: isCount, phase: orNull(isSlug) });

const isComingTurn = objectOf<ComingTurn>({ creature: isCreatureId, others: listOf(isCreatureId), comesIn: isFlag });

const isBeforeStep = either(isCount, oneOf("action"));

const isProvocation = objectOf<Provocation>({
  by: isCreatureId,
  against: isCreatureId,
  step: isBeforeStep,
  of: isWord,
  attacks: listOf(isWord),
  action: isWord,
  pays: isWord,
  left: orNull(isNumber),
  pool: orNull(isNumber),
});

const isPlanStep = objectOf<PlanStep>({
  cell: isCell,
  cost: isNumber,
  total: isNumber,
  band: oneOf("within", "slot", "beyond"),
  opens: maybe(isWord),
  marks: listOf(isWord),
});

const isMovePlan = objectOf<MovePlan>({
  path: isPath,
  mode: isWord,
  steps: listOf(isPlanStep),
  total: isNumber,
  left: isNumber,
  budget: isNumber,
});

export const isRefusal: Shape<Refusal> = objectOf<Refusal>({ reasons: someOf(isReason) });

const isPlan = objectOf<Plan>({
  refusal: orNull(isRefusal),
  move: orNull(isMovePlan),
  provocations: listOf(isProvocation),
  pays: listOf(isWord),
});

export const isTask = objectOf<Task>({
  id: isTaskId,
  act: isAct,
  plan: isPlan,
  answers: orNull(isWindowId),
  progress: isJsonTable,
  faces: orNull(isFaces),
});

const isOption = objectOf<WindowOption>({
  action: isWord,
  attacks: listOf(isWord),
  pays: isWord,
  left: orNull(isNumber),
  pool: orNull(isNumber),
  distances: maybe(listOf(isNumber)),
  rollAtMost: maybe(isNumber),
  retreatAtMost: maybe(isNumber),
});

const isResponder = objectOf<Responder>({
  creature: isCreatureId,
  option: isOption,
  others: maybe(listOf(isOption)),
  answer: orNull(isAnswer),
  started: isFlag,
});

export const isReactionWindow = objectOf<ReactionWindow>({
  id: isWindowId,
  task: isTaskId,
  kind: isWord,
  cause: isCreatureId,
  against: isCreatureId,
  step: isBeforeStep,
  of: isWord,
  responders: listOf(isResponder),
  seconds: orNull(isNumber),
});

/** A fight without those who take part. */
const FIGHT_FIELDS = {
  round: isCount,
  surprise: isFlag,
  phase: maybe(orNull(isSlug)),
  reached: maybe(isPhaseMark),
  active: orNull(isCreatureId),
  last: orNull(isCreatureId),
  turns: listOf(isTurnMark),
  ahead: isCount,
  coming: maybe(isComingTurn),
  order: listOf(isCreatureId),
  tasks: listOf(isTask),
  windows: listOf(isReactionWindow),
  rolls: orNull(isRollRequest),
  serial: isCount,
} satisfies { readonly [K in keyof Required<FightFields>]: Shape<FightFields[K]> };

type FightFields = Omit<Encounter, "creatures">;

const isFight = objectOf<Encounter>({ ...FIGHT_FIELDS, creatures: tableOf(isCreatureState) });

/** The name of something that a fight has, besides those who take part. */
export const isFightField: Shape<keyof FightFields> = (value): value is keyof FightFields =>
  typeof value === "string" && Object.hasOwn(FIGHT_FIELDS, value);

/** Some of what a fight has, besides those who take part. */
export const isFightPart: Shape<Partial<FightFields>> = (value): value is Partial<FightFields> =>
  isJsonTable(value) && Object.entries(value).every(([key, each]) => isFightField(key) && FIGHT_FIELDS[key](each));

/** A fight, in which everybody stands under the own id. */
export const isEncounter: Shape<Encounter> = (value): value is Encounter =>
  isFight(value) && Object.entries(value.creatures).every(([key, { id }]) => key === id);

import { createStateReader, setTurn, type ChangeOf, type Shapes } from "../../rules/turn-state.js";
import { isJsonObject, type JsonObject } from "../../kernel/json.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";

/** A move action under way, which more of the same goes on with. Distances in squares. */
export interface Movement {
  /** Which move action; of a double move the one that it doubles. */
  readonly action: string;
  readonly budget: number;
  readonly walked: number;
}

export interface Readied {
  readonly trigger: JsonObject;
  readonly action: JsonObject;
}

/** The turn state of a creature, with all defaults filled in. */
export interface TurnState {
  /** Actions of each kind used this turn; below zero where an action point has given one. */
  readonly standard: number;
  readonly move: number;
  readonly minor: number;
  /** How many actions of these kinds were taken this turn, and how many an action point has given. */
  readonly taken: number;
  readonly granted: number;
  /** Only free actions are left, and what an action point still gives. */
  readonly charged: boolean;
  /** Until the own next turn. */
  readonly immediate: boolean;
  /** The turn in which the opportunity action was used. */
  readonly opportunity: string;
  readonly movement: Movement | null;
  /** Until the own next turn. */
  readonly running: boolean;
  /** Bonus to all defences until the own next turn. */
  readonly guard: number;
  /** Second wind and action point, once an encounter each. */
  readonly winded: boolean;
  readonly heroic: boolean;
  /** Whom it has taken hold of, and what it has sustained, this turn. */
  readonly kept: readonly string[];
  readonly readied: Readied | null;
  readonly delaying: boolean;
  readonly initiative: number | null;
  /** What helpers add to the next check. */
  readonly aid: number;
  /** Conditions from which a saving throw is due. */
  readonly saves: readonly string[];
}

const DEFAULTS: TurnState = {
  standard: 0,
  move: 0,
  minor: 0,
  taken: 0,
  granted: 0,
  charged: false,
  immediate: false,
  opportunity: "",
  movement: null,
  running: false,
  guard: 0,
  winded: false,
  heroic: false,
  kept: [],
  readied: null,
  delaying: false,
  initiative: null,
  aid: 0,
  saves: [],
};

/** A change of turn state; null takes a key back to its default. */
export type TurnChange = ChangeOf<TurnState>;

export const changeTurn: (creature: CreatureId, set: TurnChange) => Fact = setTurn;

/** Shapes of what has no default to compare with. */
const SHAPES: Shapes = {
  movement: (value) => isJsonObject(value) && typeof value.budget === "number" && typeof value.walked === "number",
  readied: (value) => isJsonObject(value) && isJsonObject(value.trigger) && isJsonObject(value.action),
  initiative: (value) => typeof value === "number",
};

/** The parts of stored or given state that are known here and of the right shape. */
export const knownState = createStateReader(DEFAULTS, SHAPES);

/** Reads stored turn state; what is missing or of another shape has its default. */
export const readTurn = (turn: JsonObject): TurnState => ({ ...DEFAULTS, ...knownState(turn) });

/** The slots of the own turn, all there again. */
export const FRESH_SLOTS: TurnChange = {
  standard: null,
  move: null,
  minor: null,
  taken: null,
  granted: null,
  charged: null,
  movement: null,
  delaying: null,
};

/** What a new turn gives back and ends. */
export const FRESH_TURN: TurnChange = {
  ...FRESH_SLOTS,
  immediate: null,
  running: null,
  guard: null,
  kept: null,
  readied: null,
  saves: null,
};

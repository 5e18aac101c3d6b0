import { createStateReader, setTurn, type ChangeOf, type Shapes } from "../../rules/turn-state.js";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";

/** The manoeuvre of the running turn, or of the last one until the next begins: its limits hold as long. */
interface ChosenManeuver {
  readonly id: string;
  readonly variant: string | null;
  readonly targetId: string | null;
}

/** Preparation against one creature over consecutive turns. `lastTurn`: the round of the last one; null: the last own turn. */
export interface Prepared {
  readonly target: string;
  readonly turns: number;
  readonly lastTurn: number | null;
}

export interface Aim extends Prepared {
  readonly weaponId: string | null;
  readonly braced: boolean;
}

/** A feint that was won. `expiresTurn`: the round in which the own turn ends it; null: the next but one. */
export interface Feint {
  readonly target: string;
  readonly margin: number;
  readonly expiresTurn: number | null;
}

export interface Waiting {
  readonly trigger: JsonObject;
  readonly maneuver: string;
  readonly variant: string | null;
  /** The act that answers, as it was declared. */
  readonly act: JsonObject;
}

export interface Concentration {
  readonly task: string;
  readonly seconds: number;
}

/** How an attack is being met. */
interface Defending {
  /** The attack's task. */
  readonly attack: string;
  readonly tried: readonly string[];
  readonly made: boolean;
}

/** The turn state of a creature, with all defaults filled in. Distances in yards. */
export interface TurnState {
  readonly maneuver: ChosenManeuver | null;
  /** The step is taken, wholly or for a change of posture. */
  readonly stepUsed: boolean;
  /** Yards of it taken so far. */
  readonly stepped: number;
  /** Movement points used, but for those of the step. */
  readonly distanceMoved: number;
  /** Sixths of a turn made for nothing at the end of a movement; going on makes them cost. */
  readonly turned: number;
  readonly attacksMade: number;
  /** Weapons that struck in this manoeuvre. */
  readonly struck: readonly string[];
  /** What the manoeuvre is for has been done (aim taken, feint made …). */
  readonly acted: boolean;
  /** Since the own turn began: `dodge`, `block`, `retreat`, `parry:` and the weapon. */
  readonly defencesUsed: readonly string[];
  readonly defending: Defending | null;
  readonly aim: Aim | null;
  readonly evaluate: Prepared | null;
  readonly feint: Feint | null;
  readonly wait: Waiting | null;
  readonly concentrate: Concentration | null;
  readonly posture: string;
  /** Readiness of weapons that isn't as their profile says. */
  readonly readiness: JsonObject;
  /** Penalty of wounds: of those since the own turn began, and of those before it. */
  readonly shockNext: number;
  readonly shock: number;
  /** Has shaken off being stunned; that ends with this turn. */
  readonly recovers: boolean;
  readonly initiative: number | null;
}

const DEFAULTS: TurnState = {
  maneuver: null,
  stepUsed: false,
  stepped: 0,
  distanceMoved: 0,
  turned: 0,
  attacksMade: 0,
  struck: [],
  acted: false,
  defencesUsed: [],
  defending: null,
  aim: null,
  evaluate: null,
  feint: null,
  wait: null,
  concentrate: null,
  posture: "standing",
  readiness: {},
  shockNext: 0,
  shock: 0,
  recovers: false,
  initiative: null,
};

/** A change of turn state; null takes a key back to its default. */
export type TurnChange = ChangeOf<TurnState>;

export const changeTurn: (creature: CreatureId, set: TurnChange) => Fact = setTurn;

const prepared = (value: Json): boolean =>
  isJsonObject(value) && typeof value.target === "string" && typeof value.turns === "number";

/** Shapes of what has no default to compare with. */
const SHAPES: Shapes = {
  maneuver: (value) => isJsonObject(value) && typeof value.id === "string",
  defending: (value) => isJsonObject(value) && typeof value.attack === "string" && Array.isArray(value.tried),
  aim: prepared,
  evaluate: prepared,
  feint: (value) => isJsonObject(value) && typeof value.target === "string" && typeof value.margin === "number",
  wait: (value) => isJsonObject(value) && isJsonObject(value.trigger) && isJsonObject(value.act),
  concentrate: (value) => isJsonObject(value) && typeof value.task === "string" && typeof value.seconds === "number",
  readiness: isJsonObject,
  initiative: (value) => typeof value === "number",
};

/** The parts of stored or given state that are known here and of the right shape. */
export const knownState = createStateReader(DEFAULTS, SHAPES);

/** Reads stored turn state; what is missing or of another shape has its default. */
export const readTurn = (turn: JsonObject): TurnState => ({ ...DEFAULTS, ...knownState(turn) });

/** What a new turn gives back and ends (G4-ECONOMY-001, G4-ECONOMY-004, G4-WAIT-004). */
export const FRESH_TURN: TurnChange = {
  maneuver: null,
  stepUsed: null,
  stepped: null,
  distanceMoved: null,
  turned: null,
  attacksMade: null,
  struck: null,
  acted: null,
  defencesUsed: null,
  defending: null,
  wait: null,
  recovers: null,
};

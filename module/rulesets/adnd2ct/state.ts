import { createStateReader, setTurn, type ChangeOf, type Shapes } from "../../rules/turn-state.js";
import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";

/** What was declared for the round. */
export interface Declared extends JsonObject {
  readonly action: string;
  readonly with: string | null;
  readonly options: JsonObject;
}

/** Squares walked in one phase. */
export interface Walk extends JsonObject {
  readonly phase: number;
  readonly squares: number;
}

/** Somebody held at bowpoint or blade point, in one square (ADND-COVER-003). */
export interface Cover extends JsonObject {
  readonly target: string;
  readonly cell: readonly [number, number] | null;
}

/** A hit of this round (for driving back). */
export interface Hit extends JsonObject {
  readonly id: string;
  readonly melee: boolean;
}

/** The state of a creature, with all defaults filled in. Phases by their place in the round, below zero: none. */
export interface TurnState {
  readonly declared: Declared | null;
  /** The declared action was dropped: the next one is due at the end of the round (ADND-ACT-010). */
  readonly aborted: boolean;
  /** Prevented: nothing else may be done this round (ADND-ACT-007). */
  readonly lost: boolean;
  /** The declared action is done. */
  readonly spent: boolean;
  /** Squares walked this round. */
  readonly moved: number;
  readonly walks: readonly Walk[];
  /** Parity of diagonals walked this round. */
  readonly diagonals: 0 | 1;
  readonly adjusted: boolean;
  /** Strokes or shots made of this round's, and the phase of the last one. */
  readonly made: number;
  readonly struckIn: number;
  /** Put off: nothing before this phase. */
  readonly delayed: number;
  /** The phase in which it acted last, or let its place pass. */
  readonly acted: number;
  /** An enemy has moved next to it: it may turn once (ADND-MAP-003). */
  readonly mayTurn: boolean;
  /** Attacked this round at all, and in melee. */
  readonly attacked: boolean;
  readonly beset: boolean;
  readonly hitBy: readonly Hit[];
  /** Opponents at whom it struck through an opening this round, and how often in all. */
  readonly opportunities: readonly string[];
  readonly taken: number;
  /** Enemies whom it has come to threaten this round. */
  readonly closed: readonly string[];
  readonly cover: Cover | null;
  /** Whom its covered shot of this round was meant for. */
  readonly covered: string | null;
  /** Whom its overrun has knocked down, not trampled yet. */
  readonly overrun: readonly string[];
  /** The round in which a slow-loading weapon is loaded again, by attack. */
  readonly reload: Readonly<Record<string, number>>;
  /** Whom it has driven back, and the square left. */
  readonly drove: JsonObject | null;
  /** The side's initiative die, and what it does to the phases. */
  readonly initiative: number | null;
  readonly shift: number;
  /** A fatigue point was paid this round. */
  readonly tired: boolean;
  /** Rounds of running in a row, this one not counted. */
  readonly ran: number;
  readonly dismounted: boolean;
}

const DEFAULTS: TurnState = {
  declared: null,
  aborted: false,
  lost: false,
  spent: false,
  moved: 0,
  walks: [],
  diagonals: 0,
  adjusted: false,
  made: 0,
  struckIn: -1,
  delayed: -1,
  acted: -1,
  mayTurn: false,
  attacked: false,
  beset: false,
  hitBy: [],
  opportunities: [],
  taken: 0,
  closed: [],
  cover: null,
  covered: null,
  overrun: [],
  reload: {},
  drove: null,
  initiative: null,
  shift: 0,
  tired: false,
  ran: 0,
  dismounted: false,
};

/** A change of turn state; null takes a key back to its default. */
export type TurnChange = ChangeOf<TurnState>;

export const changeTurn: (creature: CreatureId, set: TurnChange) => Fact = setTurn;

const isCell = (value: Json | undefined): boolean =>
  value === null || (Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number"));

/** Shapes of what has no default to compare with, and of lists of objects. */
const SHAPES: Shapes = {
  declared: (value) => isJsonObject(value) && typeof value.action === "string" && isJsonObject(value.options),
  cover: (value) => isJsonObject(value) && typeof value.target === "string" && isCell(value.cell),
  covered: (value) => typeof value === "string",
  drove: (value) => isJsonObject(value),
  initiative: (value) => typeof value === "number",
  walks: (value) => Array.isArray(value) && value.every((each: Json) => isJsonObject(each)),
  hitBy: (value) => Array.isArray(value) && value.every((each: Json) => isJsonObject(each)),
};

/** The parts of stored or given state that are known here and of the right shape. */
export const knownState = createStateReader(DEFAULTS, SHAPES);

/** Reads stored turn state; what is missing or of another shape has its default. */
export const readTurn = (turn: JsonObject): TurnState => ({ ...DEFAULTS, ...knownState(turn) });

/** What outlives the round. */
const LASTING: readonly string[] = ["cover", "reload", "ran", "dismounted"];

/** What a new round gives back and ends: of the stored state all but what lasts. */
export const freshRound = (turn: JsonObject): TurnChange =>
  Object.fromEntries(Object.keys(turn).flatMap((key) => (LASTING.includes(key) ? [] : [[key, null] as const])));

export const toCell = ([column, row]: Cell): [number, number] => [column, row];

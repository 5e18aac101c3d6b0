import { isJsonObject, type Json, type JsonObject } from "../../kernel/json.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { setTurn, type ChangeOf } from "../../rules/turn-state.js";
import { oneOf, RULINGS, type Rulings } from "./rulings.js";

export interface Readied {
  readonly trigger: JsonObject;
  readonly action: JsonObject;
}

/** The turn state of a creature, with all defaults filled in. Distances in feet. */
export interface TurnState extends Rulings {
  readonly actionUsed: boolean;
  readonly bonusUsed: boolean;
  /** Stays used until the own next turn. */
  readonly reactionUsed: boolean;
  readonly interactionUsed: boolean;
  /** Movement spent this turn, whatever it was spent on. */
  readonly moved: number;
  /** Each adds the speed once more to this turn's movement. */
  readonly dashes: number;
  readonly disengaged: boolean;
  /** Until the own next turn. */
  readonly dodging: boolean;
  /** Attacks that the Attack action of this turn still has. */
  readonly attacksLeft: number;
  /** The enemy whom this creature distracts, until its next turn. */
  readonly helpsAgainst: string | null;
  /** Parity of diagonals walked this turn, for the 5-10-5 option. */
  readonly diagonals: 0 | 1;
  /** Feet walked right up to now, as the run-up of a jump. */
  readonly runUp: number;
  readonly readied: Readied | null;
  /** Struck to a standstill for the rest of the current turn. */
  readonly halted: boolean;
  readonly delaying: boolean;
  readonly initiative: number | null;
  /** No longer on the mount that the profile names. */
  readonly dismounted: boolean;
  /** Of a rider: it directs its mount; null: as the mount's training says. */
  readonly controls: boolean | null;
  /** DC to find a creature that hid. */
  readonly stealth: number | null;
  /** The ally whose next check it helps, until its next turn. */
  readonly helpsAlly: string | null;
  /** The light weapon that this turn's Attack action has struck with. */
  readonly lightStrike: string | null;
  /** The extra attack of light weapons is made. */
  readonly extraStrike: boolean;
  /** The spell that it concentrates on. */
  readonly concentrating: string | null;
  /** Fell to 0 hit points and was not healed since (GAP-DND5-17). */
  readonly struckDown: boolean;
  readonly stable: boolean;
  readonly deathSuccesses: number;
  readonly deathFailures: number;
  /** The death save of this turn is made. */
  readonly deathSaved: boolean;
}

/** A change of turn state; null takes a key back to its default. */
export type TurnChange = ChangeOf<TurnState>;

export const changeTurn: (creature: CreatureId, set: TurnChange) => Fact = setTurn;

const bool = (value: Json | undefined): boolean => value === true;
const word = (value: Json | undefined): string | null => (typeof value === "string" ? value : null);
const count = (value: Json | undefined): number => (typeof value === "number" ? value : 0);

/** Reads stored turn state; what is missing or of another shape has its default. */
export function readTurn(turn: JsonObject): TurnState {
  const { readied, controls, initiative, stealth } = turn;
  return {
    actionUsed: bool(turn.actionUsed),
    bonusUsed: bool(turn.bonusUsed),
    reactionUsed: bool(turn.reactionUsed),
    interactionUsed: bool(turn.interactionUsed),
    moved: count(turn.moved),
    dashes: count(turn.dashes),
    disengaged: bool(turn.disengaged),
    dodging: bool(turn.dodging),
    attacksLeft: count(turn.attacksLeft),
    helpsAgainst: word(turn.helpsAgainst),
    diagonals: turn.diagonals === 1 ? 1 : 0,
    runUp: count(turn.runUp),
    readied: readReadied(readied),
    halted: bool(turn.halted),
    delaying: bool(turn.delaying),
    initiative: typeof initiative === "number" ? initiative : null,
    dismounted: bool(turn.dismounted),
    controls: typeof controls === "boolean" ? controls : null,
    stealth: typeof stealth === "number" ? stealth : null,
    helpsAlly: word(turn.helpsAlly),
    lightStrike: word(turn.lightStrike),
    extraStrike: bool(turn.extraStrike),
    concentrating: word(turn.concentrating),
    struckDown: bool(turn.struckDown),
    stable: bool(turn.stable),
    deathSuccesses: count(turn.deathSuccesses),
    deathFailures: count(turn.deathFailures),
    deathSaved: bool(turn.deathSaved),
    ruledCover: oneOf(RULINGS[0].values, turn.ruledCover),
    ruledAdvantage: oneOf(RULINGS[1].values, turn.ruledAdvantage),
    ruledObject: oneOf(RULINGS[2].values, turn.ruledObject),
  };
}

function readReadied(value: Json | undefined): Readied | null {
  if (!isJsonObject(value)) return null;
  const { trigger, action } = value;
  return { trigger: isJsonObject(trigger) ? trigger : {}, action: isJsonObject(action) ? action : {} };
}

/** Names of state that may be given from outside. */
export const GIVEN_STATE: readonly (keyof TurnState)[] = [
  "actionUsed",
  "bonusUsed",
  "reactionUsed",
  "interactionUsed",
  "moved",
  "dashes",
  "disengaged",
  "dodging",
  "attacksLeft",
  "helpsAgainst",
  "readied",
  "halted",
  "initiative",
  "controls",
  "stealth",
  "helpsAlly",
  "concentrating",
  "stable",
  "deathSuccesses",
  "deathFailures",
  ...RULINGS.map(({ id }) => id),
];

/** What a new turn gives back and ends. */
export const FRESH_TURN: TurnChange = {
  actionUsed: null,
  bonusUsed: null,
  reactionUsed: null,
  interactionUsed: null,
  moved: null,
  dashes: null,
  disengaged: null,
  dodging: null,
  attacksLeft: null,
  helpsAgainst: null,
  diagonals: null,
  runUp: null,
  readied: null,
  delaying: null,
  helpsAlly: null,
  lightStrike: null,
  extraStrike: null,
  deathSaved: null,
};

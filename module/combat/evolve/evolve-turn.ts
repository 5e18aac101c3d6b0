import type { CreatureState, Encounter, TurnMark } from "../../model/encounter.js";
import type { CreatureId } from "../../model/ids.js";
import { placeOfTurn, turnsAhead } from "../turn-marks.js";
import type { Changes } from "./changes.js";

/** So many turns can be shown again: three rounds of forty creatures. */
const TURNS_KEPT = 120;

/** Events that move the turn along the order. */
export const TURN_CHANGES: Changes<
  "RoundStarted" | "TurnStarted" | "TurnEnded" | "TurnHeldUp" | "TurnResumed" | "PhaseStarted" | "PhaseResumed"
> = {
  RoundStarted: (encounter, { round }) => ({ ...encounter, round, last: null, ...beforePhases(encounter, round) }),
  TurnStarted: (encounter, { creature, group }) => {
    const { round, phase } = encounter;
    const mark: TurnMark = { creature, round, ended: false, ...(group && { group }), ...(phase && { phase }) };
    return {
      ...withoutComing(encounter),
      active: creature,
      last: creature,
      turns: [...encounter.turns, mark].slice(-TURNS_KEPT),
      ahead: 0,
    };
  },
  TurnEnded: (encounter, { creature }) => ({
    ...askAgain(encounter),
    active: encounter.active === creature ? null : encounter.active,
    turns: endMark(encounter, creature),
  }),
  TurnHeldUp: (encounter, { creature, others, comesIn }) => ({ ...encounter, coming: { creature, others, comesIn } }),
  TurnResumed: (encounter, { creature, round, ahead, phase }) => ({
    ...askAgain(withoutComing(encounter)),
    active: creature,
    round,
    ahead,
    ...(phase && { phase }),
  }),
  PhaseStarted: (encounter, { phase }) => ({
    ...encounter,
    active: null,
    phase,
    reached: { round: encounter.round, phase },
  }),
  PhaseResumed: (encounter, { round, phase, ahead }) => ({ ...encounter, active: null, round, phase, ahead }),
};

/** A new round of a game that has phases begins before the first of them. */
const beforePhases = ({ reached }: Encounter, round: number): Partial<Encounter> =>
  reached ? { phase: null, reached: { round, phase: null } } : {};

/** The fight with no turn that waits for the end of another. */
export function withoutComing(encounter: Encounter): Encounter {
  if (!encounter.coming) return encounter;
  const { coming: _, ...rest } = encounter;
  return rest;
}

/** The turns without those of a creature that is gone; what lies ahead stays ahead. */
export function withoutTurnsOf(encounter: Encounter, id: CreatureId): Pick<Encounter, "turns" | "ahead"> {
  const isOther = (mark: TurnMark): boolean => mark.creature !== id;
  return { turns: encounter.turns.filter(isOther), ahead: turnsAhead(encounter).filter(isOther).length };
}

/** The turn that is played where it is this creature's, else its latest open one. */
function endMark(encounter: Encounter, creature: CreatureId): readonly TurnMark[] {
  const { turns } = encounter;
  const place = placeOfTurn(encounter);
  const isPlayed = encounter.active === creature && turns[place]?.creature === creature;
  const at = isPlayed ? place : turns.findLastIndex((mark) => mark.creature === creature && !mark.ended);
  return at < 0 ? turns : turns.map((mark, i) => (i === at ? { ...mark, ended: true } : mark));
}

/** What was settled for the rest of a turn is asked again. Creatures that settled nothing stay the same objects. */
function askAgain(encounter: Encounter): Encounter {
  const states = Object.values(encounter.creatures);
  const isSettled = ({ passes, takes }: CreatureState): boolean => passes === true || takes === true;
  if (!states.some(isSettled)) return encounter;
  const creatures = Object.fromEntries(
    states.map((state) => [state.id, isSettled(state) ? withoutWord(state) : state]),
  );
  return { ...encounter, creatures };
}

function withoutWord(state: CreatureState): CreatureState {
  const { passes: _, takes: __, ...rest } = state;
  return rest;
}

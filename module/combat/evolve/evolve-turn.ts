import type { CreatureState, Encounter, TurnMark } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { placeOfTurn, turnsAhead } from "../turn-marks.js";

type TurnEvent = Extract<
  Event,
  {
    type: "RoundStarted" | "TurnStarted" | "TurnEnded" | "TurnHeldUp" | "TurnResumed" | "PhaseStarted" | "PhaseResumed";
  }
>;

/** So many turns can be shown again: three rounds of forty creatures. */
const TURNS_KEPT = 120;

/** Events that move the turn along the order. */
export function evolveTurn(encounter: Encounter, event: TurnEvent): Encounter {
  switch (event.type) {
    case "RoundStarted":
      return { ...encounter, round: event.round, last: null, ...beforePhases(encounter, event.round) };
    case "TurnStarted": {
      const { creature, group } = event;
      const { round, phase } = encounter;
      const mark: TurnMark = { creature, round, ended: false, ...(group && { group }), ...(phase && { phase }) };
      return {
        ...withoutComing(encounter),
        active: creature,
        last: creature,
        turns: [...encounter.turns, mark].slice(-TURNS_KEPT),
        ahead: 0,
      };
    }
    case "TurnEnded":
      return {
        ...askAgain(encounter),
        active: encounter.active === event.creature ? null : encounter.active,
        turns: endMark(encounter, event.creature),
      };
    case "TurnHeldUp": {
      const { creature, others, comesIn } = event;
      return { ...encounter, coming: { creature, others, comesIn } };
    }
    case "TurnResumed":
      return {
        ...askAgain(withoutComing(encounter)),
        active: event.creature,
        round: event.round,
        ahead: event.ahead,
        ...(event.phase && { phase: event.phase }),
      };
    case "PhaseStarted": {
      const { phase } = event;
      return { ...encounter, active: null, phase, reached: { round: encounter.round, phase } };
    }
    case "PhaseResumed":
      return { ...encounter, active: null, round: event.round, phase: event.phase, ahead: event.ahead };
  }
}

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

/** What was let go for the rest of a turn is asked for again. Creatures that let nothing go stay the same objects. */
function askAgain(encounter: Encounter): Encounter {
  const states = Object.values(encounter.creatures);
  if (!states.some(({ passes }) => passes)) return encounter;
  const creatures = Object.fromEntries(states.map((state) => [state.id, state.passes ? withoutPass(state) : state]));
  return { ...encounter, creatures };
}

function withoutPass(state: CreatureState): CreatureState {
  const { passes: _, ...rest } = state;
  return rest;
}

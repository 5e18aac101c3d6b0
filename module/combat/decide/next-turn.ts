import type { Encounter } from "../../model/encounter.js";
import type { CreatureId } from "../../model/ids.js";
import type { Ruleset } from "../../rules/ruleset.js";
import { situationOf, type Scene, type Situation } from "../../rules/situation.js";
import type { Command } from "../../model/command.js";
import { turnsAhead } from "../turn-marks.js";

/** Takes part, and its turn isn't passed over. One that holds its turn back has an ordinary one where it loses that. */
export function takesTurn(situation: Situation, ruleset: Ruleset, id: CreatureId): boolean {
  const state = situation.encounter.creatures[id];
  const waits = ruleset.delayLost === undefined && ruleset.delays(situation, id);
  return state !== undefined && !state.out && !waits && !ruleset.skipsTurn(situation, id);
}

/**
 * Whose turn comes next: of the turns that have begun already and lie ahead the first, else the first in the order after
 * the last turn, among those who take part and aren't passed over.
 */
export function nextCreature(encounter: Encounter, ruleset: Ruleset, scene: Scene): CreatureId | null {
  const situation = situationOf(encounter, scene);
  const start = encounter.last === null ? 0 : encounter.order.indexOf(encounter.last) + 1;
  const round = [...encounter.order.slice(start), ...encounter.order.slice(0, start)];
  const begun = turnsAhead(encounter).map(({ creature }) => creature);
  if (ruleset.phases) {
    const due = ruleset.phases.due(situation).filter((id) => id !== encounter.active);
    return [...begun, ...due].find((id) => takesTurn(situation, ruleset, id)) ?? null;
  }
  return [...begun, ...round].find((id) => takesTurn(situation, ruleset, id)) ?? null;
}

/**
 * What moves a game of phases on: of turns that are shown again the next one of this phase, else, in the latest phase,
 * whoever is due, else the next phase, and behind the last one the time before the next round's first. Null in games
 * without phases.
 */
export function nextInPhases(encounter: Encounter, ruleset: Ruleset, scene: Scene): Command | null {
  if (!ruleset.phases) return null;
  const { round, phase = null, reached = { round, phase } } = encounter;
  const [begun] = turnsAhead(encounter);
  const isBegunHere = begun?.round === round && (begun.phase ?? null) === phase;
  const isLatest = begun === undefined && reached.round === round && reached.phase === phase;
  const creature = isBegunHere || isLatest ? nextCreature(encounter, ruleset, scene) : null;
  if (creature !== null) return { type: "StartTurn", creature };
  const { order } = ruleset.phases;
  return { type: "StartPhase", phase: order[order.indexOf(phase ?? "") + 1] ?? null };
}

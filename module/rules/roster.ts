import type { JsonObject } from "../kernel/json.js";
import type { CreatureId } from "../model/ids.js";
import { keepFor } from "./kept.js";
import { findCreature, presentCreatures, type Creature, type Situation } from "./situation.js";

/** Finds the creatures of a fight together with their turn state, as a ruleset reads it. */
export interface Roster<Turn> {
  readonly findFighter: (
    situation: Situation,
    id: CreatureId | undefined,
  ) => (Creature & { readonly turn: Turn }) | null;
  /** All that take part, in no particular order. */
  readonly presentFighters: (situation: Situation) => readonly (Creature & { readonly turn: Turn })[];
}

/** A roster over turn state that `read` makes out of what the ledger keeps. A situation never changes, so it is read once. */
export function createRoster<Turn>(read: (turn: JsonObject) => Turn): Roster<Turn> {
  const toFighter = (creature: Creature) => ({ ...creature, turn: read(creature.state.turn) });
  return {
    findFighter(situation, id) {
      const creature = id === undefined ? null : findCreature(situation, id);
      return creature && toFighter(creature);
    },
    presentFighters: keepFor((situation) => presentCreatures(situation).map(toFighter)),
  };
}

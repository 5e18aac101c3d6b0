import type { Board } from "../grid/board/board.js";
import type { Json } from "../kernel/json.js";
import type { CreatureState, Encounter } from "../model/encounter.js";
import type { Enforcement } from "../model/enforcement.js";
import type { CreatureId } from "../model/ids.js";
import type { Profile } from "../model/profile.js";
import { keepFor } from "./kept.js";

/** World options of a ruleset by id; a missing one has its default. */
export type RulesetOptions = Readonly<Record<string, Json>>;

/** A token without a combatant: it blocks, but neither threatens nor is threatened. */
export interface Bystander {
  readonly cell: readonly [number, number];
  readonly space: number;
}

/** What decisions rest on besides the ledger: read from documents for each decision. */
export interface Scene {
  /** Null: a combat without a scene has economy and no movement. */
  readonly board: Board | null;
  readonly profiles: ReadonlyMap<CreatureId, Profile>;
  readonly bystanders: readonly Bystander[];
  readonly options: RulesetOptions;
  /** Seconds that windows stay open at this table, null: until answered; missing: as the ruleset has it. */
  readonly windowSeconds?: number | null;
  /** How strictly this table holds whom to what; missing: to everything. */
  readonly levels?: Enforcement;
}

/** Everything that a rule may look at. */
export interface Situation extends Scene {
  readonly encounter: Encounter;
}

const opened = keepFor((_encounter: Encounter) => new WeakMap<Scene, Situation>());

/** Fight and scene together: the same object while both stand, so that what is worked out for it can be kept. */
export function situationOf(encounter: Encounter, scene: Scene): Situation {
  const known = opened(encounter).get(scene);
  if (known) return known;
  const situation = { ...scene, encounter };
  opened(encounter).set(scene, situation);
  return situation;
}

/** One creature with both of its halves. */
export interface Creature {
  readonly id: CreatureId;
  readonly profile: Profile;
  readonly state: CreatureState;
}

/** The creature with its profile and state, or null where the fight doesn't know it or it has left. */
export function findCreature(situation: Situation, id: CreatureId): Creature | null {
  const profile = situation.profiles.get(id);
  const state = situation.encounter.creatures[id];
  return profile && state ? { id, profile, state } : null;
}

/** All creatures that take part, in no particular order. */
export function presentCreatures(situation: Situation): Creature[] {
  return Object.values(situation.encounter.creatures).flatMap((state) => {
    const profile = situation.profiles.get(state.id);
    return profile && !state.out ? [{ id: state.id, profile, state }] : [];
  });
}

import type { JsonObject } from "../../kernel/json.js";
import type { Fact } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import { setTurn, type ChangeOf } from "../../rules/turn-state.js";

export const LIMITS = ["none", "one-action", "move-only", "none-left"] as const;
/** What a turn is limited to, beside swift and free actions. */
export type Limit = (typeof LIMITS)[number];

/** A movement that may go on: its allowance, and whom it has already given a chance. */
export interface Movement {
  readonly action: string;
  readonly mode: string;
  readonly slot: string;
  readonly budget: number;
  readonly walked: number;
  /** Enemies who had their opportunity from this movement. */
  readonly provoked: readonly string[];
  /** Something was done meanwhile, so that it can't go on. */
  readonly closed: boolean;
  /** Whom a spring attack struck in the middle of it. */
  readonly struck?: string;
}

/** A full attack under way. */
export interface FullAttack {
  /** Attack ids made so far, in order. */
  readonly made: readonly string[];
  /** The off-hand weapon, where two weapons are used. */
  readonly offHand: string | null;
}

export interface PendingFullRound {
  readonly actionId: string;
  readonly startedRound: number;
  /** How it was begun: weapon, target, options. */
  readonly act: JsonObject;
}
export interface Casting {
  readonly spell: string;
  readonly level: number;
  readonly roundsSpent: number;
  readonly roundsNeeded: number;
  /** Round of the last full-round action given to it. */
  readonly lastRound: number;
}
export interface ActiveSpell {
  readonly id: string;
  readonly level: number;
  readonly concentration: boolean;
  readonly redirectable: boolean;
  readonly dismissible: boolean;
  /** The round at whose own turn it ends; null: it lasts. */
  readonly endsRound: number | null;
}
export interface Run {
  readonly rounds: number;
  readonly checks: number;
  readonly restRoundsLeft: number;
  /** Round in which the breath ran out; rest counts from the next one. */
  readonly failedRound: number;
}
export interface Shield {
  readonly bonus: number;
  readonly worn: boolean;
}
export interface Readied {
  readonly trigger: JsonObject;
  readonly action: JsonObject;
}
/** What was done with an attack's weapon in the fight; missing: as the profile says. */
export interface Gear {
  readonly ready?: boolean;
  readonly loaded?: boolean;
}

/** The turn state of a creature, with all defaults filled in. Names are those of scenario files where they have one. */
export interface TurnState {
  readonly standardUsed: boolean;
  readonly moveUsed: boolean;
  readonly fullRoundUsed: boolean;
  readonly swiftUsed: boolean;
  readonly stepUsed: boolean;
  readonly freeCount: number;
  readonly distanceMoved: number;
  readonly limited: Limit;
  readonly pendingFullRound: PendingFullRound | null;
  readonly fullAttack: FullAttack | null;
  readonly fightingDefensively: boolean;
  readonly totalDefense: boolean;
  readonly running: boolean;
  readonly charging: boolean;
  readonly combatExpertise: boolean;
  readonly powerAttack: boolean;
  readonly deadlyAim: boolean;
  readonly spellsCast: number;
  readonly swiftSpellCast: boolean;
  readonly swiftDebt: boolean;
  readonly aooUsed: number;
  readonly readied: Readied | null;
  readonly heldCharge: boolean;
  readonly casting: Casting | null;
  readonly activeSpells: readonly ActiveSpell[];
  readonly run: Run;
  readonly armed: boolean | null;
  readonly hands: readonly string[] | null;
  readonly inventory: readonly string[] | null;
  readonly shield: Shield | null;
  /** The shield's bonus is contained in the profile's armour class. */
  readonly shieldInAc: boolean;
  readonly movement: Movement | null;
  /** Parity of diagonals walked this turn. */
  readonly diagonals: 0 | 1;
  /** An action of this turn goes with no 5-foot step. */
  readonly stepExcluded: boolean;
  readonly gear: Readonly<Record<string, Gear>>;
  readonly delaying: boolean;
  /** A touch spell cast this round may be delivered free once. */
  readonly freeTouch: boolean;
  /** Spells kept up by concentration this turn. */
  readonly concentrated: readonly string[];
  /** Concentration failed while a casting was under way. */
  readonly castingBroken: boolean;
  /** Whom a feint has thrown off guard, and in which round. */
  readonly feint: Feint | null;
  readonly dismounted: boolean;
  /** Whom it holds in a grapple, and the round in which the hold was last made sure of. */
  readonly hold: Hold | null;
  /** Whom it has overrun, and may go through this turn. */
  readonly overrun: string | null;
  /** Whom it helps, against whom and at what, until its next turn (PF1-GAP-14). */
  readonly aid: Aid | null;
  /** Has not had a turn yet, so that it is flat-footed (PF1-GAP-11). */
  readonly unready: boolean;
  /** What the game master says that climbing and swimming have to reach this turn, in digits. */
  readonly ruledDifficulty: string | null;
  /** Result of the last initiative roll. */
  readonly initiative: number | null;
}

export interface Hold {
  readonly target: string;
  readonly round: number;
}
export interface Aid {
  readonly friend: string;
  readonly foe: string;
  readonly at: "attack" | "defence";
}
export interface Feint {
  readonly target: string;
  readonly round: number;
}

/** A change of turn state; null takes a key back to its default. */
export type TurnChange = ChangeOf<TurnState>;

export const changeTurn: (creature: CreatureId, set: TurnChange) => Fact = setTurn;

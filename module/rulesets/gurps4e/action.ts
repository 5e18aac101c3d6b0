import type { ActionGroup, Targeting } from "../../rules/definitions.js";
import type { OptionalAttack } from "./options.js";

/** Which code judges and carries out an action. */
export type Family = "maneuver" | "step" | "defence" | "recover" | "initiative" | "given" | "amend" | "home-made";

/** How far a manoeuvre lets one go (G4-MOVE-001). `forward`: half the Move, into front hexes only. */
export type Stride = "none" | "step" | "half" | "forward" | "full";

/** What a manoeuvre is for, beside moving. */
export type Deed = "aim" | "attack" | "posture" | "concentrate" | "nothing" | "evaluate" | "feint" | "ready" | "wait";

/** The active defences (G4-GAP-04). */
export const DEFENCES = ["dodge", "parry", "block"] as const;
export type Defence = (typeof DEFENCES)[number];

/** What turns of preparation have built up, and what breaks off where a manoeuvre doesn't keep it. */
export type Carried = "aim" | "evaluate" | "concentrate";

/** What a variant changes of its manoeuvre. */
export interface Variant {
  readonly id: string;
  /** Instead of the manoeuvre's own. */
  readonly stride?: Stride;
  readonly attacks?: number;
  /** Which weapons it goes with; missing: all. */
  readonly weapons?: "melee" | "ranged";
  /** Added to the skill of its attacks. */
  readonly hit?: number;
  /** Added to these active defences until the next own turn. */
  readonly defence?: Partial<Readonly<Record<Defence, number>>>;
  /** Active defences that may be tried against one attack; missing: one. */
  readonly tries?: number;
  /** Rate of fire that it needs. */
  readonly rof?: number;
  /** Muscle-powered weapons only. */
  readonly muscle?: boolean;
  /** Harder blows, or weaker ones. */
  readonly damage?: "strong" | "weak";
  /** Each blow with another weapon. */
  readonly apart?: boolean;
  /** What has struck can't parry, and there is no retreat, until the next own turn. */
  readonly exposed?: boolean;
  /** A world has to offer it (G4-GAP-15); one may do without. */
  readonly optional?: OptionalAttack;
}

/** What makes an action a manoeuvre: the whole of a turn. */
export interface Maneuver {
  readonly stride: Stride;
  readonly deed: Deed | null;
  /** Attacks in it. */
  readonly attacks: number;
  /** Preparations that outlast it. */
  readonly keeps: readonly Carried[];
  /** Active defences that it forbids until the next own turn (G4-ECONOMY-003, G4-ECONOMY-004). */
  readonly bars: readonly Defence[];
  /** One of them has to be chosen, but for those that are optional; empty: none. */
  readonly variants: readonly Variant[];
}

/** One row of the action table. */
export interface Action {
  readonly id: string;
  readonly family: Family;
  readonly group: ActionGroup;
  readonly targeting: Targeting;
  /** Uses one of the creature's attacks. */
  readonly attack?: boolean;
  /** May be armed for the next movement. */
  readonly tactic?: boolean;
  /** For windows and the game master only. */
  readonly unlisted?: boolean;
  /** Missing: no manoeuvre. */
  readonly maneuver?: Maneuver;
}

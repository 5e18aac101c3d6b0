import type { JsonObject } from "../../kernel/json.js";
import type { Reason } from "../../model/refusal.js";
import type { Modifier, RollOutcome } from "../../model/roll.js";
import type { Closing } from "../../model/window.js";

/** Somebody on a card: the combatant, and the name for when the fight is gone. */
export interface CardCreature {
  readonly id: string;
  readonly name: string;
}

/** One blow or shot with what it came to. */
export interface StrikeCard {
  readonly kind: "strike";
  readonly by: CardCreature;
  readonly target: CardCreature;
  readonly attack: string;
  readonly hit: boolean;
  readonly critical: boolean;
  readonly damage: number | null;
  readonly provoked: boolean;
  /** Attack and confirmation, and then damage. */
  readonly rolls: readonly RollOutcome[];
  /** Hit points before and after; shown to those who own the target. */
  readonly hp: { readonly from: number | null; readonly to: number | null } | null;
  readonly conditions: readonly string[];
  readonly pays: readonly string[];
}

/** A save, a check or a shot into the void: a roll that belongs to no blow. */
export interface RollCard {
  readonly kind: "roll";
  readonly by: CardCreature;
  readonly roll: RollOutcome;
  /** Conditions that its outcome brings the roller. */
  readonly conditions: readonly string[];
  /** Whom it is against, and what is done by it; null for a roll that somebody has to make. */
  readonly target: CardCreature | null;
  readonly deed: { readonly action: string; readonly variant: string | null } | null;
  /** Conditions that it brings others, and what the table has to see to. */
  readonly others: readonly { readonly creature: CardCreature; readonly condition: string }[];
  readonly notes: readonly { readonly code: string; readonly data: JsonObject }[];
}

/** What a table has made for itself, and what came of it. */
export interface OwnCard {
  readonly kind: "own";
  readonly by: CardCreature;
  readonly target: CardCreature | null;
  readonly name: string;
  /** Its test, then damage and healing, in the order thrown. */
  readonly rolls: readonly RollOutcome[];
  /** Whether its test went well for its doer; null: nothing decided. */
  readonly success: boolean | null;
  readonly changes: readonly OwnChange[];
  readonly pays: readonly string[];
}

/** What befell one creature. */
export interface OwnChange {
  readonly creature: CardCreature;
  readonly damage: number | null;
  readonly healing: number | null;
  readonly gained: readonly string[];
  readonly ended: readonly string[];
  readonly moved: boolean;
}

/** Something that ended before its end. */
export interface CutShortCard {
  readonly kind: "cut-short";
  readonly by: CardCreature;
  readonly action: string;
  readonly reason: string;
}

/** What was taken back. */
export interface UndoneCard {
  readonly kind: "undone";
  readonly by: CardCreature | null;
  readonly actions: readonly string[];
  readonly user: string;
  /** It was the beginning of a turn. */
  readonly start?: boolean;
}

/** A chance that somebody let pass, missed in time, or lost. */
export interface UnansweredCard {
  readonly kind: "unanswered";
  readonly by: CardCreature;
  readonly of: string;
  readonly how: Closing;
}

/** What the game master has set right: slots by what is left of them, and the way gone in the ruleset's unit. */
export interface RepairedCard {
  readonly kind: "repaired";
  readonly by: CardCreature;
  readonly slots: readonly { readonly slot: string; readonly from: number; readonly to: number }[];
  readonly walked: { readonly from: number; readonly to: number } | null;
}

/** A way that ended in front of somebody whom its mover could not know of. */
export interface UnseenCard {
  readonly kind: "unseen";
  readonly by: CardCreature;
}

/** Hit points that the table takes or gives by its word. */
export interface AmendCard {
  readonly kind: "amend";
  readonly by: CardCreature;
  readonly how: "harm" | "mend";
  readonly amount: number;
  /** Before and after; shown to those who own it. */
  readonly hp: StrikeCard["hp"];
  readonly conditions: readonly string[];
}

/** What a turn came to, once it is over. */
export interface SummaryCard {
  readonly kind: "summary";
  readonly by: CardCreature;
  /** Own movement, in the ruleset's unit; `forced`: it was moved besides. */
  readonly walked: number;
  readonly forced: boolean;
  readonly acts: readonly { readonly action: string; readonly times: number }[];
  readonly spent: readonly string[];
  readonly dealt: readonly { readonly creature: CardCreature; readonly damage: number }[];
  readonly suffered: number;
  readonly healed: number;
  readonly gained: readonly string[];
  readonly ended: readonly string[];
}

/** Something that was done although it goes against the rules. */
export interface OverdraftCard {
  readonly kind: "overdraft";
  readonly by: CardCreature;
  readonly action: string;
  readonly reasons: readonly Reason[];
}

/** A chance to strike for which nobody waits. */
export interface ChanceCard {
  readonly kind: "chance";
  readonly by: CardCreature;
  readonly against: CardCreature;
  readonly of: string;
}

/** Something that was done without a roll, of which the game master says what comes of it. */
export interface RulingCard {
  readonly kind: "ruling";
  readonly by: CardCreature;
  readonly action: string;
  readonly target: CardCreature | null;
}

/** What a chat message of ours holds: data alone, put into words by each client in its own language. */
export type Card =
  | StrikeCard
  | RollCard
  | OwnCard
  | CutShortCard
  | UndoneCard
  | UnansweredCard
  | RepairedCard
  | UnseenCard
  | AmendCard
  | SummaryCard
  | OverdraftCard
  | ChanceCard
  | RulingCard;

/** The creatures of a card, its doer first. */
export function creaturesOf(card: Card): CardCreature[] {
  if (card.kind === "strike") return [card.by, card.target];
  if (card.kind === "chance") return [card.by, card.against];
  if (card.kind === "roll" || card.kind === "own" || card.kind === "ruling")
    return [card.by, ...(card.target ? [card.target] : [])];
  return card.by ? [card.by] : [];
}

/** Modifiers that are worth naming. */
export const namedModifiers = ({ modifiers }: RollOutcome): readonly Modifier[] =>
  modifiers.filter(({ value }) => value !== 0);

import type { ConditionId, SlotId } from "./ids.js";

/** Whom a home-made action is meant for. */
export const HOME_TARGETS = ["none", "any", "enemy", "ally"] as const;
export type HomeTargets = (typeof HOME_TARGETS)[number];

/** How often it can be used. */
export const HOME_LIMITS = ["none", "round", "fight"] as const;
export type HomeLimit = (typeof HOME_LIMITS)[number];

/** What a row of effects does. */
export const HOME_DEEDS = ["damage", "heal", "condition", "relieve", "push", "pull"] as const;
export type HomeDeed = (typeof HOME_DEEDS)[number];

/** When a row comes about: in any case, or by how the doer's test goes (of a save: whether its target fails). */
export const HOME_MOMENTS = ["always", "success", "failure"] as const;
export type HomeMoment = (typeof HOME_MOMENTS)[number];

/** When a condition ends: never of itself, with a turn of its doer or bearer, or by a save at the end of each turn. */
export const HOME_ENDS = ["open", "own-start", "own-end", "target-start", "target-end", "save"] as const;
export type HomeEnd = (typeof HOME_ENDS)[number];

/** What has to be so, or mustn't be, before it can be used. */
export const HOME_NEEDS = ["has-condition", "lacks-condition", "has-feature"] as const;
export type HomeNeedKind = (typeof HOME_NEEDS)[number];

/** The doer, or whom it is meant for. */
export const HOME_SIDES = ["self", "target"] as const;
export type HomeSide = (typeof HOME_SIDES)[number];

/** A roll that decides: the doer's against a defence, with a bonus; or the target's save against a difficulty. */
export interface HomeTest {
  readonly kind: "attack" | "save";
  /** The defence, or the save, by the ruleset's word. */
  readonly of: string;
  /** Attack bonus, or difficulty (GURPS: what is added to the score that is rolled against). */
  readonly value: number;
}

export interface HomeNeed {
  readonly who: HomeSide;
  readonly is: HomeNeedKind;
  readonly of: string;
}

/** One thing that happens. Which of the fields count depends on `does`. */
export interface HomeEffect {
  readonly to: HomeSide;
  readonly when: HomeMoment;
  readonly does: HomeDeed;
  /** Dice such as `2d6+3`, or a number: of damage and healing. */
  readonly amount: string;
  /** The kind of damage, or the condition. */
  readonly of: ConditionId;
  /** Cells of a push or pull. */
  readonly cells: number;
  readonly ends: HomeEnd;
  /** Turns until it ends, the one that ends it included. */
  readonly turns: number;
}

/** An action that a table has made for itself, as its creature's profile lists it; read anew for each decision. */
export interface HomeMade {
  readonly id: string;
  readonly name: string;
  /** What pays, by the ruleset's word. */
  readonly slot: SlotId;
  readonly targets: HomeTargets;
  /** How far its target may be, in the ruleset's unit; null: as far as it can be seen. */
  readonly range: number | null;
  /** Whether using it gives enemies beside its doer a chance, as the ruleset counts them. */
  readonly provokes: boolean;
  readonly limit: HomeLimit;
  /** Null: it simply works. */
  readonly test: HomeTest | null;
  readonly needs: readonly HomeNeed[];
  readonly effects: readonly HomeEffect[];
}

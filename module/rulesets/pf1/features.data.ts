export type Ability = "str" | "dex" | "con" | "int" | "wis" | "cha";

/**
 * What a feature changes. `of` narrows it to one manoeuvre or cause; `add` is a number, or the modifier of an ability
 * where that helps.
 */
export interface Effect {
  /** An `EffectKey`; what an item of a table's own says beyond those changes nothing. */
  readonly on: string;
  readonly of?: string;
  readonly add?: number | Ability;
}

interface Row extends Effect {
  readonly on: EffectKey;
}

export type EffectKey =
  /** Numbers: attacks of opportunity a round; armour class against those that movement provokes; the factor of a run. */
  | "opportunities"
  | "ac-leaving"
  | "run"
  /** Manoeuvres made, and resisted; checks to cast defensively; secondary attacks; further attacks with the off hand. */
  | "maneuver"
  | "maneuver-defence"
  | "defensive-casting"
  | "secondary"
  | "off-hand"
  /** Shots within 30 feet. */
  | "point-blank"
  /** Marks: opportunities while flat-footed; never flat-footed; not flanked. */
  | "ready-answer"
  | "guarded"
  | "all-round"
  /** What of it provokes nothing. */
  | "covert"
  /** Friends of the doer may answer what it does to somebody. */
  | "rouses"
  | "armed-hands"
  | "precise-shot"
  | "precision"
  | "quick-draw"
  | "runs-guarded"
  | "spring-attack"
  | "rapid-shot"
  | "two-weapons"
  | "heavy"
  /** A stance that use-feat takes up. */
  | "stance"
  /** Sees in the dark, sees the invisible, and a second chance to hit what it doesn't see. */
  | "darkvision"
  | "see-invisible"
  | "blind-fight"
  /** A feint as a move action. */
  | "quick-feint";

/** PF1-MANEUVER-002: training for a manoeuvre. */
const trained = (of: string): readonly Row[] => [
  { on: "maneuver", of, add: 2 },
  { on: "maneuver-defence", of, add: 2 },
  { on: "covert", of },
];
const mastered = (of: string): readonly Row[] => [
  { on: "maneuver", of, add: 2 },
  { on: "covert", of },
  { on: "rouses", of },
];

/** What the features of this game change: PF1-FEAT-001, PF1-GAP-31. */
export const FEATURE_ROWS = {
  "arcane-strike": [],
  "blind-fight": [{ on: "blind-fight" }],
  "combat-casting": [{ on: "defensive-casting", add: 4 }],
  "combat-expertise": [{ on: "stance", of: "combat-expertise" }],
  "combat-reflexes": [{ on: "opportunities", add: "dex" }, { on: "ready-answer" }],
  darkvision: [{ on: "darkvision" }],
  "deadly-aim": [{ on: "stance", of: "deadly-aim" }],
  "greater-bull-rush": mastered("bull-rush"),
  "greater-disarm": [
    { on: "maneuver", of: "disarm", add: 2 },
    { on: "covert", of: "disarm" },
  ],
  "greater-grapple": [
    { on: "maneuver", of: "grapple", add: 2 },
    { on: "covert", of: "grapple" },
  ],
  "greater-trip": mastered("trip"),
  "greater-two-weapon-fighting": [{ on: "off-hand", add: 1 }],
  "heavy-armor": [{ on: "heavy" }],
  "improved-bull-rush": trained("bull-rush"),
  "improved-dirty-trick": trained("dirty-trick"),
  "improved-disarm": trained("disarm"),
  "improved-drag": trained("drag"),
  "improved-feint": [{ on: "quick-feint" }],
  "improved-grapple": trained("grapple"),
  "improved-overrun": trained("overrun"),
  "improved-reposition": trained("reposition"),
  "improved-steal": trained("steal"),
  "improved-sunder": trained("sunder"),
  "improved-trip": trained("trip"),
  "improved-two-weapon-fighting": [{ on: "off-hand", add: 1 }],
  "improved-uncanny-dodge": [{ on: "all-round" }],
  "improved-unarmed-strike": [{ on: "armed-hands" }],
  mobility: [{ on: "ac-leaving", add: 4 }],
  multiattack: [{ on: "secondary", add: 3 }],
  "point-blank-master": [{ on: "covert", of: "ranged-attack" }],
  "point-blank-shot": [{ on: "point-blank", add: 1 }],
  "power-attack": [{ on: "stance", of: "power-attack" }],
  "precise-shot": [{ on: "precise-shot" }],
  "quick-draw": [{ on: "quick-draw" }],
  "rapid-shot": [{ on: "rapid-shot" }],
  run: [{ on: "run", add: 1 }, { on: "runs-guarded" }],
  "see-invisibility": [{ on: "see-invisible" }],
  "sneak-attack": [{ on: "precision" }],
  "spring-attack": [{ on: "spring-attack" }],
  "two-weapon-fighting": [{ on: "two-weapons" }],
  "uncanny-dodge": [{ on: "guarded" }],
} as const satisfies Readonly<Record<string, readonly Row[]>>;
export type FeatureTerm = keyof typeof FEATURE_ROWS;

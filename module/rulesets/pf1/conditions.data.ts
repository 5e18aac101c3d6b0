import type { Limit } from "./state.js";
import type { ConditionTerm } from "./terms.js";

/** What a condition does to whoever has it; numbers are added, scores are of abilities. */
export interface ConditionRow {
  readonly attack?: number;
  readonly meleeAttack?: number;
  readonly damage?: number;
  readonly ac?: number;
  /** To armour class against blows, and against shots. */
  readonly acMelee?: number;
  readonly acRanged?: number;
  /** To the defence against manoeuvres. */
  readonly cmd?: number;
  readonly initiative?: number;
  readonly str?: number;
  readonly dex?: number;
  /** No Dexterity bonus to armour class. */
  readonly unready?: true;
  /** Can't guard itself at all. */
  readonly helpless?: true;
  /** Takes no part: no turn, no reactions. */
  readonly out?: true;
  /** What it leaves of a turn. */
  readonly limit?: Exclude<Limit, "none">;
  /** Nobody leaves the place by itself. */
  readonly holds?: true;
  /** Too tired, or too hindered, to run and to charge. */
  readonly noRun?: true;
  readonly noCharge?: true;
  /** No attacks of opportunity. */
  readonly noOpportunity?: true;
  /** Factor of all speeds. */
  readonly speed?: number;
  /** Percent of blows and shots at it that go astray. */
  readonly concealment?: number;
  /** Of conditions on one ladder only the worst counts; the worse stands later in the table. */
  readonly ladder?: "fear" | "fatigue";
}

const OUT = { out: true, helpless: true, unready: true, limit: "none-left", acMelee: -4 } as const;

/** PF1-GAP-19, 20, 32, PF1-IMMEDIATE-004 and the conditions that the published game adds to them. */
export const CONDITION_ROWS: Readonly<Partial<Record<ConditionTerm, ConditionRow>>> = {
  "flat-footed": { unready: true },
  surprised: { unready: true },
  prone: { meleeAttack: -4, acMelee: -4, acRanged: 4, noCharge: true },
  squeezed: { attack: -4, ac: -4 },
  hasted: { attack: 1, ac: 1 },
  concealed: { concealment: 20 },
  "fully-concealed": { concealment: 50 },
  // Hindered
  dazzled: { attack: -1 },
  sickened: { attack: -2, damage: -2 },
  entangled: { attack: -2, dex: -4, speed: 1 / 2, noRun: true, noCharge: true },
  grappled: { attack: -2, dex: -4, holds: true, noCharge: true, noOpportunity: true },
  pinned: { attack: -2, ac: -4, unready: true, holds: true, noCharge: true, noOpportunity: true },
  bound: { helpless: true, unready: true, holds: true, acMelee: -4, noOpportunity: true },
  restrained: { holds: true, noCharge: true },
  immobilized: { holds: true, noCharge: true },
  slowed: { attack: -1, ac: -1, speed: 1 / 2, limit: "one-action" },
  staggered: { limit: "one-action" },
  disabled: { limit: "one-action" },
  nauseated: { limit: "move-only" },
  blinded: { ac: -2, unready: true, speed: 1 / 2, noRun: true, noCharge: true },
  deafened: { initiative: -4 },
  // From tired to spent, from shaken to panicked
  fatigued: { str: -2, dex: -2, noRun: true, noCharge: true, ladder: "fatigue" },
  exhausted: { str: -6, dex: -6, speed: 1 / 2, noRun: true, noCharge: true, ladder: "fatigue" },
  shaken: { attack: -2, ladder: "fear" },
  frightened: { attack: -2, ladder: "fear" },
  panicked: { attack: -2, ladder: "fear" },
  cowering: { ac: -2, unready: true, limit: "none-left", ladder: "fear" },
  // Unable to act
  dazed: { limit: "none-left" },
  fascinated: { limit: "none-left" },
  stunned: { ac: -2, cmd: -4, unready: true, limit: "none-left" },
  helpless: { helpless: true, unready: true, limit: "none-left", acMelee: -4 },
  paralyzed: { ...OUT, holds: true },
  petrified: OUT,
  unconscious: OUT,
  dying: OUT,
  dead: OUT,
};

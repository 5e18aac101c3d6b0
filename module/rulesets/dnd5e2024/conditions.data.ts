/** What a condition does, as far as the rules count it. Conditions without a row are only told. */
export interface ConditionRow {
  readonly id: string;
  /** No action, bonus action or reaction, and no concentration (GAP-DND5-06). */
  readonly incapable?: true;
  /** Nobody waits for its turn. */
  readonly outOfAction?: true;
  /** Speed 0, which nothing raises. */
  readonly holds?: true;
  /** Sees nobody. */
  readonly sightless?: true;
  /** Attacks on it have Advantage. */
  readonly exposed?: true;
  /** Its own attacks have Disadvantage; the condition is the reason named. */
  readonly attacksWorse?: true;
  /** Its ability checks have Disadvantage. */
  readonly checksWorse?: true;
  /** Its Dexterity saves have Disadvantage. */
  readonly dodgesWorse?: true;
  /** Its Strength and Dexterity saves fail. */
  readonly failsSaves?: true;
  /** A hit from within 5 ft is critical (GAP-DND5-17). */
  readonly atMercy?: true;
  /** Takes half of all damage. */
  readonly resists?: true;
}

const CONDITION_ROWS: readonly ConditionRow[] = [
  { id: "blinded", sightless: true },
  { id: "incapacitated", incapable: true },
  { id: "stunned", incapable: true, exposed: true, failsSaves: true },
  { id: "paralyzed", incapable: true, holds: true, exposed: true, failsSaves: true, atMercy: true },
  {
    id: "petrified",
    incapable: true,
    holds: true,
    sightless: true,
    exposed: true,
    failsSaves: true,
    resists: true,
  },
  {
    id: "unconscious",
    incapable: true,
    outOfAction: true,
    holds: true,
    sightless: true,
    exposed: true,
    failsSaves: true,
    atMercy: true,
  },
  { id: "dead", incapable: true, outOfAction: true, holds: true, sightless: true, failsSaves: true },
  { id: "grappled", holds: true },
  { id: "restrained", holds: true, exposed: true, attacksWorse: true, dodgesWorse: true },
  { id: "prone", attacksWorse: true },
  { id: "poisoned", attacksWorse: true, checksWorse: true },
];

/** Ids of the conditions that have an effect. */
export const conditionsThat = (effect: Exclude<keyof ConditionRow, "id">): readonly string[] =>
  CONDITION_ROWS.flatMap((row) => (row[effect] ? [row.id] : []));

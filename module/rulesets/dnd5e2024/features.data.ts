/** What a feature changes in the rules, as far as they count it. Features without a row are only told. */
export interface FeatureRow {
  readonly id: string;
  /** Actions that the bonus action may pay for (GAP-DND5-04). */
  readonly bonusActions?: readonly string[];
  /** Its opportunity attacks also meet those who disengage. */
  readonly watchful?: true;
  /** A hit by its opportunity attack sets the target's speed to 0 for the rest of the turn. */
  readonly halting?: true;
  /** May be controlled as a mount (DND5-MOUNT-004). */
  readonly trained?: true;
  /** Adds the ability modifier to the extra attack of light weapons (GAP-DND5-16). */
  readonly strongOffHand?: true;
  /** Concentration saves with Advantage. */
  readonly steadfast?: true;
  /** Shoots undisturbed by enemies next to it (DND5-RNG-003). */
  readonly closeShot?: true;
  /** Stays in the air whatever keeps it from flying. */
  readonly hovers?: true;
  /** Advantage on one whom an able ally stands next to. */
  readonly packs?: true;
}

export const FEATURE_ROWS: readonly FeatureRow[] = [
  { id: "cunning-action", bonusActions: ["dash", "disengage", "hide"] },
  { id: "nimble-escape", bonusActions: ["disengage", "hide"] },
  { id: "sentinel", watchful: true, halting: true },
  { id: "trained-mount", trained: true },
  { id: "two-weapon-fighting", strongOffHand: true },
  { id: "war-caster", steadfast: true },
  { id: "crossbow-expert", closeShot: true },
  { id: "pack-tactics", packs: true },
  { id: "hover", hovers: true },
];

import type { Act } from "./act.js";
import type { AttackId, CreatureId, WindowId } from "./ids.js";
import type { Cell } from "./position.js";

/** Something that can be asked of a fight without changing it. */
export type Question =
  | { readonly kind: "flanking"; readonly by: CreatureId; readonly target: CreatureId; readonly with?: AttackId }
  | { readonly kind: "cover"; readonly from: CreatureId; readonly to: CreatureId }
  | { readonly kind: "threatens"; readonly by: CreatureId; readonly cell: Cell }
  | { readonly kind: "distance"; readonly from: CreatureId; readonly to: CreatureId }
  | { readonly kind: "reachable"; readonly by: CreatureId; readonly action: string; readonly cell: Cell }
  /**
   * All at once, for drawing: a list of `{cell, opens}`, `opens` the further slot that ending there takes or null. `mode`:
   * how the creature moves (`fly`, `swim` …), where that is not its action's own.
   */
  | { readonly kind: "reach"; readonly by: CreatureId; readonly action: string; readonly mode?: string }
  /** All cells that it threatens, as a list of cells. */
  | { readonly kind: "threatened"; readonly by: CreatureId }
  | { readonly kind: "attack"; readonly by: CreatureId; readonly target: CreatureId; readonly with?: AttackId }
  | { readonly kind: "defence"; readonly of: CreatureId; readonly defence: string; readonly against?: CreatureId }
  | { readonly kind: "can"; readonly act: Act }
  /** The rolls that have to come off before an act is done, as a list of `{label, bonus, against, sides}`; `against` null: untold. */
  | { readonly kind: "checks"; readonly act: Act }
  | { readonly kind: "stat"; readonly of: CreatureId; readonly key: string }
  /**
   * Where the chooser of a window may move whom it is about, or step back to from an attack, as a list of ways, each a list of cells that begins where it
   * stands; the usual one first. Null in games that ask for nothing but a length.
   */
  | { readonly kind: "courses"; readonly window: WindowId }
  /**
   * How the cells next to a creature lie as it looks, as a list of `{cell, arc}` with the game's word for the arc; null in
   * games that don't ask where one looks.
   */
  | { readonly kind: "arcs"; readonly of: CreatureId }
  | { readonly kind: "order" }
  /**
   * What a picker offers a creature as the whole of its turn, as a list of `{id, variants, legal, reason}`; null in games
   * whose turns consist of several actions.
   */
  | { readonly kind: "choices"; readonly by: CreatureId };

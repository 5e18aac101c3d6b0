import { getGame } from "../../globals/env.js";
import type { Combat } from "../combat.js";
import { CombatBase, type CombatConfiguration } from "../combat-base.js";
import { WorldCollection } from "./world-collection.js";

/** The combats of the world; several may run at once, each client looks at one. */
export class CombatEncounters extends WorldCollection<Combat> {
  constructor() {
    super("Combat");
  }

  get settings(): CombatConfiguration {
    return getGame().settings.get("core", CombatBase.CONFIG_SETTING) as CombatConfiguration;
  }
  /** Combats of the viewed scene and those that belong to none. */
  get combats(): Combat[] {
    const viewed = getGame().scenes.viewed;
    return this.filter((combat) => combat.scene === null || combat.scene === viewed);
  }
  /** The active combat: of the viewed scene, or of no scene. */
  get active(): Combat | undefined {
    return this.combats.find((combat) => combat.active);
  }
  /** The combat that the tracker of this client shows; without a tracker the active one, else the first. */
  get viewed(): Combat | null {
    const tracker = combatTracker();
    return tracker ? tracker.viewed : (this.active ?? this.combats[0] ?? null);
  }
  set viewed(combat: Combat | null) {
    const tracker = combatTracker();
    if (!tracker) return;
    tracker.viewed = combat;
    if (tracker.rendered) tracker.render();
  }
}

interface TrackerLike {
  viewed: Combat | null;
  rendered?: boolean;
  render(options?: object): unknown;
}

function combatTracker(): TrackerLike | undefined {
  return (globalThis as { ui?: { combat?: TrackerLike } }).ui?.combat;
}

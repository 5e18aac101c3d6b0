import type { Act } from "../../../module/model/act.js";
import type { Encounter } from "../../../module/model/encounter.js";
import type { Event } from "../../../module/model/event.js";
import type { Plan } from "../../../module/model/plan.js";
import type { Refusal } from "../../../module/model/refusal.js";
import type { Json } from "../../../module/kernel/json.js";

/** What a step came to, before it is compared with what was expected. */
export interface Outcome {
  readonly act: Act | null;
  readonly plan: Plan | null;
  readonly refusal: Refusal | null;
  readonly events: readonly Event[];
  readonly before: Encounter;
  /** The answer of a check; undefined for other steps. */
  readonly value?: Json;
  /** Dice of the script that no roll asked for. */
  readonly diceLeft: number;
}

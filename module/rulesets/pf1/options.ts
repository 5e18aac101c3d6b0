import type { Json } from "../../kernel/json.js";
import type { OptionDefinition } from "../../rules/definitions.js";
import type { RulesetOptions } from "../../rules/situation.js";

/** World options, the default first. */
export const OPTIONS: readonly OptionDefinition[] = [
  { id: "unarmedWeaponClass", values: ["one-handed", "light"], rules: ["PF1-ATTACK-007"] },
  { id: "freeActionCap", values: ["none", "integer"], rules: ["PF1-FREE-002"] },
  { id: "diagonals", values: ["5-10-5", "equal"], rules: ["PF1-GAP-03"] },
  // The source text names no bonus for flanking; the published game's is +2.
  { id: "flankingBonus", values: ["none", "published"], rules: ["PF1-GAP-07"] },
  // How long everybody is flat-footed when a fight begins; some tables only know it from surprise.
  { id: "flatFootedStart", values: ["until-first-turn", "never"], rules: ["PF1-GAP-11"] },
  // Whether a trip or a disarming that fails badly turns against its doer.
  { id: "maneuverBackfire", values: ["none", "published"], rules: ["PF1-GAP-10"] },
  // Whose dying creatures roll each turn to become stable.
  { id: "dyingRolls", values: ["everybody", "player-characters", "nobody"], rules: ["PF1-GAP-18"] },
  { id: "grappledCasting", values: ["seed", "published"], rules: ["PF1-SPELL-005"] },
];

/** The value of a world option, its default where it isn't set. */
export function readOption(options: RulesetOptions, id: string): Json {
  return options[id] ?? OPTIONS.find((option) => option.id === id)?.values[0] ?? null;
}

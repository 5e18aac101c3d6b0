import type { Json } from "../../kernel/json.js";
import type { OptionDefinition } from "../../rules/definitions.js";
import type { RulesetOptions } from "../../rules/situation.js";

/** World options, the default first. */
export const OPTIONS: readonly OptionDefinition[] = [
  { id: "diagonals", values: ["equal", "5-10-5"], rules: ["GAP-DND5-09"] },
  { id: "opportunityAgainst", values: ["enemies", "everyone"], rules: ["DND5-OA-008"] },
  { id: "mountedTarget", values: ["mount", "mount-or-rider"], rules: ["GAP-DND5-13"] },
];

/** The value of a world option, its default where it isn't set. */
export function readOption(options: RulesetOptions, id: string): Json {
  return options[id] ?? OPTIONS.find((option) => option.id === id)?.values[0] ?? null;
}

import type { Json } from "../../kernel/json.js";
import type { OptionDefinition } from "../../rules/definitions.js";
import type { RulesetOptions } from "../../rules/situation.js";

const option = (id: string, values: readonly Json[], ...rules: readonly string[]): OptionDefinition => ({
  id,
  values,
  rules,
});

/** World options of this game; the first value is what the source text says, or the usual reading where it is silent. */
export const OPTIONS: readonly OptionDefinition[] = [
  option("fatigue", [false, true], "GAP-ADND-09", "ADND-RUN-005"),
  option("fatigueMaximum", ["half-con", "integer"], "GAP-ADND-09"),
  option("fatigueExhausted", ["save", "refuse"], "ADND-RUN-005", "GAP-ADND-09"),
  option("chargeDoubling", ["whole", "without-strength"], "ADND-CHARGE-007"),
  option("coverBonus", ["first-shot", "all-shots"], "ADND-COVER-010"),
  option("opportunityCap", ["by-level", "none"], "GAP-ADND-08"),
  option("criticalEffect", ["double-dice", "tables"], "GAP-ADND-18"),
  option("initiativeTie", ["reroll", "critical-event"], "GAP-ADND-02"),
  option("unarmedOpening", ["bonus", "plain", "none"], "GAP-ADND-13"),
  option("attackOptions", ["gm-resolved", "off"], "GAP-ADND-16", "ADND-ATTACK-008"),
  option("pinContest", ["strength", "gm-resolved"], "GAP-ADND-19", "ADND-OVERRUN-014"),
  option("encumbrance", ["counts", "shown"], "GAP-ADND-26", "GAP-ADND-03"),
  option("diagonals", ["equal", "5-10-5"], "GAP-ADND-24"),
];

/** What a table has chosen; the default where it has said nothing, or nothing that there is. */
export function readOption(options: RulesetOptions, id: string): Json {
  const values = OPTIONS.find((each) => each.id === id)?.values ?? [];
  const chosen = options[id];
  const known =
    chosen !== undefined && (values.includes(chosen) || (values.includes("integer") && Number.isInteger(chosen)));
  return known ? chosen : (values[0] ?? null);
}

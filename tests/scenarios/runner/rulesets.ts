import type { Ruleset } from "../../../module/rules/ruleset.js";
import { adnd2ct } from "../../../module/rulesets/adnd2ct/ruleset.js";
import { dnd4e } from "../../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../../module/rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "../../../module/rulesets/gurps4e/ruleset.js";
import { pf1 } from "../../../module/rulesets/pf1/ruleset.js";

/** The rulesets that scenarios can be played with; the very objects that the product composes. */
export const RULESETS: ReadonlyMap<string, Ruleset> = new Map(
  [adnd2ct, pf1, dnd5e2024, dnd4e, gurps4e].map((ruleset) => [ruleset.id, ruleset]),
);

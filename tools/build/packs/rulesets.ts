import type { Ruleset } from "../../../module/rules/ruleset.js";
import { adnd2ct } from "../../../module/rulesets/adnd2ct/ruleset.js";
import * as adnd2ctTerms from "../../../module/rulesets/adnd2ct/terms.js";
import { dnd4e } from "../../../module/rulesets/dnd4e/ruleset.js";
import * as dnd4eTerms from "../../../module/rulesets/dnd4e/terms.js";
import { dnd5e2024 } from "../../../module/rulesets/dnd5e2024/ruleset.js";
import * as dnd5e2024Terms from "../../../module/rulesets/dnd5e2024/terms.js";
import { gurps4e } from "../../../module/rulesets/gurps4e/ruleset.js";
import * as gurps4eTerms from "../../../module/rulesets/gurps4e/terms.js";
import { pf1 } from "../../../module/rulesets/pf1/ruleset.js";
import * as pf1Terms from "../../../module/rulesets/pf1/terms.js";

interface Terms {
  readonly CONDITIONS: readonly string[];
  readonly FEATURES: readonly string[];
}

export const RULESETS: ReadonlyMap<string, Ruleset> = new Map(
  [pf1, dnd5e2024, dnd4e, gurps4e, adnd2ct].map((ruleset) => [ruleset.id, ruleset]),
);

/** The words of conditions and features that each game's rules know. */
export const TERMS: Readonly<Record<string, Terms>> = {
  pf1: pf1Terms,
  dnd5e2024: dnd5e2024Terms,
  dnd4e: dnd4eTerms,
  gurps4e: gurps4eTerms,
  adnd2ct: adnd2ctTerms,
};

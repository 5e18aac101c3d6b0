/** What the pages of the rulesets are written from. */
export { RULESETS } from "../../tests/scenarios/runner/rulesets.js";

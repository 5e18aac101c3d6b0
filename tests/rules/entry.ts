/** What `npm run rules` bundles anew for each break: the player of scenarios with the rulesets that it plays. */
export { loadFile } from "../scenarios/runner/load.js";
export { playScenario } from "../scenarios/runner/play.js";
export { RULESETS } from "../scenarios/runner/rulesets.js";
export { loadVocabulary } from "../scenarios/runner/vocabulary.js";

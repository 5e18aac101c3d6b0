import { isJsonObject, type JsonObject } from "../../../module/kernel/json.js";
import type { ConditionText, CreatureText, DoText, Scenario, StepText } from "./format.js";
import type { Section, Vocabulary } from "./vocabulary.js";

/** The first word of a scenario that no list knows, as `unsupported: <path>`; null where all are known. */
export function findUnknownWord(scenario: Scenario, vocabulary: Vocabulary): string | null {
  const unknown: string[] = [];
  const check = (section: Section, word: string, path: string): void => {
    if (!vocabulary.knows(section, scenario.ruleset, word)) unknown.push(`unsupported: ${path}.${word}`);
  };
  const keys = (section: Section, object: JsonObject | undefined, path: string): void => {
    for (const key of Object.keys(object ?? {})) check(section, key, path);
  };
  keys("options", scenario.options, "options");
  scenario.creatures.forEach((creature, i) => checkCreature(creature, `creatures.${String(i)}`, check, keys));
  scenario.steps.forEach((step, i) => checkStep(step, `steps.${String(i)}`, check, keys));
  return unknown[0] ?? null;
}

type Check = (section: Section, word: string, path: string) => void;
type Keys = (section: Section, object: JsonObject | undefined, path: string) => void;

const conditionId = (condition: ConditionText): string => (typeof condition === "string" ? condition : condition.id);

function checkCreature(creature: CreatureText, path: string, check: Check, keys: Keys): void {
  creature.features?.forEach((feature) => check("features", feature, `${path}.features`));
  creature.conditions?.forEach((condition) => check("conditions", conditionId(condition), `${path}.conditions`));
  creature.attacks?.forEach((attack) => keys("attacks", attack, `${path}.attacks`));
  keys("stats", creature.stats, `${path}.stats`);
  keys("state", creature.state, `${path}.state`);
}

function checkStep(step: StepText, path: string, check: Check, keys: Keys): void {
  if (step.do) checkDo(step.do, `${path}.do`, check);
  if (step.declare) checkDo(step.declare, `${path}.declare`, check);
  if (step.set) {
    step.set.features?.forEach((feature) => check("features", feature, `${path}.set.features`));
    step.set.conditions?.add?.forEach((condition) =>
      check("conditions", conditionId(condition), `${path}.set.conditions`),
    );
    keys("stats", step.set.stats, `${path}.set.stats`);
    keys("state", step.set.state, `${path}.set.state`);
  }
  const can = step.check?.can;
  if (isJsonObject(can) && typeof can.action === "string") check("actions", can.action, `${path}.check.can.action`);
}

function checkDo(text: DoText, path: string, check: Check): void {
  check("actions", text.action, `${path}.action`);
  if (text.then) checkDo(text.then, `${path}.then`, check);
}

import type { Act } from "../../model/act.js";
import type { Task } from "../../model/encounter.js";
import { creatureId } from "../../model/ids.js";
import type { Plan, Provocation } from "../../model/plan.js";
import { refusal } from "../../model/refusal.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { Situation } from "../../rules/situation.js";
import { provokedWindow, isFilled } from "../../rules/provocation.js";
import type { Step } from "../../rules/step.js";

/**
 * The smallest game that needs every part of the ledger: `poke` costs the one slot and takes a d6 of hp, everybody whom
 * `options.wakes` names may poke back first.
 */
export const toyRuleset: Ruleset = {
  id: "pf1",
  unit: "squares",
  cellLength: 1,
  slots: [{ id: "main", shape: "main" }],
  actions: [],
  options: [],
  vitals: ["hp"],
  given: (_situation, _creature, given) => given,
  enter: (_situation, entrant) => ({ main: 1, ...entrant.turn }),
  startRound: () => [],
  startTurn: (_situation, creature) => [{ type: "TurnStateChanged", creature, set: { main: 1 } }],
  endTurn: () => [],
  skipsTurn: () => false,
  delays: (situation, creature) => situation.encounter.creatures[creature]?.turn.delaying === true,
  judge,
  advance,
  answer: (_situation, window, responder) => ({ by: responder.creature, action: "poke-back", target: window.against }),
  tacticFor: () => "walk",
  tacticsBeyond: () => [],
  economy: () => ({ slots: [], movement: null, values: {} }),
  ask: () => null,
};

function judge({ encounter }: Situation, act: Act): Plan {
  const lawful =
    act.action === "poke-back" || (encounter.active === act.by && encounter.creatures[act.by]?.turn.main === 1);
  const wakes = Array.isArray(act.options?.wakes) ? act.options.wakes : [];
  const provocations = wakes.map((by): Provocation => ({
    by: creatureId(String(by)),
    against: act.by,
    step: "action",
    of: "poking",
    attacks: ["finger"],
    action: "poke-back",
    pays: "main",
    left: 1,
    pool: 1,
  }));
  return { refusal: lawful ? null : refusal("no-slot"), move: null, provocations, pays: ["main"] };
}

function advance(situation: Situation, task: Task): Step {
  const { by, action, target } = task.act;
  if (task.progress.spent !== true) {
    const set = action === "poke" ? { main: 0 } : {};
    return { kind: "go", facts: [{ type: "TurnStateChanged", creature: by, set }], progress: { spent: true } };
  }
  if (task.progress.asked !== true && isFilled(task.plan.provocations)) {
    const window = provokedWindow(situation, task.plan.provocations, by);
    return { kind: "ask", facts: [], window, progress: { spent: true, asked: true } };
  }
  if (task.progress.rolled !== true) {
    const roller = target && task.act.options?.targetRolls === true ? target : by;
    const request = { by: roller, kind: "damage", dice: [{ count: 1, sides: 6 }], modifiers: [] };
    return { kind: "roll", facts: [], request, progress: { ...task.progress, rolled: true } };
  }
  const from = target ? (situation.encounter.creatures[target]?.vitals.hp ?? null) : null;
  if (!target || from === null || !task.faces) return { kind: "done", facts: [] };
  return {
    kind: "done",
    facts: [{ type: "VitalsChanged", creature: target, vital: "hp", from, to: from - (task.faces[0] ?? 0) }],
  };
}

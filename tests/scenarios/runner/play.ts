import { equalJson, type Json } from "../../../module/kernel/json.js";
import { creatureId } from "../../../module/model/ids.js";
import type { Command } from "../../../module/model/command.js";
import type { Event } from "../../../module/model/event.js";
import { findUnknownWord } from "./check-words.js";
import { matches } from "./compare.js";
import { createDiceBox } from "./dice-box.js";
import { startFight } from "./fight.js";
import type { Scenario, StepText } from "./format.js";
import { observeField } from "./observe.js";
import type { Outcome } from "./outcome.js";
import { playCheck } from "./play-check.js";
import { playDo, settleWindows, type Stage } from "./play-do.js";
import { playSet } from "./play-set.js";
import { RULESETS } from "./rulesets.js";
import { toAct, toDeclaration } from "./to-model.js";
import type { Vocabulary } from "./vocabulary.js";

/** What differed first: where, what was wanted, what was seen. */
export interface Difference {
  readonly path: string;
  readonly expected?: Json;
  readonly seen?: Json;
  /** The code itself broke down (a fault of its own, such as a TypeError), instead of answering otherwise. */
  readonly crashed?: true;
}

/** Plays a scenario to its end or to the first difference; null: all as expected. */
export function playScenario(scenario: Scenario, vocabulary: Vocabulary): Difference | null {
  const ruleset = RULESETS.get(scenario.ruleset);
  if (!ruleset) return { path: `unsupported: ruleset.${scenario.ruleset}` };
  const unknown = findUnknownWord(scenario, vocabulary);
  if (unknown) return { path: unknown };
  const open = (): Stage => ({
    fight: startFight(scenario, ruleset),
    dice: createDiceBox(),
    policy: scenario.policy ?? {},
    resolveAction: (slug) => vocabulary.resolve("actions", slug),
  });
  let stage = open();
  let turnEvents: Event[] = [];
  for (const [i, step] of scenario.steps.entries()) {
    const path = `steps.${String(i)}`;
    try {
      if (step.reset) {
        stage = open();
        turnEvents = [];
        continue;
      }
      const outcome = playStep(stage, step, nextDeed(scenario.steps.slice(i + 1)));
      turnEvents = sinceTurn(stage, turnEvents, outcome.events);
      const difference = compareStep(stage, step, outcome, turnEvents, path);
      if (difference) return difference;
    } catch (error) {
      return describeThrown(path, error);
    }
  }
  return stage.dice.total() > 0 ? { path: "dice", expected: 0, seen: stage.dice.total() } : null;
}

/** What the runner or the ledger says is an answer; what the language throws of itself is a breakdown. */
function describeThrown(path: string, error: unknown): Difference {
  const said = error instanceof Error ? error.message : String(error);
  const own = error instanceof Error && error.name === "Error";
  return { path: `${path}: ${said}`, ...(own ? {} : { crashed: true }) };
}

/** What comes next beside questions, which change nothing and so may stand between a chance and its answer. */
const nextDeed = (steps: readonly StepText[]): StepText | undefined => steps.find(({ check }) => check === undefined);

function playStep(stage: Stage, step: StepText, next: StepText | undefined): Outcome {
  const { fight } = stage;
  const plain = { act: null, plan: null, refusal: null, before: fight.encounter, diceLeft: 0 };
  if (step.do) return playDo(stage, toAct(step.do, stage.resolveAction), step.do, next);
  if (step.declare) return playDo(stage, toDeclaration(step.declare, stage.resolveAction), step.declare, next);
  const settled = step.check ? [] : settleWindows(stage, undefined, []);
  if (step.turn !== undefined)
    return { ...plain, ...turn(stage, { type: "StartTurn", creature: creatureId(step.turn) }, settled) };
  if (step.end !== undefined)
    return { ...plain, ...turn(stage, { type: "EndTurn", creature: creatureId(step.end) }, settled) };
  if (step.phase !== undefined) return { ...plain, ...turn(stage, { type: "StartPhase", phase: step.phase }, settled) };
  if (step.set) {
    playSet(fight, step.set);
    return { ...plain, events: settled };
  }
  if (step.check) return { ...plain, events: [], value: playCheck(fight, step.check, stage.resolveAction) };
  throw new Error(`unsupported: ${Object.keys(step).join()}`);
}

function turn(stage: Stage, command: Command, settled: readonly Event[]): Pick<Outcome, "events" | "refusal"> {
  const sent = stage.fight.send(command);
  return sent.ok ? { events: [...settled, ...sent.value], refusal: null } : { events: settled, refusal: sent.error };
}

/** Events since the running turn began, for what is counted by the turn; by the round in a game that has phases. */
function sinceTurn({ fight }: Stage, before: readonly Event[], added: readonly Event[]): Event[] {
  const all = [...before, ...added];
  const start = fight.ruleset.phases ? "RoundStarted" : "TurnStarted";
  return all.slice(all.findLastIndex((event) => event.type === start) + 1);
}

function compareStep(
  stage: Stage,
  step: StepText,
  outcome: Outcome,
  turnEvents: readonly Event[],
  path: string,
): Difference | null {
  const lawful = step.expect?.legal !== false;
  if (lawful && outcome.refusal)
    return { path: `${path}.legal`, expected: true, seen: outcome.refusal.reasons[0].code };
  if (!lawful && outcome.refusal && !unchanged(stage, outcome))
    return { path: `${path}: refused, yet something changed` };
  for (const [field, expected] of Object.entries(step.expect ?? {})) {
    const seen = observeField(stage.fight, outcome, turnEvents, field, expected);
    if (!matches(field, expected, seen)) return { path: `${path}.expect.${field}`, expected, seen };
  }
  if (outcome.diceLeft > 0) return { path: `${path}.do.dice`, expected: 0, seen: outcome.diceLeft };
  return forecastDiffers(stage, outcome, path);
}

/** A refusal leaves the fight as it was, but for reactions to what came before, which the policy settled first. */
const unchanged = (stage: Stage, outcome: Outcome): boolean =>
  outcome.events.length > 0 || equalJson(outcome.before as unknown as Json, stage.fight.encounter as unknown as Json);

/** What was foretold must have opened, unless the act was cut short or still waits. */
function forecastDiffers(stage: Stage, { plan, refusal, events, act }: Outcome, path: string): Difference | null {
  const open = stage.fight.encounter.tasks.length > 0 || events.some((event) => event.type === "Interrupted");
  if (!plan || refusal || open || !act) return null;
  const task = events.find(
    (event) => event.type === "ActBegun" && event.task.act.by === act.by && event.task.act.action === act.action,
  );
  if (task?.type !== "ActBegun") return null;
  const opened = events.flatMap((event) =>
    event.type === "WindowOpened" && event.window.task === task.task.id && event.window.kind === "provoked"
      ? event.window.responders.map((r) => `${r.creature} ${String(event.window.step)}`)
      : [],
  );
  const foretold = plan.provocations.map((chance) => `${chance.by} ${String(chance.step)}`);
  return opened.toSorted().join() === foretold.toSorted().join()
    ? null
    : { path: `${path}: forecast is not what opened`, expected: foretold, seen: opened };
}

import type { JsonObject } from "../../../module/kernel/json.js";
import type { Act } from "../../../module/model/act.js";
import { creatureId, type TaskId } from "../../../module/model/ids.js";
import type { Event } from "../../../module/model/event.js";
import type { Plan } from "../../../module/model/plan.js";
import type { Refusal } from "../../../module/model/refusal.js";
import type { ReactionWindow, Responder } from "../../../module/model/window.js";
import type { DoText, Scenario, StepText } from "./format.js";
import type { DiceBox } from "./dice-box.js";
import type { Fight } from "./fight.js";
import type { Outcome } from "./outcome.js";
import { toAct } from "./to-model.js";

/** A window that asks how an attack is met: what no step makes is not made, whatever the policy. */
const DEFENCE = "defence";

/** What playing a step needs to know beside the step. */
export interface Stage {
  readonly fight: Fight;
  readonly dice: DiceBox;
  readonly policy: NonNullable<Scenario["policy"]>;
  readonly resolveAction: (slug: string) => string;
}

/** Plays the act of a step: as an answer where its creature is being asked, as an act of its own otherwise. */
export function playDo(stage: Stage, act: Act, text: DoText, next: StepText | undefined): Outcome {
  const { fight } = stage;
  const before = fight.encounter;
  const events: Event[] = [];
  const asked = findAsked(fight, text.by);
  const isAnswer = asked !== null && answers(fight, asked, act);
  if (!asked) events.push(...settleWindows(stage, undefined, []));
  const answering = isAnswer ? asked : null;
  const plan = answering ? planOfAnswer(fight, answering, act) : fight.ruleset.judge(fight.situation, act);
  const refusal = answering ? sendAnswer(stage, answering, text, events) : sendAct(stage, act, text, events);
  if (!refusal) events.push(...settleWindows(stage, next, text.answers ?? [], asksForWay));
  return { act, plan, refusal, events, before, diceLeft: diceLeft(stage, events, text) };
}

interface Asked {
  readonly window: ReactionWindow;
  readonly responder: Responder;
}

function findAsked(fight: Fight, by: string): Asked | null {
  const window = fight.encounter.windows.at(-1);
  const responder = window?.responders.find((each) => isMeant(window, each, by) && each.answer === null);
  return window && responder ? { window, responder } : null;
}

/** A step answers as its own creature, or, where a displacement is chosen, as the one whose way it is. */
const isMeant = (window: ReactionWindow, { creature, option }: Responder, by: string): boolean =>
  creature === creatureId(by) || (option.action === "forced" && window.against === creatureId(by));

/** A responder may do something else first (step before a readied blow); only its own way of answering is an answer. */
const answers = (fight: Fight, asked: Asked, act: Act): boolean =>
  fight.ruleset.answer(fight.situation, asked.window, accepted(asked.responder, act)).action === act.action;

const accepted = (responder: Responder, act: Act): Responder => ({
  ...responder,
  answer: {
    accept: true,
    ...(isOffered(responder, act) ? { action: act.action } : {}),
    ...(act.with === undefined ? {} : { with: act.with }),
    ...(act.target === undefined ? {} : { target: act.target }),
    ...(act.variant === undefined ? {} : { variant: act.variant }),
    ...optionsOf(responder, act),
  },
});

/** A way to answer among several. */
const isOffered = ({ option, others }: Responder, { action }: Act): boolean =>
  others !== undefined && [option, ...others].some((way) => way.action === action);

/** The way of a displacement, or of a retreat, is part of its choice. */
function optionsOf({ option }: Responder, { options, path }: Act): { options?: JsonObject } {
  const goes = option.action === "forced" || options?.retreat === true;
  const way = goes && path ? { path: path.map((cell) => [...cell]) } : null;
  return options || way ? { options: { ...options, ...way } } : {};
}

const planOfAnswer = (fight: Fight, asked: Asked, act: Act): Plan =>
  fight.ruleset.judge(
    fight.situation,
    fight.ruleset.answer(fight.situation, asked.window, accepted(asked.responder, act)),
  );

function sendAnswer(stage: Stage, asked: Asked, text: DoText, events: Event[]): Refusal | null {
  const act = toAct(text, stage.resolveAction);
  const { answer } = accepted(asked.responder, act);
  if (!answer) return null;
  const sent = stage.fight.send({
    type: "AnswerWindow",
    window: asked.window.id,
    by: asked.responder.creature,
    answer,
  });
  if (!sent.ok) return sent.error;
  events.push(...sent.value);
  fillDice(stage, sent.value, text);
  events.push(...throwDice(stage));
  const failed = sent.value.find((event) => event.type === "Interrupted" && event.creature === act.by);
  return failed?.type === "Interrupted" ? refusedAs(failed.reason) : null;
}

const refusedAs = (reason: string): Refusal => ({
  reasons: [{ code: reason as Refusal["reasons"][0]["code"], data: {} }],
});

function sendAct(stage: Stage, act: Act, text: DoText, events: Event[]): Refusal | null {
  const sent = stage.fight.send({ type: "TakeAction", act });
  if (!sent.ok) return sent.error;
  events.push(...sent.value);
  fillDice(stage, sent.value, text);
  events.push(...throwDice(stage));
  return null;
}

function fillDice(stage: Stage, events: readonly Event[], text: DoText): void {
  const task = ownTask(events, text);
  if (task && text.dice) stage.dice.fill(task, text.dice);
}

function ownTask(events: readonly Event[], text: DoText): TaskId | null {
  const begun = events.find((event) => event.type === "ActBegun" && event.task.act.by === text.by);
  return begun?.type === "ActBegun" ? begun.task.id : null;
}

/** Dice of an act that has ended must all be used; one that waits for an answer may still need them. */
function diceLeft(stage: Stage, events: readonly Event[], text: DoText): number {
  const task = ownTask(events, text);
  if (!task) return 0;
  return stage.fight.encounter.tasks.some((open) => open.id === task) ? 0 : stage.dice.left(task);
}

/** Answers every roll that is awaited, from the script or with "nothing rolled". */
function throwDice(stage: Stage): Event[] {
  const events: Event[] = [];
  for (let request = stage.fight.encounter.rolls; request; request = stage.fight.encounter.rolls) {
    const given = stage.fight.send({ type: "GiveRolls", request: request.id, faces: stage.dice.take(request) });
    if (!given.ok) throw new Error(`dice refused: ${given.error.reasons[0].code} for ${request.kind}`);
    events.push(...given.value);
  }
  return events;
}

/** Lets the policy answer what no step answers: all open windows, up to one that the next step answers. */
export function settleWindows(
  stage: Stage,
  next: StepText | undefined,
  told: NonNullable<DoText["answers"]>,
  pausesAt: (window: ReactionWindow) => boolean = () => false,
): Event[] {
  const events: Event[] = [];
  for (;;) {
    const window = stage.fight.encounter.windows.at(-1);
    const waiting = window?.responders.find((responder) => responder.answer === null);
    if (!window || !waiting || isAnsweredBy(window, next) || pausesAt(window)) return events;
    const script = told.find((answer) => answer.by === waiting.creature && answer.step === window.step);
    const accept = script?.accept ?? (window.kind !== DEFENCE && stage.policy.reactions !== "decline");
    const answer = { accept, ...(script?.with === undefined ? {} : { with: script.with }) };
    const sent = stage.fight.send({ type: "AnswerWindow", window: window.id, by: waiting.creature, answer });
    if (!sent.ok) throw new Error(`answer refused: ${sent.error.reasons[0].code}`);
    events.push(...sent.value, ...throwDice(stage));
  }
}

/** The choice of a way, made in a step, answers no chance to strike; and a step pauses where a way has to be chosen. */
const isAnsweredBy = (window: ReactionWindow, next: StepText | undefined): boolean => {
  const { by, action } = next?.do ?? {};
  if (by === undefined || (action === "forced" && !asksForWay(window))) return false;
  return window.responders.some((each) => isMeant(window, each, by) && each.answer === null);
};

const asksForWay = ({ responders }: ReactionWindow): boolean =>
  responders.some(({ option }) => option.action === "forced");

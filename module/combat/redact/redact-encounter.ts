import type { CreatureState, Encounter, Task } from "../../model/encounter.js";
import type { Reason } from "../../model/refusal.js";
import type { RollRequest } from "../../model/roll.js";
import type { ReactionWindow, Responder, WindowOption } from "../../model/window.js";
import { PROVOKED } from "../../rules/provocation.js";
import { scrub, STRANGER, type Secrets } from "./scrub.js";

/** What somebody of whom nobody may know is doing: no word of it. */
const UNTOLD = "unknown";

/**
 * The fight as every client may hold it: without the state of those of whom no player may know, and without what acts
 * under way, waits and dice tell of them. That somebody acts, is asked or throws stays, since a held move tells that
 * already. So do their places in the order, and whose turn it is: core's own documents say as much.
 */
export function redactEncounter(encounter: Encounter, secrets: Secrets, veil: Veil = asItIs): Encounter {
  const told = redactNamed(encounter, secrets);
  const states = Object.values(told.creatures);
  if (states.every((state) => veil(state) === state)) return told;
  return { ...told, creatures: Object.fromEntries(states.map((state) => [state.id, veil(state)])) };
}

/** Somebody's state without what is its own secret as it stands, whoever else may be known of; the same where nothing is. */
export type Veil = (state: CreatureState) => CreatureState;
export const asItIs: Veil = (state) => state;

function redactNamed(encounter: Encounter, secrets: Secrets): Encounter {
  if (secrets.size === 0) return encounter;
  const { creatures, tasks, windows, rolls } = encounter;
  const hidden = new Set(tasks.filter(({ act }) => secrets.has(act.by)).map(({ id }) => id));
  return {
    ...encounter,
    creatures: Object.fromEntries(
      Object.values(creatures)
        .filter(({ id }) => !secrets.has(id))
        .map((state): [string, CreatureState] => [state.id, redactState(state, secrets)]),
    ),
    tasks: tasks.map((task) => (hidden.has(task.id) ? strangersTask(task) : redactTask(task, secrets))),
    windows: windows.flatMap((window) => redactWindow(window, hidden.has(window.task), secrets)),
    rolls: rolls && redactRolls(rolls, secrets),
  };
}

/** Somebody's state, with all conditions, whoever has imposed them. */
export function redactState(state: CreatureState, secrets: Secrets): CreatureState {
  const scrubbed = scrub(state, secrets);
  return scrubbed === state ? state : { ...scrubbed, conditions: state.conditions.map((each) => scrub(each, secrets)) };
}

/** Somebody's act, with all that stands against it, whomever that is about. */
function redactTask(task: Task, secrets: Secrets): Task {
  const scrubbed = scrub(task, secrets);
  const { refusal } = task.plan;
  if (scrubbed === task || !refusal) return scrubbed;
  const [first, ...rest] = refusal.reasons;
  const told = (reason: Reason): Reason => scrub(reason, secrets);
  return { ...scrubbed, plan: { ...scrubbed.plan, refusal: { reasons: [told(first), ...rest.map(told)] } } };
}

const strangersTask = ({ id, answers }: Task): Task => ({
  id,
  act: { by: STRANGER, action: UNTOLD },
  plan: { refusal: null, move: null, provocations: [], pays: [] },
  answers,
  progress: {},
  faces: null,
});

/** A wait among strangers alone is nobody's business. */
function redactWindow(window: ReactionWindow, isOfStranger: boolean, secrets: Secrets): ReactionWindow[] {
  const known = window.responders.filter(({ creature }) => !secrets.has(creature));
  if (isOfStranger && known.length === 0) return [];
  const { responders, ...rest } = window;
  const isAsked = responders.some(({ creature, answer }) => secrets.has(creature) && answer === null);
  return [
    {
      ...scrub(rest, secrets),
      // What kind of chance it is would tell what the stranger has prepared.
      ...(known.length === 0 ? { kind: PROVOKED } : {}),
      responders: [...known.map((each) => scrub(each, secrets)), ...(isAsked ? [STRANGER_ASKED] : [])],
    },
  ];
}

const NO_OPTION: WindowOption = { action: UNTOLD, attacks: [], pays: UNTOLD, left: null, pool: null };

/** One for however many. */
const STRANGER_ASKED: Responder = { creature: STRANGER, option: NO_OPTION, answer: null, started: false };

const redactRolls = (rolls: RollRequest, secrets: Secrets): RollRequest =>
  secrets.has(rolls.by)
    ? { id: rolls.id, task: rolls.task, by: STRANGER, kind: UNTOLD, dice: [], modifiers: [] }
    : scrub(rolls, secrets);

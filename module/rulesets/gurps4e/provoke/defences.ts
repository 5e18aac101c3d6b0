import type { Task } from "../../../model/encounter.js";
import type { CreatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import type { ReactionWindow, WindowOption } from "../../../model/window.js";
import { REACTION_SECONDS } from "../../../rules/provocation.js";
import type { Situation } from "../../../rules/situation.js";
import { canBeParried, defenceTest, guardsOf, wordOf, type Guard } from "../attack/defence.js";
import { effectiveSkill } from "../attack/test.js";
import { findWeapon, type Weapon } from "../attack/weapon.js";
import { findFighter, type Fighter } from "../fighter.js";
import { retreatWays, type Blow } from "./retreats.js";
import { deceptionOf } from "../attack/optional.js";
import { chosenBy } from "../chosen.js";
import { DEFENCE } from "../terms.js";

/** An attack that has hit and waits for how it is met. */
export interface Attack extends Blow {
  readonly task: Task;
}

/** The attack that a creature is asked to meet, of somebody in particular where more than one is; null: none. */
export function attackOn(situation: Situation, defender: Fighter, by?: CreatureId): Attack | null {
  const { encounter } = situation;
  const window = encounter.windows.findLast(
    ({ kind, cause, responders }) =>
      kind === DEFENCE &&
      (by === undefined || cause === by) &&
      responders.some(({ creature }) => creature === defender.id),
  );
  const task = window && encounter.tasks.find(({ id }) => id === window.task);
  return task ? openAttack(situation, task) : null;
}

/** The attack that a task carries out; null where its doer is gone. */
function openAttack(situation: Situation, task: Task): Attack | null {
  const attacker = findFighter(situation, task.act.by);
  if (!attacker) return null;
  return { task, attacker, weapon: lastStruck(attacker) };
}

/** What a creature has struck with last: an attack that asks for defences has been rolled. */
export const lastStruck = (attacker: Fighter): Weapon | null => findWeapon(attacker, attacker.turn.struck.at(-1));

/** What has been tried against an attack so far. */
export const triedAgainst = ({ turn: { defending } }: Fighter, { task }: Attack): readonly string[] =>
  defending?.attack === task.id ? defending.tried : [];

/** One defence against an attack, with Double Defense two different ones (G4-ALLOUTDEFENSE-003). */
export const mayTry = (defender: Fighter, attack: Attack): boolean =>
  triedAgainst(defender, attack).length < (chosenBy(defender)?.variant?.tries ?? 1);

/** Whether one way is open against an attack: not tried yet, one block between turns, no blade against an arrow (G4-GAP-04). */
export const isOpen = (situation: Situation, guard: Guard, attack: Attack): boolean =>
  mayTry(guard.defender, attack) &&
  !triedAgainst(guard.defender, attack).includes(wordOf(guard)) &&
  !(guard.kind === "block" && guard.defender.turn.defencesUsed.includes("block")) &&
  !(guard.kind === "parry" && !canBeParried(attack.weapon)) &&
  defenceTest(situation, guard) !== null;

/** The window in which the target of a hit chooses among what is open to it, the best number first; null: nothing is. */
export function defenceWindow(
  situation: Situation,
  defender: Fighter,
  attack: Attack,
): Omit<ReactionWindow, "id" | "task"> | null {
  const deceptive = deceptionOf(situation, attack.task.act);
  const retreats = retreatWays(situation, defender, attack).length > 0;
  const options = guardsOf(defender, attack.attacker, deceptive)
    .filter((guard) => isOpen(situation, guard, attack))
    .map((guard) => toOption(situation, guard, retreats))
    .toSorted((a, b) => (b.rollAtMost ?? 0) - (a.rollAtMost ?? 0));
  const [option, ...others] = options;
  if (!option) return null;
  return {
    kind: DEFENCE,
    cause: attack.attacker.id,
    against: attack.attacker.id,
    step: "action",
    of: "attack",
    responders: [{ creature: defender.id, option, others, answer: null, started: false }],
    seconds: REACTION_SECONDS,
  };
}

function toOption(situation: Situation, guard: Guard, retreats: boolean): WindowOption {
  const back = retreats ? defenceTest(situation, { ...guard, retreats }) : null;
  const test = defenceTest(situation, guard);
  return {
    action: guard.kind,
    attacks: guard.weapon ? [guard.weapon.id] : [],
    pays: guard.kind,
    left: guard.kind === "block" ? 1 : null,
    pool: guard.kind === "block" ? 1 : null,
    ...(test && { rollAtMost: effectiveSkill(test) }),
    ...(back && { retreatAtMost: effectiveSkill(back) }),
  };
}

/** The ways of the step back that a window offers with a defence; none where it is about something else. */
export function retreatsFor(situation: Situation, { kind, responders }: ReactionWindow): readonly (readonly Cell[])[] {
  const defender = kind === DEFENCE ? findFighter(situation, responders[0]?.creature) : null;
  const attack = defender && attackOn(situation, defender);
  return defender && attack ? retreatWays(situation, defender, attack) : [];
}

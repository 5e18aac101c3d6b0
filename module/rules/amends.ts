import type { JsonObject } from "../kernel/json.js";
import type { Act } from "../model/act.js";
import type { Fact } from "../model/event.js";
import type { ActionId, ConditionId, CreatureId } from "../model/ids.js";
import type { Reason } from "../model/refusal.js";
import { healed, type HomeRoll } from "./home-made/perform.js";
import { reason, when } from "./reasons.js";
import type { Creature, Situation } from "./situation.js";
import type { Step } from "./step.js";

/**
 * The acts by which the table says in every game that somebody is hurt or healed: an area, a trap, what no rule here
 * knows of. `targets` (missing: its `by`) in the order in which they are met; `options.amount` hit points; of `harm` also
 * `save` and `difficulty`, for a save of each of them first, and `spares` (`half` or `all`) what a saved one is spared.
 */
export const AMENDS: readonly ActionId[] = ["harm", "mend"];

/** Nothing at a table comes to more. */
const MOST = 9999;

/** How a ruleset hurts, heals and lets save. */
export interface AmendHands {
  /** A save against a difficulty; `success` where it fails, as of a home-made action. */
  readonly save: (situation: Situation, whom: CreatureId, of: string, difficulty: number) => HomeRoll;
  readonly injure: (situation: Situation, whom: CreatureId, amount: number) => readonly Fact[];
  /** What ends with the first hit point of one who had none; missing: the game sees to that itself. */
  readonly wakes?: readonly ConditionId[];
}

const targetsOf = ({ by, targets }: Act): readonly CreatureId[] => (targets && targets.length > 0 ? targets : [by]);

/** Why the table's word can't be carried out: it names nobody, no number, or a save that this game doesn't know. */
export function amendReasons({ encounter }: Situation, act: Act, saves: readonly string[]): Reason[] {
  const { amount, save, difficulty, spares } = act.options ?? {};
  const isNumber = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST;
  const asked = save === undefined || (act.action === "harm" && saves.some((each) => each === save));
  const stranger = targetsOf(act).find((id) => !(id in encounter.creatures));
  return [
    ...(stranger === undefined ? [] : [reason("no-such-creature", { creature: stranger })]),
    ...when(!isNumber(amount) || (amount === 0 && save === undefined), "no-such-action", { variant: "amount" }),
    ...when(!asked || (save !== undefined && !isNumber(difficulty)), "no-such-action", { variant: "save" }),
    ...when(spares !== undefined && spares !== "half" && spares !== "all", "no-such-action", { variant: "spares" }),
  ];
}

/** How far it has come: the one whose turn it is to be met, and whether its save is thrown. */
const toProgress = (at: number, rolled: boolean): JsonObject => ({ at, rolled });

/** The next one who is hurt or healed; each on how things stand by then. */
export function performAmends(
  situation: Situation,
  act: Act,
  progress: JsonObject,
  faces: readonly number[] | null,
  hands: AmendHands,
): Step {
  const at = typeof progress.at === "number" ? progress.at : 0;
  const id = targetsOf(act)[at];
  if (id === undefined) return { kind: "done", facts: [] };
  const [profile, state] = [situation.profiles.get(id), situation.encounter.creatures[id]];
  if (!profile || !state) return { kind: "go", facts: [], progress: toProgress(at + 1, false) };
  const { amount, save, difficulty, spares } = act.options ?? {};
  const roll = typeof save === "string" ? hands.save(situation, id, save, Number(difficulty)) : null;
  const rolled = progress.rolled === true;
  if (roll?.request && !rolled)
    return { kind: "roll", facts: [], request: roll.request, progress: toProgress(at, true) };
  const read = roll?.read(rolled ? faces : null) ?? { success: true, facts: [] };
  const taken = spared(Number(amount), read.success, spares);
  const whom = { id, profile, state };
  const change =
    act.action === "mend" ? healed(whom, taken, hands.wakes) : taken > 0 ? hands.injure(situation, id, taken) : [];
  return {
    kind: "go",
    facts: [...read.facts, ...(amount === 0 ? [] : told(whom, act.action, taken)), ...change],
    progress: toProgress(at + 1, false),
  };
}

/** What a saved one takes; halves are rounded down. */
function spared(amount: number, failed: boolean, spares: unknown): number {
  if (failed || spares === undefined) return amount;
  return spares === "all" ? 0 : Math.floor(amount / 2);
}

const told = ({ id }: Creature, code: ActionId, amount: number): Fact[] => [
  { type: "Noted", creature: id, code, data: { amount } },
];

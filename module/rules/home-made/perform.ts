import type { JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Fact } from "../../model/event.js";
import type { HomeEffect, HomeMade, HomeTest } from "../../model/home-made.js";
import type { ConditionId } from "../../model/ids.js";
import type { RollRequest } from "../../model/roll.js";
import { changeVital, findStat, lose, vitalOf } from "../creature.js";
import { sum, type DiceFormula } from "../dice.js";
import type { Creature, Situation } from "../situation.js";
import type { Step } from "../step.js";
import { findHomeMade } from "./find.js";
import { targetOf } from "./judge.js";
import { parseHomeDice } from "./formula.js";
import { noteUse } from "./uses.js";

/** A roll that decides how it goes, ready to be asked for and read. */
export interface HomeRoll {
  /** Null: it is lost without a roll. */
  readonly request: Omit<RollRequest, "id" | "task"> | null;
  /** `success` from the doer's side: it hits, or its target's save fails. What nobody rolled is no success of the roller. */
  readonly read: (faces: readonly number[] | null) => { readonly success: boolean; readonly facts: readonly Fact[] };
}

/** How a ruleset does what rows ask for. All of it is told as facts of its own kind. */
export interface HomeHands {
  readonly test: (situation: Situation, doer: Creature, target: Creature, test: HomeTest, made: HomeMade) => HomeRoll;
  /** Damage of a kind, at least 0. */
  readonly injure: (
    situation: Situation,
    doer: Creature,
    whom: Creature,
    amount: number,
    kind: string,
  ) => readonly Fact[];
  readonly gain: (situation: Situation, doer: Creature, whom: Creature, row: HomeEffect) => readonly Fact[];
  /** What ends with the first hit point of one who had none; missing: the game sees to that itself. */
  readonly wakes?: readonly ConditionId[];
  /** Straight away from the doer, or towards it, as far as it goes. */
  readonly force: (situation: Situation, doer: Creature, whom: Creature, row: HomeEffect) => readonly Fact[];
}

/** What is being carried out, and how far it has come: `row` null while the test is open. */
interface State {
  readonly row: number | null;
  readonly success: boolean | null;
  readonly rolled: boolean;
}

const readState = ({ row, success, rolled }: JsonObject): State => ({
  row: typeof row === "number" ? row : null,
  success: typeof success === "boolean" ? success : null,
  rolled: rolled === true,
});

const toProgress = (state: State): JsonObject => ({ ...state });

/**
 * The next thing that a home-made action does, once it is paid for: its test, then row by row what comes of it, each on
 * how things stand by then. `progress` is its own.
 */
export function performHomeMade(
  situation: Situation,
  act: Act,
  progress: JsonObject,
  faces: readonly number[] | null,
  hands: HomeHands,
): Step {
  const made = findHomeMade(situation, act);
  const doer = made && findDoer(situation, act);
  if (!made || !doer) return { kind: "done", facts: [] };
  const whom = targetOf(situation, act, made);
  const state = readState(progress);
  const facts = state.row === null && !state.rolled ? begin(situation, doer, made) : [];
  if (state.row === null && made.test && whom) {
    const roll = hands.test(situation, doer, whom, made.test, made);
    return decide(roll, state, facts, faces);
  }
  return nextRow({ situation, doer, whom, made, hands }, state, facts, faces);
}

function findDoer({ profiles, encounter }: Situation, { by }: Act): Creature | null {
  const [profile, state] = [profiles.get(by), encounter.creatures[by]];
  return profile && state ? { id: by, profile, state } : null;
}

/** What it is called stands in the ledger: its item may be gone by the time that somebody reads it. */
const begin = (situation: Situation, doer: Creature, made: HomeMade): Fact[] => [
  { type: "Noted", creature: doer.id, code: "home-made", data: { name: made.name } },
  ...noteUse(situation, doer, made),
];

function decide(roll: HomeRoll, { rolled }: State, begun: readonly Fact[], faces: readonly number[] | null): Step {
  if (!rolled && roll.request) {
    const progress = toProgress({ row: null, success: null, rolled: true });
    return { kind: "roll", facts: begun, request: roll.request, progress };
  }
  const { success, facts } = roll.read(rolled ? faces : null);
  return { kind: "go", facts: [...begun, ...facts], progress: toProgress({ row: 0, success, rolled: false }) };
}

interface Doing {
  readonly situation: Situation;
  readonly doer: Creature;
  readonly whom: Creature | null;
  readonly made: HomeMade;
  readonly hands: HomeHands;
}

function nextRow(doing: Doing, state: State, begun: readonly Fact[], faces: readonly number[] | null): Step {
  const from = state.row ?? 0;
  const at = doing.made.effects.findIndex((row, i) => i >= from && comesAbout(row, state.success));
  const row = doing.made.effects[at];
  if (!row) return { kind: "done", facts: begun };
  const on = row.to === "self" ? doing.doer : doing.whom;
  const next = toProgress({ ...state, row: at + 1, rolled: false });
  if (!on) return { kind: "go", facts: begun, progress: next };
  const dice = diceOf(row);
  if (dice && dice.dice.length > 0 && !state.rolled) {
    const request = askFor(doing.doer, on, row, dice);
    return { kind: "roll", facts: begun, request, progress: toProgress({ ...state, row: at, rolled: true }) };
  }
  return { kind: "go", facts: [...begun, ...rowFacts(doing, row, on, dice, faces)], progress: next };
}

const comesAbout = ({ when }: HomeEffect, success: boolean | null): boolean =>
  when === "always" || success === (when === "success");

const diceOf = ({ does, amount }: HomeEffect): DiceFormula | null =>
  does === "damage" || does === "heal" ? parseHomeDice(amount) : null;

const kindOfRoll = ({ does }: HomeEffect): string => (does === "heal" ? "healing" : "damage");

const askFor = (
  doer: Creature,
  on: Creature,
  row: HomeEffect,
  { dice, flat }: DiceFormula,
): Omit<RollRequest, "id" | "task"> => ({
  by: doer.id,
  kind: kindOfRoll(row),
  dice,
  modifiers: [{ label: "base", value: flat }],
  target: on.id,
});

function rowFacts(
  { situation, doer, hands }: Doing,
  row: HomeEffect,
  on: Creature,
  dice: DiceFormula | null,
  faces: readonly number[] | null,
): Fact[] {
  switch (row.does) {
    case "damage":
    case "heal":
      return dice ? [...amountFacts(situation, doer, on, row, dice, faces, hands)] : [];
    case "condition":
      return [...hands.gain(situation, doer, on, row)];
    case "relieve":
      return lose(on, row.of);
    case "push":
    case "pull":
      return [...hands.force(situation, doer, on, row)];
  }
}

/** What nobody rolled does nothing. */
function amountFacts(
  situation: Situation,
  doer: Creature,
  on: Creature,
  row: HomeEffect,
  { dice, flat }: DiceFormula,
  faces: readonly number[] | null,
  hands: HomeHands,
): readonly Fact[] {
  if (dice.length > 0 && !faces) return [];
  const thrown = dice.length > 0 ? (faces ?? []) : [];
  const total = Math.max(0, sum(thrown) + flat);
  const modifiers = [{ label: "base", value: flat }];
  const roll = { by: doer.id, kind: kindOfRoll(row), faces: thrown, total, bonus: flat, modifiers };
  const told: Fact = { type: "RollResolved", roll, target: on.id };
  return [
    told,
    ...(row.does === "heal" ? healed(on, total, hands.wakes) : hands.injure(situation, doer, on, total, row.of)),
  ];
}

/** Hit points up to the full ones; nobody's where nobody counts them, and none to the dead. */
export function healed(whom: Creature, amount: number, wakes: readonly ConditionId[] = []): Fact[] {
  const hp = vitalOf(whom, "hp");
  if (hp === null || amount === 0 || whom.state.conditions.some(({ id }) => id === "dead")) return [];
  const to = Math.max(hp, Math.min(findStat(whom, "maxHp") ?? Infinity, hp + amount));
  if (to === hp) return [];
  return [changeVital(whom, "hp", to), ...(hp <= 0 && to > 0 ? lose(whom, ...wakes) : [])];
}

import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import type { JsonObject } from "../../../kernel/json.js";
import type { Event } from "../../../model/event.js";
import { creatureId } from "../../../model/ids.js";
import type { Reason } from "../../../model/refusal.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { stage, type Doing, type Seat, type Stage } from "./stage.js";

export const SWORD = { id: "sword", kind: "melee", bonus: 5, damage: "1d8", extra: {} } as const;
/** Increments of twenty feet, as far as two hundred. */
export const BOW = { id: "bow", kind: "ranged", bonus: 6, damage: "1d6", extra: { range: 4 } } as const;

export interface Given {
  readonly ann?: Partial<Seat>;
  readonly orc?: Partial<Seat>;
  /** Others who are there, too. */
  readonly more?: readonly Seat[];
  /** What Ann's turn has seen already, as her turn state has it. */
  readonly turn?: JsonObject;
  /** The same of the orc. */
  readonly foe?: JsonObject;
  readonly board?: Partial<BoardSnapshot> | null;
  readonly options?: RulesetOptions;
}

/** Ann on 5, 5 in the middle of her turn, with sword and bow, next to an orc on 6, 5. */
export function openTurn({ ann, orc, more = [], turn, foe, board = {}, options }: Given = {}): Stage {
  const { profile: mine, ...me } = ann ?? {};
  const fight = stage(
    [
      { id: "ann", at: [5, 5], side: "heroes", ...me, profile: { attacks: [SWORD, BOW], ...mine } },
      { id: "orc", at: [6, 5], side: "foes", ...orc },
      ...more,
    ],
    board,
    options,
  );
  if (turn) fight.send({ type: "Observe", creature: creatureId("ann"), turn });
  if (foe) fight.send({ type: "Observe", creature: creatureId("orc"), turn: foe });
  return fight;
}

/** All that is against an act, in its order; empty where it is lawful. */
export const reasonsOf = (given: Given, action: string, doing: Doing = {}, by = "ann"): readonly Reason[] =>
  openTurn(given).judge(by, action, doing).refusal?.reasons ?? [];

/** A single reason. */
export const one = (code: Reason["code"], data: Reason["data"] = {}): Reason[] => [{ code, data }];

/** Out of Ann's reach, in this column. */
export const far = (column: number): Given => ({ orc: { at: [column, 5] } });

/** An act, and all that is against it. */
export type Row = readonly [what: string, given: Given, action: string, doing: Doing, reasons: readonly Reason[]];

/** What an act did, what it was paid with included, with these dice one roll after the other; null: none falls. */
export function factsOf(
  given: Given,
  action: string,
  doing: Doing,
  ...rolls: readonly (readonly number[] | null)[]
): readonly Event[] {
  const fight = openTurn(given);
  const before = fight.events.length;
  fight.act("ann", action, doing);
  settle(fight);
  for (const faces of rolls) {
    fight.roll(...(faces ?? []));
    settle(fight);
  }
  return outcomesSince(fight, before);
}

const OUTCOMES: readonly Event["type"][] = [
  "TurnStateChanged",
  "Moved",
  "RollResolved",
  "StrikeResolved",
  "VitalsChanged",
  "ConditionGained",
  "ConditionLost",
  "Interrupted",
  "OrderChanged",
  "Noted",
];

/** The facts from one event on that change or tell something. */
export function outcomesSince({ events, encounter }: Stage, from: number): readonly Event[] {
  if (encounter.tasks.length > 0) throw new Error("the act isn't over");
  return events.slice(from).filter(({ type }) => OUTCOMES.includes(type));
}

/** A change of somebody's turn state, as a fact. */
export const set = (creature: string, state: JsonObject): Event => ({
  type: "TurnStateChanged",
  creature: creatureId(creature),
  set: state,
});

/** Lets every chance go. */
export function settle(fight: Stage): void {
  for (let waits = 0; waits < 20; waits++) {
    const waiting = fight.encounter.windows.at(-1)?.responders.find(({ answer }) => answer === null);
    if (!waiting) return;
    fight.answer(waiting.creature, false);
  }
}

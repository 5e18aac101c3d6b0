import { emptyLedger, revisionOf, type Ledger } from "../../../module/combat/ledger/ledger.js";
import type { Command, Entrant } from "../../../module/model/command.js";
import type { CreatureState, Encounter } from "../../../module/model/encounter.js";
import type { Event } from "../../../module/model/event.js";
import { commandId, type CreatureId } from "../../../module/model/ids.js";
import type { Refusal } from "../../../module/model/refusal.js";
import type { Cell } from "../../../module/model/position.js";
import type { RollRequest } from "../../../module/model/roll.js";
import { CHOICE } from "../../../module/rules/provocation.js";
import type { Ruleset } from "../../../module/rules/ruleset.js";
import type { Scene, Situation } from "../../../module/rules/situation.js";
import type { UndoRequest } from "../../../module/table/envelope.js";
import type { Sender } from "../../../module/table/permission.js";
import { submit } from "../../../module/table/submit.js";

const GM: Sender = { user: "gm", gm: true, owns: () => true };

/** A fight at a table with nobody but a game master at it, played through the table's one door. */
export interface Fight {
  readonly ruleset: Ruleset;
  readonly scene: Scene;
  readonly ledger: Ledger;
  readonly current: Encounter;
  readonly situation: Situation;
  /** Null where it was accepted; else why not, and nothing has changed. */
  readonly send: (command: Command | UndoRequest) => Refusal | null;
  /** The same fight at this moment, to be played on apart. */
  readonly fork: () => Fight;
  /** What has happened since a revision. */
  readonly since: (revision: number) => readonly Event[];
}

/** Everything in it frozen: whoever changes what was handed over is found at once. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** A fight whose ledger is kept frozen, so that no decision can change what has been. */
function openFight(ruleset: Ruleset, scene: Scene, from: Ledger = emptyLedger): Fight {
  let ledger = from;
  return {
    ruleset,
    scene,
    get ledger() {
      return ledger;
    },
    get current() {
      return ledger.current;
    },
    get situation() {
      return { ...scene, encounter: ledger.current };
    },
    send(command) {
      const id = commandId(`c${String(revisionOf(ledger))}`);
      const submitted = submit(ledger, { id, revision: revisionOf(ledger), command }, GM, ruleset, scene);
      if (!submitted.ok) return submitted.error;
      ledger = frozen(submitted.value.ledger);
      return null;
    },
    fork: () => openFight(ruleset, scene, ledger),
    since: (revision) =>
      ledger.records.flatMap((record) => (record.kind === "commit" && record.seq > revision ? record.events : [])),
  };
}

/** Begins a fight; in a game of turns the first one's turn too. */
export function begin(ruleset: Ruleset, scene: Scene, creatures: readonly Entrant[]): Fight {
  const fight = openFight(ruleset, scene);
  const order = creatures.map(({ id }) => id);
  fight.send({ type: "BeginFight", creatures, order });
  const [first] = order;
  if (!ruleset.phases && first !== undefined) fight.send({ type: "StartTurn", creature: first });
  return fight;
}

/** How whatever is open is played on: who strikes, and what the dice show of what they can. */
export interface Temper {
  readonly fierce: boolean;
  /** From 0, nothing is rolled, to 1, the highest faces. */
  readonly luck: number;
  /** Ways that are chosen where one is asked for, in turn, each taken out as it is used; without it what the rules take by themselves. */
  readonly ways?: (readonly Cell[])[];
}

const faces = ({ dice }: RollRequest, luck: number): number[] | null =>
  luck === 0 ? null : dice.flatMap(({ count, sides }) => Array<number>(count).fill(Math.ceil(sides * luck)));

/** Plays one step of what is open; false where nothing is. Who may not do what it would passes. */
export function stepOn(fight: Fight, { fierce, luck, ways = [] }: Temper): boolean {
  const { rolls, windows, tasks } = fight.current;
  const window = windows.at(-1);
  const asked = window?.responders.find(({ answer }) => answer === null);
  if (tasks.length === 0) return false;
  if (rolls) return !fight.send({ type: "GiveRolls", request: rolls.id, faces: faces(rolls, luck) });
  if (!window || !asked) return false;
  const path = fierce && window.kind === CHOICE ? ways.shift() : undefined;
  const options = path && { options: { path: path.map((cell) => [...cell]) } };
  const answer = (accept: boolean): Command => ({
    type: "AnswerWindow",
    window: window.id,
    by: asked.creature,
    answer: { accept, ...(accept ? options : {}) },
  });
  return !fight.send(answer(fierce)) || !fight.send(answer(false));
}

/** Plays whatever is open to its end; `watch` sees the fight after each step. */
export function settle(fight: Fight, temper: Temper, watch: (fight: Fight) => void = () => undefined): void {
  for (let i = 0; i < 200 && stepOn(fight, temper); i++) watch(fight);
}

export const cellOf = ({ current }: Pick<Fight, "current">, id: CreatureId) => current.creatures[id]?.position?.cell;

/** What the fight says of a creature that is in it. */
export function stateOf({ creatures }: Encounter, id: CreatureId): CreatureState {
  const state = creatures[id];
  if (!state) throw new Error(`no creature ${id}`);
  return state;
}

/** What a creature has left of every slot and of its way. */
export function leftOf({ ruleset, situation }: Fight, id: CreatureId): Readonly<Record<string, number>> {
  const { slots, movement } = ruleset.economy(situation, id);
  return { ...Object.fromEntries(slots.map(({ slot, left }) => [slot, left])), way: movement?.left ?? 0 };
}

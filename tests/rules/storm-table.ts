import fc from "fast-check";
import { expect } from "vitest";
import { foldLedger } from "../../module/combat/ledger/fold.js";
import { emptyLedger, revisionOf, type Ledger } from "../../module/combat/ledger/ledger.js";
import type { LedgerRecord } from "../../module/combat/ledger/record.js";
import { createBoard } from "../../module/grid/board/board.js";
import type { Act } from "../../module/model/act.js";
import type { Command, Entrant } from "../../module/model/command.js";
import type { Word } from "../../module/model/enforcement.js";
import { commandId, creatureId, windowId, type CreatureId } from "../../module/model/ids.js";
import { FACINGS, type Cell } from "../../module/model/position.js";
import type { Profile } from "../../module/model/profile.js";
import type { RollRequest } from "../../module/model/roll.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import type { Scene } from "../../module/rules/situation.js";
import type { UndoRequest } from "../../module/table/envelope.js";
import type { Sender } from "../../module/table/permission.js";
import { submit } from "../../module/table/submit.js";

const SIDE = 8;
export const IDS = ["ann", "bob", "orc", "ogre"].map(creatureId);
const CONDITIONS = ["prone", "unconscious", "grappled", "restrained", "blinded", "stunned", "invisible"];
const VARIANTS = ["trip", "bull-rush", "grapple", "defensive", "dash", "disarm", "double", "feint", "double-defense"];
export const GM: Sender = { user: "gm", gm: true, owns: () => true };
const SENDERS: readonly Sender[] = [
  GM,
  { user: "annie", gm: false, owns: (creature) => creature === "ann" },
  { user: "bobby", gm: false, owns: (creature) => creature === "bob" },
];

/** How creatures look on hexes, where that counts. */
const HEX_FACINGS = ["ne", "e", "se", "sw", "w", "nw"] as const;

const cell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1));
const someone = fc.constantFrom(...IDS);

/** Who stands where, with what. */
export const seat = fc.record({
  at: cell,
  conditions: fc.subarray(CONDITIONS, { maxLength: 1 }),
  weapon: fc.constantFrom("melee", "ranged", "thrown"),
  features: fc.subarray(["combat-reflexes", "mobility", "sentinel", "stand-still"]),
});
type Seat = typeof seat extends fc.Arbitrary<infer T> ? T : never;

const WHAT = [
  ...["act", "act", "act", "answer", "answer", "roll", "roll", "settle"],
  ...["all", "expire", "no-dice", "abandon", "undo", "undo-turn", "undo-act", "start", "end", "rewind", "repair"],
  ...["leave", "join", "order", "observe", "meet", "fold", "phase", "phase", "phase", "declare", "declare"],
] as const;

/** Something that somebody at the table does, in its turn or not, theirs to do or not. */
export const deed = fc.record({
  what: fc.constantFrom(...WHAT),
  sender: fc.constantFrom(...SENDERS),
  by: someone,
  other: someone,
  towards: cell,
  n: fc.nat(200),
  yes: fc.boolean(),
  also: fc.boolean(),
  word: fc.constantFrom<Word | undefined>(undefined, "insist", "overrule"),
});
type Deed = typeof deed extends fc.Arbitrary<infer T> ? T : never;

function straight([fromX, fromY]: Cell, [toX, toY]: Cell): Cell[] {
  const path: Cell[] = [[fromX, fromY]];
  for (let [x, y] = [fromX, fromY]; x !== toX || y !== toY; path.push([x, y])) {
    x += Math.sign(toX - x);
    y += Math.sign(toY - y);
  }
  return path;
}

/** Along a row of hexes, then across the rows: neighbours all the way. */
function staggered([fromX, fromY]: Cell, [toX, toY]: Cell): Cell[] {
  return [...straight([fromX, fromY], [toX, fromY]), ...straight([toX, fromY], [toX, toY]).slice(1)];
}

const facesOf = ({ dice }: RollRequest, face: number): number[] =>
  dice.flatMap(({ count, sides }) => Array<number>(count).fill(1 + (face % sides)));

const highest = ({ dice }: RollRequest): number[] =>
  dice.flatMap(({ count, sides }) => Array<number>(count).fill(sides));

/** A table at which everybody sends whatever they like. */
export class Table {
  ledger: Ledger = emptyLedger;
  readonly #scene: Scene;
  #sent = 0;

  constructor(
    readonly ruleset: Ruleset,
    readonly seats: readonly Seat[],
  ) {
    this.#scene = {
      board: createBoard({
        shape: this.#isHex ? "hex" : "square",
        columns: SIDE,
        rows: SIDE,
        walls: [{ from: [3, 3], to: [3, 4], move: true, sight: true }],
        terrain: [{ kind: "difficult", cells: [[4, 4]] }],
      }),
      profiles: new Map(IDS.map((id, i) => [id, this.#profile(id, i)])),
      bystanders: [],
      options: {},
    };
    this.send({ type: "BeginFight", creatures: IDS.map((id) => this.#entrant(id)), order: IDS, fresh: true }, GM);
  }

  get #isHex(): boolean {
    return this.ruleset.unit === "yards";
  }

  #profile(id: CreatureId, index: number): Profile {
    const { weapon = "melee", features = [] } = this.seats[index] ?? {};
    return {
      id,
      name: id,
      side: index < 2 ? "heroes" : "foes",
      kind: index < 2 ? "pc" : "npc",
      size: index === 3 ? "large" : "medium",
      speeds: { walk: 30 },
      attacks: [{ id: "blow", kind: weapon, bonus: 5, damage: "1d6", extra: {} }],
      stats: { dex: 14, str: 14, bab: 6 },
      features,
      unseen: [],
      located: [],
    };
  }

  #entrant(id: CreatureId): Entrant {
    const { at = [0, 0], conditions = [] } = this.seats[IDS.indexOf(id)] ?? {};
    const facing = this.#isHex ? HEX_FACINGS[at[0] % HEX_FACINGS.length] : null;
    const square = this.ruleset.phases ? FACINGS[at[0] % FACINGS.length] : null;
    const position = { cell: at, elevation: 0, facing: facing ?? square ?? null };
    return { id, position, conditions: conditions.map((each) => ({ id: each })), vitals: { hp: 20 } };
  }

  /** True where it was accepted; what is refused leaves everything as it was. */
  send(command: Command | UndoRequest, sender: Sender): boolean {
    const id = commandId(`c${String(this.#sent++)}`);
    const envelope = { id, revision: revisionOf(this.ledger), command };
    const submitted = submit(this.ledger, envelope, sender, this.ruleset, this.#scene);
    if (!submitted.ok) return false;
    const before = this.ledger;
    this.ledger = submitted.value.ledger;
    if (!submitted.value.repeated) this.wrote(submitted.value.record, before);
    return true;
  }

  /** The ledger has one more record; `before`: what it was. */
  protected wrote(_record: LedgerRecord, _before: Ledger): void {}

  do(done: Deed): void {
    if (done.what === "settle") this.settle(done.yes);
    else if (done.what === "fold")
      this.ledger = foldLedger(this.ledger, revisionOf(this.ledger) - (done.n % 10)).ledger;
    else this.send(this.#command(done), done.sender);
  }

  /** Somebody who isn't there yet takes part, last in the order. */
  join(id: CreatureId): void {
    const order = [...this.ledger.current.order.filter((other) => other !== id), id];
    if (!(id in this.ledger.current.creatures))
      this.send({ type: "JoinFight", creature: this.#entrant(id), order }, GM);
  }

  #command(done: Deed): Command | UndoRequest {
    const { by, other, n, yes, also, towards } = done;
    const { current } = this.ledger;
    const { rolls, order, active } = current;
    const window = current.windows.at(-1);
    const asked = window?.id ?? windowId("w0");
    switch (done.what) {
      case "act":
        return { type: "TakeAction", act: this.#act(done), ...(done.word && { word: done.word }) };
      case "answer": {
        const waiting = window?.responders.find(({ answer }) => answer === null)?.creature;
        const answer = { accept: yes, ...(n % 3 === 0 && { restOfTurn: true }), ...(n % 4 === 0 && { target: other }) };
        return { type: "AnswerWindow", window: asked, by: also ? (waiting ?? by) : by, answer };
      }
      case "all":
        return {
          type: "AnswerAll",
          window: asked,
          answers: [
            { by, answer: { accept: yes } },
            { by: other, answer: { accept: also } },
          ],
        };
      case "expire":
        return { type: "ExpireWindow", window: asked };
      case "roll":
        return { type: "GiveRolls", request: rolls?.id ?? "", faces: rolls ? facesOf(rolls, n) : [] };
      case "no-dice":
        return { type: "GiveRolls", request: rolls?.id ?? "", faces: null };
      case "abandon":
        return { type: "AbandonAct", by };
      case "undo":
        return { type: "Undo", creature: yes ? by : null };
      case "undo-turn":
        return { type: "Undo", creature: null, reach: "turn" };
      case "undo-act":
        return { type: "Undo", creature: by, reach: "act" };
      case "start":
        return { type: "StartTurn", creature: by, ...(yes && { with: [other] }) };
      case "end":
        return { type: "EndTurn", creature: yes ? (active ?? by) : by };
      case "rewind":
        return { type: "RewindTurn", to: yes ? "turn" : "round" };
      case "phase": {
        const phases = this.ruleset.phases?.order ?? [];
        return { type: "StartPhase", phase: phases[n % (phases.length + 1)] ?? null };
      }
      case "declare":
        return { type: "TakeAction", act: { by, action: "declare", then: this.#act(done) } };
      case "repair": {
        const { id = "" } = this.ruleset.slots[n % this.ruleset.slots.length] ?? {};
        return { type: "Repair", creature: by, turn: { spent: yes ? { [id]: (n % 4) - 1 } : { movement: n - 50 } } };
      }
      case "leave":
        return { type: "LeaveFight", creature: by };
      case "join":
        return {
          type: "JoinFight",
          creature: this.#entrant(by),
          order: [...order.filter((id) => id !== by), by],
        };
      case "order":
        return { type: "ChangeOrder", order: yes ? order.toReversed() : order.filter((id) => id !== by) };
      case "observe":
        return {
          type: "Observe",
          creature: by,
          ...(yes ? { vitals: { hp: (n % 50) - 20 } } : { position: { cell: towards, elevation: 0, facing: null } }),
          ...(also && { conditions: [{ id: CONDITIONS[n % CONDITIONS.length] ?? "prone" }] }),
          ...(n % 9 === 0 && { out: true }),
        };
      default:
        return { type: "MeetUnseen", creature: by, action: "move" };
    }
  }

  #act({ by, other, n, yes, also, towards }: Deed): Act {
    const definition = this.ruleset.actions[n % this.ruleset.actions.length];
    const action = n % 3 === 0 ? "move" : (definition?.id ?? "move");
    const goes = action === "move" || action === "charge" || definition?.targeting === "path";
    const from = this.ledger.current.creatures[by]?.position?.cell ?? [0, 0];
    const variant = VARIANTS[n % (2 * VARIANTS.length)];
    return {
      by,
      action,
      target: other,
      targets: [other],
      ...(yes && { with: "blow" }),
      ...(goes && { path: this.#isHex ? staggered(from, towards) : straight(from, towards) }),
      ...(variant !== undefined && { variant, options: { level: 1, ability: variant } }),
      ...(["ready", "wait"].includes(action) && {
        trigger: { on: yes ? "other" : "move" },
        then: { by: also ? other : by, action: "attack" },
      }),
    };
  }

  /** Plays what is open to its end. */
  settle(fierce: boolean): void {
    for (let i = 0; i < 300 && this.ledger.current.tasks.length > 0; i++) {
      const { rolls, windows } = this.ledger.current;
      const window = windows.at(-1);
      const waiting = window?.responders.find(({ answer }) => answer === null);
      if (rolls)
        this.send({ type: "GiveRolls", request: rolls.id, faces: fierce ? highest(rolls) : facesOf(rolls, 0) }, GM);
      else if (window && waiting)
        this.send({ type: "AnswerWindow", window: window.id, by: waiting.creature, answer: { accept: fierce } }, GM);
    }
  }

  /** Nobody waits for somebody who isn't there, or for nothing; and nobody owes anything. */
  demandSound(): void {
    const { creatures, order, active, tasks, windows, rolls } = this.ledger.current;
    const top = tasks.at(-1);
    const asked = windows.find(({ task }) => task === top?.id);
    const isAsked = asked?.responders.some(({ creature, answer }) => answer === null && creature in creatures) ?? false;
    if (top) expect(isAsked || rolls !== null, `somebody is asked: ${JSON.stringify(top.act)}`).toBe(true);
    if (rolls) expect([rolls.task, rolls.by in creatures]).toEqual([top?.id, true]);
    for (const { task } of windows) expect(tasks.map(({ id }) => id)).toContain(task);
    for (const id of [...order, ...tasks.map(({ act }) => act.by), ...(active === null ? [] : [active])])
      expect(creatures).toHaveProperty(id);
    for (const id of Object.keys(creatures).map(creatureId)) {
      const { slots, movement } = this.ruleset.economy({ ...this.#scene, encounter: this.ledger.current }, id);
      for (const { slot, left } of slots) expect(left, `${id}: ${slot}`).toBeGreaterThanOrEqual(0);
      expect(movement?.left ?? 0, `${id}: movement`).toBeGreaterThanOrEqual(0);
    }
  }
}

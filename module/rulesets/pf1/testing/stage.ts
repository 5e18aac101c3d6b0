import { decide } from "../../../combat/decide/decide.js";
import { evolve } from "../../../combat/evolve/evolve.js";
import { initialEncounter } from "../../../combat/initial.js";
import { createBoard } from "../../../grid/board/board.js";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import type { JsonObject } from "../../../kernel/json.js";
import type { Act } from "../../../model/act.js";
import type { Command } from "../../../model/command.js";
import type { ConditionState, CreatureState, Encounter } from "../../../model/encounter.js";
import type { Event } from "../../../model/event.js";
import { creatureId, type CreatureId } from "../../../model/ids.js";
import type { Plan } from "../../../model/plan.js";
import type { Cell } from "../../../model/position.js";
import type { Profile } from "../../../model/profile.js";
import type { RefusalCode } from "../../../model/refusal.js";
import type { RulesetOptions, Scene, Situation } from "../../../rules/situation.js";
import { pf1 } from "../ruleset.js";

/** A creature of a test: medium, 30 feet, one default attack, unless said otherwise. */
export interface Seat {
  readonly id: string;
  readonly at: Cell;
  readonly side?: string;
  readonly elevation?: number;
  readonly profile?: Partial<Profile>;
  /** By their slugs, or in full where it matters whose doing they are. */
  readonly conditions?: readonly (string | ConditionState)[];
  readonly vitals?: Readonly<Record<string, number>>;
  readonly turn?: JsonObject;
}

/** An act as tests write it. */
export type Doing = Omit<Partial<Act>, "by" | "target" | "action"> & { readonly target?: string };

/** A fight on a small board, played through the real ledger decisions. The first seat has the turn. */
export interface Stage {
  readonly encounter: Encounter;
  readonly situation: Situation;
  readonly events: readonly Event[];
  /** What the rules think of an act, lawful or not. */
  readonly judge: (by: string, action: string, doing?: Doing) => Plan;
  /** The first reason against an act; null where there is none. */
  readonly refusal: (by: string, action: string, doing?: Doing) => RefusalCode | null;
  /** Does it; throws where it is refused. */
  readonly act: (by: string, action: string, doing?: Doing) => void;
  readonly send: (command: Command) => void;
  /** Gives the dice that are awaited; null: nothing is rolled. */
  readonly roll: (...faces: readonly number[]) => void;
  readonly answer: (by: string, accept: boolean) => void;
  readonly turn: (id: string) => void;
  readonly state: (id: string) => CreatureState;
  readonly cell: (id: string) => Cell | undefined;
  readonly conditions: (id: string) => string[];
  readonly economy: (id: string) => JsonObject;
}

const EMPTY: BoardSnapshot = { shape: "square", columns: 20, rows: 20, walls: [], terrain: [] };

/** Sets up a fight, in the middle of things unless it is fresh, and begins the first seat's turn. */
export function stage(
  seats: readonly Seat[],
  board: Partial<BoardSnapshot> | null = {},
  options: RulesetOptions = {},
  { surprise = false, fresh = false } = {},
): Stage {
  const scene: Scene = {
    board: board && createBoard({ ...EMPTY, ...board }),
    profiles: new Map(seats.map((seat) => [creatureId(seat.id), profileOf(seat)])),
    bystanders: [],
    options,
  };
  let encounter = initialEncounter;
  const events: Event[] = [];
  const send = (command: Command): void => {
    const decided = decide(encounter, command, pf1, scene);
    if (!decided.ok) throw new Error(`refused: ${decided.error.reasons.map(({ code }) => code).join()}`);
    events.push(...decided.value);
    encounter = decided.value.reduce(evolve, encounter);
  };
  const order = seats.map(({ id }) => creatureId(id));
  send({ type: "BeginFight", creatures: seats.map(entrantOf), order, surprise, fresh });
  const opened: Stage = {
    get encounter() {
      return encounter;
    },
    get situation() {
      return { ...scene, encounter };
    },
    events,
    judge: (by, action, doing = {}) => pf1.judge({ ...scene, encounter }, toAct(by, action, doing)),
    refusal: (by, action, doing = {}) => opened.judge(by, action, doing).refusal?.reasons[0].code ?? null,
    act: (by, action, doing = {}) => {
      send({ type: "TakeAction", act: toAct(by, action, doing) });
    },
    send,
    roll: (...faces) => {
      send({ type: "GiveRolls", request: encounter.rolls?.id ?? "none", faces: faces.length > 0 ? faces : null });
    },
    answer: (by, accept) => {
      const window = encounter.windows.at(-1);
      if (!window) throw new Error("no window is open");
      send({ type: "AnswerWindow", window: window.id, by: creatureId(by), answer: { accept } });
    },
    turn: (id) => {
      send({ type: "StartTurn", creature: creatureId(id) });
    },
    state: (id) => stateOf(encounter, creatureId(id)),
    cell: (id) => stateOf(encounter, creatureId(id)).position?.cell,
    conditions: (id) => stateOf(encounter, creatureId(id)).conditions.map((condition) => condition.id),
    economy: (id) => pf1.economy({ ...scene, encounter }, creatureId(id)).values,
  };
  const first = seats[0];
  if (first) opened.turn(first.id);
  return opened;
}

function stateOf(encounter: Encounter, id: CreatureId): CreatureState {
  const state = encounter.creatures[id];
  if (!state) throw new Error(`no creature ${id}`);
  return state;
}

const toAct = (by: string, action: string, { target, ...doing }: Doing): Act => ({
  ...doing,
  by: creatureId(by),
  action,
  ...(target !== undefined && { target: creatureId(target) }),
});

const profileOf = ({ id, side, profile }: Seat): Profile => ({
  id: creatureId(id),
  name: id,
  side: side ?? "foes",
  kind: "npc",
  size: "medium",
  speeds: { walk: 30 },
  stats: {},
  features: [],
  unseen: [],
  located: [],
  ...profile,
});

const entrantOf = ({ id, at, elevation, conditions, vitals, turn }: Seat) => ({
  id: creatureId(id),
  position: { cell: at, elevation: elevation ?? 0, facing: null },
  conditions: (conditions ?? []).map((condition) => (typeof condition === "string" ? { id: condition } : condition)),
  vitals: vitals ?? {},
  ...(turn && { turn }),
});

/** A path of straight and diagonal steps through the cells named. */
export function way(...corners: readonly Cell[]): Cell[] {
  const path: Cell[] = [];
  for (const [x, y] of corners) {
    let [cx, cy] = path.at(-1) ?? [x, y];
    if (path.length === 0) path.push([x, y]);
    while (cx !== x || cy !== y) {
      cx += Math.sign(x - cx);
      cy += Math.sign(y - cy);
      path.push([cx, cy]);
    }
  }
  return path;
}

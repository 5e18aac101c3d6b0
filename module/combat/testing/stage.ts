import { decide } from "../decide/decide.js";
import { evolve } from "../evolve/evolve.js";
import { initialEncounter } from "../initial.js";
import { createBoard } from "../../grid/board/board.js";
import type { BoardSnapshot } from "../../grid/board/snapshot.js";
import type { Json, JsonObject } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Command } from "../../model/command.js";
import type { ConditionState, CreatureState, Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { creatureId, type CreatureId } from "../../model/ids.js";
import type { Plan } from "../../model/plan.js";
import type { Cell, Facing } from "../../model/position.js";
import type { Profile } from "../../model/profile.js";
import type { Question } from "../../model/question.js";
import type { RefusalCode } from "../../model/refusal.js";
import type { WindowAnswer } from "../../model/window.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { RulesetOptions, Scene, Situation } from "../../rules/situation.js";

/** A creature of a test: medium, the usual speed and one default attack, unless said otherwise. */
export interface Seat {
  readonly id: string;
  readonly at: Cell;
  readonly side?: string;
  readonly profile?: Partial<Profile>;
  readonly conditions?: readonly (
    string | { readonly id: string; readonly by?: string; readonly until?: JsonObject }
  )[];
  readonly elevation?: number;
  /** Which way it looks; missing: nobody keeps track of that. */
  readonly facing?: Facing;
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
  readonly answer: (by: string, accept: boolean, target?: string, more?: Partial<WindowAnswer>) => void;
  readonly turn: (id: string) => void;
  readonly state: (id: string) => CreatureState;
  readonly cell: (id: string) => Cell | undefined;
  readonly conditions: (id: string) => string[];
  readonly economy: (id: string) => JsonObject;
  readonly delays: (id: string) => boolean;
  readonly ask: (question: Question) => Json;
}

const EMPTY: BoardSnapshot = { shape: "square", columns: 20, rows: 20, walls: [], terrain: [] };

/** Sets up a fight by a game's rules and begins the first seat's turn. */
export function openStage(
  ruleset: Ruleset,
  seats: readonly Seat[],
  board: Partial<BoardSnapshot> | null = {},
  { options = {}, surprise = false }: { readonly options?: RulesetOptions; readonly surprise?: boolean } = {},
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
    const decided = decide(encounter, command, ruleset, scene);
    if (!decided.ok) throw new Error(`refused: ${decided.error.reasons.map(({ code }) => code).join()}`);
    events.push(...decided.value);
    encounter = decided.value.reduce(evolve, encounter);
  };
  send({ type: "BeginFight", creatures: seats.map(entrantOf), order: seats.map(({ id }) => creatureId(id)), surprise });
  const opened: Stage = {
    get encounter() {
      return encounter;
    },
    get situation() {
      return { ...scene, encounter };
    },
    events,
    judge: (by, action, doing = {}) => ruleset.judge({ ...scene, encounter }, toAct(by, action, doing)),
    refusal: (by, action, doing = {}) => opened.judge(by, action, doing).refusal?.reasons[0].code ?? null,
    act: (by, action, doing = {}) => {
      send({ type: "TakeAction", act: toAct(by, action, doing) });
    },
    send,
    roll: (...faces) => {
      send({ type: "GiveRolls", request: encounter.rolls?.id ?? "none", faces: faces.length > 0 ? faces : null });
    },
    answer: (by, accept, target, more = {}) => {
      const window = encounter.windows.at(-1);
      if (!window) throw new Error("no window is open");
      send({
        type: "AnswerWindow",
        window: window.id,
        by: creatureId(by),
        answer: { ...more, accept, ...(target !== undefined && { target: creatureId(target) }) },
      });
    },
    turn: (id) => {
      send({ type: "StartTurn", creature: creatureId(id) });
    },
    state: (id) => stateOf(encounter, creatureId(id)),
    cell: (id) => stateOf(encounter, creatureId(id)).position?.cell,
    conditions: (id) => stateOf(encounter, creatureId(id)).conditions.map((condition) => condition.id),
    delays: (id) => ruleset.delays({ ...scene, encounter }, creatureId(id)),
    economy: (id) => ruleset.economy({ ...scene, encounter }, creatureId(id)).values,
    ask: (question) => ruleset.ask({ ...scene, encounter }, question),
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
  speeds: {},
  stats: {},
  features: [],
  unseen: [],
  located: [],
  ...profile,
});

const entrantOf = ({ id, at, elevation, facing, conditions, vitals, turn }: Seat) => ({
  id: creatureId(id),
  position: { cell: at, elevation: elevation ?? 0, facing: facing ?? null },
  conditions: (conditions ?? []).map((condition): ConditionState => {
    const { by, ...rest } = typeof condition === "string" ? { id: condition } : condition;
    return { ...rest, ...(by !== undefined && { by: creatureId(by) }) };
  }),
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

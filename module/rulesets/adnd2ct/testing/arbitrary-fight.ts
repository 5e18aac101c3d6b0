import fc from "fast-check";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import { creatureId } from "../../../model/ids.js";
import { FACINGS, type Cell } from "../../../model/position.js";
import type { Act } from "../../../model/act.js";
import { DEFINITIONS } from "../actions.js";
import { ACTION_ROWS } from "../actions.data.js";
import { PHASES, type PhaseTerm } from "../phases.js";
import { bow, seat, stage, sword, toThen, way, type Doing, type Seat, type Stage } from "./stage.js";

const SIDE = 9;
const IDS = ["ann", "bob", "orc", "ogre"] as const;
const cell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(SIDE - 2), fc.nat(SIDE - 2));

const ARMS = [
  [sword()],
  [sword({ weapon: "spear" }), bow()],
  [bow()],
  [{ ...sword(), id: "pike", reach: { min: 0, max: 2 }, extra: { speedPhase: "slow", size: "L" } }],
  [
    { id: "bite", kind: "natural" as const, damage: "1d6", extra: {} },
    { id: "claw", kind: "natural" as const, damage: "1d4", extra: { knockdown: "1d8" } },
  ],
];

const arbitrarySeat = (id: string): fc.Arbitrary<Seat> =>
  fc
    .record({
      at: cell,
      facing: fc.constantFrom(...FACINGS),
      conditions: fc.subarray(["prone", "surprised", "stunned", "invisible", "grappled"], { maxLength: 1 }),
      unseen: fc.subarray([...IDS], { maxLength: 1 }),
      attacks: fc.constantFrom(...ARMS),
      attacksARound: fc.constantFrom(1, 1.5, 2),
      fleet: fc.constantFrom(6, 9, 12, 18),
    })
    .map(({ at, facing, conditions, unseen, attacks, attacksARound, fleet }) =>
      seat(id, at, {
        facing,
        conditions,
        vitals: { hp: 9 },
        as: {
          size: id === "ogre" ? "large" : id === "bob" ? "small" : "medium",
          speeds: { walk: fleet },
          unseen: unseen.map(creatureId),
          attacks,
          stats: { thac0: 14, ac: 6, str: 14, attacks: attacksARound, saves: { paralyzation: 12, death: 12 } },
        },
      }),
    );

export interface Setting {
  readonly seats: readonly Seat[];
  readonly board: Pick<BoardSnapshot, "walls" | "terrain">;
}

export const arbitrarySetting: fc.Arbitrary<Setting> = fc
  .record({
    seats: fc.tuple(...IDS.map(arbitrarySeat)),
    wall: fc.tuple(cell, cell),
    rubble: fc.array(cell, { maxLength: 6 }),
  })
  .map(({ seats, wall: [from, to], rubble }) => ({
    seats,
    board: {
      walls: [{ from, to, move: true, sight: true }],
      terrain: [{ kind: "difficult" as const, cells: rubble }],
    },
  }));

/** Four creatures on a small board with a wall and rubble; each call sets the same fight up anew. */
export const open = ({ seats, board }: Setting): Stage => stage(seats, { columns: SIDE, rows: SIDE, ...board });

export const BOARD_SIDE = SIDE;

/** Something that somebody tries, at any time, or a step on in the round. */
export type Attempt =
  | { readonly kind: "phase"; readonly phase: PhaseTerm | null }
  | {
      readonly kind: "act";
      readonly by: string;
      readonly action: string;
      readonly doing: Doing;
      /** Where a path leads; it starts where the creature stands then. */
      readonly towards: readonly Cell[];
    };

const who = fc.constantFrom(...IDS);
const doing = fc.record(
  {
    target: who,
    facing: fc.constantFrom(...FACINGS),
    cause: fc.constantFrom("push" as const, "carried" as const),
  },
  { requiredKeys: ["target"] },
);
const COMMON = [
  "attack",
  "move",
  "move",
  "charge",
  "fire-full",
  "guard",
  "run",
  "withdraw",
  "adjust",
  "overrun",
  "delay",
];

export const arbitraryAttempt: fc.Arbitrary<Attempt> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("phase" as const), phase: fc.constantFrom(...PHASES, null) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("act" as const),
      by: who,
      action: fc.constant("declare"),
      doing: fc
        .tuple(who, fc.constantFrom(...ACTION_ROWS.filter(({ declarable }) => declarable).map(({ id }) => id)))
        .map(([by, action]): Doing => ({ then: toThen(by, action) as Act })),
      towards: fc.constant<readonly Cell[]>([[0, 0]]),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("act" as const),
      by: who,
      action: fc.oneof(fc.constantFrom(...COMMON), fc.constantFrom(...DEFINITIONS.map(({ id }) => id))),
      doing,
      towards: fc.array(cell, { minLength: 1, maxLength: 2 }),
    }),
  },
);

const MOVING = [
  "move",
  "charge",
  "run",
  "sprint",
  "withdraw",
  "crawl",
  "overrun",
  "adjust",
  "forced",
  "teleport",
  "follow",
];

/** The attempt as it stands now: its path begins under its creature's feet; the few steps that a phase allows. */
export function aim(fight: Stage, { by, action, doing: done, towards }: Extract<Attempt, { kind: "act" }>): Doing {
  const at = fight.cell(by);
  const limit = action === "teleport" || action === "adjust" || action === "follow" ? 2 : 7;
  const path = at && MOVING.includes(action) ? way(at, ...towards).slice(0, limit) : null;
  return { ...done, ...(path && { path }) };
}

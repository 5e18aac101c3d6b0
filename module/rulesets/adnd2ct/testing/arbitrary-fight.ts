import fc from "fast-check";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import { isJsonObject } from "../../../kernel/json.js";
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
/** Near enough to each other that they meet. */
const place: fc.Arbitrary<Cell> = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 2, max: 5 }));
const rarely = <T>(common: T, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(common) }, { weight: 1, arbitrary: rare });

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
      at: place,
      facing: fc.constantFrom(...FACINGS),
      conditions: rarely([], fc.subarray(["prone", "surprised", "stunned", "invisible", "grappled"], { maxLength: 1 })),
      unseen: rarely([], fc.subarray([...IDS], { maxLength: 1 })),
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

/** One thing that somebody tries. */
export interface Try {
  readonly by: string;
  readonly action: string;
  readonly doing: Doing;
}

/** A step on in the round, or something tried; both take shape only as the fight then stands. */
export type Attempt =
  | { readonly kind: "next"; readonly declared: readonly string[] }
  | {
      readonly kind: "act";
      /** Whoever is due where it says nobody. */
      readonly by: string | null;
      /** What it declared, or the walk before that, where it says nothing. */
      readonly action: string | null;
      readonly walks: boolean;
      readonly doing: Doing;
      /** Where a path leads: towards its target, or anywhere. */
      readonly towards: Cell | null;
      readonly length: number;
    };

const who = fc.constantFrom(...IDS);
const DECLARABLE = ACTION_ROWS.filter(({ declarable }) => declarable).map(({ id }) => id);
const COMMON = ["attack", "attack", "move", "charge", "fire-full", "fire-half", "guard", "run", "withdraw"];
const declaration = fc.oneof(fc.constantFrom(...COMMON), fc.constantFrom(...DECLARABLE));

export const arbitraryAttempt: fc.Arbitrary<Attempt> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("next" as const),
      declared: fc.array(declaration, { minLength: IDS.length, maxLength: IDS.length }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("act" as const),
      by: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: who }),
      action: fc.oneof(
        { weight: 5, arbitrary: fc.constant(null) },
        { weight: 2, arbitrary: fc.constantFrom(...DEFINITIONS.map(({ id }) => id)) },
      ),
      walks: fc.boolean(),
      doing: fc.record(
        {
          target: who,
          facing: fc.constantFrom(...FACINGS),
          cause: fc.constantFrom("push" as const, "carried" as const),
        },
        { requiredKeys: ["target"] },
      ),
      towards: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: cell }),
      length: fc.integer({ min: 2, max: 7 }),
    }),
  },
);

/** The phase that follows; null: the time before the next round's first one. */
export function nextPhase(fight: Pick<Stage, "encounter">): PhaseTerm | null {
  const now = PHASES.findIndex((each) => each === fight.encounter.phase);
  return PHASES[now + 1] ?? null;
}

/** As much of a fight as it takes to aim in it. */
export type Sight = Pick<Stage, "encounter" | "cell" | "state" | "ask">;

/** What an attempt is as the fight stands: the declarations of everybody, or one act. */
export function aim(fight: Sight, attempt: Attempt): readonly Try[] {
  if (attempt.kind === "act") return aimAct(fight, attempt);
  if (fight.encounter.phase) return [];
  return IDS.map((by, i) => {
    const then = toThen(by, attempt.declared[i] ?? "attack") as Act;
    return { by, action: "declare", doing: { then } };
  });
}

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
const SHORT = ["teleport", "adjust", "follow", "forced"];

function aimAct(fight: Sight, attempt: Extract<Attempt, { kind: "act" }>): readonly Try[] {
  const [due] = fight.ask({ kind: "order" }) as readonly string[];
  const by = attempt.by ?? due ?? "ann";
  const { declared } = fight.state(by).turn;
  const said = isJsonObject(declared) && typeof declared.action === "string" ? declared.action : "attack";
  const action = attempt.action ?? (attempt.walks && !MOVING.includes(said) ? "move" : said);
  const { target: named = "orc", facing, ...others } = attempt.doing;
  // Mostly somebody of the other side, and without a word about the front.
  const target =
    attempt.towards === null && named.startsWith("o") === by.startsWith("o")
      ? by.startsWith("o")
        ? "ann"
        : "orc"
      : named;
  const rest = { ...others, ...(attempt.towards !== null && facing && { facing }) };
  const [at, to] = [fight.cell(by), attempt.towards ?? fight.cell(target)];
  const limit = SHORT.includes(action) ? 2 : attempt.length;
  const whole = at && to ? way(at, to) : [];
  const path = (attempt.towards || action === "overrun" ? whole : whole.slice(0, -1)).slice(0, limit);
  return [{ by, action, doing: { ...rest, target, ...(MOVING.includes(action) && path.length > 1 && { path }) } }];
}

import fc from "fast-check";
import { createBoard } from "../../../module/grid/board/board.js";
import type { Act } from "../../../module/model/act.js";
import type { Command, Entrant } from "../../../module/model/command.js";
import type { JsonObject } from "../../../module/kernel/json.js";
import { creatureId, type CreatureId } from "../../../module/model/ids.js";
import type { Cell } from "../../../module/model/position.js";
import type { Profile } from "../../../module/model/profile.js";
import type { Ruleset } from "../../../module/rules/ruleset.js";
import { begin, cellOf, type Fight } from "./fight.js";

/** Cells a side of the board. */
const SIDE = 9;
export const IDS = ["ann", "bob", "orc", "ogre"].map(creatureId);
const [ANN, BOB, ORC, OGRE] = IDS as [CreatureId, CreatureId, CreatureId, CreatureId];

/** What differs between the games on squares in which creatures take turns. */
export interface SquareGame {
  readonly ruleset: Ruleset;
  readonly conditions: readonly string[];
  readonly features: readonly string[];
  readonly stats: JsonObject;
  readonly walk: number;
  /** Attacks that are made without a weapon. */
  readonly bare: readonly string[];
  /** Actions tried more often than the others. */
  readonly common: readonly string[];
  readonly variants: Readonly<Record<string, readonly string[]>>;
  readonly reactions: readonly Act[];
}

/** A way to look at a board: turned by a quarter so many times, then mirrored or not. */
export interface View {
  readonly quarters: number;
  readonly mirrored: boolean;
}

/** Where the first cell of so large a creature lies as the view shows it; a corner of cells has no size. */
export function seen([x, y]: Cell, size: number, { quarters, mirrored }: View): Cell {
  let [column, row] = [x, y];
  for (let i = 0; i < quarters; i++) [column, row] = [SIDE - row - size, column];
  return mirrored ? [SIDE - column - size, row] : [column, row];
}

export const sizeOf = (id: string): number => (id === "ogre" ? 2 : 1);

const between = (from: number, to: number) => fc.integer({ min: from, max: to });
const cell = fc.tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1));
const rarely = <T>(common: T, rare: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(common) }, { weight: 1, arbitrary: rare });

/** Near enough to each other to meet, and nobody upon another. */
const PLACES = [
  fc.tuple(between(2, 3), between(2, 3)),
  fc.tuple(between(2, 3), between(4, 5)),
  fc.tuple(between(4, 5), between(2, 3)),
  fc.tuple(between(4, 5), between(4, 5)),
] as const;

interface Seat {
  readonly entrant: Entrant;
  readonly profile: Profile;
}

const seat = (game: SquareGame, id: CreatureId, place: fc.Arbitrary<Cell>): fc.Arbitrary<Seat> =>
  fc
    .record({
      at: place,
      conditions: rarely([], fc.subarray([...game.conditions], { maxLength: 1 })),
      features: fc.subarray([...game.features]),
      unseen: rarely([], fc.subarray(IDS, { maxLength: 1 })),
      reach: fc.constantFrom(undefined, undefined, { min: 1, max: 2 }),
    })
    .map(({ at, conditions, features, unseen, reach }) => ({
      entrant: {
        id,
        position: { cell: at, elevation: 0, facing: null },
        conditions: conditions.map((each) => ({ id: each })),
        vitals: { hp: 30 },
      },
      profile: {
        id,
        name: id,
        side: id === ANN || id === BOB ? "heroes" : "foes",
        kind: id === ANN || id === BOB ? "pc" : "npc",
        size: id === OGRE ? "large" : "medium",
        speeds: { walk: game.walk },
        attacks: [
          { id: "blow", kind: "melee", ...(reach && { reach }), bonus: 5, damage: "1d6", extra: {} },
          { id: "shot", kind: "ranged", bonus: 5, damage: "1d6", extra: { range: 20 } },
        ],
        stats: game.stats,
        features,
        unseen: unseen.filter((each) => each !== id),
        located: [],
      },
    }));

interface Setting {
  readonly seats: readonly Seat[];
  /** A wall along one side of a cell. */
  readonly wall: { readonly from: Cell; readonly to: Cell };
  readonly rubble: readonly Cell[];
}

export const arbitrarySetting = (game: SquareGame): fc.Arbitrary<Setting> =>
  fc.record({
    seats: fc.tuple(...IDS.map((id, i) => seat(game, id, PLACES[i] ?? cell))),
    wall: fc
      .tuple(between(2, 6), between(2, 6), fc.boolean())
      .map(([x, y, down]): Setting["wall"] => ({ from: [x, y], to: down ? [x, y + 1] : [x + 1, y] })),
    rubble: fc.array(cell, { maxLength: 4 }),
  });

export const PLAIN: View = { quarters: 0, mirrored: false };

/** Sets a fight up as a view shows it. */
export function open(game: SquareGame, { seats, wall, rubble }: Setting, view: View = PLAIN): Fight {
  const board = createBoard({
    shape: "square",
    columns: SIDE,
    rows: SIDE,
    walls: [{ from: seen(wall.from, 0, view), to: seen(wall.to, 0, view), move: true, sight: true }],
    terrain: [{ kind: "difficult", cells: rubble.map((each) => seen(each, 1, view)) }],
  });
  const profiles = new Map(seats.map(({ profile }) => [profile.id, profile]));
  const scene = { board, profiles, bystanders: [], options: {} };
  return begin(
    game.ruleset,
    scene,
    seats.map(({ entrant }) => ({
      ...entrant,
      position: entrant.position && {
        ...entrant.position,
        cell: seen(entrant.position.cell, sizeOf(entrant.id), view),
      },
    })),
  );
}

/** A command as the view shows it. */
export function commandSeen(command: Command, view: View): Command {
  if (command.type !== "TakeAction" || !command.act.path) return command;
  const { act } = command;
  return { ...command, act: { ...act, path: command.act.path.map((each) => seen(each, sizeOf(act.by), view)) } };
}

/** Something tried; what it is takes shape only as the fight then stands. */
type Deed = (fight: Fight) => Command;

/** The next one's turn now and then; else mostly something of whoever has the turn, against a foe, and not too far. */
export const arbitraryDeed = (game: SquareGame): fc.Arbitrary<Deed> =>
  fc
    .record({
      passes: between(0, 3),
      by: rarely(null, fc.constantFrom(...IDS)),
      action: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...game.common) },
        { weight: 1, arbitrary: fc.constantFrom(...game.ruleset.actions.map(({ id }) => id)) },
      ),
      friend: rarely(false, fc.constant(true)),
      farther: rarely(false, fc.constant(true)),
      armed: rarely(true, fc.boolean()),
      towards: cell,
      nears: fc.boolean(),
      steps: between(1, 6),
      n: fc.nat(20),
    })
    .map((tried): Deed => (fight) => {
      const { order, active } = fight.current;
      const next = order[(order.indexOf(active ?? ANN) + 1) % order.length] ?? ANN;
      if (tried.passes === 0) return { type: "StartTurn", creature: next };
      const by = tried.by ?? active ?? ANN;
      const isHero = by === ANN || by === BOB;
      const [first, second] = isHero === tried.friend ? [ANN, BOB] : [ORC, OGRE];
      const isNear = apart(fight, by, first) <= apart(fight, by, second);
      const target = first === by || (second !== by && tried.farther === isNear) ? second : first;
      return { type: "TakeAction", act: actOf(game, fight, { ...tried, by, target }) };
    });

interface Aimed {
  readonly by: CreatureId;
  readonly target: CreatureId;
  readonly action: string;
  /** Names a weapon. */
  readonly armed: boolean;
  readonly towards: Cell;
  /** Goes to its target, where that is not beside it already. */
  readonly nears: boolean;
  readonly steps: number;
  readonly n: number;
}

function actOf(game: SquareGame, fight: Fight, aimed: Aimed): Act {
  const { by, target, action, armed, n } = aimed;
  const definition = game.ruleset.actions.find(({ id }) => id === action);
  const [from, there] = [cellOf(fight, by), cellOf(fight, target)];
  const path = from && there ? pathOf(aimed, from, there) : [];
  const variants = game.variants[action];
  const shoots = action === "attack-ranged" || n % 6 === 0;
  const reaction = game.reactions[n % Math.max(1, game.reactions.length)];
  return {
    by,
    action,
    ...(definition?.targeting !== "none" && { target }),
    ...(definition?.targeting === "path" && path.length > 1 && { path }),
    ...(definition?.attack && armed && !game.bare.includes(action) && { with: shoots ? "shot" : "blow" }),
    ...(variants && { variant: variants[n % variants.length] ?? "" }),
    ...(action === "forced" && { cause: "push" as const }),
    ...(action === "ready" && reaction && { trigger: { on: "move" }, then: { ...reaction, by } }),
  };
}

const SHORT = ["five-foot-step", "shift", "forced", "teleport"];

/** Up to the target, or anywhere; as far as what is tried may lead. */
function pathOf({ action, by, towards, nears, steps }: Aimed, from: Cell, there: Cell): Cell[] {
  const upTo = way(from, there).slice(0, -sizeOf(by));
  if (action === "charge") return upTo;
  return (nears && upTo.length > 1 ? upTo : way(from, towards)).slice(0, SHORT.includes(action) ? 2 : steps + 1);
}

/** Cells between two creatures' first ones. */
function apart(fight: Fight, one: CreatureId, other: CreatureId): number {
  const [a = [0, 0], b = [0, 0]] = [cellOf(fight, one), cellOf(fight, other)];
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]));
}

/** As the crow flies, cell by cell. */
function way([fromX, fromY]: Cell, [toX, toY]: Cell): Cell[] {
  const path: Cell[] = [[fromX, fromY]];
  for (let [x, y] = [fromX, fromY]; x !== toX || y !== toY; path.push([x, y])) {
    x += Math.sign(toX - x);
    y += Math.sign(toY - y);
  }
  return path;
}

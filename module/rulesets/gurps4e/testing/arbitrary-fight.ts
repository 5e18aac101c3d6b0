import fc from "fast-check";
import { HEX_DIRECTIONS, type HexDirection } from "../../../grid/hex/direction.js";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { DEFINITIONS } from "../actions.js";
import { hexWay, type Symmetry } from "./hexes.js";
import { stage, type Doing, type Seat, type Stage } from "./stage.js";

const SIDE = 31;
export const CENTRE: Cell = [15, 15];
export const IDS = ["ann", "bob", "orc", "ogre"] as const;

const direction = fc.constantFrom(...HEX_DIRECTIONS);
/** Never farther from the middle than the board can be turned round. */
const cell: fc.Arbitrary<Cell> = fc
  .array(direction, { maxLength: 3 })
  .map((way) => hexWay(CENTRE, ...way).at(-1) ?? CENTRE);

const arms = fc.subarray(
  [
    { id: "sword", kind: "melee" as const, reach: { min: 0, max: 1 }, damage: "2d cut", extra: { skill: 13 } },
    {
      id: "axe",
      kind: "melee" as const,
      reach: { min: 1, max: 2 },
      damage: "2d+1 cut",
      extra: { skill: 12, unreadyAfterAttack: true },
    },
    { id: "knife", kind: "melee" as const, damage: "1d imp", extra: { skill: 12, hand: "off" } },
    { id: "bow", kind: "ranged" as const, damage: "1d+2 imp", extra: { skill: 13, acc: 3, bulk: -6, range: 100 } },
  ],
  { minLength: 1 },
);

const seat = (id: string) =>
  fc
    .record({
      at: cell,
      facing: direction,
      // Mostly nothing, or hardly anybody could act.
      conditions: fc.oneof(
        { weight: 3, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.subarray(["stunned", "surprised", "prone"], { maxLength: 1 }) },
      ),
      armed: arms,
      posture: fc.constantFrom("standing", "standing", "standing", "kneeling", "crawling", "sitting", "prone-face-up"),
      walk: fc.constantFrom(3, 5, 6, 12),
      unseen: fc.subarray([...IDS], { maxLength: 1 }),
      shield: fc.boolean(),
    })
    .map(({ at, facing, conditions, armed, posture, walk, unseen, shield }): Seat => ({
      id,
      at,
      facing,
      side: id.startsWith("o") ? "foes" : "heroes",
      conditions,
      vitals: { hp: 12 },
      turn: { posture },
      profile: {
        kind: id.startsWith("o") ? "npc" : "pc",
        speeds: { walk },
        attacks: armed,
        unseen: unseen.map(creatureId),
        stats: { hp: 12, ht: 11, dx: 11, ...(shield && { block: 10 }) },
      },
    }));

/** Four creatures on a hex board; each call sets the same fight up anew, as it is or laid over itself. */
export const arbitraryFight: fc.Arbitrary<(laid?: Symmetry) => Stage> = fc
  .record({
    seats: fc
      .uniqueArray(fc.constantFrom(...IDS), { minLength: 4, maxLength: 4 })
      .chain((ids) => fc.tuple(...ids.map(seat))),
    solid: fc.array(cell, { maxLength: 2 }),
    rough: fc.array(cell, { maxLength: 4 }),
    basicSet: fc.boolean(),
  })
  .map(({ seats, solid, rough, basicSet }) => (laid) => {
    const lay = (at: Cell): Cell => laid?.cell(at) ?? at;
    const look = (facing: HexDirection): HexDirection => laid?.facing(facing) ?? facing;
    return stage(
      seats.map((each) => ({ ...each, at: lay(each.at), facing: look(each.facing as HexDirection) })),
      {
        columns: SIDE,
        rows: SIDE,
        terrain: [
          { kind: "solid", cells: solid.map(lay) },
          { kind: "bad-footing", cells: rough.map(lay) },
        ],
      },
      { moveAndAttackDefence: basicSet ? "basic-set" : "seed" },
    );
  });

/** Something that somebody tries: any action, anywhere, at anybody. */
export interface Attempt {
  readonly by: string;
  readonly action: string;
  readonly doing: Doing;
  readonly steps: readonly HexDirection[];
  readonly goes: boolean;
  readonly facing: HexDirection | undefined;
  readonly facings: readonly HexDirection[] | undefined;
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 2 });

const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  "all-out-attack": ["determined-melee", "double", "feint", "strong", "determined-ranged"],
  "all-out-defense": ["increased-dodge", "increased-parry", "double-defense"],
  "change-posture": ["standing", "kneeling", "sitting", "crouching", "prone-face-down"],
};

export const arbitraryAttempt: fc.Arbitrary<Attempt> = fc
  .record({
    by: fc.constantFrom(...IDS),
    action: fc.oneof(
      {
        weight: 3,
        arbitrary: fc.constantFrom("move", "attack", "attack", "all-out-attack", "move-and-attack", "step"),
      },
      { weight: 1, arbitrary: fc.constantFrom(...DEFINITIONS.map(({ id }) => id)) },
    ),
    variant: fc.nat(9),
    target: maybe(fc.constantFrom(...IDS)),
    weapon: maybe(fc.constantFrom("sword", "axe", "knife", "bow")),
    cause: fc.constantFrom("push" as const, "slide" as const),
    steps: fc.array(direction, { minLength: 1, maxLength: 5 }),
    goes: fc.boolean(),
    facing: maybe(direction),
    facings: maybe(fc.array(direction, { minLength: 1, maxLength: 5 })),
    on: fc.constantFrom("move", "enters-reach", "leaves-reach", "approach", "attack"),
  })
  .map(({ by, action, variant, target, weapon, cause, on, ...way }) => {
    const variants = VARIANTS[action] ?? [];
    const named = variants[variant % Math.max(1, variants.length)];
    const doing: Doing = {
      ...(target !== undefined && { target }),
      ...(weapon !== undefined && action !== "dodge" && action !== "block" && { with: weapon }),
      ...(named !== undefined && { variant: named }),
      ...(action === "forced" && { cause }),
      ...(action === "wait" && { trigger: { on }, then: { by: creatureId(by), action: "attack" } }),
    };
    return { by, action, doing, ...way };
  });

const ALWAYS = ["move", "step", "forced", "teleport"];

/** The attempt as it stands now: its path begins under its creature's feet. */
export function aim(
  fight: Pick<Stage, "cell">,
  { by, action, doing, steps, goes, facing, facings }: Attempt,
  laid?: Symmetry,
): Doing {
  const at = fight.cell(by);
  const look = (each: HexDirection): HexDirection => laid?.facing(each) ?? each;
  const far = action === "teleport" ? 1 : action === "move" || action === "move-and-attack" ? 5 : 2;
  const moves = (goes || ALWAYS.includes(action)) && at !== undefined;
  const path = moves ? hexWay(at, ...steps.slice(0, far).map(look)) : null;
  return {
    ...doing,
    ...(path && { path }),
    ...(facing && action !== "forced" && { facing: look(facing) }),
    ...(path && facings && { facings: facings.map(look) }),
  };
}

import fc from "fast-check";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { DEFINITIONS } from "../actions.js";
import { findWeapon } from "../attack/weapon.js";
import { findFighter } from "../fighter.js";
import { stage, way, type Doing, type Seat, type Stage } from "./stage.js";

const SIDE = 9;
const IDS = ["ann", "bob", "orc", "ogre"] as const;
const cell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1));

const seat = (id: string): fc.Arbitrary<Seat> =>
  fc
    .record({
      at: cell,
      conditions: fc.subarray(["prone", "flat-footed", "staggered", "grappled", "invisible"], { maxLength: 1 }),
      features: fc.subarray(["combat-reflexes", "quick-draw", "run", "greater-bull-rush"]),
      unseen: fc.subarray([...IDS], { maxLength: 1 }),
      armed: fc.constantFrom("melee", "ranged", "unarmed", "natural"),
    })
    .map(({ at, conditions, features, unseen, armed }) => ({
      id,
      at,
      side: id.startsWith("o") ? "foes" : "heroes",
      conditions,
      vitals: { hp: 9 },
      profile: {
        size: id === "ogre" ? ("large" as const) : ("medium" as const),
        features,
        unseen: unseen.map(creatureId),
        attacks: [{ id: "blow", kind: armed, bonus: 5, damage: "1d6", extra: {} }],
        stats: { dex: 14, bab: 6 },
      },
    }));

/** Four creatures on a small board with a wall and rubble; each call sets the same fight up anew. */
export const arbitraryFight: fc.Arbitrary<() => Stage> = fc
  .record({
    seats: fc.tuple(...IDS.map(seat)),
    wall: fc.tuple(cell, cell),
    rubble: fc.array(cell, { maxLength: 6 }),
  })
  .map(
    ({ seats, wall: [from, to], rubble }) =>
      () =>
        stage(seats, {
          columns: SIDE + 1,
          rows: SIDE + 1,
          walls: [{ from, to, move: true, sight: true }],
          terrain: [{ kind: "difficult", cells: rubble }],
        }),
  );

/** Something that somebody tries: any action, anywhere, at anybody. */
export interface Attempt {
  readonly by: string;
  readonly action: string;
  readonly doing: Doing;
  /** Where a path leads; it starts where the creature stands then. */
  readonly towards: readonly Cell[];
}

export const arbitraryAttempt: fc.Arbitrary<Attempt> = fc.record({
  by: fc.constantFrom(...IDS),
  action: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom("move", "withdraw", "five-foot-step", "attack-melee", "full-attack") },
    { weight: 1, arbitrary: fc.constantFrom(...DEFINITIONS.map(({ id }) => id)) },
  ),
  doing: fc.record({ target: fc.constantFrom(...IDS) }),
  towards: fc.array(cell, { minLength: 1, maxLength: 2 }),
});

/** The attempt as it stands now: its path begins under its creature's feet. */
export function aim(fight: Stage, { by, action, doing, towards }: Attempt): Doing {
  const definition = DEFINITIONS.find(({ id }) => id === action);
  const fighter = findFighter(fight.situation, creatureId(by));
  const armed = fighter && findWeapon(fighter, "blow") ? { with: "blow" } : {};
  const at = fight.cell(by);
  return {
    ...doing,
    ...(definition?.attack ? armed : {}),
    ...(definition?.targeting === "path" && at ? { path: way(at, ...towards) } : {}),
  };
}

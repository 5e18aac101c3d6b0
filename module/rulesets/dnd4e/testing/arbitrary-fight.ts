import fc from "fast-check";
import type { Stage } from "../../../combat/testing/stage.js";
import { creatureId } from "../../../model/ids.js";
import type { Cell } from "../../../model/position.js";
import { DEFINITIONS } from "../actions.js";
import { stage, way, type Doing, type Seat } from "./stage.js";

const SIDE = 9;
const IDS = ["ann", "bob", "orc", "ogre"] as const;
const cell: fc.Arbitrary<Cell> = fc.tuple(fc.nat(SIDE - 1), fc.nat(SIDE - 1));

const seat = (id: string): fc.Arbitrary<Seat> =>
  fc
    .record({
      at: cell,
      conditions: fc.subarray(["prone", "dazed", "slowed", "invisible", "immobilized"], { maxLength: 1 }),
      features: fc.subarray(["threatening-reach", "phasing"], { maxLength: 1 }),
      unseen: fc.subarray([...IDS], { maxLength: 1 }),
      armed: fc.constantFrom("melee", "ranged", "natural"),
    })
    .map(({ at, conditions, features, unseen, armed }) => ({
      id,
      at,
      side: id.startsWith("o") ? "foes" : "heroes",
      conditions,
      vitals: { hp: 9 },
      profile: {
        kind: id.startsWith("o") ? ("npc" as const) : ("pc" as const),
        size: id === "ogre" ? ("large" as const) : ("medium" as const),
        features,
        unseen: unseen.map(creatureId),
        attacks: [{ id: "blow", kind: armed, bonus: 5, damage: "1d6", extra: {} }],
        stats: { ac: 15, fort: 13, ref: 13, str: 16 },
      },
    }));

/** Four creatures on a small board with a wall, rubble and a pit; each call sets the same fight up anew. */
export const arbitraryFight: fc.Arbitrary<() => Stage> = fc
  .record({
    seats: fc.tuple(...IDS.map(seat)),
    wall: fc.tuple(cell, cell),
    rubble: fc.array(cell, { maxLength: 6 }),
    pit: fc.array(cell, { maxLength: 3 }),
  })
  .map(
    ({ seats, wall: [from, to], rubble, pit }) =>
      () =>
        stage(seats, {
          columns: SIDE + 1,
          rows: SIDE + 1,
          walls: [{ from, to, move: true, sight: true }],
          terrain: [
            { kind: "difficult", cells: rubble },
            { kind: "pit", cells: pit, depth: 20 },
          ],
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
  by: fc.constantFrom("ann", "ann", "ann", ...IDS),
  action: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom("walk", "shift", "charge", "basic-attack", "bull-rush", "grab") },
    { weight: 1, arbitrary: fc.constantFrom(...DEFINITIONS.map(({ id }) => id)) },
  ),
  doing: fc.record(
    {
      target: fc.constantFrom(...IDS),
      pay: fc.constantFrom("standard", "move"),
      variant: fc.constantFrom("walk", "bull-rush", "standard", "minor"),
      cause: fc.constantFrom("push" as const, "slide" as const, "pull" as const),
    },
    { requiredKeys: ["target"] },
  ),
  towards: fc.array(cell, { minLength: 1, maxLength: 2 }),
});

const MOVING = ["charge", "move-grabbed", "double-move", "walk", "shift", "run", "crawl", "fly", "climb", "squeeze"];

/** The attempt as it stands now: its path begins under its creature's feet; the few steps that a turn allows. */
export function aim(fight: Stage, { by, action, doing, towards }: Attempt): Doing {
  const at = fight.cell(by);
  const moves = MOVING.includes(action) || action === "forced" || action === "teleport";
  const path = at && moves ? way(at, ...towards).slice(0, action === "teleport" ? 2 : 7) : null;
  return { ...doing, ...(path && { path }) };
}

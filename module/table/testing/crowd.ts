import type { WallSegment } from "../../grid/board/snapshot.js";
import { seeded } from "../../kernel/testing/random.js";
import type { Act } from "../../model/act.js";
import { creatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { Situation } from "../../rules/situation.js";
import { dnd5e2024 } from "../../rulesets/dnd5e2024/ruleset.js";
import { stage as dnd5eStage } from "../../rulesets/dnd5e2024/testing/stage.js";
import { pf1 } from "../../rulesets/pf1/ruleset.js";
import { stage as pf1Stage } from "../../rulesets/pf1/testing/stage.js";

/** A fight of many on a map of a hundred by a hundred, with walls and rubble. The first creature has the turn. */
export interface Crowd {
  readonly ruleset: Ruleset;
  readonly situation: Situation;
  readonly mover: Act["by"];
}

export const GAMES = ["pf1", "dnd5e2024"] as const;

const SIDE = 100;
/** Most stand in a square of that side in the middle of the map, where the fight is. */
const MELEE = 36;

export function crowdOf(game: (typeof GAMES)[number], creatures: number): Crowd {
  const random = seeded(creatures);
  const taken = new Set<string>();
  const free = (): Cell => {
    for (;;) {
      const cell: Cell = [32 + Math.floor((random() * MELEE) / 2) * 2, 32 + Math.floor((random() * MELEE) / 2) * 2];
      if (taken.has(cell.join())) continue;
      taken.add(cell.join());
      return cell;
    }
  };
  const seats = Array.from({ length: creatures }, (_, i) => ({
    id: `c${String(i)}`,
    at: free(),
    side: i % 2 === 0 ? "heroes" : "foes",
    profile: { size: i % 6 === 5 ? ("large" as const) : ("medium" as const) },
  }));
  const walls = Array.from({ length: 400 }, (): WallSegment => {
    const [x, y, down] = [Math.floor(random() * SIDE), Math.floor(random() * SIDE), random() < 0.5];
    return { from: [x, y], to: down ? [x, y + 2] : [x + 2, y], move: true, sight: true };
  });
  const rubble = Array.from({ length: 1000 }, (): Cell => [Math.floor(random() * SIDE), Math.floor(random() * SIDE)]);
  const board = { columns: SIDE, rows: SIDE, walls, terrain: [{ kind: "difficult" as const, cells: rubble }] };
  const opened = game === "pf1" ? pf1Stage(seats, board) : dnd5eStage(seats, board);
  return { ruleset: game === "pf1" ? pf1 : dnd5e2024, situation: opened.situation, mover: creatureId("c0") };
}

/** Ways that a drag goes through: from the mover's place on, a cell longer each time, then back. */
export function dragOf({ situation, mover }: Crowd): Cell[][] {
  const random = seeded(5);
  const at = situation.encounter.creatures[mover]?.position?.cell ?? [0, 0];
  const whole: Cell[] = [at];
  for (let i = 0; i < 14; i++) {
    const [x, y] = whole.at(-1) ?? at;
    whole.push([x + Math.floor(random() * 2), y + Math.floor(random() * 3) - 1]);
  }
  const out = whole.flatMap((_, i) => (i > 0 ? [whole.slice(0, i + 1)] : []));
  return [...out, ...out.toReversed()];
}

import { bench, describe } from "vitest";
import { stage, way, type Seat } from "../testing/stage.js";

/** Thirty creatures on a hundred by a hundred cells, as a ruler asks about them at every cell that it passes. */
const crowd: Seat[] = Array.from({ length: 30 }, (_, i) => ({
  id: `c${String(i)}`,
  at: [10 + (i % 10) * 3, 10 + Math.floor(i / 10) * 4],
  side: i % 2 === 0 ? "heroes" : "foes",
  profile: { size: i % 5 === 4 ? "large" : "medium" },
}));
const walls = Array.from({ length: 300 }, (_, i) => ({
  from: [i % 100, 60 + Math.floor(i / 100) * 3] as const,
  to: [(i % 100) + 1, 60 + Math.floor(i / 100) * 3] as const,
  move: true,
  sight: true,
}));
const fight = stage(crowd, { columns: 100, rows: 100, walls });
const path = way([10, 10], [10, 12], [20, 12]);

describe("pf1", () => {
  bench("judges a move of twelve steps", () => {
    fight.judge("c0", "move", { path });
  });
  bench("judges a blow", () => {
    fight.judge("c0", "attack-melee", { target: "c1" });
  });
  bench("tells the economy", () => {
    fight.economy("c0");
  });
});

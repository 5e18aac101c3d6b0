import { expect, it } from "vitest";
import type { Cell } from "../../model/position.js";
import { stage } from "./testing/stage.js";

const ends = { kind: "distance", from: "ann" as never, to: "orc" as never } as const;

it("DND5-GRID-001: a square is 5 feet", () => {
  const fight = stage([
    { id: "ann", at: [2, 5], side: "heroes" },
    { id: "orc", at: [6, 5] },
  ]);
  expect(fight.ask(ends)).toBe(20);
});

it.each([
  ["tiny", 1],
  ["small", 1],
  ["medium", 1],
  ["large", 2],
  ["huge", 3],
  ["gargantuan", 4],
] as const)("DND5-SPACE-001: a %s creature takes %i squares a side", (size, side) => {
  const from = (at: Cell): unknown =>
    stage([
      { id: "ann", at, side: "heroes" },
      { id: "orc", at: [4, 5], profile: { size } },
    ]).ask(ends);
  expect([from([10, 5]), from([4, 11]), from([0, 5])]).toEqual([5 * (7 - side), 5 * (7 - side), 20]);
});

import { describe, expect, it } from "vitest";
import type { Reason } from "../../../model/refusal.js";
import { hexWay } from "../testing/hexes.js";
import { stage, type Doing } from "../testing/stage.js";
import { ann, one, orc, reasonsOf, way } from "../testing/mid-turn.js";

describe("movement that is not one's own", () => {
  const solid = { terrain: [{ kind: "solid", cells: [[8, 5]] }] } as const;
  it.each<readonly [string, string, Doing, readonly Reason[]]>([
    ["from where it stands, forced", "forced", way("ne"), []],
    ["on the spot, forced", "forced", { path: [[5, 5]] }, []],
    [
      "from elsewhere, forced",
      "forced",
      {
        path: [
          [7, 7],
          [8, 7],
        ],
      },
      one("not-adjacent-path", { step: 0 }),
    ],
    ["no way at all, forced", "forced", {}, one("not-adjacent-path", { step: 0 })],
    ["into a foe, forced", "forced", way("e"), one("occupied", { step: 0 })],
    [
      "off the board, forced",
      "forced",
      { path: hexWay([5, 5], "w", "w", "w", "w", "w", "w") },
      one("blocked", { step: 5 }),
    ],
    ["down, in its hex", "forced", { path: [[5, 5]], cause: "fall" }, []],
    [
      "elsewhere, by teleport",
      "teleport",
      {
        path: [
          [5, 5],
          [9, 9],
        ],
      },
      [],
    ],
    ["nowhere, by teleport", "teleport", { path: [[5, 5]] }, one("not-adjacent-path", { step: 0 })],
    [
      "through cells, by teleport",
      "teleport",
      {
        path: [
          [5, 5],
          [6, 6],
          [9, 9],
        ],
      },
      one("not-adjacent-path", { step: 1 }),
    ],
    [
      "from elsewhere, by teleport",
      "teleport",
      {
        path: [
          [7, 7],
          [9, 9],
        ],
      },
      one("not-adjacent-path", { step: 0 }),
    ],
    [
      "into a foe, by teleport",
      "teleport",
      {
        path: [
          [5, 5],
          [6, 5],
        ],
      },
      one("occupied", { cell: [6, 5] }),
    ],
    [
      "into rock, by teleport",
      "teleport",
      {
        path: [
          [5, 5],
          [8, 5],
        ],
      },
      one("blocked", { step: 0 }),
    ],
    [
      "off the board, by teleport",
      "teleport",
      {
        path: [
          [5, 5],
          [50, 50],
        ],
      },
      one("blocked", { step: 0 }),
    ],
    [
      "through cells into rock, by teleport",
      "teleport",
      {
        path: [
          [5, 5],
          [6, 6],
          [8, 5],
        ],
      },
      [...one("not-adjacent-path", { step: 1 }), ...one("blocked", { step: 0 })],
    ],
  ])("%s", (_what, action, doing, reasons) => {
    const fight = stage([ann(), orc()], solid);
    expect(reasonsOf(fight, action, doing)).toEqual(reasons);
    expect(fight.judge("ann", action, doing).pays).toEqual([]);
  });
});

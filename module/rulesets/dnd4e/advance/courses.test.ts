import { describe, expect, it } from "vitest";
import type { Cell } from "../../../model/position.js";
import type { Stage } from "../../../combat/testing/stage.js";
import { stage, way, type Seat } from "../testing/stage.js";

const hammer = [{ id: "hammer", kind: "melee" as const, bonus: 10, extra: {} }];
const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc", attacks: hammer } };
const ORC: Seat = { id: "orc", at: [3, 5], vitals: { hp: 40 }, profile: { stats: { ac: 15 } } };
const WALL = { terrain: [{ kind: "solid" as const, cells: way([5, 0], [5, 9]) }] };

const ways = (fight: Stage): Cell[][] => {
  const window = fight.encounter.windows[0]?.id;
  if (window === undefined) throw new Error("nobody is asked");
  return fight.ask({ kind: "courses", window }) as unknown as Cell[][];
};
const hit = (options: Record<string, string | number>, orc: Partial<Seat> = {}, board = {}): Stage => {
  const fight = stage([ANN, { ...ORC, ...orc }], board);
  fight.act("ann", "use-power", { target: "orc", with: "hammer", options });
  fight.roll(10);
  return fight;
};
const ends = (fight: Stage): string[] => ways(fight).map((path) => String(path.at(-1)));

describe("where somebody may be moved", () => {
  it("DND4-PUSH-001: pushed, only farther with every square; straight away comes first", () => {
    expect(ways(hit({ push: 1 }))).toEqual([
      way([3, 5], [4, 5]),
      [
        [3, 5],
        [4, 4],
      ],
      [
        [3, 5],
        [4, 6],
      ],
    ]);
    expect(ways(hit({ push: 3 }))[0]).toEqual(way([3, 5], [6, 5]));
    expect(ends(hit({ push: 2 })).every((end) => Number(end.split(",")[0]) > 3)).toBe(true);
  });

  it("DND4-PULL-001: pulled, only nearer, as far as beside the one who pulls", () => {
    const reach = [{ id: "hammer", kind: "melee" as const, bonus: 10, reach: { min: 0, max: 4 }, extra: {} }];
    const fight = stage([
      { ...ANN, profile: { kind: "pc", attacks: reach } },
      { ...ORC, at: [5, 5] },
    ]);
    fight.act("ann", "use-power", { target: "orc", with: "hammer", options: { pull: 9 } });
    fight.roll(10);
    expect(ways(fight)[0]).toEqual(way([5, 5], [3, 5]));
  });

  it("DND4-SLIDE-001: slid, anywhere that is free", () => {
    const all = ends(hit({ slide: 1 }));
    expect(all).toHaveLength(7);
    expect(all).not.toContain("2,5");
  });

  it("DND4-FORCE-007: not through what is solid", () => {
    expect(ends(hit({ push: 3 }, {}, WALL)).every((end) => end.startsWith("4,"))).toBe(true);
  });

  it("DND4-FORCE-003: beside the one who says so", () => {
    const far: Seat = { ...ORC, at: [6, 5] };
    const reach = [{ id: "hammer", kind: "melee" as const, bonus: 10, reach: { min: 0, max: 4 }, extra: {} }];
    const fight = stage([{ ...ANN, profile: { kind: "pc", attacks: reach } }, far]);
    fight.act("ann", "use-power", { target: "orc", with: "hammer", options: { pull: "adjacent" } });
    fight.roll(10);
    expect(ends(fight).toSorted()).toEqual(["3,4", "3,5", "3,6"]);
  });

  it.each([1, 2, 3])("DND4-FORCE-002: each of them is taken as an answer (push %i)", (push) => {
    for (const path of ways(hit({ push }))) {
      const fight = hit({ push });
      fight.answer("ann", true, undefined, { options: { path: path.map(([x, y]) => [x, y]) } });
      expect(fight.cell("orc")).toEqual(path.at(-1));
    }
  });
});

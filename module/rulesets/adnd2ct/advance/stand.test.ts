import { describe, expect, it } from "vitest";
import type { Size } from "../../../model/profile.js";
import { declared, phase, seat, stage, type Seat, type Stage } from "../testing/stage.js";

/** Ann gets up in a square in which an orc stands. */
function rises(own: Size, other: Size, others: readonly Seat[] = [], board: Parameters<typeof stage>[1] = {}): Stage {
  const fight = stage(
    [
      seat("ann", [5, 5], {
        conditions: ["prone"],
        turn: declared("stand-up-shared"),
        as: { size: own, space: 1, stats: { str: 12, basePhase: "fast" } },
      }),
      seat("orc", [5, 5], { as: { size: other, space: 1, stats: { str: 12 } } }),
      ...others,
    ],
    board,
  );
  phase(fight, "fast");
  fight.act("ann", "stand-up-shared");
  return fight;
}
const asked = (fight: Stage): unknown =>
  fight.encounter.windows.map(({ of, kind, against, cause, responders }) => [
    of,
    kind,
    against,
    cause,
    ...responders.map(({ creature }) => creature),
  ]);

describe("getting up where an enemy stands", () => {
  it("moves the smaller out, to where the one that stood already says (ADND-OVERRUN-011, ADND-OVERRUN-012)", () => {
    const smaller = rises("small", "medium");
    expect(smaller.conditions("ann")).toEqual([]);
    expect(asked(smaller)).toEqual([["displaced", "choice", "ann", "orc", "orc"]]);
    smaller.answer("orc", true, undefined, {
      options: {
        path: [
          [5, 5],
          [4, 4],
        ],
      },
    });
    expect([smaller.cell("ann"), smaller.cell("orc")]).toEqual([
      [4, 4],
      [5, 5],
    ]);
    const larger = rises("large", "medium");
    expect(asked(larger)).toEqual([["displaced", "choice", "orc", "ann", "orc"]]);
    larger.answer("orc", true, undefined, {
      options: {
        path: [
          [5, 5],
          [4, 4],
        ],
      },
    });
    expect([larger.cell("ann"), larger.cell("orc")]).toEqual([
      [5, 5],
      [4, 4],
    ]);
    expect(larger.state("ann").turn.drove ?? null).toBeNull();
    expect(larger.encounter.tasks).toEqual([]);
  });

  it("moves it to the first free square where nobody says anything", () => {
    const fight = rises("large", "medium", [seat("bob", [5, 4])]);
    fight.answer("orc", false);
    expect(fight.cell("orc")).not.toEqual([5, 5]);
    expect(fight.cell("orc")).not.toEqual([5, 4]);
    expect(fight.events.filter((event) => event.type === "Moved" && event.creature === "orc")).toMatchObject([
      { mode: "push", how: "forced", cost: 0 },
    ]);
  });

  it("is decided by Strength between equals (ADND-OVERRUN-013)", () => {
    const won = rises("medium", "medium");
    expect(won.encounter.rolls).toMatchObject({ by: "ann", kind: "contest" });
    won.roll(8);
    won.roll(15);
    expect(asked(won)).toEqual([["displaced", "choice", "orc", "ann", "orc"]]);
    const lost = rises("medium", "medium");
    lost.roll(15);
    lost.roll(8);
    expect(asked(lost)).toEqual([["displaced", "choice", "ann", "orc", "orc"]]);
  });

  it("leaves both where there is no room", () => {
    const cells = [4, 5, 6].flatMap((x) =>
      [4, 5, 6].flatMap((y): [number, number][] => (x === 5 && y === 5 ? [] : [[x, y]])),
    );
    const fight = rises("large", "medium", [], { terrain: [{ kind: "solid", cells }] });
    expect(asked(fight)).toEqual([]);
    expect(fight.conditions("ann")).toEqual([]);
    expect(fight.state("ann").turn.drove ?? null).toBeNull();
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("moves nobody where nobody stands there", () => {
    const fight = stage([
      seat("ann", [5, 5], { conditions: ["prone"], turn: declared("stand-up-shared") }),
      seat("orc", [6, 5]),
    ]);
    phase(fight, "fast");
    fight.act("ann", "stand-up-shared");
    expect(fight.conditions("ann")).toEqual([]);
    expect(fight.events.some(({ type }) => type === "Moved" || type === "WindowOpened")).toBe(false);
    expect(fight.state("ann").turn).not.toHaveProperty("drove");
  });
});

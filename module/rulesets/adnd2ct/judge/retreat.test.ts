import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Cell } from "../../../model/position.js";
import type { Reason } from "../../../model/refusal.js";
import { seat, stage, way, type Doing, type Seat, type Stage } from "../testing/stage.js";

const struck = (
  hit: JsonObject = { id: "ann", melee: true },
  orc: Parameters<typeof seat>[2] = {},
  others: readonly Seat[] = [],
): Stage => stage([seat("ann", [5, 5]), seat("orc", [6, 5], { turn: { hitBy: [hit] }, ...orc }), ...others]);
const reasons = (fight: Stage, action: string, doing: Doing): readonly Reason[] =>
  fight.judge("ann", action, doing).refusal?.reasons ?? [];
const codes = (fight: Stage, action: string, doing: Doing): string[] =>
  reasons(fight, action, doing).map(({ code }) => code);
const back = (...cells: readonly Cell[]): Doing => ({ target: "orc", path: [[6, 5], ...cells] });

describe("driving somebody back", () => {
  it("takes a hit in melee of this round, by one's own hand", () => {
    expect(struck().judge("ann", "force-retreat", back([7, 5]))).toMatchObject({
      refusal: null,
      pays: [],
      move: null,
      provocations: [],
    });
    expect(reasons(struck({ id: "ann", melee: false }), "force-retreat", back([7, 5]))).toMatchObject([
      { code: "no-trigger", data: { creature: "orc" } },
    ]);
    expect(codes(struck({ id: "bob", melee: true }), "force-retreat", back([7, 5]))).toEqual(["no-trigger"]);
    expect(codes(struck(), "force-retreat", {})).toEqual(["no-target"]);
  });

  it("is done to nobody larger", () => {
    expect(reasons(struck(undefined, { as: { size: "large" } }), "force-retreat", back([7, 5]))).toMatchObject([
      { code: "wrong-target", data: { creature: "orc" } },
    ]);
    expect(codes(struck(undefined, { as: { size: "small" } }), "force-retreat", back([7, 5]))).toEqual([]);
  });

  it("leads one square away, where that is free", () => {
    expect(reasons(struck(), "force-retreat", back([6, 4]))).toMatchObject([
      { code: "blocked", data: { creature: "orc" } },
    ]);
    expect(codes(struck(), "force-retreat", back([7, 6]))).toEqual([]);
    expect(reasons(struck(), "force-retreat", back([7, 5], [8, 5]))).toMatchObject([
      { code: "too-far", data: { needed: 2, left: 1 } },
    ]);
    expect(codes(struck(), "force-retreat", back())).toContain("not-adjacent-path");
    expect(codes(struck(), "force-retreat", { target: "orc" })).toEqual(["not-adjacent-path"]);
    expect(codes(struck(undefined, {}, [seat("oaf", [7, 5])]), "force-retreat", back([7, 5]))).toEqual(["occupied"]);
  });

  it("uses the hit up, and leaves a square to follow into", () => {
    const fight = struck(undefined, {
      turn: {
        hitBy: [
          { id: "bob", melee: true },
          { id: "ann", melee: true },
        ],
      },
    });
    fight.act("ann", "force-retreat", back([7, 5]));
    expect(fight.cell("orc")).toEqual([7, 5]);
    expect(fight.state("orc").turn.hitBy).toEqual([{ id: "bob", melee: true }]);
    expect(fight.state("ann").turn.drove).toEqual({ cell: [6, 5] });
    expect(fight.events.filter(({ type }) => type === "Moved")).toMatchObject([
      { creature: "orc", mode: "push", how: "forced", cost: 0 },
    ]);
  });
});

describe("following whom one drove back", () => {
  const drove = (cell: readonly number[]): Stage =>
    stage([seat("ann", [5, 5], { turn: { drove: { cell: [...cell] } } }), seat("orc", [7, 5])]);

  it("is a step into the square that it left, at no cost", () => {
    const fight = drove([6, 5]);
    expect(fight.judge("ann", "follow", { path: way([5, 5], [6, 5]) })).toMatchObject({
      refusal: null,
      pays: [],
      move: { mode: "follow", total: 0 },
      provocations: [],
    });
    fight.act("ann", "follow", { path: way([5, 5], [6, 5]) });
    expect(fight.cell("ann")).toEqual([6, 5]);
    expect(fight.state("ann").turn.drove ?? null).toBeNull();
    expect(fight.events.filter(({ type }) => type === "Moved")).toMatchObject([
      { mode: "follow", how: "own", cost: 0 },
    ]);
  });

  it("leads nowhere else, and nowhere where nobody was driven back", () => {
    expect(codes(drove([6, 5]), "follow", { path: way([5, 5], [5, 6]) })).toEqual(["no-trigger"]);
    expect(codes(drove([6, 5]), "follow", {})).toEqual(["no-trigger", "not-adjacent-path"]);
    expect(codes(drove([6]), "follow", { path: way([5, 5], [6, 5]) })).toEqual(["no-trigger"]);
    expect(codes(stage([seat("ann", [5, 5])]), "follow", { path: way([5, 5], [6, 5]) })).toEqual(["no-trigger"]);
    expect(
      codes(stage([seat("ann", [5, 5], { turn: { drove: { under: "orc" } } })]), "follow", {
        path: way([5, 5], [6, 5]),
      }),
    ).toEqual(["no-trigger"]);
    expect(reasons(drove([6, 5]), "follow", { path: way([5, 5], [5, 4], [6, 5]) })).toEqual([
      { code: "too-far", data: { needed: 2, left: 1 } },
    ]);
    const taken = stage([seat("ann", [5, 5], { turn: { drove: { cell: [6, 5] } } }), seat("bob", [6, 5])]);
    expect(codes(taken, "follow", { path: way([5, 5], [6, 5]) })).toEqual(["occupied"]);
  });
});

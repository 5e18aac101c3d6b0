import { describe, expect, it } from "vitest";
import type { Question } from "../../model/question.js";
import { creatureId } from "../../table/host.js";
import { aimAt, arcLayers, reachableLayers, reachLayers, threatLayers } from "./layers.js";
import { bordersOf } from "./outline.js";

interface Fight {
  readonly profiles: ReadonlyMap<string, { readonly side: string }>;
}
type Answer = (fight: Fight, question: Question) => unknown;

/** A fight as one user knows it: who is there, on which side, and what the rules answer. */
function session(sides: Readonly<Record<string, string>>, ask: Answer, out: readonly string[] = [], unseen = "") {
  const ids = Object.keys(sides);
  const encounter = {
    order: ids,
    turns: [],
    ahead: 0,
    active: null,
    creatures: Object.fromEntries(ids.map((id) => [id, { id, out: out.includes(id) }])),
  };
  const profiles = new Map(ids.map((id) => [id, { id, side: sides[id] }]));
  const slots = [{ id: "standard", shape: "main" }];
  return {
    viewed: { encounter, scene: { profiles } },
    ruleset: { ask, slots },
    perceives: (id: string) => id !== unseen,
  } as never;
}

const SIDES = { ann: "friendly", bob: "friendly", orc: "hostile" };
const PLACES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  ann: [[1, 1]],
  bob: [
    [1, 1],
    [2, 1],
  ],
  orc: [[2, 1]],
};
const threatened: Answer = (_, question) => (question.kind === "threatened" ? PLACES[question.by] : null);

describe("layers of the overlays", () => {
  it("are cells in reach, one for each slot that going there takes", () => {
    const found = [
      { cell: [1, 1], opens: null },
      { cell: [5, 1], opens: "standard" },
      { cell: [2, 1], opens: null },
    ];
    const seat = { session: session(SIDES, () => found), creature: creatureId("ann") };
    expect(reachableLayers(seat, { action: "move", mode: null })).toEqual([
      {
        meaning: "within",
        shape: null,
        cells: [
          [1, 1],
          [2, 1],
        ],
      },
      { meaning: "slot", shape: "main", cells: [[5, 1]] },
    ]);
  });

  it("are nothing where the rules have no answer", () => {
    const seat = { session: session(SIDES, () => null), creature: creatureId("ann") };
    expect(reachableLayers(seat, { action: "move", mode: null })).toEqual([]);
    expect(reachLayers(seat.session, creatureId("orc"))).toEqual([{ meaning: "struck", shape: null, cells: [] }]);
  });

  it("are threatened cells by side, each cell once, without those who are out", () => {
    const [enemies, own] = threatLayers(session(SIDES, threatened), "friendly");
    expect(enemies?.cells).toEqual([[2, 1]]);
    expect(own?.cells).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(threatLayers(session(SIDES, threatened, ["orc"]), "friendly")[0]?.cells).toEqual([]);
  });
});

it("shows nothing of an enemy whom nobody of this user's perceives", () => {
  const dark = session(SIDES, threatened, [], "orc");
  expect(threatLayers(dark, "friendly")[0]?.cells).toEqual([]);
  expect(reachLayers(dark, creatureId("orc"))[0]?.cells).toEqual([]);
});

describe("an aim", () => {
  /** Ann and Bob stand on either side of the orc; Cid is somewhere else. */
  const flanking: Answer = ({ profiles }, question) => {
    if (question.kind === "cover") return { cover: "half", bonus: 2 };
    return question.kind === "flanking" && profiles.has("bob") && profiles.has("ann");
  };

  it("names the one partner who flanks, and the cover", () => {
    const aim = aimAt(session({ ...SIDES, cid: "friendly" }, flanking), creatureId("ann"), creatureId("orc"));
    expect(aim).toEqual({ target: "orc", partners: ["bob"], cover: "half" });
  });

  it("is nothing at oneself, or at somebody unknown", () => {
    expect(aimAt(session(SIDES, flanking), creatureId("ann"), creatureId("ann"))).toBeNull();
    expect(aimAt(session(SIDES, flanking), creatureId("ann"), creatureId("lurker"))).toBeNull();
  });

  it("knows words for cover, bare or with a bonus, and none", () => {
    const covered = (answer: unknown) =>
      aimAt(
        session(SIDES, (_, { kind }) => (kind === "cover" ? answer : false)),
        creatureId("ann"),
        creatureId("orc"),
      )?.cover;
    expect([covered("soft"), covered("none"), covered({ cover: "none" }), covered(null)]).toEqual([
      "soft",
      null,
      null,
      null,
    ]);
  });
});

describe("the border of an area", () => {
  const square = (column: number, row: number) =>
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([dx = 0, dy = 0]) => ({ x: (column + dx) * 100, y: (row + dy) * 100 }));

  it("leaves out the sides between its cells", () => {
    expect(bordersOf([square(0, 0)])).toHaveLength(4);
    expect(bordersOf([square(0, 0), square(1, 0)])).toHaveLength(6);
    expect(bordersOf([square(0, 0), square(2, 2)])).toHaveLength(8);
    expect(bordersOf([])).toEqual([]);
  });
});

describe("front, flank and rear", () => {
  const arcs: Answer = (_, question) =>
    question.kind === "arcs"
      ? [
          { cell: [0, 0], arc: "front" },
          { cell: [1, 0], arc: "side" },
          { cell: [2, 0], arc: "rear" },
          { cell: [3, 0], arc: "elsewhere" },
        ]
      : null;

  it("are drawn by the game's words for them, of whoever is perceived alone", () => {
    const cells = (unseen = "") =>
      arcLayers(session(SIDES, arcs, [], unseen), creatureId("orc")).map(({ cells }) => cells);
    expect(cells()).toEqual([[[0, 0]], [[1, 0]], [[2, 0]]]);
    expect(cells("orc")).toEqual([[], [], []]);
  });
});

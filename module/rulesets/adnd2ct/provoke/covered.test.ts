import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import type { Cell } from "../../../model/position.js";
import type { PhaseTerm } from "../phases.js";
import { bow, declared, fighter, phase, seat, stage, sword, type Seat } from "../testing/stage.js";
import { coveringChances } from "./covered.js";

const held = { cover: { target: "orc" } };

/** The chances of one that holds an orc at bowpoint, as that one leaves its square. */
function chances(
  turn: JsonObject,
  {
    name = "fast",
    action = "cover-ranged",
    with: weapon,
    ...ann
  }: Parameters<typeof seat>[2] & { name?: PhaseTerm | null; action?: string; with?: string } = {},
  orc: Parameters<typeof seat>[2] = {},
) {
  const fight = stage([
    seat("ann", [0, 5], { as: { attacks: [bow()] }, ...ann, turn: declared(action, turn, weapon ?? null) }),
    seat("orc", [8, 5], orc),
  ]);
  if (name) phase(fight, name);
  return coveringChances(fight.situation, fighter(fight, "orc"));
}

describe("one held at bowpoint that leaves its square (GAP-ADND-14)", () => {
  it("gives its holder the first shot, from its phase on (ADND-COVER-005, ADND-COVER-007, ADND-COVER-008)", () => {
    expect(chances(held)).toEqual([
      {
        by: "ann",
        against: "orc",
        step: 0,
        of: "covered",
        attacks: ["bow"],
        action: "fire-full",
        pays: "action",
        left: 1,
        pool: 1,
      },
    ]);
    expect(chances(held, { name: "very-fast" })).toEqual([]);
    expect(chances(held, { name: "very-fast", as: { attacks: [bow({ specialist: true })] } })).toHaveLength(1);
    expect(chances(held, { name: "end-of-round" })).toHaveLength(1);
    expect(chances(held, { name: null })).toEqual([]);
  });

  it("gives it whether the holder has put its shot off or not (ADND-COVER-008)", () => {
    expect(chances({ ...held, delayed: 4 })).toHaveLength(1);
  });

  it("gives it to one who shoots anyway, and to nobody who does something else", () => {
    const both = { as: { attacks: [sword(), bow()] } };
    expect(chances(held, { action: "fire-full" })).toHaveLength(1);
    expect(chances(held, { action: "fire-half" })).toHaveLength(1);
    expect(chances(held, { action: "attack", ...both })).toEqual([]);
    expect(chances(held, { action: "cover-melee", ...both })).toEqual([]);
  });

  it.each<readonly [string, JsonObject]>([
    ["holds nobody", {}],
    ["holds somebody else", { cover: { target: "bob" } }],
    ["has shot already", { ...held, made: 1 }],
    ["has lost its action", { ...held, lost: true }],
    ["has done its action", { ...held, spent: true }],
    ["has dropped it", { ...held, declared: null }],
    ["has to load first", { ...held, reload: { bow: 2 } }],
  ])("gives none to one that %s", (_, turn) => {
    expect(chances(turn)).toEqual([]);
  });

  it("gives none to one that can't shoot or can't see it", () => {
    expect(chances(held, { conditions: ["stunned"] })).toEqual([]);
    expect(chances(held, { conditions: ["blinded"] })).toEqual([]);
    expect(chances(held, { as: { attacks: [sword()] } })).toEqual([]);
    expect(chances(held, { as: { attacks: [bow({ loaded: false })] } })).toEqual([]);
    expect(chances(held, {}, { conditions: ["invisible"] })).toEqual([]);
  });

  it("gives none to a friend", () => {
    expect(chances(held, {}, { side: "heroes" })).toEqual([]);
  });

  it("is shot at with the weapon declared", () => {
    const two: Partial<Seat> & { as: object } = { as: { attacks: [bow(), { ...bow(), id: "crossbow" }] } };
    expect(chances(held, { ...two, with: "crossbow" })).toMatchObject([{ attacks: ["crossbow"] }]);
  });

  it("is held in its square alone (ADND-COVER-003)", () => {
    const fight = stage([
      seat("ann", [0, 5], { as: { attacks: [bow()] }, turn: declared("cover-ranged", held) }),
      seat("orc", [8, 5]),
    ]);
    phase(fight, "fast");
    const moved = (cell: Cell) => {
      const orc = fighter(fight, "orc");
      const { position } = orc.state;
      if (!position) throw new Error("it stands somewhere");
      return coveringChances(fight.situation, { ...orc, state: { ...orc.state, position: { ...position, cell } } });
    };
    expect(moved([8, 5])).toHaveLength(1);
    expect(moved([8, 6])).toEqual([]);
  });
});

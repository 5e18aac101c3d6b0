import { describe, expect, it } from "vitest";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import type { Cell } from "../../../model/position.js";
import { BOW, one, openTurn, reasonsOf, SWORD, type Given, type Row } from "../testing/mid-turn.js";
import { way, type Seat } from "../testing/stage.js";

const FAR: Given = { orc: { at: [10, 5] } };
const rush = (to: number, more = {}) => ({ target: "orc", path: way([5, 5], [to, 5]), ...more });
const board = (snapshot: Partial<BoardSnapshot>): Given => ({ ...FAR, board: snapshot });
const having = (...conditions: readonly string[]): Given => ({ ...FAR, ann: { conditions } });
const there: Cell = [7, 5];

describe("PF1-GAP-05: why a charge isn't lawful, and what the reason is about", () => {
  it.each<Row>([
    ["straight and far enough", FAR, "charge", rush(9), []],
    ["at nobody", FAR, "charge", { path: way([5, 5], [9, 5]) }, one("no-target")],
    [
      "at oneself",
      FAR,
      "charge",
      rush(9, { target: "ann" }),
      [...one("wrong-target", { creature: "ann" }), ...one("out-of-reach", { creature: "ann" })],
    ],
    [
      "at one who can't be seen",
      { orc: { at: [10, 5], conditions: ["invisible"] } },
      "charge",
      rush(9),
      one("cannot-see", { creature: "orc" }),
    ],
    ["grappled", having("grappled"), "charge", rush(9), one("condition", { condition: "grappled" })],
    ["restrained", having("restrained"), "charge", rush(9), one("condition", { condition: "restrained" })],
    ["fatigued", having("fatigued"), "charge", rush(9), one("condition", { condition: "fatigued" })],
    ["after a step", { ...FAR, turn: { stepUsed: true } }, "charge", rush(9), one("already-stepped")],
    ["after a way", { ...FAR, turn: { distanceMoved: 10 } }, "charge", rush(9), one("already-moved", { moved: 10 })],
    ["with nothing", { ...FAR, ann: { profile: { attacks: [] } } }, "charge", rush(9), one("no-weapon")],
    ["with a bow", FAR, "charge", rush(9, { with: "bow" }), one("wrong-weapon", { with: "bow" })],
    [
      "PF1-MOVE-010: with a sheathed sword at base attack +0",
      { ...FAR, ann: { profile: { attacks: [{ ...SWORD, extra: { ready: false } }] } } },
      "charge",
      rush(9),
      one("not-ready", { with: "sword" }),
    ],
    [
      "PF1-MOVE-010: with a sheathed sword at base attack +1",
      { ...FAR, ann: { profile: { attacks: [{ ...SWORD, extra: { ready: false } }], stats: { bab: 1 } } } },
      "charge",
      rush(9),
      [],
    ],
    ["to trip", FAR, "charge", rush(9, { variant: "trip" }), []],
    ["to push", FAR, "charge", rush(9, { variant: "bull-rush" }), []],
    ["to disarm", FAR, "charge", rush(9, { variant: "disarm" }), []],
    ["to grapple", FAR, "charge", rush(9, { variant: "grapple" }), one("no-such-action", { variant: "grapple" })],
    ["to tickle", FAR, "charge", rush(9, { variant: "tickle" }), one("no-such-action", { variant: "tickle" })],
    [
      "to push a giant",
      { orc: { at: [10, 5], profile: { size: "huge" } } },
      "charge",
      rush(9, { variant: "bull-rush" }),
      one("wrong-target", { creature: "orc" }),
    ],
    ["short", { orc: { at: [7, 5] } }, "charge", rush(6), one("too-close", { needed: 10, moved: 5 })],
    ["just long enough", { orc: { at: [8, 5] } }, "charge", rush(7), []],
    ["up to nobody's reach", FAR, "charge", rush(8), one("out-of-reach", { creature: "orc" })],
    [
      "of two speeds",
      { ann: { at: [0, 5] }, orc: { at: [13, 5] } },
      "charge",
      { target: "orc", path: way([0, 5], [12, 5]) },
      [],
    ],
    [
      "beyond two speeds",
      { ann: { at: [0, 5] }, orc: { at: [14, 5] } },
      "charge",
      { target: "orc", path: way([0, 5], [13, 5]) },
      one("too-far", { needed: 65, left: 60 }),
    ],
    ["crooked", FAR, "charge", { target: "orc", path: way([5, 5], [7, 7], [9, 5]) }, one("not-straight")],
    [
      "from elsewhere",
      FAR,
      "charge",
      { target: "orc", path: way([6, 5], [9, 5]) },
      one("not-adjacent-path", { step: 0 }),
    ],
    [
      "over rubble",
      board({ terrain: [{ kind: "difficult", cells: [there] }] }),
      "charge",
      rush(9),
      one("difficult-terrain", { cell: [7, 5] }),
    ],
    [
      "through water",
      board({ terrain: [{ kind: "water", cells: [there] }] }),
      "charge",
      rush(9),
      one("needs-speed", { mode: "swim" }),
    ],
    [
      "past a friend",
      { ...FAR, more: [{ id: "bob", at: there, side: "heroes" }] },
      "charge",
      rush(9),
      one("occupied", { cell: [7, 5] }),
    ],
    [
      "past a friend who stands aside",
      { ...FAR, more: [{ id: "bob", at: [7, 6], side: "heroes" }] },
      "charge",
      rush(9),
      [],
    ],
    [
      "into a wall",
      board({ walls: [{ from: [8, 0], to: [8, 20], move: true, sight: true }] }),
      "charge",
      rush(9),
      [...one("no-line", { creature: "orc" }), ...one("blocked", { step: 2, cell: [8, 5] })],
    ],
    [
      "into a pit",
      board({ terrain: [{ kind: "pit", cells: [there], depth: 10 }] }),
      "charge",
      rush(9),
      one("blocked", { step: 1, cell: [7, 5], terrain: "pit" }),
    ],
    ["without a board", { ...FAR, board: null }, "charge", rush(9), []],
    ["without a way", FAR, "charge", { target: "orc" }, []],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it("PF1-ECONOMY-014: the limited go half as far, for their one standard action", () => {
    const slow: Given = { ...having("staggered"), orc: { at: [12, 5] } };
    const fight = openTurn(slow);
    expect(fight.judge("ann", "charge", rush(11, { pay: "standard" }))).toMatchObject({
      refusal: null,
      pays: ["standard"],
      move: { budget: 30, total: 30 },
    });
    expect(fight.refusal("ann", "charge", rush(11))).toBe("limited");
    expect(openTurn({ orc: { at: [12, 5] } }).refusal("ann", "charge", rush(11, { pay: "standard" }))).toBe(
      "wrong-slot",
    );
  });

  it("PF1-ECONOMY-013: goes with no step", () => {
    const fight = openTurn(FAR);
    fight.act("ann", "charge", rush(9));
    fight.roll(1);
    expect(fight.state("ann").turn).toMatchObject({ stepExcluded: true, fullRoundUsed: true, charging: true });
    expect(fight.refusal("ann", "five-foot-step", { path: way([9, 5], [9, 6]) })).toBe("step-excluded");
  });

  it("reaches from where it ends", () => {
    const long: Given = {
      orc: { at: [10, 5] },
      ann: { profile: { attacks: [{ ...SWORD, reach: { min: 2, max: 2 } }, BOW] } },
    };
    expect([reasonsOf(long, "charge", rush(8)), reasonsOf(long, "charge", rush(9))]).toEqual([
      [],
      one("out-of-reach", { creature: "orc" }),
    ]);
  });

  it("PF1-AOO-001: gives those whom it passes their chance, also from above", () => {
    const guard: Seat = { id: "guard", at: [7, 6], side: "foes" };
    const steps = (doing: object) =>
      openTurn({ ...FAR, more: [guard] })
        .judge("ann", "charge", doing)
        .provocations.map(({ by, step, of }) => [by, step, of]);
    expect(steps(rush(9))).toEqual([["guard", 1, "leaving"]]);
    expect(steps(rush(9, { elevations: [0, 20, 20, 20, 20] }))).toEqual([]);
    expect(steps({ target: "orc" })).toEqual([]);
  });
});

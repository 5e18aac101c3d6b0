import { describe, expect, it } from "vitest";
import { far, one, openTurn, reasonsOf, type Given, type Row } from "../testing/mid-turn.js";

const at = { target: "orc" };
const attacks = (...list: NonNullable<NonNullable<Given["ann"]>["profile"]>["attacks"] & object): Given => ({
  ann: { profile: { attacks: list } },
});
const dagger = (id: string) => ({ id, kind: "melee", extra: { properties: ["light"] } }) as const;
const huge: Given = { orc: { profile: { size: "huge" } } };
const large: Given = { orc: { profile: { size: "large" } } };
const conditions = (...list: NonNullable<NonNullable<Given["ann"]>["conditions"]>): Given => ({
  ann: { conditions: list },
});

describe("why an attack can't be made, and what the reason is about", () => {
  it.each<Row>([
    ["at nobody", {}, "attack", { target: "dan" }, one("no-target", { creature: "dan" })],
    ["at nobody named", {}, "attack", {}, one("no-target")],
    ["at oneself", {}, "attack", { target: "ann" }, one("wrong-target", { creature: "ann" })],
    ["DND5-MELEE-001: out of reach", far(4), "attack", at, one("out-of-reach", { creature: "orc", distance: 10 })],
    ["DND5-RNG-001: at the end of the range", far(12), "attack", { ...at, with: "bow" }, []],
    [
      "DND5-RNG-001: out of range",
      far(13),
      "attack",
      { ...at, with: "bow" },
      one("out-of-range", { distance: 55, range: 50 }),
    ],
    ["with what isn't there", {}, "attack", { ...at, with: "club" }, one("no-weapon", { with: "club" })],
    ["with nothing", attacks(), "attack", at, one("no-weapon")],
    [
      "at whom one is charmed by",
      conditions({ id: "charmed", by: "orc" }),
      "attack",
      at,
      one("condition", { condition: "charmed" }),
    ],
    ["charmed by another", conditions({ id: "charmed", by: "ann" }), "attack", at, []],
    [
      "behind total cover, as the game master rules",
      { turn: { ruledCover: "total" } },
      "attack",
      at,
      one("no-line", { creature: "orc" }),
    ],
    [
      "DND5-TURN-001: a second action",
      { turn: { actionUsed: true } },
      "attack",
      at,
      one("no-slot", { slot: "action" }),
    ],
    [
      "DND5-TURN-001: the next attack of the same action",
      { turn: { actionUsed: true, attacksLeft: 1 } },
      "attack",
      at,
      [],
    ],
    [
      "GAP-DND5-06: unconscious",
      conditions("unconscious"),
      "attack",
      at,
      one("condition", { condition: "unconscious" }),
    ],
    ["GAP-DND5-06: paralysed", conditions("paralyzed"), "attack", at, one("condition", { condition: "incapacitated" })],
    ["DND5-OA-003: an opportunity that nobody gave", {}, "opportunity-attack", at, one("no-trigger")],
    [
      "DND5-OA-003: an opportunity with a bow",
      {},
      "opportunity-attack",
      { ...at, with: "bow" },
      [...one("no-trigger"), ...one("wrong-weapon", { with: "bow" })],
    ],
    [
      "sparing somebody with an arrow",
      {},
      "attack",
      { ...at, with: "bow", options: { lethal: false } },
      one("wrong-weapon", { with: "bow" }),
    ],
    ["sparing somebody with a blade", {}, "attack", { ...at, options: { lethal: false } }, []],
    [
      "GAP-DND5-16: unarmed with a sword",
      {},
      "unarmed-strike",
      { ...at, with: "sword" },
      one("wrong-weapon", { with: "sword" }),
    ],
    ["GAP-DND5-16: unarmed", {}, "unarmed-strike", at, []],
    [
      "GAP-DND5-16: unarmed, as what it isn't",
      {},
      "unarmed-strike",
      { ...at, variant: "tickle" },
      one("no-such-action", { variant: "tickle" }),
    ],
    ["GAP-DND5-16: unarmed, as a blow", {}, "unarmed-strike", { ...at, variant: "blow" }, []],
    ["GAP-DND5-16: holding one two sizes larger", huge, "grapple", at, one("wrong-target", { creature: "orc" })],
    ["GAP-DND5-16: holding one a size larger", large, "grapple", at, []],
    ["GAP-DND5-16: striking one two sizes larger", huge, "unarmed-strike", at, []],
    [
      "GAP-DND5-16: shoving one two sizes larger",
      huge,
      "unarmed-strike",
      { ...at, variant: "shove" },
      one("wrong-target", { creature: "orc" }),
    ],
    [
      "GAP-DND5-16: a light weapon without an attack before",
      attacks(dagger("left")),
      "light-weapon-attack",
      at,
      one("no-trigger"),
    ],
    [
      "GAP-DND5-16: the same light weapon",
      { ...attacks(dagger("left"), dagger("right")), turn: { lightStrike: "left" } },
      "light-weapon-attack",
      { ...at, with: "left" },
      one("wrong-weapon", { with: "left" }),
    ],
    [
      "GAP-DND5-16: the other light weapon",
      { ...attacks(dagger("left"), dagger("right")), turn: { lightStrike: "left" } },
      "light-weapon-attack",
      at,
      [],
    ],
    [
      "GAP-DND5-16: no other light weapon",
      { ...attacks(dagger("left")), turn: { lightStrike: "left" } },
      "light-weapon-attack",
      at,
      one("no-weapon"),
    ],
    [
      "GAP-DND5-16: a second one",
      { ...attacks(dagger("left"), dagger("right")), turn: { lightStrike: "left", extraStrike: true } },
      "light-weapon-attack",
      at,
      one("once-per-round"),
    ],
    ["a spell that strikes at nobody", {}, "magic", {}, []],
    ["paid by what doesn't pay for it", {}, "attack", { ...at, pay: "bonus" }, one("wrong-slot", { slot: "bonus" })],
  ])("%s", (_what, given, action, doing, reasons) => {
    expect(reasonsOf(given, action, doing)).toEqual(reasons);
  });

  it("DND5-TURN-001: in another's turn, and by a reaction that is spent", () => {
    expect(reasonsOf({}, "attack", { target: "ann" }, "orc")).toEqual(one("not-your-turn", { active: "ann" }));
    expect(reasonsOf({ orc: { turn: { reactionUsed: true } } }, "reaction", {}, "orc")).toEqual(
      one("no-reaction", { slot: "reaction" }),
    );
  });
});

describe("what an act takes", () => {
  it.each([
    ["an attack the action", "attack", at, ["action"]],
    ["an opportunity the reaction", "reaction", {}, ["reaction"]],
    [
      "a way nothing but itself",
      "move",
      {
        path: [
          [2, 5],
          [2, 4],
        ] as const,
      },
      [],
    ],
    [
      "a Dash with the way its action",
      "move",
      {
        path: [
          [2, 5],
          [2, 4],
        ] as const,
        options: { dash: "action" },
      },
      ["action"],
    ],
    ["an object the interaction", "object-free", {}, ["interaction"]],
    ["dropping down nothing", "drop-prone", {}, []],
  ])("%s", (_what, action, doing, pays) => {
    const plan = openTurn().judge("ann", action, doing);
    expect(plan.refusal).toBeNull();
    expect(plan.pays.filter((slot) => slot !== "movement")).toEqual(pays);
  });
});

import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { stage, way, type Seat } from "../testing/stage.js";

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };
const ORC: Seat = { id: "orc", at: [3, 5] };
const far = (to: readonly [number, number]) => ({ path: way([2, 5], to) });

describe("how far a creature goes", () => {
  it("DND4-SPEED-002: adds race, armour and bonuses where the whole isn't given", () => {
    const fight = stage([{ ...ANN, profile: { stats: { speedParts: { race: 6, armour: -1, item: 1 } } } }]);
    expect(fight.refusal("ann", "walk", far([8, 5]))).toBeNull();
    expect(fight.refusal("ann", "walk", far([9, 5]))).toBe("too-far");
  });

  it("DND4-SPEED-002: what armour takes off isn't made up for by being given first, nor by being alone", () => {
    const slow = stage([{ ...ANN, profile: { stats: { speedParts: { race: 6, armour: -1 } } } }]);
    expect([slow.refusal("ann", "walk", far([7, 5])), slow.refusal("ann", "walk", far([8, 5]))]).toEqual([
      null,
      "too-far",
    ]);
  });

  it("DND4-SPEED-001: six squares with a speed of 6, which is the usual one", () => {
    for (const profile of [{}, { speeds: { walk: 6 } }]) {
      const fight = stage([{ ...ANN, profile }]);
      expect([fight.refusal("ann", "walk", far([8, 5])), fight.refusal("ann", "walk", far([9, 5]))]).toEqual([
        null,
        "too-far",
      ]);
    }
  });

  it("DND4-MOVE-002: a diagonal costs like any other square, the second one too, past a creature but not past a pillar", () => {
    const path = way([2, 5], [5, 8]);
    const orc: Seat = { id: "orc", at: [3, 5] };
    expect(stage([ANN]).judge("ann", "walk", { path }).move).toMatchObject({ total: 3 });
    expect(stage([ANN, orc]).judge("ann", "walk", { path })).toMatchObject({ refusal: null, move: { total: 3 } });
    const pillar = { terrain: [{ kind: "solid", cells: [[3, 5]] }] } as const;
    expect(stage([ANN], pillar).refusal("ann", "walk", { path })).toBe("blocked");
  });

  it("DND4-SPEED-003: keeps wings apart from legs, and none where there are none", () => {
    const bat = stage([{ ...ANN, elevation: 10, profile: { speeds: { walk: 2, fly: 8 } } }]);
    expect(bat.refusal("ann", "fly", far([10, 5]))).toBeNull();
    expect(bat.refusal("ann", "walk", far([5, 5]))).toBe("too-far");
    expect(stage([ANN]).refusal("ann", "fly", far([3, 5]))).toBe("needs-speed");
  });

  it("GAP-DND4-08: pays for heights in flight, a square for each 5 ft", () => {
    const bat = stage([{ ...ANN, elevation: 10, profile: { speeds: { walk: 2, fly: 4 } } }]);
    const climb = { path: way([2, 5], [4, 5]), elevations: [10, 20, 25] };
    expect(bat.judge("ann", "fly", climb).move).toMatchObject({ total: 3, left: 1 });
  });

  it("DND4-DBL-001: climbs at half speed, twice in a double move, and with all of a climbing speed", () => {
    const fight = stage([ANN]);
    expect(fight.refusal("ann", "climb", far([6, 5]))).toBe("too-far");
    fight.act("ann", "double-move", { ...far([8, 5]), variant: "climb" });
    const spider = stage([{ ...ANN, profile: { speeds: { walk: 6, climb: 6 } } }]);
    expect(spider.refusal("ann", "climb", far([8, 5]))).toBeNull();
  });

  it("DND4-DBL-001: pools only what is done right after each other", () => {
    const fight = stage([ANN]);
    fight.act("ann", "walk", far([4, 5]));
    expect(fight.economy("ann")).toMatchObject({ movement: 4 });
    fight.act("ann", "walk", { path: way([4, 5], [5, 5]) });
    expect(fight.economy("ann")).toMatchObject({ movement: 3, move: 0, standard: 1 });
    fight.act("ann", "item-minor");
    expect(fight.refusal("ann", "walk", { path: way([5, 5], [6, 5]) })).toBe("no-slot");
    expect(fight.refusal("ann", "walk", { path: way([5, 5], [12, 5]), pay: "standard" })).toBe("too-far");
    expect(fight.judge("ann", "walk", { path: way([5, 5], [11, 5]), pay: "standard" }).move?.left).toBe(0);
  });

  it("DND4-ACT-002: marks what a further action would pay for", () => {
    const { move } = stage([ANN]).judge("ann", "walk", far([15, 5]));
    expect(move?.steps.map(({ band, opens }) => opens ?? band)).toEqual([
      ...Array<string>(6).fill("within"),
      ...Array<string>(6).fill("standard"),
      "beyond",
    ]);
  });

  it("GAP-DND4-09: squeezes at half speed, and is hampered while it is narrow", () => {
    const solid = [4, 6].flatMap((row) => [4, 5, 6, 7].map((column) => [column, row] as const));
    const ogre: Seat = { ...ANN, id: "ogre", at: [2, 5], profile: { size: "large" } };
    const fight = stage([ogre, { ...ORC, side: "heroes", at: [15, 15] }], {
      terrain: [{ kind: "solid", cells: solid }],
    });
    expect(fight.refusal("ogre", "walk", far([4, 5]))).toBe("blocked");
    fight.act("ogre", "squeeze", far([5, 5]));
    const bonus = (by: string, target: string) =>
      fight.ask({ kind: "attack", by: creatureId(by), target: creatureId(target) });
    expect(bonus("ogre", "orc")).toMatchObject({ bonus: -5 });
    expect(bonus("orc", "ogre")).toMatchObject({ advantage: "advantage" });
  });
});

describe("ground and creatures in the way", () => {
  it("DND4-TERR-005: a terrain walk takes its own ground for clear, and no other", () => {
    const forest = { terrain: [{ kind: "difficult", degree: "forest", cells: way([3, 5], [8, 5]) }] } as const;
    const dryad = { ...ANN, profile: { features: ["forest-walk"] } };
    expect(stage([dryad], forest).judge("ann", "walk", far([8, 5])).move?.total).toBe(6);
    expect(stage([ANN], forest).judge("ann", "walk", far([8, 5])).move?.total).toBe(12);
  });

  it("DND4-OBST-001, DND4-OBST-002: what fills a square bars it and its corners", () => {
    const fight = stage([ANN], { terrain: [{ kind: "solid", cells: [[3, 5]] }] });
    expect(fight.refusal("ann", "walk", far([3, 5]))).toBe("blocked");
    expect(fight.refusal("ann", "walk", far([3, 4]))).toBe("blocked");
    expect(fight.refusal("ann", "walk", { path: way([2, 5], [2, 4], [3, 4]) })).toBeNull();
  });

  it("DND4-OCC-001, DND4-OCC-002, DND4-OCC-006: through friends, into the space of the helpless", () => {
    const fight = stage([ANN, { ...ORC, conditions: ["helpless"] }, { ...ORC, id: "bob", side: "heroes", at: [2, 6] }]);
    expect(fight.refusal("ann", "walk", far([3, 5]))).toBeNull();
    expect(fight.judge("ann", "walk", { path: way([2, 5], [2, 7]) })).toMatchObject({
      refusal: null,
      move: { total: 2 },
    });
    expect(fight.refusal("ann", "walk", { path: way([2, 5], [2, 6]) })).toBe("occupied");
  });

  it("DND4-SIZE-001: takes the space of its size, or the one it is given", () => {
    const giant = stage([{ ...ANN, at: [17, 5], profile: { size: "huge" } }]);
    expect(
      giant.refusal("ann", "walk", {
        path: [
          [17, 5],
          [18, 5],
        ],
      }),
    ).toBe("blocked");
  });

  it("flies over what stands lower", () => {
    const bat: Seat = { ...ANN, elevation: 10, profile: { speeds: { fly: 8 } } };
    expect(stage([bat, ORC]).refusal("ann", "fly", far([3, 5]))).toBeNull();
    expect(stage([{ ...bat, elevation: 0 }, ORC]).refusal("ann", "fly", far([3, 5]))).toBe("occupied");
  });

  it("stops before somebody unseen, and says so", () => {
    const fight = stage([
      { ...ANN, profile: { unseen: [creatureId("orc")] } },
      { ...ORC, at: [5, 5], conditions: ["stunned"] },
    ]);
    fight.act("ann", "walk", far([7, 5]));
    expect(fight.cell("ann")).toEqual([4, 5]);
    expect(fight.events).toContainEqual(expect.objectContaining({ type: "Noted", code: "unseen-obstacle" }));
    expect(fight.economy("ann")).toMatchObject({ movement: 4 });
  });

  it("DND4-STAND-002, DND4-STAND-003: stands up beside, where there is room", () => {
    const fight = stage([
      { ...ANN, conditions: ["prone"] },
      { ...ORC, id: "bob", side: "heroes", at: [2, 5] },
    ]);
    expect(fight.refusal("ann", "stand-up")).toBe("occupied");
    expect(fight.refusal("ann", "stand-up", far([4, 5]))).toBe("too-far");
    fight.act("ann", "stand-up", far([3, 5]));
    expect([fight.cell("ann"), fight.conditions("ann")]).toEqual([[3, 5], []]);
    expect(fight.refusal("ann", "stand-up")).toBe("no-slot");
  });
});

describe("a charge", () => {
  const orc: Seat = { ...ORC, at: [9, 5] };

  it("DND4-RUN-005: goes with plain speed", () => {
    expect(stage([ANN, orc]).refusal("ann", "charge", { ...far([8, 5]), target: "orc" })).toBeNull();
    const farther = { ...orc, at: [10, 5] as const };
    expect(stage([ANN, farther]).refusal("ann", "charge", { ...far([9, 5]), target: "orc" })).toBe("too-far");
    expect(stage([ANN, farther]).refusal("ann", "charge", { ...far([6, 5]), target: "orc" })).toBe("out-of-reach");
  });

  it("DND4-CHARGE-001: is made with a melee attack", () => {
    const archer = { ...ANN, profile: { attacks: [{ id: "bow", kind: "ranged" as const, extra: {} }] } };
    expect(stage([archer, orc]).refusal("ann", "charge", { ...far([8, 5]), target: "orc" })).toBe("no-weapon");
  });

  it("DND4-READY-004: is met before its blow by one who waited for the move", () => {
    const fight = stage([
      { ...orc, profile: { attacks: [{ id: "axe", kind: "melee", bonus: 7, damage: "1d6", extra: {} }] } },
      { ...ANN, vitals: { hp: 3 } },
    ]);
    const then = { by: creatureId("orc"), action: "basic-attack", target: creatureId("ann"), with: "axe" };
    fight.act("orc", "ready", { trigger: { on: "move" }, then });
    fight.turn("ann");
    fight.act("ann", "charge", { ...far([8, 5]), target: "orc" });
    fight.answer("orc", true);
    fight.roll(18);
    fight.roll(6);
    expect(fight.conditions("ann")).toEqual(["unconscious", "prone"]);
    expect(fight.encounter.tasks).toEqual([]);
    expect(fight.events.some((event) => event.type === "StrikeResolved" && event.by === "ann")).toBe(false);
  });

  it("DND4-READY-001: minor, move and standard actions can be readied, nothing else", () => {
    const fight = stage([ANN, orc]);
    const ready = (action: string) =>
      fight.refusal("ann", "ready", { trigger: { on: "other" }, then: { by: creatureId("ann"), action } });
    expect(["walk", "drop-prone", "free", "ready", "juggle"].map(ready)).toEqual([
      null,
      null,
      "not-readiable",
      "not-readiable",
      "no-such-action",
    ]);
    fight.act("ann", "ready", { trigger: { on: "other" }, then: { by: creatureId("ann"), action: "drop-prone" } });
    fight.turn("orc");
    fight.act("ann", "drop-prone");
    expect(fight.economy("ann")).toMatchObject({ immediate: 0 });
    expect(fight.refusal("ann", "drop-prone")).not.toBeNull();
  });
});

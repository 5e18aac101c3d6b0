import { describe, expect, it } from "vitest";
import { creatureId } from "../../../model/ids.js";
import { hexWay } from "../testing/hexes.js";
import { rollSum, stage, type Doing, type Seat, type Stage } from "../testing/stage.js";

const HERO: Seat = { id: "hero", at: [5, 5], facing: "e", side: "heroes" };
const ORC: Seat = { id: "orc", at: [9, 5], facing: "w", profile: { speeds: { walk: 6 } } };

const then = (action: string, more: Doing = {}): Doing => ({
  then: { by: creatureId("hero"), action, ...more, target: creatureId("orc") },
});

/** The hero waits, then the orc's turn begins. */
function waiting(on: string, orc: Seat = ORC, hero: Seat = HERO, doing: Doing = then("attack")): Stage {
  const fight = stage([hero, orc]);
  fight.act("hero", "wait", { trigger: { on, of: creatureId("orc") }, ...doing });
  fight.turn("orc");
  return fight;
}

const come = (fight: Stage, ...steps: Parameters<typeof hexWay>[1][]): void => {
  fight.act("orc", "move", { path: hexWay(fight.cell("orc") ?? [0, 0], ...steps) });
};

describe("G4-WAIT-002: what is waited for", () => {
  it.each<[string, Parameters<typeof hexWay>[1][], number]>([
    ["adjacent", ["w", "w", "w"], 3],
    ["enters-reach", ["w", "w", "w"], 3],
    ["in-reach", ["w", "w", "w"], 3],
    ["approach", ["w", "w"], 1],
    ["move", ["e", "e"], 2],
  ])("%s comes true in the very hex", (on, steps, step) => {
    const fight = waiting(on);
    come(fight, ...steps);
    expect(fight.encounter.windows.at(-1)).toMatchObject({ kind: "readied", step, responders: [{ creature: "hero" }] });
    expect(fight.cell("orc")).toEqual(hexWay([9, 5], ...steps)[step]);
  });

  it("leaves-reach is answered while the mover is still there", () => {
    const fight = waiting("leaves-reach", { ...ORC, at: [6, 5], facing: "e" });
    come(fight, "e", "e");
    expect(fight.encounter.windows.at(-1)).toMatchObject({ step: 0 });
    fight.answer("hero", true);
    rollSum(fight, 16);
    expect(fight.cell("orc")).toEqual([8, 5]);
  });

  it("an attack is answered before it is rolled, a concentration before it begins", () => {
    const near: Seat = { ...ORC, at: [6, 5] };
    const fight = waiting("attack", near);
    fight.act("orc", "attack", { target: "hero" });
    expect(fight.encounter).toMatchObject({ rolls: null, windows: [{ kind: "readied" }] });
    fight.answer("hero", true);
    rollSum(fight, 16);
    expect(fight.encounter.rolls).toMatchObject({ by: "orc", kind: "attack" });
    const mage = waiting("cast", near);
    mage.act("orc", "concentrate");
    expect(mage.state("orc").turn.concentrate).toBeUndefined();
    mage.answer("hero", false);
    expect(mage.state("orc").turn.concentrate).toMatchObject({ seconds: 1 });
  });

  it("what the game master names needs nobody's movement", () => {
    const fight = waiting("other", { ...ORC, at: [6, 5] });
    expect(fight.refusal("hero", "attack", { target: "orc" })).toBeNull();
    expect(fight.refusal("hero", "feint", { target: "orc" })).toBe("not-your-turn");
    fight.act("hero", "attack", { target: "orc" });
    rollSum(fight, 16);
    expect(fight.refusal("hero", "attack", { target: "orc" })).toBe("not-your-turn");
  });
});

describe("a Wait", () => {
  it("G4-WAIT-001: is answered by four manoeuvres, a variant and an event fixed beforehand", () => {
    const refusal = (doing: Doing) => stage([HERO, ORC]).refusal("hero", "wait", { trigger: { on: "move" }, ...doing });
    expect(["attack", "feint", "ready", "move", "aim", "wait"].map((action) => refusal(then(action)))).toEqual([
      null,
      null,
      null,
      "not-readiable",
      "not-readiable",
      "not-readiable",
    ]);
    expect(refusal(then("all-out-attack"))).toBe("not-readiable");
    expect(refusal(then("all-out-attack", { variant: "strong" }))).toBeNull();
    expect(refusal({ ...then("attack"), variant: "feint" })).toBe("not-readiable");
    expect(refusal({ ...then("attack"), trigger: { on: "sunrise" } })).toBe("no-trigger");
  });

  it("G4-WAIT-002: the mover goes on with what it has left after the answer, or not at all where that stuns it", () => {
    const maul = { id: "maul", kind: "melee" as const, damage: "3d cr", extra: { skill: 16 } };
    const giant: Seat = { ...HERO, profile: { attacks: [maul] } };
    const orc: Seat = { ...ORC, vitals: { hp: 10 }, profile: { speeds: { walk: 6 }, stats: { hp: 10 } } };
    const fight = waiting("adjacent", orc, giant);
    come(fight, "w", "w", "w", "nw");
    fight.answer("hero", true);
    rollSum(fight, 9);
    fight.answer("orc", false);
    fight.roll(2, 2, 2);
    rollSum(fight, 16);
    expect(fight.conditions("orc")).toContain("stunned");
    expect([fight.cell("orc"), fight.encounter.tasks]).toEqual([[6, 5], []]);
    expect(fight.events).toContainEqual(
      expect.objectContaining({ type: "Interrupted", creature: "orc", reason: "condition" }),
    );
  });

  it("G4-WAIT-002: the order is handed back: it stays the mover's turn", () => {
    const fight = waiting("adjacent");
    come(fight, "w", "w", "w");
    fight.answer("hero", true);
    rollSum(fight, 16);
    expect(fight.encounter).toMatchObject({ active: "orc", order: ["hero", "orc"] });
    expect(fight.economy("orc")).toMatchObject({ movement: 3 });
  });

  it("G4-WAIT-003, G4-GAP-16: the step is taken with the Wait or with its answer, not twice", () => {
    const far = waiting("move", { ...ORC, at: [8, 5] }, HERO, then("attack", { path: hexWay([5, 5], "e") }));
    come(far, "w");
    far.answer("hero", true);
    rollSum(far, 16);
    expect(far.cell("hero")).toEqual([6, 5]);
    const stepped = stage([HERO, { ...ORC, at: [8, 5] }]);
    const again = then("attack", { path: hexWay([6, 5], "e") });
    stepped.act("hero", "wait", { path: hexWay([5, 5], "e"), trigger: { on: "move" }, ...again });
    stepped.turn("orc");
    come(stepped, "e");
    stepped.answer("hero", true);
    expect(stepped.cell("hero")).toEqual([6, 5]);
    expect(stepped.events).toContainEqual(expect.objectContaining({ type: "Interrupted", reason: "already-stepped" }));
  });

  it("G4-WAIT-004: that was let pass waits on, and is over with the next own turn", () => {
    const fight = waiting("approach");
    come(fight, "w");
    fight.answer("hero", false);
    come(fight, "w");
    expect(fight.encounter.windows).toHaveLength(1);
    fight.answer("hero", false);
    fight.turn("hero");
    expect(fight.state("hero").turn.wait).toBeUndefined();
  });

  it("is lost by whoever is stunned, and not let off by whom the waiter can't see", () => {
    const fight = waiting("move");
    fight.send({ type: "Observe", creature: creatureId("hero"), conditions: [{ id: "stunned" }] });
    come(fight, "w");
    expect(fight.encounter.windows).toEqual([]);
    const blind = waiting("move", ORC, { ...HERO, profile: { unseen: [creatureId("orc")] } });
    come(blind, "w");
    expect(blind.encounter.windows).toEqual([]);
  });

  it("G4-WAIT-005: both blows of a Double out of it, and the attack after a Feint, follow at once", () => {
    const near: Seat = { ...ORC, at: [7, 5], profile: { stats: { dx: 8 }, attacks: [] } };
    const axe = { id: "axe", kind: "melee" as const, extra: { skill: 12, unreadyAfterAttack: true } };
    const armed: Seat = { ...HERO, profile: { attacks: [axe, { ...axe, id: "knife", extra: { skill: 12 } }] } };
    const twice = waiting("adjacent", near, armed, then("all-out-attack", { variant: "double", with: "axe" }));
    come(twice, "w");
    twice.answer("hero", true);
    rollSum(twice, 16);
    rollSum(twice, 16);
    const blows = twice.events.flatMap((event) => (event.type === "StrikeResolved" ? [event.with] : []));
    expect([blows, twice.encounter.tasks, twice.economy("hero").attacks]).toEqual([["axe", "knife"], [], 0]);
    const feint = waiting("adjacent", near, HERO, then("all-out-attack", { variant: "feint" }));
    come(feint, "w");
    feint.answer("hero", true);
    rollSum(feint, 5);
    rollSum(feint, 12);
    expect(feint.encounter.rolls).toMatchObject({ by: "hero", kind: "attack" });
  });

  it("G4-WAIT-005: an All-Out Attack out of it may go forward, and leaves no defence until the next own turn", () => {
    const answer = then("all-out-attack", { variant: "determined-melee", path: hexWay([5, 5], "e") });
    const fight = waiting("move", { ...ORC, at: [8, 5] }, HERO, answer);
    come(fight, "w");
    fight.answer("hero", true);
    rollSum(fight, 17);
    expect(fight.economy("hero")).toMatchObject({ dodge: false, retreat: false });
    fight.turn("hero");
    expect(fight.economy("hero")).toMatchObject({ dodge: true, retreat: true, maneuver: 1 });
  });
});

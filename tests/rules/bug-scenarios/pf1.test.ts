import { describe, expect, it } from "vitest";
import { creatureId } from "../../../module/model/ids.js";
import type { Cell } from "../../../module/model/position.js";
import type { AttackProfile, Profile } from "../../../module/model/profile.js";
import { ask } from "../../../module/rulesets/pf1/ask.js";
import { stage, way, type Doing, type Seat, type Stage } from "../../../module/rulesets/pf1/testing/stage.js";

/** Faults that others have had, by the numbers of the list of public reports; A moves or acts, B may answer. */
const A = (at: Cell, more: Partial<Seat> = {}): Seat => ({ id: "a", at, side: "heroes", ...more });
const B = (at: Cell, profile: Partial<Profile> = {}, more: Partial<Seat> = {}): Seat => ({
  id: "b",
  at,
  side: "foes",
  profile,
  ...more,
});
const blade = (more: Partial<AttackProfile> = {}): AttackProfile => ({
  id: "blade",
  kind: "melee",
  bonus: 5,
  damage: "1d8+2",
  extra: {},
  ...more,
});

const stepsOf = (fight: Stage, doing: Doing, action = "move", by = "a") =>
  fight.judge(by, action, doing).provocations.map(({ by: striker, step }) => `${striker} at ${String(step)}`);

describe("opportunity attacks: where they come from", () => {
  it("OA-01: walking into reach and stopping there gives no chance", () => {
    expect(stepsOf(stage([A([8, 5]), B([5, 5])]), { path: way([8, 5], [6, 5]) })).toEqual([]);
  });

  it("OA-02: a corner counts as beside; leaving it provokes as a move, not as a 5-foot step", () => {
    const large = B([5, 5], { size: "large", attacks: [blade({ reach: { min: 0, max: 1 } })] });
    const fight = stage([A([7, 7]), large]);
    const doing = { path: way([7, 7], [7, 6]) };
    expect(stepsOf(fight, doing)).toEqual(["b at 0"]);
    expect(stepsOf(fight, doing, "five-foot-step")).toEqual([]);
  });

  it("OA-03: moving within reach provokes with the first threatened square, once", () => {
    expect(stepsOf(stage([A([4, 4]), B([5, 5])]), { path: way([4, 4], [6, 4]) })).toEqual(["b at 0"]);
  });

  it("OA-04: a reach weapon threatens the ring at 10 feet and nothing nearer", () => {
    const spear = B([5, 5], { attacks: [blade({ reach: { min: 2, max: 2 } })] });
    expect(stepsOf(stage([A([6, 5]), spear]), { path: way([6, 5], [6, 6]) })).toEqual([]);
    expect(stepsOf(stage([A([6, 5]), spear]), { path: way([6, 5], [9, 5]) })).toEqual(["b at 1"]);
    expect(stepsOf(stage([A([7, 5]), spear]), { path: way([7, 5], [8, 5]) })).toEqual(["b at 0"]);
  });

  it("OA-06: each weapon is offered where it reaches, and what is thrown nowhere", () => {
    const attacks = [
      blade({ id: "glaive", reach: { min: 2, max: 2 } }),
      blade({ id: "javelin", kind: "thrown", extra: { range: 6 } }),
      blade({ id: "tentacle", kind: "natural", reach: { min: 0, max: 4 } }),
    ];
    const offered = (column: number) =>
      stage([A([column, 5]), B([5, 5], { attacks })]).judge("a", "move", { path: way([column, 5], [column, 6]) })
        .provocations[0]?.attacks;
    expect([6, 7, 9, 10].map(offered)).toEqual([["tentacle"], ["glaive", "tentacle"], ["tentacle"], undefined]);
  });

  it("OA-07: size alone gives no reach where the attack says otherwise", () => {
    const large = (id: string, at: Cell): Seat => ({
      ...B(at, { size: "large", attacks: [blade({ reach: { min: 0, max: 1 } })] }),
      id,
    });
    const fight = stage([A([5, 5]), large("b", [7, 5]), large("c", [2, 5])]);
    expect(stepsOf(fight, { path: way([5, 5], [5, 4]) })).toEqual([]);
    expect(fight.refusal("b", "attack-melee", { target: "a" })).toBe("not-your-turn");
    expect(ask(fight.situation, { kind: "threatens", by: creatureId("b"), cell: [5, 5] })).toBe(false);
  });

  it("OA-09: the tiny come into their foe's square, and provoke on the way in", () => {
    const fight = stage([A([7, 5], { profile: { size: "tiny" } }), B([5, 5])]);
    const doing = { path: way([7, 5], [5, 5]) };
    expect(fight.refusal("a", "move", doing)).toBeNull();
    expect(stepsOf(fight, doing)).toEqual(["b at 1"]);
    expect(fight.refusal("a", "attack-melee", { target: "b" })).toBe("out-of-reach");
  });

  it.each([
    [1, [true, true, false, false]],
    [2, [true, true, true, false]],
  ])("OA-10: with a reach of %i cells, a target 0, 5, 10 and 15 feet up", (max, expected) => {
    const reached = [0, 5, 10, 15].map((elevation) => {
      const fight = stage([A([6, 5]), B([5, 5], { attacks: [blade({ reach: { min: 0, max } })] })]);
      fight.send({
        type: "Observe",
        creature: creatureId("a"),
        position: { cell: [6, 5], elevation, facing: null },
      });
      return stepsOf(fight, { path: way([6, 5], [7, 5]), elevations: [elevation, elevation] }).length > 0;
    });
    expect(reached).toEqual(expected);
  });

  it("OA-12: nobody strikes at what it can't see", () => {
    const doing = { path: way([6, 5], [8, 5]) };
    expect(stepsOf(stage([A([6, 5], { conditions: ["invisible"] }), B([5, 5])]), doing)).toEqual([]);
    expect(stepsOf(stage([A([6, 5]), B([5, 5], { unseen: [creatureId("a")] })]), doing)).toEqual([]);
    expect(
      stepsOf(stage([A([6, 5], { conditions: ["invisible"] }), B([5, 5], { features: ["see-invisibility"] })]), doing),
    ).toEqual(["b at 0"]);
  });

  it("SR-04: every cell of a large mover is tested, at every step", () => {
    const ogre = A([5, 5], { profile: { size: "large", attacks: [blade()] } });
    expect(stepsOf(stage([ogre, B([7, 7])]), { path: way([5, 5], [4, 5]) })).toEqual(["b at 0"]);
    expect(stepsOf(stage([{ ...ogre, at: [1, 5] }, B([5, 7])]), { path: way([1, 5], [8, 5]) })).toEqual(["b at 2"]);
  });
});

describe("opportunity attacks: what is exempt", () => {
  it("EX-01: the step is free of them, and the walk of the next turn is not", () => {
    const fight = stage([A([6, 5]), B([5, 5])]);
    expect(stepsOf(fight, { path: way([6, 5], [7, 5]) }, "five-foot-step")).toEqual([]);
    fight.act("a", "five-foot-step", { path: way([6, 5], [6, 6]) });
    expect(fight.encounter.windows).toEqual([]);
    fight.turn("b");
    fight.turn("a");
    expect(stepsOf(fight, { path: way([6, 6], [8, 6]) })).toEqual(["b at 0"]);
  });

  it("EX-02: whoever is pushed provokes nothing and strikes at nobody, unless the push is trained for it", () => {
    const pushed = (features: readonly string[]): Stage =>
      stage([
        { id: "c", at: [4, 5], side: "heroes", profile: { features } },
        { id: "d", at: [6, 4], side: "heroes" },
        { id: "a", at: [5, 5], side: "foes" },
        { id: "b", at: [7, 6], side: "foes" },
      ]);
    const doing: Doing = { path: way([5, 5], [8, 5]), cause: "push", source: creatureId("c") };
    expect(stepsOf(pushed([]), doing, "forced")).toEqual([]);
    expect(stepsOf(pushed(["greater-bull-rush"]), doing, "forced")).toEqual(["d at 0"]);
    const fight = pushed([]);
    fight.act("a", "forced", doing);
    expect(fight.encounter.windows).toEqual([]);
    expect(fight.events.filter(({ type }) => type === "Moved")).toMatchObject([{ how: "forced", cost: 0 }]);
  });

  it("EX-03: a push in another's turn takes nothing from the own one", () => {
    const fight = stage([B([5, 5]), A([6, 5])]);
    fight.act("a", "forced", { path: way([6, 5], [8, 5]), cause: "push", source: creatureId("b") });
    fight.turn("a");
    expect(fight.judge("a", "move", { path: way([8, 5], [14, 5]) })).toMatchObject({
      refusal: null,
      move: { total: 30, budget: 30 },
    });
    expect(fight.economy("a")).toMatchObject({ step: true, move: 1 });
  });

  it("EX-05: training and a careful casting suppress it, and one cause gives each reactor one chance", () => {
    const bow = blade({ id: "bow", kind: "ranged" });
    const reflexes: Partial<Profile> = { features: ["combat-reflexes"], stats: { dex: 18 } };
    const shot = (features: readonly string[]) =>
      stepsOf(
        stage([A([6, 5], { profile: { attacks: [bow], features } }), B([5, 5], reflexes)]),
        { target: "b" },
        "attack-ranged",
      );
    expect(shot(["point-blank-master"])).toEqual([]);
    expect(shot([])).toEqual(["b at action"]);
    const fight = stage([A([6, 5], { profile: { stats: { concentration: 9 } } }), B([5, 5], reflexes)]);
    const spell = { options: { spell: "sleep", level: 1 } };
    expect(stepsOf(fight, spell, "cast-standard")).toEqual(["b at action"]);
    fight.act("a", "cast-standard", { options: { ...spell.options, defensive: true } });
    expect(fight.encounter.windows).toEqual([]);
    fight.roll(8);
    expect(fight.state("a").turn.activeSpells).toMatchObject([{ id: "sleep" }]);
  });

  it("EX-07: the step comes between two attacks, not after a move nor into rubble", () => {
    const seats = [
      A([6, 5], { profile: { attacks: [blade()], stats: { bab: 11 } } }),
      B([5, 5], {}, { vitals: { hp: 99 } }),
    ];
    const fight = stage(seats, { terrain: [{ kind: "difficult", cells: [[7, 5]] }] });
    fight.act("a", "full-attack", { target: "b" });
    fight.roll(1);
    expect(fight.refusal("a", "five-foot-step", { path: way([6, 5], [7, 5]) })).toBe("difficult-terrain");
    fight.act("a", "five-foot-step", { path: way([6, 5], [6, 6]) });
    expect(fight.encounter.windows).toEqual([]);
    for (const attack of [2, 3]) {
      expect([attack, fight.refusal("a", "full-attack", { target: "b" })]).toEqual([attack, null]);
      fight.act("a", "full-attack", { target: "b" });
      fight.roll(1);
    }
    expect(fight.refusal("a", "five-foot-step", { path: way([6, 6], [6, 5]) })).toBe("already-stepped");
    const moved = stage(seats);
    moved.act("a", "move", { path: way([6, 5], [8, 5]) });
    moved.answer("b", false);
    expect(moved.refusal("a", "five-foot-step", { path: way([8, 5], [7, 5]) })).toBe("already-moved");
  });

  it("SR-01: a teleport gives no chance", () => {
    expect(
      stepsOf(
        stage([A([6, 5]), B([5, 5])]),
        {
          path: [
            [6, 5],
            [12, 12],
          ],
        },
        "teleport",
      ),
    ).toEqual([]);
  });
});

describe("opportunity attacks: order and consequences", () => {
  it("SR-02: the mover is let go when nobody answers in time", () => {
    const fight = stage([A([6, 5]), B([5, 5])]);
    fight.act("a", "move", { path: way([6, 5], [8, 5]) });
    const [window] = fight.encounter.windows;
    if (!window) throw new Error("no window");
    fight.send({ type: "ExpireWindow", window: window.id });
    expect(fight.cell("a")).toEqual([8, 5]);
    expect(fight.economy("b")).toMatchObject({ aoo: 1 });
  });

  it("TM-05: an answer that has lost its target costs nothing, and the attacker keeps its other attacks", () => {
    const bow = blade({ id: "bow", kind: "ranged" });
    const archer = A([6, 5], { profile: { attacks: [bow], stats: { bab: 6 } }, vitals: { hp: 30 } });
    const foe = (id: string, at: Cell): Seat => ({ ...B(at, { attacks: [blade()] }, { vitals: { hp: 1 } }), id });
    const fight = stage([archer, foe("b", [5, 5]), foe("d", [7, 5])]);
    fight.act("a", "full-attack", { target: "d", with: "bow" });
    fight.answer("b", false);
    fight.answer("d", false);
    fight.roll(15);
    fight.roll(8);
    expect(fight.conditions("d")).toContain("dying");
    expect(fight.refusal("a", "full-attack", { target: "b", with: "bow" })).toBeNull();

    const mover = stage([A([6, 5], { vitals: { hp: 1 } }), foe("b", [5, 5]), foe("d", [7, 5])]);
    mover.act("a", "move", { path: way([6, 5], [6, 8]) });
    mover.answer("b", true);
    mover.roll(15);
    mover.roll(8);
    mover.answer("d", true);
    expect(mover.encounter.tasks).toEqual([]);
    expect([mover.economy("b"), mover.economy("d")]).toMatchObject([{ aoo: 0 }, { aoo: 1 }]);
    expect(mover.cell("a")).toEqual([6, 5]);
  });

  it("TM-06: an answer that is answered itself comes back to the move that it interrupted", () => {
    const fight = stage([
      A([6, 5], { profile: { attacks: [blade()] }, vitals: { hp: 30 } }),
      B([5, 5], { attacks: [blade()] }, { vitals: { hp: 30 } }),
    ]);
    fight.act("a", "move", { path: way([6, 5], [8, 5]) });
    const [window] = fight.encounter.windows;
    if (!window) throw new Error("no window");
    fight.send({
      type: "AnswerWindow",
      window: window.id,
      by: creatureId("b"),
      answer: { accept: true, variant: "trip" },
    });
    expect(fight.encounter.windows.at(-1)).toMatchObject({ of: "combat-maneuver", responders: [{ creature: "a" }] });
    fight.answer("a", true);
    fight.roll(1);
    fight.roll(1);
    expect(fight.encounter.tasks).toEqual([]);
    expect(fight.cell("a")).toEqual([8, 5]);
  });
});

describe("the bill of a move", () => {
  const HEADINGS: readonly Cell[] = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ];
  const along = ([dx, dy]: Cell, from: number, to: number): Cell[] =>
    Array.from({ length: to - from + 1 }, (_, i): Cell => [9 + dx * (from + i), 9 + dy * (from + i)]);

  it.each(HEADINGS)(
    "MV-03: four diagonals cost 30, whichever way and however often it stops: heading %i, %i",
    (...heading) => {
      const fresh = (): Stage => stage([A([9, 9], { profile: { speeds: { walk: 25 } } })]);
      const once = fresh().judge("a", "move", { path: along(heading, 0, 4) });
      expect(once.move?.steps.map(({ cost, band }) => [cost, band])).toEqual([
        [5, "within"],
        [10, "within"],
        [5, "within"],
        [10, "slot"],
      ]);
      expect(once.refusal?.reasons[0].code).toBe("too-far");
      const spent = (stops: readonly number[]): unknown => {
        const fight = fresh();
        let at = 0;
        for (const stop of stops) {
          const doing = { path: along(heading, at, stop) };
          // What is left doesn't pay for the fourth square: another action does.
          if (stop === 4) expect(fight.refusal("a", "move", doing)).toBe("no-slot");
          fight.act("a", "move", { ...doing, ...(stop === 4 && { pay: "standard" }) });
          at = stop;
        }
        return fight.state("a").turn.distanceMoved;
      };
      expect([spent([3, 4]), spent([1, 2, 3, 4])]).toEqual([30, 30]);
    },
  );

  it.each<Cell>([
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ])("MV-03: straight ways cost the same in every heading: %i, %i", (...heading) => {
    const fight = stage([A([9, 9], { profile: { speeds: { walk: 25 } } })]);
    const whole = fight.judge("a", "move", { path: along(heading, 0, 5) });
    expect(whole).toMatchObject({ refusal: null, move: { total: 25 } });
    expect(fight.refusal("a", "move", { path: along(heading, 0, 6) })).toBe("too-far");
  });
});

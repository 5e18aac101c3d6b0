import { describe, expect, it } from "vitest";
import { emptyLedger, revisionOf, type Ledger } from "../../../module/combat/ledger/ledger.js";
import { createBoard } from "../../../module/grid/board/board.js";
import type { Act } from "../../../module/model/act.js";
import type { Command } from "../../../module/model/command.js";
import { commandId, creatureId } from "../../../module/model/ids.js";
import type { Cell } from "../../../module/model/position.js";
import type { AttackProfile, Profile } from "../../../module/model/profile.js";
import type { Scene } from "../../../module/rules/situation.js";
import { dnd5e2024 } from "../../../module/rulesets/dnd5e2024/ruleset.js";
import { stage, way, type Seat, type Stage } from "../../../module/rulesets/dnd5e2024/testing/stage.js";
import { submit } from "../../../module/table/submit.js";

const melee = (id: string, max: number, extra: AttackProfile["extra"] = {}): AttackProfile => ({
  id,
  kind: "melee",
  bonus: 5,
  damage: "1d8+3",
  reach: { min: 0, max },
  extra,
});
const a = (at: Cell, more: Partial<Seat> = {}): Seat => ({ id: "a", at, side: "heroes", ...more });
const b = (at: Cell, more: Partial<Seat> = {}): Seat => ({ id: "b", at, vitals: { hp: 30 }, ...more });

/** Who may strike at a walk of A, at which step and with what. */
const strikes = (seats: Seat[], path: Cell[], action = "move", options = {}): unknown[] =>
  stage(seats, {}, options)
    .judge("a", action, { path })
    .provocations.map(({ by, step, attacks }) => [by, step, ...attacks]);

describe("opportunity attacks: where", () => {
  it("OA-01: none for coming into the reach", () => {
    expect(strikes([a([8, 5]), b([5, 5])], way([8, 5], [6, 5]))).toEqual([]);
  });

  it("OA-02: none for a step along the corner of a large creature", () => {
    const large = b([5, 5], { profile: { size: "large" } });
    expect(strikes([a([7, 7]), large], way([7, 7], [7, 6]))).toEqual([]);
    expect(strikes([a([7, 7]), large], way([7, 7], [8, 7]))).toHaveLength(1);
  });

  it("OA-03: none for a walk that stays in the reach", () => {
    expect(strikes([a([4, 4]), b([5, 5])], way([4, 4], [6, 4]))).toEqual([]);
  });

  it("OA-06: the longest usable reach counts, and each weapon is offered only where it reaches", () => {
    const spear = melee("spear", 1, { properties: ["thrown"], range: { normal: 4, long: 12 } });
    const armed = b([5, 5], { profile: { attacks: [spear, melee("tentacle", 4)] } });
    expect(strikes([a([6, 5]), armed], way([6, 5], [12, 5]))).toEqual([["b", 3, "tentacle"]]);
    const fight = stage([{ ...armed, side: "foes" }, a([8, 5])]);
    const refusal = (weapon: string): unknown =>
      fight.refusal("b", "opportunity-attack", { target: "a", with: weapon });
    expect([refusal("spear"), refusal("tentacle")]).toEqual(["no-trigger", "no-trigger"]);
    // The spear is thrown where it doesn't reach, the tentacle strikes.
    expect(fight.refusal("b", "attack", { target: "a", with: "spear" })).toBeNull();
    expect(fight.refusal("b", "attack", { target: "a", with: "tentacle" })).toBeNull();
    const far = stage([armed, a([10, 5])]);
    expect(far.refusal("b", "attack", { target: "a", with: "tentacle" })).toBe("out-of-reach");
    expect(far.refusal("b", "attack", { target: "a", with: "spear" })).toBeNull();
  });

  it("OA-07: the large reach no farther by their size", () => {
    const large = (id: string, at: Cell): Seat => ({ id, at, profile: { size: "large" } });
    const seats = [a([5, 5]), large("b", [7, 5]), large("c", [2, 5])];
    expect(strikes(seats, way([5, 5], [5, 8]))).toEqual([]);
    expect(stage([large("b", [7, 5]), a([5, 5])]).refusal("b", "attack", { target: "a" })).toBe("out-of-reach");
  });

  it.each([
    [1, [0, 5], [10, 15]],
    [2, [0, 5, 10], [15]],
  ])("OA-10: a reach of %i squares up to the heights %o, no farther", (reach, near, far) => {
    const refusal = (elevation: number): unknown =>
      stage([b([5, 5], { profile: { attacks: [melee("glaive", reach)] } }), a([6, 5], { elevation })]).refusal(
        "b",
        "attack",
        { target: "a" },
      );
    expect(near.map(refusal)).toEqual(near.map(() => null));
    expect(far.map(refusal)).toEqual(far.map(() => "out-of-reach"));
    const flying = a([6, 5], { profile: { speeds: { walk: 30, fly: 60 } } });
    const up = stage([flying, b([5, 5], { profile: { attacks: [melee("glaive", reach)] } })]).judge("a", "move", {
      path: way([6, 5], [6, 5], [7, 5], [6, 5]).slice(0, 2),
      elevations: [0, far[0] ?? 0],
      options: { mode: "fly" },
    });
    expect(up.provocations).toHaveLength(1);
  });

  it("OA-12: none on somebody invisible, and nothing is told of it", () => {
    const hidden = a([6, 5], { conditions: ["invisible"] });
    expect(strikes([hidden, b([5, 5])], way([6, 5], [9, 5]))).toEqual([]);
    const fight = stage([hidden, b([5, 5])]);
    fight.act("a", "move", { path: way([6, 5], [9, 5]) });
    expect(fight.encounter.windows).toEqual([]);
  });

  it("SR-04: every cell of a large mover counts at every step", () => {
    const large = a([5, 5], { profile: { size: "large" } });
    expect(strikes([large, b([7, 6])], way([5, 5], [4, 5]))).toEqual([["b", 0, "weapon", "unarmed"]]);
    expect(strikes([large, b([7, 7])], way([5, 5], [5, 6]))).toEqual([]);
  });
});

describe("opportunity attacks: what gives none", () => {
  it("EX-01: neither Disengage nor a teleport; of a mixed turn only the plain walk counts", () => {
    const seats = [a([6, 5], { profile: { features: ["cunning-action"] } }), b([5, 5])];
    expect(
      strikes(
        seats,
        [
          [6, 5],
          [12, 5],
        ],
        "teleport",
      ),
    ).toEqual([]);
    const fight = stage(seats);
    fight.act("a", "move", { path: way([6, 5], [6, 6]) });
    expect(fight.judge("a", "move", { path: way([6, 6], [8, 6]) }).provocations).toHaveLength(1);
    fight.act("a", "disengage", { pay: "bonus" });
    expect(fight.judge("a", "move", { path: way([6, 6], [8, 6]) }).provocations).toEqual([]);
  });

  it("EX-02: a push provokes from nobody, and its victim strikes nobody", () => {
    const seats = [a([6, 5]), b([5, 5]), { id: "c", at: [7, 7], side: "heroes" } satisfies Seat];
    const plan = stage(seats).judge("a", "forced", { path: way([6, 5], [9, 8]), cause: "push" });
    expect(plan).toMatchObject({ provocations: [], move: { total: 0 } });
  });

  it("EX-03: a push on another's turn takes nothing off the own budget", () => {
    const fight = stage([b([5, 5]), a([6, 5])]);
    fight.act("b", "shove", { target: "a" });
    fight.roll(1);
    expect(fight.cell("a")).toEqual([7, 5]);
    fight.turn("a");
    expect(fight.economy("a")).toMatchObject({ movement: 30 });
  });

  it("SR-01: whatever teleports, by any name of the movement", () => {
    const fight = stage([a([6, 5]), b([5, 5])]);
    fight.act("a", "teleport", {
      path: [
        [6, 5],
        [12, 5],
      ],
    });
    expect([fight.cell("a"), fight.encounter.windows, fight.economy("a")["movement"]]).toEqual([[12, 5], [], 30]);
  });
});

describe("opportunity attacks: when", () => {
  const two = { attacks: [melee("sword", 1)], stats: { attacks: 2 } };
  const readied = (on: string, of: string, target: string): NonNullable<Seat["turn"]> => ({
    readied: { trigger: { on, of }, action: { by: "b", action: "attack", target } },
  });

  it("TM-05: a reaction whose target is gone costs nothing, and the attacker keeps its attacks", () => {
    const fight = stage([
      a([5, 5], { profile: two }),
      { id: "d", at: [6, 5] },
      { ...b([7, 6]), side: "heroes", turn: readied("attack", "a", "d") },
    ]);
    fight.act("a", "shove", { target: "d" });
    fight.roll(1);
    fight.send({
      type: "Observe",
      creature: creatureId("d"),
      position: { cell: [12, 12], elevation: 0, facing: null },
    });
    fight.answer("b", true);
    expect(fight.economy("b")).toMatchObject({ reaction: 1 });
    expect(fight.encounter.tasks).toEqual([]);
    expect(fight.judge("a", "attack", { target: "d" }).pays).toEqual([]);
  });

  it("TM-06: a stack of interrupts comes back to the act that was interrupted", () => {
    const fight = stage([
      a([5, 5], { profile: two, vitals: { hp: 40 } }),
      { ...b([6, 5]), turn: readied("attack", "a", "a"), profile: { attacks: [melee("axe", 1)] } },
      {
        id: "c",
        at: [5, 6],
        side: "heroes",
        turn: { readied: { trigger: { on: "attack", of: "b" }, action: { by: "c", action: "attack", target: "b" } } },
      },
    ]);
    fight.act("a", "attack", { target: "b" });
    fight.roll(2);
    fight.answer("b", true);
    fight.roll(2);
    fight.answer("c", true);
    fight.roll(2);
    expect([fight.encounter.tasks, fight.encounter.windows]).toEqual([[], []]);
    fight.act("a", "attack", { target: "b" });
    expect(fight.economy("b")).toMatchObject({ reaction: 0 });
  });

  it("TM-08: a readied action only reserves the reaction, which an opportunity attack may take instead", () => {
    const fight = stage([a([6, 5]), { ...b([5, 5]), turn: readied("cast", "a", "a") }]);
    fight.act("a", "move", { path: way([6, 5], [8, 5]) });
    fight.answer("b", true);
    fight.roll(2);
    expect(fight.cell("a")).toEqual([8, 5]);
    expect(fight.state("b").turn).not.toHaveProperty("readied");
  });
});

describe("the ledger of a turn", () => {
  it("LG-02: an action spell leaves no attack, a bonus action spell does", () => {
    const seats = [a([4, 5], { profile: { attacks: [melee("sword", 1)] } }), b([5, 5])];
    const first = stage(seats);
    first.act("a", "magic");
    expect(first.refusal("a", "attack", { target: "b" })).toBe("no-slot");
    const second = stage(seats);
    second.act("a", "bonus-spell");
    expect(second.refusal("a", "attack", { target: "b" })).toBeNull();
    expect(second.refusal("a", "bonus-spell")).toBe("no-slot");
  });

  const DIRECTIONS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

  it.each(DIRECTIONS.filter(([dx, dy]) => dx !== 0 && dy !== 0))(
    "MV-03: the fourth diagonal to (%i, %i) is out of a speed of 25, in one drag, two, or four keys",
    (dx, dy) => {
      const at = (n: number): Cell => [10 + n * dx, 10 + n * dy];
      const fresh = (): Stage => stage([a(at(0), { profile: { speeds: { walk: 25 } } })], {}, { diagonals: "5-10-5" });
      const walked = (...legs: number[]): [unknown, unknown] => {
        const fight = fresh();
        let from = 0;
        for (const to of legs.slice(0, -1)) {
          fight.act("a", "move", { path: way(at(from), at(to)) });
          from = to;
        }
        const plan = fight.judge("a", "move", { path: way(at(from), at(4)) });
        const moved = Number(fight.state("a").turn["moved"] ?? 0);
        return [moved + (plan.move?.total ?? 0), plan.refusal?.reasons[0].code];
      };
      expect(walked(4)).toEqual([30, "too-far"]);
      expect(walked(3, 4)).toEqual([30, "too-far"]);
      expect(walked(1, 2, 3, 4)).toEqual([30, "too-far"]);
    },
  );

  it.each(DIRECTIONS.filter(([dx, dy]) => (dx === 0) !== (dy === 0)))(
    "MV-03: five straight squares to (%i, %i) are all of a speed of 25",
    (dx, dy) => {
      const fight = stage([a([10, 10], { profile: { speeds: { walk: 25 } } })], {}, { diagonals: "5-10-5" });
      const plan = fight.judge("a", "move", { path: way([10, 10], [10 + 5 * dx, 10 + 5 * dy]) });
      expect(plan).toMatchObject({ refusal: null, move: { total: 25, left: 0 } });
    },
  );

  it("MV-05: an undo gives back exactly what its move has spent, and provokes nothing", () => {
    const profile = (id: string, side: string): Profile => ({
      id: creatureId(id),
      name: id,
      side,
      kind: "pc",
      size: "medium",
      speeds: { walk: 30 },
      stats: {},
      features: [],
      unseen: [],
      located: [],
    });
    const scene: Scene = {
      board: createBoard({ shape: "square", columns: 20, rows: 20, walls: [], terrain: [] }),
      profiles: new Map([profile("a", "heroes"), profile("b", "foes")].map((each) => [each.id, each])),
      bystanders: [],
      options: {},
    };
    let ledger: Ledger = emptyLedger;
    const put = (command: Command | { type: "Undo"; creature: ReturnType<typeof creatureId> }): void => {
      const envelope = { id: commandId(`c${String(revisionOf(ledger))}`), revision: revisionOf(ledger), command };
      const sent = submit(ledger, envelope, { user: "u", gm: false, owns: () => true }, dnd5e2024, scene);
      if (!sent.ok) throw new Error(sent.error.reasons[0].code);
      ({ ledger } = sent.value);
    };
    const asGm = (command: Command): void => {
      const envelope = { id: commandId(`c${String(revisionOf(ledger))}`), revision: revisionOf(ledger), command };
      const sent = submit(ledger, envelope, { user: "gm", gm: true, owns: () => true }, dnd5e2024, scene);
      if (!sent.ok) throw new Error(sent.error.reasons[0].code);
      ({ ledger } = sent.value);
    };
    const entrant = (id: string, cell: Cell) => ({
      id: creatureId(id),
      position: { cell, elevation: 0, facing: null },
      conditions: [],
      vitals: {},
    });
    const left = (): unknown =>
      dnd5e2024.economy({ ...scene, encounter: ledger.current }, creatureId("a")).values["movement"];
    const walk = (from: Cell, to: Cell): Act => ({ by: creatureId("a"), action: "move", path: way(from, to) });
    asGm({
      type: "BeginFight",
      creatures: [entrant("a", [2, 5]), entrant("b", [2, 6])],
      order: [creatureId("a"), creatureId("b")],
    });
    asGm({ type: "StartTurn", creature: creatureId("a") });
    put({ type: "TakeAction", act: walk([2, 5], [3, 5]) });
    put({ type: "TakeAction", act: { by: creatureId("a"), action: "dash" } });
    put({ type: "TakeAction", act: walk([3, 5], [3, 6]) });
    expect(left()).toBe(50);
    put({ type: "Undo", creature: creatureId("a") });
    expect([left(), ledger.current.creatures[creatureId("a")]?.position?.cell]).toEqual([55, [3, 5]]);
    put({ type: "Undo", creature: creatureId("a") });
    expect(left()).toBe(25);
    put({ type: "Undo", creature: creatureId("a") });
    expect([left(), ledger.current.windows, ledger.current.tasks]).toEqual([30, [], []]);
  });

  it("MV-07: crawling takes double, standing half the speed, and what is left is counted", () => {
    const fight = stage([a([5, 5], { conditions: ["prone"] }), b([15, 15])]);
    fight.act("a", "crawl", { path: way([5, 5], [7, 5]) });
    expect(fight.economy("a")).toMatchObject({ movement: 10 });
    expect(fight.refusal("a", "stand-up")).toBe("too-far");
    fight.turn("b");
    fight.turn("a");
    fight.act("a", "stand-up");
    fight.act("a", "move", { path: way([7, 5], [10, 5]) });
    expect(fight.refusal("a", "move", { path: way([10, 5], [11, 5]) })).toBe("too-far");
  });
});

import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../kernel/json.js";
import type { Cell } from "../../model/position.js";
import type { PhaseTerm } from "./phases.js";
import { winningSide } from "./due.js";
import { bow, declared, phase, seat, stage, sword, way, type Seat, type Stage } from "./testing/stage.js";

const order = (fight: Stage): unknown => fight.ask({ kind: "order" });

/** Whether one with this behind it, and an orc so far away, is waited for in a phase. */
function isDue(name: PhaseTerm, turn: JsonObject, more: Parameters<typeof seat>[2] = {}, far = 10): boolean {
  const fight = stage([seat("ann", [2, 5], { turn, ...more }), seat("orc", [2 + far, 5])]);
  phase(fight, name);
  return (order(fight) as string[]).includes("ann");
}
const phasesOf = (turn: JsonObject, more: Parameters<typeof seat>[2] = {}, far = 10): PhaseTerm[] =>
  (["very-fast", "fast", "average", "slow", "very-slow", "end-of-round"] as const).filter((name) =>
    isDue(name, turn, more, far),
  );
const walked = (of: number, squares: number): JsonObject => ({ moved: squares, walks: [{ phase: of, squares }] });

describe("who is waited for in a phase", () => {
  it.each<readonly [string, JsonObject, PhaseTerm[]]>([
    ["that has declared nothing", {}, []],
    ["that parries", declared("parry"), []],
    ["that guards", declared("guard"), []],
    ["whose action is lost", declared("attack", { lost: true }), []],
    ["whose action is done", declared("attack", { spent: true }), []],
    ["that moves, from its own phase on", declared("move"), ["fast", "average", "slow", "very-slow", "end-of-round"]],
    [
      "that withdraws, from its own phase on",
      declared("withdraw"),
      ["fast", "average", "slow", "very-slow", "end-of-round"],
    ],
    ["that has gone half of its move, in the phase after", declared("move", walked(1, 6)), ["average"]],
    ["that has withdrawn", declared("withdraw", walked(1, 1)), ["fast"]],
    ["that attacks somebody far off: for its walk, then its blow", declared("attack"), ["fast", "average"]],
    ["that has walked already", declared("attack", walked(1, 6)), ["average"]],
    ["that strikes with bare hands: both in one", declared("unarmed"), ["fast"]],
    [
      "that put its attack off to the slow phase, from then on",
      declared("attack", { delayed: 3 }),
      ["slow", "very-slow", "end-of-round"],
    ],
    ["that casts a spell", declared("cast-spell"), ["fast"]],
    ["that holds somebody down", declared("pin"), ["fast"]],
    ["that gets up as its action", declared("stand-up-shared"), ["fast"]],
    ["that crawls, from its own phase on", declared("crawl"), ["fast", "average", "slow", "very-slow", "end-of-round"]],
    ["that charges", declared("charge"), ["fast", "average", "slow", "very-slow", "end-of-round"]],
    ["that dropped its action", declared("attack", { aborted: true }), ["end-of-round"]],
  ])("is one %s", (_, turn, phases) => {
    expect(phasesOf(turn)).toEqual(phases);
  });

  it("is nobody who has acted in the phase, or let it pass", () => {
    expect(isDue("average", declared("move", { acted: 1 }))).toBe(true);
    expect(isDue("average", declared("move", { acted: 2 }))).toBe(false);
  });

  it("is nobody who can't act", () => {
    expect(phasesOf(declared("move"), { conditions: ["stunned"] })).toEqual([]);
  });

  it("is nobody who can't go any farther", () => {
    expect(phasesOf(declared("move"), { as: { speeds: { walk: 0 } } })).toEqual([]);
    expect(phasesOf(declared("attack"), { as: { speeds: { walk: 0 }, stats: { basePhase: "fast" } } })).toEqual([
      "average",
    ]);
  });

  it("is one with a blow for somebody near in its phase alone, and one who shoots on the move in both (ADND-ACT-005)", () => {
    expect(phasesOf(declared("attack"), {}, 1)).toEqual(["average"]);
    expect(phasesOf(declared("attack"), {}, 2)).toEqual(["fast", "average"]);
    const pike = { as: { attacks: [{ ...sword(), reach: { min: 0, max: 2 } }] } };
    expect(phasesOf(declared("attack"), pike, 2)).toEqual(["average"]);
    expect(phasesOf(declared("attack"), pike, 3)).toEqual(["fast", "average"]);
    const archer = { as: { attacks: [bow()] } };
    expect(phasesOf(declared("fire-half"), archer)).toEqual(["fast", "average"]);
    expect(phasesOf(declared("fire-full"), archer)).toEqual(["average"]);
  });

  it("walks past those who are down to those who stand", () => {
    const fight = stage([
      seat("ann", [2, 5], { turn: declared("attack") }),
      seat("orc", [3, 5], { conditions: ["unconscious"] }),
      seat("bob", [1, 5], { turn: declared("attack") }),
    ]);
    phase(fight, "fast");
    expect(order(fight)).toEqual(["ann", "bob"]);
  });
});

describe("the sequence within a phase", () => {
  const line = (...ids: readonly string[]): Seat[] =>
    ids.map((id, i) =>
      seat(id, [2, 2 * i], { turn: declared("move"), as: { attacks: [bow()], stats: { basePhase: "average" } } }),
    );
  const shoots = (one: Seat): Seat => ({ ...one, turn: declared("fire-full") });
  const sequence = (seats: readonly Seat[]): unknown => {
    const fight = stage(seats);
    phase(fight, "average");
    return order(fight);
  };

  it("has the winners first, then the order as it stands (ADND-INIT-009)", () => {
    expect(sequence(line("ann", "orc", "bob", "ogre"))).toEqual(["ann", "bob", "orc", "ogre"]);
    expect(sequence(line("orc", "ann", "ogre", "bob"))).toEqual(["orc", "ogre", "ann", "bob"]);
    expect(winningSide(stage(line("orc", "ann")).situation)).toBe("foes");
  });

  it("has actions before movement within a side, not across sides (ADND-INIT-008)", () => {
    const [ann, orc, bob, ogre] = line("ann", "orc", "bob", "ogre");
    if (!ann || !orc || !bob || !ogre) throw new Error("four are seated");
    expect(sequence([ann, shoots(orc), shoots(bob), ogre])).toEqual(["bob", "ann", "orc", "ogre"]);
  });

  const held = (holder: JsonObject, first = "orc"): unknown => {
    const [one, other] = line(first, first === "orc" ? "ann" : "orc");
    if (!one || !other) throw new Error("two are seated");
    const holds = (each: Seat): Seat => (each.id === "ann" ? { ...each, turn: declared("fire-full", holder) } : each);
    return sequence([holds(one), holds(other)]);
  };

  it("puts one held at bay behind its holder, until the held shot is made (ADND-COVER-006)", () => {
    expect(held({})).toEqual(["orc", "ann"]);
    expect(held({ cover: { target: "orc" }, delayed: 2 })).toEqual(["ann", "orc"]);
    expect(held({ cover: { target: "orc" }, made: 1, struckIn: 1, covered: "bob" })).toEqual(["orc", "ann"]);
    expect(held({ cover: { target: "orc" }, delayed: 2 }, "ann")).toEqual(["ann", "orc"]);
  });

  it("moves nobody for one who holds a friend, or somebody that isn't due", () => {
    const [ann, bob, orc] = line("ann", "bob", "orc");
    if (!ann || !bob || !orc) throw new Error("three are seated");
    const holds = (target: string): Seat => ({
      ...bob,
      turn: declared("fire-full", { cover: { target }, delayed: 2 }),
    });
    expect(sequence([ann, holds("ann"), orc])).toEqual(["bob", "ann", "orc"]);
    expect(sequence([shoots(ann), holds("ann"), orc])).toEqual(["ann", "bob", "orc"]);
    expect(sequence([ann, holds("orc"), { ...orc, turn: {} }])).toEqual(["bob", "ann"]);
  });
});

describe("one's place in a phase", () => {
  const inLine = (...turns: readonly (readonly [string, Cell, JsonObject])[]): Stage => {
    const fight = stage(
      turns.map(([id, at, turn]) =>
        seat(id, at, { turn, as: { attacks: [sword(), bow()], stats: { basePhase: "average" } } }),
      ),
    );
    phase(fight, "average");
    return fight;
  };
  const waitsFor = (fight: Stage, by: string, action: string, at: Cell): unknown => {
    const [x, y] = at;
    const doing = action === "move" ? { path: way(at, [x, y + 1]) } : { target: by === "orc" ? "ann" : "orc" };
    return fight.judge(by, action, doing).refusal?.reasons[0].data;
  };
  const [west, east]: Cell[] = [
    [2, 2],
    [15, 2],
  ];
  if (!west || !east) throw new Error("two places");

  it("comes after the winners', and that says of whom (ADND-INIT-009)", () => {
    const fight = inLine(["ann", west, declared("move")], ["orc", east, declared("move")]);
    expect(waitsFor(fight, "orc", "move", east)).toEqual({ creature: "ann" });
    expect(waitsFor(fight, "ann", "move", west)).toBeUndefined();
    fight.act("ann", "move", { path: way(west, [2, 3]) });
    expect(waitsFor(fight, "orc", "move", east)).toBeUndefined();
  });

  it("is kept by one who has begun, whoever else is due by then", () => {
    const fight = inLine(["ann", west, declared("move")], ["orc", east, declared("move", { acted: 2 })]);
    expect(waitsFor(fight, "orc", "move", east)).toBeUndefined();
  });

  it("comes after a companion's action, where one moves (ADND-INIT-008)", () => {
    const fight = inLine(["ann", west, declared("move")], ["bob", [2, 8], declared("fire-full")], ["orc", east, {}]);
    expect(waitsFor(fight, "ann", "move", west)).toEqual({ creature: "bob" });
    expect(waitsFor(fight, "bob", "fire-full", [2, 8])).toBeUndefined();
  });
});

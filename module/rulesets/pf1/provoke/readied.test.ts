import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { openTurn, SWORD, type Given } from "../testing/mid-turn.js";
import { way, type Doing, type Seat } from "../testing/stage.js";

const strike = { action: "attack-melee", target: "ann", with: "weapon" };
/** The orc waits for something that Ann does; it has no opportunities of its own left. */
const waiting = (trigger: JsonObject, more: Given = {}): Given => ({
  ...more,
  foe: { readied: { trigger, action: strike }, aooUsed: 1 },
});

/** Where the orc is asked, and by which kind of window; null: it isn't. */
function asked(given: Given, action: string, doing: Doing) {
  const fight = openTurn(given);
  fight.act("ann", action, doing);
  const window = fight.encounter.windows.at(-1);
  return window ? [window.kind, fight.cell("ann"), window.of] : null;
}
const at = (x: number, y: number) => ["readied", [x, y], "readied"];
const from = (x: number, y: number, orc: Partial<Seat> = {}): Given => ({
  ann: { at: [x, y] },
  orc: { at: [10, 5], ...orc },
});
const walk = (...corners: readonly (readonly [number, number])[]): Doing => ({ path: way(...corners) });

describe("PF1-ACTION-001, PF1-GAP-12: what lets a readied action off", () => {
  it.each<readonly [string, JsonObject, Given, Doing, unknown]>([
    ["the end of a movement", { on: "move" }, from(5, 5), walk([5, 5], [7, 5]), at(7, 5)],
    ["coming into reach", { on: "enters-reach" }, from(5, 5), walk([5, 5], [9, 5], [9, 6]), at(9, 5)],
    ["coming into reach, in other words", { on: "in-reach" }, from(5, 5), walk([5, 5], [9, 5], [9, 6]), at(9, 5)],
    ["not moving within it", { on: "enters-reach" }, from(9, 5), walk([9, 5], [9, 6]), null],
    ["not staying out of it", { on: "enters-reach" }, from(5, 5), walk([5, 5], [8, 5]), null],
    ["leaving reach, before it is left", { on: "leaves-reach" }, from(9, 4), walk([9, 4], [9, 5], [7, 5]), at(9, 5)],
    ["not moving within it", { on: "leaves-reach" }, from(9, 4), walk([9, 4], [9, 6]), null],
    ["not coming into it", { on: "leaves-reach" }, from(5, 5), walk([5, 5], [9, 5]), null],
    ["coming near", { on: "adjacent" }, from(5, 5), walk([5, 5], [9, 5]), at(9, 5)],
    ["not being near already", { on: "adjacent" }, from(9, 4), walk([9, 4], [9, 5]), null],
    ["coming nearer", { on: "approach" }, from(5, 5), walk([5, 5], [4, 5], [6, 5]), at(5, 5)],
    ["not keeping the distance", { on: "approach" }, from(5, 5), walk([5, 5], [5, 6]), null],
    ["not going away", { on: "approach" }, from(5, 5), walk([5, 5], [3, 5]), null],
    ["nothing that nobody defined", { on: "sunrise" }, from(5, 5), walk([5, 5], [7, 5]), null],
    ["nothing unsaid", {}, from(5, 5), walk([5, 5], [7, 5]), null],
    ["that of the one who is meant", { on: "move", of: "ann" }, from(5, 5), walk([5, 5], [7, 5]), at(7, 5)],
    ["not that of another", { on: "move", of: "elf" }, from(5, 5), walk([5, 5], [7, 5]), null],
  ])("%s", (_what, trigger, given, doing, expected) => {
    expect(asked(waiting(trigger, given), "move", doing)).toEqual(expected);
  });

  it("coming into the reach of a long weapon, and not that of nothing", () => {
    const armed = (attacks: NonNullable<Seat["profile"]>["attacks"] & object): Given =>
      from(5, 5, { profile: { attacks } });
    const spear = { ...SWORD, reach: { min: 2, max: 2 } };
    expect(asked(waiting({ on: "enters-reach" }, armed([spear])), "move", walk([5, 5], [9, 5]))).toEqual(at(8, 5));
    expect(asked(waiting({ on: "enters-reach" }, armed([])), "move", walk([5, 5], [9, 5]))).toBeNull();
  });

  it("by its height, too", () => {
    const wings: Given = { ann: { at: [5, 5], profile: { speeds: { walk: 30, fly: 60 } } }, orc: { at: [10, 5] } };
    const high: Doing = { ...walk([5, 5], [9, 5]), options: { mode: "fly" }, elevations: [0, 10, 10, 10, 10] };
    expect(asked(waiting({ on: "enters-reach" }, wings), "move", high)).toBeNull();
    expect(asked(waiting({ on: "enters-reach" }, wings), "move", { ...high, elevations: [0, 0, 0, 0, 0] })).toEqual(
      at(9, 5),
    );
  });

  it("no step of five feet", () => {
    expect(asked(waiting({ on: "move" }, from(8, 5)), "five-foot-step", walk([8, 5], [9, 5]))).toBeNull();
  });

  it.each<readonly [string, string, Doing, unknown]>([
    ["attack", "attack-melee", { target: "orc" }, at(5, 5)],
    ["attack", "attack-ranged", { target: "orc" }, at(5, 5)],
    ["attack", "cast-standard", { options: { spell: "web", level: 1 } }, null],
    ["attack", "total-defense", {}, null],
    ["cast", "cast-standard", { options: { spell: "web", level: 1 } }, at(5, 5)],
    ["cast", "cast-quickened", { options: { spell: "web", level: 1 } }, at(5, 5)],
    ["cast", "attack-melee", { target: "orc" }, null],
    ["cast", "drop-item", {}, null],
    ["move", "attack-melee", { target: "orc" }, null],
  ])("waiting for %s: %s", (on, action, doing, expected) => {
    expect(asked(waiting({ on }), action, doing)).toEqual(expected);
  });

  it("is offered as it was stored, to the one who waits alone, once", () => {
    const fight = openTurn(waiting({ on: "attack" }, { more: [{ id: "mate", at: [9, 9], side: "foes" }] }));
    fight.act("ann", "attack-melee", { target: "orc" });
    expect(fight.encounter.windows).toMatchObject([
      {
        kind: "readied",
        cause: "ann",
        against: "ann",
        step: "action",
        responders: [
          {
            creature: "orc",
            option: { action: "attack-melee", attacks: ["weapon"], pays: "readied", left: 1, pool: 1 },
          },
        ],
      },
    ]);
    fight.answer("orc", false);
    expect(fight.encounter.windows).toEqual([]);
    fight.roll(1);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("comes before the chances of leaving that cell", () => {
    const given = from(5, 5);
    const fight = openTurn({ ...given, foe: { readied: { trigger: { on: "enters-reach" }, action: strike } } });
    fight.act("ann", "move", walk([5, 5], [9, 5], [9, 3]));
    expect(fight.encounter.windows.map(({ kind }) => kind)).toEqual(["readied"]);
    fight.answer("orc", false);
    expect([fight.encounter.windows.map(({ kind, of }) => [kind, of]), fight.cell("ann")]).toEqual([
      [["provoked", "leaving"]],
      [9, 5],
    ]);
    fight.answer("orc", false);
    expect([fight.cell("ann"), fight.encounter.tasks]).toEqual([[9, 3], []]);
  });

  it("is gone where its creature can't act any more", () => {
    const fight = openTurn(waiting({ on: "attack" }, { orc: { conditions: ["stunned"] } }));
    fight.act("ann", "attack-melee", { target: "orc" });
    expect(fight.encounter.windows).toEqual([]);
  });

  it("is done by whoever waits, at no price, and a place before the other in the order", () => {
    const fight = openTurn(waiting({ on: "move" }, from(5, 5, { at: [8, 5] })));
    fight.act("ann", "move", walk([5, 5], [7, 5]));
    fight.answer("orc", true);
    expect(fight.encounter.rolls).toMatchObject({ by: "orc", kind: "attack", target: "ann" });
    fight.roll(1);
    expect(fight.encounter.order).toEqual(["orc", "ann"]);
    expect(fight.state("orc").turn).toEqual({ aooUsed: 1 });
  });
});

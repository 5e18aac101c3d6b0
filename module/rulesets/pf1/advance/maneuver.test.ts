import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { stage, way, type Doing, type Seat } from "../testing/stage.js";

const sword = { id: "sword", kind: "melee" as const, bonus: 5, damage: "1d8", extra: {} };
const greatsword = { ...sword, id: "greatsword", extra: { hand: "two" } };
const seats = (mine: JsonObject = {}, its: JsonObject = {}, more: Partial<Seat> = {}): Seat[] => [
  {
    id: "ann",
    at: [5, 5],
    side: "heroes",
    profile: { attacks: [sword, greatsword], stats: { cmb: 10, cmd: 20, ...mine } },
  },
  {
    id: "orc",
    at: [6, 5],
    profile: { attacks: [sword], stats: { cmb: 5, cmd: 15, ac: 15, con: 10, ...its } },
    vitals: { hp: 20 },
    ...more,
  },
];
/** A manoeuvre whose untrained doer is let be; then the die. */
function attempt(fight: ReturnType<typeof stage>, variant: string, face: number, more: Doing = {}): void {
  fight.act("ann", "combat-maneuver", { variant, target: "orc", ...more });
  if (fight.encounter.windows.length > 0) fight.answer("orc", false);
  fight.roll(face);
}
const notes = (fight: ReturnType<typeof stage>) =>
  fight.events.flatMap((event) => (event.type === "Noted" ? [[event.code, event.data]] : []));

describe("PF1-GAP-10: manoeuvres", () => {
  it("a trip throws down, a disarming takes the weapon", () => {
    const fight = stage(seats());
    fight.act("ann", "attack-melee", { variant: "trip", target: "orc" });
    fight.answer("orc", false);
    fight.roll(5);
    expect(fight.conditions("orc")).toEqual(["prone"]);
    expect(fight.refusal("ann", "full-attack", { variant: "trip", target: "orc" })).not.toBeNull();
    fight.turn("orc");
    fight.turn("ann");
    fight.act("ann", "attack-melee", { variant: "disarm", target: "orc" });
    fight.answer("orc", false);
    fight.roll(15);
    expect(fight.judge("ann", "move", { path: way([5, 5], [4, 5]) }).provocations).toEqual([]);
  });

  it("a bad failure turns against its doer where the world plays so", () => {
    const failed = (options = {}) => {
      const fight = stage(seats({ cmb: 0 }), {}, options);
      attempt(fight, "trip", 5);
      return fight.conditions("ann");
    };
    expect([failed(), failed({ maneuverBackfire: "published" })]).toEqual([[], ["prone"]]);
  });

  it.each([
    [5, 5],
    [10, 10],
    [15, 15],
  ])("a bull rush with %i pushes %i feet", (face, feet) => {
    const fight = stage(seats());
    attempt(fight, "bull-rush", face);
    expect(notes(fight)).toEqual([["pushed", { by: "ann", feet }]]);
  });

  it("works on nobody more than one size larger, but for those that size is nothing to", () => {
    const fight = stage([...seats().slice(0, 1), { id: "orc", at: [6, 5], profile: { size: "huge" } }]);
    expect(fight.refusal("ann", "combat-maneuver", { variant: "trip", target: "orc" })).toBe("wrong-target");
    expect(fight.refusal("ann", "combat-maneuver", { variant: "disarm", target: "orc" })).toBeNull();
  });

  it("an overrun opens the way through, and goes over the top where it succeeds well", () => {
    const fight = stage(seats());
    const through = { path: way([5, 5], [7, 5]) };
    expect(fight.refusal("ann", "move", through)).toBe("occupied");
    attempt(fight, "overrun", 10);
    expect(fight.conditions("orc")).toEqual(["prone"]);
    expect(fight.refusal("ann", "move", through)).toBeNull();
    const failed = stage(seats());
    failed.act("ann", "move", { path: way([5, 5], [5, 4]) });
    failed.answer("orc", false);
    attempt(failed, "overrun", 1);
    expect(failed.refusal("ann", "move", { path: way([5, 4], [5, 3]) })).toBe("no-slot");
  });

  it("a dirty trick lasts until its doer's turn, longer where it succeeds well", () => {
    const fight = stage(seats());
    attempt(fight, "dirty-trick", 10, { options: { condition: "blinded" } });
    expect(fight.conditions("orc")).toEqual(["blinded"]);
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.conditions("orc")).toEqual(["blinded"]);
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.conditions("orc")).toEqual([]);
  });

  it("what is known of the belongings changes hands", () => {
    const fight = stage(seats({}, {}, { turn: { inventory: ["wand"] } }));
    attempt(fight, "steal", 10);
    expect(fight.state("orc").turn.inventory).toEqual([]);
    expect(notes(fight)).toEqual([["stolen", { by: "ann", item: "wand" }]]);
  });
});

describe("PF1-GAP-32: a hold", () => {
  function seized(): ReturnType<typeof stage> {
    const fight = stage(seats());
    attempt(fight, "grapple", 10);
    return fight;
  }

  it("holds both: no step, no opportunity, no weapon for two hands", () => {
    const fight = seized();
    expect([fight.conditions("ann"), fight.conditions("orc")]).toEqual([["grappled"], ["grappled"]]);
    expect(fight.refusal("ann", "move", { path: way([5, 5], [4, 5]) })).toBe("condition");
    fight.turn("orc");
    expect(fight.refusal("orc", "five-foot-step", { path: way([6, 5], [7, 5]) })).toBe("condition");
    fight.turn("ann");
    expect(fight.refusal("ann", "attack-melee", { target: "orc", with: "greatsword" })).toBe("condition");
    expect(fight.refusal("ann", "attack-melee", { target: "orc", with: "sword" })).toBeNull();
  });

  it("is given up where it isn't kept up, and kept with a check at +5 that provokes nothing", () => {
    const fight = seized();
    fight.turn("orc");
    fight.turn("ann");
    expect(fight.judge("ann", "combat-maneuver", { variant: "pin", target: "orc" }).provocations).toEqual([]);
    fight.act("ann", "combat-maneuver", { variant: "pin", target: "orc" });
    fight.roll(1);
    expect(fight.conditions("orc")).toEqual(["pinned"]);
    fight.turn("orc");
    expect(fight.refusal("orc", "attack-melee", { target: "ann" })).toBe("condition");
    expect(fight.refusal("orc", "speak")).toBeNull();
    fight.turn("ann");
    fight.turn("orc");
    expect([fight.conditions("ann"), fight.conditions("orc")]).toEqual([[], []]);
  });

  it("hurts as bare hands do, and can be let go", () => {
    const fight = seized();
    fight.turn("orc");
    fight.turn("ann");
    fight.act("ann", "combat-maneuver", { variant: "grapple-damage", target: "orc" });
    fight.roll(10);
    fight.roll(3);
    expect(fight.state("orc").vitals).toMatchObject({ nonlethal: 3 });
    fight.act("ann", "release-grapple");
    expect([fight.conditions("ann"), fight.conditions("orc")]).toEqual([[], []]);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("ends with an escape, and when its holder falls", () => {
    const fight = seized();
    fight.turn("orc");
    fight.act("orc", "escape-grapple");
    fight.roll(20);
    expect([fight.conditions("ann"), fight.conditions("orc")]).toEqual([[], []]);
    const other = seized();
    other.send({
      type: "Observe",
      creature: other.encounter.order[0] ?? other.encounter.order[1]!,
      conditions: [{ id: "grappled" }, { id: "unconscious" }],
    });
    other.turn("orc");
    expect(other.conditions("orc")).toEqual([]);
  });
});

describe("training that goes beyond the manoeuvre itself", () => {
  it("a master's trip gives friends a chance at the one thrown down", () => {
    const [ann, orc] = seats();
    if (!ann || !orc) throw new Error("two seats");
    const bob: Seat = { id: "bob", at: [6, 6], side: "heroes" };
    const fight = stage([{ ...ann, profile: { ...ann.profile, features: ["greater-trip"] } }, orc, bob]);
    fight.act("ann", "attack-melee", { variant: "trip", target: "orc", with: "sword" });
    fight.roll(10);
    expect(fight.conditions("orc")).toEqual(["prone"]);
    expect(fight.encounter.windows.at(-1)).toMatchObject({ of: "thrown-down", against: "orc" });
    for (const by of ["ann", "bob"]) fight.answer(by, false);
    expect(fight.encounter.tasks).toEqual([]);
  });

  it("PF1-GAP-05: a weapon is drawn in the charge at base attack +1", () => {
    const sheathed = { ...sword, extra: { ready: false } };
    const charge = (bab: number) => {
      const fight = stage([
        { id: "ann", at: [1, 5], side: "heroes", profile: { attacks: [sheathed], stats: { bab } } },
        { id: "orc", at: [6, 5] },
      ]);
      const doing = { path: way([1, 5], [5, 5]), target: "orc" };
      const refused = fight.refusal("ann", "charge", doing);
      if (refused === null) fight.act("ann", "charge", doing);
      return [refused, fight.encounter.rolls?.kind];
    };
    expect([charge(0), charge(1)]).toEqual([
      ["not-ready", undefined],
      [null, "attack"],
    ]);
  });

  it("PF1-GAP-06: careful casting is easier with training, and the entangled have to concentrate", () => {
    const cast = (features: readonly string[], conditions: readonly string[], options: JsonObject) => {
      const fight = stage([
        { id: "ann", at: [1, 1], side: "heroes", conditions, profile: { features, stats: { concentration: 5 } } },
      ]);
      fight.act("ann", "cast-standard", { options: { spell: "sleep", level: 2, ...options } });
      fight.roll(10);
      return fight.events.flatMap((event) =>
        event.type === "RollResolved" ? [[event.roll.total, event.roll.against]] : [],
      );
    };
    expect(cast([], [], { defensive: true })).toEqual([[15, 19]]);
    expect(cast(["combat-casting"], [], { defensive: true })).toEqual([[19, 19]]);
    expect(cast([], ["entangled"], {})).toEqual([[15, 17]]);
  });
});

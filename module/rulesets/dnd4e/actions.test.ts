import { describe, expect, it } from "vitest";
import { DEFINITIONS, findAction } from "./actions.js";
import { stage, way, type Seat } from "./testing/stage.js";

/** What each action of the game costs, and whether it gives anybody a chance (GAP-DND4-02, GAP-DND4-03). */
const TABLE: Readonly<Record<string, readonly [type: string, provokes: string]>> = {
  walk: ["move", "moving"],
  shift: ["move", "no"],
  run: ["move", "moving"],
  crawl: ["move", "moving"],
  "stand-up": ["move", "no"],
  escape: ["move", "no"],
  "double-move": ["move", "moving"],
  climb: ["move", "moving"],
  squeeze: ["move", "moving"],
  fly: ["move", "moving"],
  charge: ["standard", "moving"],
  "bull-rush": ["standard", "no"],
  grab: ["standard", "no"],
  "move-grabbed": ["standard", "moving"],
  "sustain-grab": ["minor", "no"],
  sustain: ["minor", "no"],
  "end-grab": ["free", "no"],
  "second-wind": ["standard", "no"],
  "total-defense": ["standard", "no"],
  ready: ["standard", "no"],
  delay: ["none", "no"],
  "aid-another": ["standard", "no"],
  "administer-potion": ["standard", "no"],
  "equip-shield": ["standard", "no"],
  "use-power": ["standard", "ranged"],
  "action-point": ["free", "no"],
  "drop-prone": ["minor", "no"],
  "basic-attack": ["standard", "ranged"],
  "coup-de-grace": ["standard", "no"],
  "item-minor": ["minor", "no"],
  "opportunity-attack": ["opportunity", "no"],
  immediate: ["immediate", "no"],
  free: ["free", "no"],
};

const ANN: Seat = { id: "ann", at: [2, 5], side: "heroes", profile: { kind: "pc" } };

describe("the action table", () => {
  it.each(Object.entries(TABLE))("GAP-DND4-02, GAP-DND4-03: %s costs and provokes: %j", (id, [type, provokes]) => {
    const row = findAction(id);
    expect([row?.type, row?.provokes ?? "no"]).toEqual([type, provokes]);
  });

  it("GAP-DND4-02: holds nothing else that anybody could choose", () => {
    const offered = DEFINITIONS.filter(({ listed }) => listed).map(({ id }) => id);
    expect(offered.filter((id) => !(id in TABLE))).toEqual([]);
  });

  it.each([
    ["walk", 6],
    ["shift", 1],
    ["run", 8],
    ["climb", 3],
    ["squeeze", 3],
    ["fly", 4],
    ["double-move", 12],
  ])("GAP-DND4-08, GAP-DND4-09: %s goes %i squares with a speed of 6, and 4 on wings", (action, squares) => {
    const fight = stage([{ ...ANN, profile: { kind: "pc", speeds: { walk: 6, fly: 4 } } }]);
    const refusal = (far: number) => fight.refusal("ann", action, { path: way([2, 5], [2 + far, 5]) });
    expect([refusal(squares), refusal(squares + 1)]).toEqual([null, "too-far"]);
  });

  it("DND4-CRAWL-001: who lies crawls half the speed, and does no other move but getting up", () => {
    const fight = stage([{ ...ANN, conditions: ["prone"], profile: { speeds: { walk: 6 } } }]);
    const refusal = (action: string, far: number) => fight.refusal("ann", action, { path: way([2, 5], [2 + far, 5]) });
    expect([refusal("crawl", 3), refusal("crawl", 4), refusal("walk", 1), refusal("shift", 1)]).toEqual([
      null,
      "too-far",
      "posture",
      "posture",
    ]);
  });

  it("DND4-ACT-002: may be paid for with a dearer action, the cheapest first", () => {
    const trades = (id: string) => DEFINITIONS.find((action) => action.id === id)?.trades;
    expect([trades("item-minor"), trades("stand-up"), trades("charge"), trades("free")]).toEqual([
      ["move", "standard"],
      ["standard"],
      undefined,
      undefined,
    ]);
  });

  it("draws every action that goes somewhere as a way, with whom it is meant", () => {
    const drawn = DEFINITIONS.filter(({ tactic }) => tactic);
    expect(drawn.filter(({ targeting }) => targeting !== "path")).toEqual([]);
    expect(drawn.flatMap(({ id, attack, aimed }) => (attack || aimed ? [id] : []))).toEqual(["charge", "move-grabbed"]);
    expect(DEFINITIONS.find(({ id }) => id === "escape")?.targeting).toBe("none");
  });

  it("GAP-DND4-02: a potion goes down somebody else's throat in the next square only", () => {
    const fight = stage([ANN, { ...ANN, id: "bob", at: [3, 5] }, { ...ANN, id: "cat", at: [5, 5] }]);
    const give = (target: string) => fight.refusal("ann", "administer-potion", { target });
    expect([give("bob"), give("cat")]).toEqual([null, "out-of-reach"]);
    fight.act("ann", "administer-potion", { target: "bob" });
    expect(fight.economy("ann")).toMatchObject({ standard: 0, minor: 1 });
  });
});

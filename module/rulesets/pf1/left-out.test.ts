import { describe, expect, it } from "vitest";
import { ACTION_ROWS } from "./actions.data.js";
import { stage, type Seat } from "./testing/stage.js";

const ANN: Seat = { id: "ann", at: [5, 5], side: "heroes" };
const ORC: Seat = { id: "orc", at: [9, 5], vitals: { hp: 20 } };

/** Scenarios that the format of scenario files can't carry. */
describe("beyond the scenario files", () => {
  it("PF1-SC-105, PF1-CRIT-008: a spell over an area asks for no attack roll, and so for no confirmation", () => {
    const fight = stage([ANN, ORC]);
    fight.act("ann", "cast-standard", { targets: ["orc" as never], options: { spell: "fireball", level: 3 } });
    expect(fight.encounter.rolls).toBeNull();
    expect(fight.events.filter(({ type }) => type === "RollsAsked" || type === "StrikeResolved")).toEqual([]);
    expect(fight.economy("ann")).toMatchObject({ standard: 0 });
  });

  it("PF1-SC-128, PF1-FREE-002: the sixth free action goes beyond a cap of five, and by the game master's word it goes", () => {
    const fight = stage([ANN, ORC], {}, { freeActionCap: 5 });
    for (let i = 0; i < 5; i++) fight.act("ann", "drop-item");
    expect(fight.refusal("ann", "drop-item")).toBe("too-many");
    fight.send({ type: "TakeAction", act: { by: "ann" as never, action: "drop-item" }, word: "overrule" });
    expect(fight.events).toContainEqual(expect.objectContaining({ type: "Overdrawn", action: "drop-item" }));
    const open = stage([ANN, ORC]);
    for (let i = 0; i < 7; i++) open.act("ann", "drop-item");
    expect(open.refusal("ann", "drop-item")).toBeNull();
  });

  it("PF1-SC-138, PF1-ECONOMY-016, PF1-ECONOMY-017: what names no type of its own is standard, and otherwise what it is called", () => {
    const pays = (options?: { actionType: string }): readonly string[] =>
      stage([ANN]).judge("ann", "use-extraordinary", options && { options }).pays;
    expect(pays()).toEqual(["standard"]);
    expect(pays({ actionType: "move" })).toEqual(["move"]);
    expect(pays({ actionType: "swift" })).toEqual(["swift"]);
    expect(pays({ actionType: "no-such-type" })).toEqual(["standard"]);
  });

  it("PF1-SC-168, PF1-ECONOMY-002: every action has one of the six types, or says that it has none or several", () => {
    const counts: Record<string, number> = {};
    for (const { type } of ACTION_ROWS) counts[type] = (counts[type] ?? 0) + 1;
    const table = { standard: 23, move: 13, "full-round": 13, free: 5, swift: 1, immediate: 1 };
    for (const [type, least] of Object.entries(table)) expect(counts[type], type).toBeGreaterThanOrEqual(least);
    expect(new Set(ACTION_ROWS.map(({ id }) => id)).size).toBe(ACTION_ROWS.length);
  });
});

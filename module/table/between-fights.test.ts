import { describe, expect, it } from "vitest";
import type { JsonObject } from "../kernel/json.js";
import { creatureId } from "../model/ids.js";
import type { Profile } from "../model/profile.js";
import { dnd4e } from "../rulesets/dnd4e/ruleset.js";
import { betweenFights } from "./between-fights.js";

const power = (id: string, limit: string) => ({ id, kind: "melee", extra: { power: true, limit } }) as const;

const ANN: Profile = {
  id: creatureId("ann"),
  name: "Ann",
  side: "",
  kind: "pc",
  size: "medium",
  speeds: { walk: 6 },
  attacks: [power("blow", "encounter"), power("storm", "daily")],
  stats: { hp: 0, maxHp: 40, maxSurges: 9, surgeValue: 10 },
  features: [],
  unseen: [],
  located: [],
};
const VITALS = { hp: 0, temp: 4, surges: 3, actionPoints: 0, "used.blow": 1, "used.storm": 2 };

const rest = (action: string, options: JsonObject = {}) =>
  betweenFights(
    dnd4e,
    { profile: ANN, vitals: VITALS, conditions: [{ id: "unconscious" }, { id: "prone" }] },
    action,
    options,
  );

describe("a rest between fights", () => {
  it("of five minutes spends the surges that are said, and no more than there are; whoever has hit points wakes", () => {
    expect(rest("short-rest", { surges: 2 })).toEqual({
      vitals: { hp: 20, surges: 1, "used.blow": 0 },
      lost: ["unconscious"],
    });
    expect(rest("short-rest", { surges: 99 }).vitals).toEqual({ hp: 30, surges: 0, "used.blow": 0 });
    expect(rest("short-rest")).toEqual({ vitals: { "used.blow": 0 }, lost: [] });
  });

  it("of a night gives everything back", () => {
    expect(rest("extended-rest")).toEqual({
      vitals: { hp: 40, temp: 0, surges: 9, actionPoints: 1, "used.blow": 0, "used.storm": 0 },
      lost: ["unconscious"],
    });
  });
});

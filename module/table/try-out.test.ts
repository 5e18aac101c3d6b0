import { describe, expect, it } from "vitest";
import { homeMade, row } from "../rules/testing/home-made.js";
import { dnd5e2024 } from "../rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "../rulesets/gurps4e/ruleset.js";
import { pf1 } from "../rulesets/pf1/ruleset.js";
import { tryOut } from "./try-out.js";

const ANYBODY = { size: "medium", stats: {}, features: [] } as const;

describe("a home-made action tried out", () => {
  it("comes to what its rows say, by how its test goes", () => {
    const made = homeMade("action", {
      test: { kind: "save", of: "dex", value: 13 },
      effects: [
        row({ when: "success", amount: "2d6" }),
        row({ when: "failure", amount: "3" }),
        row({ when: "success", does: "condition", of: "prone" }),
        row({ to: "self", does: "heal", amount: "5" }),
      ],
    });
    const { plan, outcomes } = tryOut(dnd5e2024, made, ANYBODY);
    expect(plan).toMatchObject({ refusal: null, pays: ["action"], provocations: [] });
    const healed = { who: "self", lost: -5, gained: [], relieved: [], moved: 0 };
    expect(outcomes).toEqual([
      { success: true, changes: [healed, { who: "target", lost: 8, gained: ["prone"], relieved: [], moved: 0 }] },
      { success: false, changes: [healed, { who: "target", lost: 3, gained: [], relieved: [], moved: 0 }] },
    ]);
  });

  it("shows whom it would let strike", () => {
    const { plan } = tryOut(pf1, homeMade("standard", { provokes: true }), ANYBODY);
    expect(plan.provocations.map(({ by }) => by)).toEqual(["target", "foe"]);
  });

  it("is given what it needs", () => {
    const needs = [
      { who: "self", is: "has-condition", of: "prone" },
      { who: "self", is: "has-feature", of: "rage" },
      { who: "target", is: "has-condition", of: "prone" },
    ] as const;
    const { plan, outcomes } = tryOut(
      pf1,
      homeMade("standard", { needs, effects: [row({ does: "push", cells: 2 })] }),
      ANYBODY,
    );
    expect([plan.refusal, outcomes]).toEqual([
      null,
      [{ success: null, changes: [{ who: "target", lost: 0, gained: [], relieved: [], moved: 2 }] }],
    ]);
  });

  it("counts three dice the other way round", () => {
    const made = homeMade("maneuver", {
      test: { kind: "save", of: "ht", value: 0 },
      effects: [row({ when: "success", amount: "4" })],
    });
    expect(tryOut(gurps4e, made, ANYBODY).outcomes.map(({ changes }) => changes.length)).toEqual([1, 0]);
  });
});

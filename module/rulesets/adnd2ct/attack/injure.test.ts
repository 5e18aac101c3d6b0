import { describe, expect, it } from "vitest";
import type { JsonObject } from "../../../kernel/json.js";
import { declared, fighter, seat, stage } from "../testing/stage.js";
import { injure } from "./injure.js";

const facts = (amount: number, turn: JsonObject = {}, more: Parameters<typeof seat>[2] = {}) =>
  injure(fighter(stage([seat("ann", [5, 5], { vitals: { hp: 7 }, turn, ...more })]), "ann"), amount);
const change = (to: number) => ({ type: "VitalsChanged", creature: "ann", vital: "hp", from: 7, to });
const gains = (id: string) => ({ type: "ConditionGained", creature: "ann", condition: { id } });
const loses = { type: "TurnStateChanged", creature: "ann", set: { lost: true } };

describe("damage that is done", () => {
  it("takes hit points, and at none of them the senses and the feet", () => {
    expect(facts(6)).toEqual([change(1)]);
    expect(facts(7)).toEqual([change(0), gains("unconscious"), gains("prone")]);
    expect(facts(9, {}, { conditions: ["prone"] })).toEqual([change(-2), gains("unconscious")]);
  });

  it("is nothing where it is none", () => {
    expect(facts(0, declared("cast-spell"))).toEqual([]);
    expect(facts(-3)).toEqual([]);
  });

  it("spoils a spell that isn't cast yet, and nothing else (ADND-ACT-007, GAP-ADND-05)", () => {
    expect(facts(1, declared("cast-spell"))).toEqual([change(6), loses]);
    expect(facts(1, declared("cast-spell", { spent: true }))).toEqual([change(6)]);
    expect(facts(1, declared("cast-spell", { lost: true }))).toEqual([change(6)]);
    expect(facts(1, declared("attack"))).toEqual([change(6)]);
  });

  it("spoils the spell of one whose hit points nobody counts, too", () => {
    expect(facts(9, declared("cast-spell"), { vitals: {} })).toEqual([loses]);
    expect(facts(9, {}, { vitals: {} })).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { openStage, type Seat } from "../../module/combat/testing/stage.js";
import { creatureId } from "../../module/model/ids.js";
import type { Trigger } from "../../module/model/act.js";
import { isMeant, storedTrigger } from "../../module/rules/readied.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import { dnd4e } from "../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../module/rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "../../module/rulesets/gurps4e/ruleset.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";

const SEATS: readonly Seat[] = [
  { id: "guard", at: [5, 5], side: "heroes" },
  { id: "friend", at: [8, 4], side: "heroes" },
  { id: "orc", at: [8, 6], side: "foes" },
];

/** How each game keeps an attack ready. */
const GAMES: readonly (readonly [Ruleset, string, string])[] = [
  [pf1, "ready", "attack-melee"],
  [dnd5e2024, "ready", "attack"],
  [dnd4e, "ready", "basic-attack"],
  [gurps4e, "wait", "attack"],
];

/** Who is asked when the friend and then the orc come next to the guard. */
function asked(ruleset: Ruleset, keep: string, then: string, trigger: Trigger): string[] {
  const fight = openStage(ruleset, SEATS, { shape: ruleset === gurps4e ? "hex" : "square" });
  const attack = ruleset.id === "gurps4e" ? {} : { with: "weapon" };
  fight.act("guard", keep, { trigger, then: { by: creatureId("guard"), action: then, ...attack } });
  return ["friend", "orc"].filter((id) => {
    fight.turn(id);
    const at = fight.cell(id) ?? [0, 0];
    const path = [8, 7, 6].map((column) => [column, at[1]] as const);
    fight.act(id, ruleset === dnd4e ? "walk" : "move", { path });
    const isAsked = fight.encounter.windows.some(({ responders }) =>
      responders.some(({ creature, option }) => creature === "guard" && option.action === then),
    );
    while (fight.encounter.windows.length > 0)
      fight.answer(String(fight.encounter.windows.at(-1)?.responders.find(({ answer }) => !answer)?.creature), false);
    return isAsked;
  });
}

describe.each(GAMES)("what $id keeps ready for", (ruleset, keep, then) => {
  it.each<readonly [string, Trigger, readonly string[]]>([
    ["anyone", { on: "adjacent" }, ["friend", "orc"]],
    ["an enemy", { on: "adjacent", side: "enemy" }, ["orc"]],
    ["an ally", { on: "adjacent", side: "ally" }, ["friend"]],
    ["that one alone", { on: "adjacent", of: creatureId("orc") }, ["orc"]],
  ])("%s is let off by just these", (_who, trigger, whom) => {
    expect(asked(ruleset, keep, then, trigger)).toEqual(whom);
  });
});

describe("what was stored of a trigger", () => {
  const who = (id: string, side: string) => ({ id: creatureId(id), profile: { side } }) as never;

  it("says of whom; damaged, it means anybody, as one does that says nothing", () => {
    expect(storedTrigger({ on: "move", side: "enemy" })).toEqual({ on: "move", side: "enemy" });
    expect(storedTrigger(undefined)).toEqual({ on: "other" });
    for (const stored of [{}, { side: "nobody" }, { side: 7 }])
      expect(isMeant(stored, who("a", "x"), who("b", "x"))).toBe(true);
  });
});

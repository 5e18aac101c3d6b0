import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { describe, expect, it } from "vitest";
import { openStage, type Doing, type Seat } from "../../module/combat/testing/stage.js";
import { creatureId } from "../../module/model/ids.js";
import { judgeAtTable } from "../../module/rules/enforcement.js";
import type { Ruleset } from "../../module/rules/ruleset.js";
import { adnd2ct } from "../../module/rulesets/adnd2ct/ruleset.js";
import { dnd4e } from "../../module/rulesets/dnd4e/ruleset.js";
import { dnd5e2024 } from "../../module/rulesets/dnd5e2024/ruleset.js";
import { gurps4e } from "../../module/rulesets/gurps4e/ruleset.js";
import { pf1 } from "../../module/rulesets/pf1/ruleset.js";

/**
 * Who may say what an act says of itself among its options: `player`: a choice that the rules leave to whoever acts, or
 * something told that costs what it says; `vouched`: believed of a player only where the profile says so; `table`: read
 * in acts that only the table may ask for. An option that a ruleset begins to read has to be entered here.
 */
type Word = "player" | "vouched" | "table";

const WORDS: Readonly<Record<string, Readonly<Record<string, Word>>>> = {
  pf1: {
    ...{ actionType: "vouched", provokes: "vouched", dc: "vouched", amount: "table", distance: "table" },
    ...{ ability: "player", against: "player", aids: "player", bulky: "player", condition: "player", item: "player" },
    ...{ componentCost: "player", components: "player", defensive: "player", durationRounds: "player" },
    ...{ interruptionDC: "player", lethal: "player", level: "player", line: "player", metamagic: "player" },
    ...{ mode: "player", of: "player", offHand: "player", range: "player", rounds: "player", second: "player" },
    ...{ spell: "player", spontaneous: "player", targetUnderAttack: "player" },
  },
  adnd2ct: { damage: "vouched", mode: "player" },
  dnd5e2024: {
    ...{ at: "player", by: "table", condition: "table", of: "table", turns: "table" },
    ...{ ability: "player", concentration: "player", controlled: "player", dash: "player", drag: "player" },
    ...{ lethal: "player", mode: "player", needsAction: "player", spell: "player" },
  },
  dnd4e: {
    ...{ shift: "vouched", distance: "vouched", surge: "vouched", swap: "vouched" },
    ...{ by: "table", condition: "table", destination: "table", of: "table", on: "table", rest: "table" },
    ...{ turns: "table", willing: "table", line: "player", mode: "player", skill: "player", surges: "player" },
  },
  gurps4e: {
    ...{ ability: "player", braced: "player", deceptive: "player", location: "player", mode: "player" },
    ...{ posture: "player", retreat: "player", task: "player" },
  },
};

const GAMES: readonly Ruleset[] = [pf1, adnd2ct, dnd5e2024, dnd4e, gurps4e];

/** The keys of `Act.options` that a ruleset's source reads. */
function keysRead(game: string): string[] {
  const files = globSync([`module/rulesets/${game}/**/*.ts`, "!**/*.test.ts", "!**/testing/**"]);
  const texts = files.map((file) => readFileSync(file, "utf8"));
  const named = texts.flatMap((text) => [
    ...text.matchAll(/(?:textOption|numberOption|isSet)\([\w.]+, "(\w+)"\)|\boptions\?\.(\w+)/g),
  ]);
  const taken = texts.flatMap((text) => [...text.matchAll(/\{([^{}]+)\} = act\.options \?\? \{\}/g)]);
  return [
    ...named.map(([, a, b]) => a ?? b ?? ""),
    ...taken.flatMap(([, list = ""]) => list.split(",").map((each) => each.trim().split(/\W/)[0] ?? "")),
  ].filter((key) => key !== "");
}

describe.each(GAMES)("what an act says of itself in $id", ({ id }) => {
  it("is known with whose word it is", () => {
    const known = Object.keys(WORDS[id] ?? {});
    expect(keysRead(id).length).toBeGreaterThan(0);
    expect([...new Set(keysRead(id))].filter((key) => !known.includes(key))).toEqual([]);
  });
});

const line = {
  id: "line",
  kind: "melee",
  extra: { actionType: "swift", provokes: false, shift: 2, pays: "minor" },
} as const;
const SEATS: readonly Seat[] = [
  { id: "ann", at: [5, 5], profile: { attacks: [line] } },
  { id: "orc", at: [8, 5] },
];

interface Forgery {
  readonly game: Ruleset;
  readonly key: string;
  readonly action: string;
  readonly doing: Doing;
  /** What a player may say instead. */
  readonly honest?: Doing;
}

const FORGED: readonly Forgery[] = [
  ...["use-feat", "use-extraordinary", "activate-trigger-item"].map((action) => ({
    ...{ game: pf1, key: "actionType", action, doing: { options: { actionType: "free" } } },
    honest: { options: { actionType: "swift", line: "line" } },
  })),
  { game: pf1, key: "actionType", action: "use-feat", doing: { options: { actionType: "swift", line: "none" } } },
  {
    ...{ game: pf1, key: "provokes", action: "use-skill-standard", doing: { options: { provokes: false } } },
    honest: { options: { provokes: false, line: "line" } },
  },
  { game: pf1, key: "dc", action: "move", doing: { options: { dc: 1 } }, honest: {} },
  { game: adnd2ct, key: "damage", action: "trample", doing: { target: "orc", options: { damage: 99 } }, honest: {} },
  { game: dnd4e, key: "shift", action: "shift", doing: { options: { shift: 9 } }, honest: {} },
  { game: dnd4e, key: "distance", action: "shift", doing: { options: { distance: 9 } } },
  {
    game: dnd4e,
    key: "distance",
    action: "use-power",
    doing: { with: "line", pay: "minor", options: { distance: 9 } },
  },
  {
    ...{ game: dnd4e, key: "shift", action: "use-power", doing: { with: "line", pay: "minor", options: { shift: 9 } } },
    honest: { with: "line", pay: "minor", options: { shift: 2 } },
  },
  { game: dnd4e, key: "surge", action: "use-power", doing: { with: "line", pay: "minor", options: { surge: true } } },
  { game: dnd4e, key: "swap", action: "use-power", doing: { with: "line", pay: "minor", options: { swap: true } } },
];

const outside = (game: Ruleset, action: string, { target, ...doing }: Doing, gm: boolean): boolean => {
  const { situation } = openStage(game, SEATS);
  const act = { by: creatureId("ann"), action, ...doing, ...(target !== undefined && { target: creatureId(target) }) };
  const { refusal } = judgeAtTable(game, situation, act, { gm });
  return refusal?.reasons.some(({ code }) => code === "outside-act") ?? false;
};

describe("what a player says, and the profile doesn't", () => {
  it.each(FORGED)("is not believed: $key of $action ($game.id)", ({ game, action, doing, honest }) => {
    expect(outside(game, action, doing, false)).toBe(true);
    expect(outside(game, action, doing, true)).toBe(false);
    if (honest) expect(outside(game, action, honest, false)).toBe(false);
  });

  it("is not believed either of what is readied for later", () => {
    const then = { by: creatureId("ann"), action: "use-feat", options: { actionType: "free" } };
    expect(outside(pf1, "ready", { trigger: { on: "other" }, then }, false)).toBe(true);
  });

  it("is tried for each option that has to be vouched for", () => {
    const tried = new Set(FORGED.map(({ game, key }) => `${game.id}.${key}`));
    const wanted = Object.entries(WORDS).flatMap(([game, keys]) =>
      Object.entries(keys).flatMap(([key, word]) => (word === "vouched" ? [`${game}.${key}`] : [])),
    );
    expect(wanted.filter((key) => !tried.has(key))).toEqual([]);
  });
});

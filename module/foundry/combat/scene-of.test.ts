import { afterEach, expect, it, vi } from "vitest";
import { initialEncounter } from "../../table/host.js";
import { forgetRulesetOptions } from "../settings/ruleset-options.js";
import { knownBystanders, sceneOf } from "./scene-of.js";

// What actors say of themselves is read by the host's own classes, which are not there to be extended; nobody has any here.
vi.mock("./profiles.js", () => ({ profilesOf: () => new Map() }));

afterEach(() => {
  forgetRulesetOptions();
  vi.unstubAllGlobals();
});

const SECRET = -2;
const token = (id: string, x: number, over: object = {}) => ({
  ...{ id, hidden: false, disposition: 0, width: 1, height: 1, actor: null },
  ...{ _source: { x, y: 0 } },
  ...over,
});

it("lets bystanders of secret disposition stand in the way of those alone who may know of them", () => {
  const mine = { testUserPermission: () => true };
  const tokens = [
    token("cart", 100),
    token("mimic", 200, { disposition: SECRET }),
    token("familiar", 300, { disposition: SECRET, actor: mine }),
    token("lurker", 400, { hidden: true }),
  ];
  const grid = {
    sizeX: 100,
    sizeY: 100,
    getOffset: ({ x, y }: { x: number; y: number }) => ({ i: Math.floor(y / 100), j: Math.floor(x / 100) }),
  };
  const combat = { scene: { id: "cave", grid, tokens: { contents: tokens } }, combatants: { contents: [] } };
  const seenBy = (user: object): (readonly [number, number])[] => {
    vi.stubGlobal("game", { user });
    return knownBystanders(combat as never, initialEncounter).map(({ cell }) => cell);
  };
  expect(seenBy({ isGM: false })).toEqual([
    [1, 0],
    [3, 0],
  ]);
  expect(seenBy({ isGM: true })).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
});

it("is the same object while documents and settings stand, and has changed options in the next look", () => {
  let stored: object = {};
  const get = (_scope: string, key: string): unknown => (key === "rulesetOptions" ? stored : 60);
  vi.stubGlobal("game", { user: { isGM: true }, scenes: new Map(), settings: { get } });
  vi.stubGlobal("CONFIG", { specialStatusEffects: { INVISIBLE: "invisible", BLIND: "blind" } });
  const options = [{ id: "diagonals", values: ["equal", "5-10-5"], rules: [] }];
  const active = { ruleset: { id: "toy", options }, face: {} } as never;
  const combat = { scene: null, combatants: { contents: [] } } as never;
  const before = sceneOf(combat, active, initialEncounter);
  expect(before.options).toEqual({});
  expect(sceneOf(combat, active, initialEncounter)).toBe(before);
  stored = { toy: { diagonals: "5-10-5" } };
  forgetRulesetOptions();
  const after = sceneOf(combat, active, initialEncounter);
  expect(after.options).toEqual({ diagonals: "5-10-5" });
  expect(before.options).toEqual({});
});

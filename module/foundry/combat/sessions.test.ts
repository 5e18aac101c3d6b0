import { afterEach, expect, it, vi } from "vitest";
import type { Situation } from "../../rules/situation.js";
import { creatureId, initialEncounter } from "../../table/host.js";
import { activateGame } from "../port/active-game.js";
import { findSession } from "./sessions.js";

afterEach(() => {
  activateGame(null);
  vi.unstubAllGlobals();
});

it("keeps a hidden token from players in a fight over several scenes too", () => {
  vi.stubGlobal("game", { user: { isGM: false }, scenes: new Map() });
  activateGame({ ruleset: { id: "toy" } } as never);
  const combatants = [combatant("seen", "cave", false), combatant("lurking", "wood", true)];
  const combat = {
    scene: null,
    _source: {},
    combatants: { contents: combatants, get: (id: string) => combatants.find((each) => each.id === id) },
  };
  for (const each of combatants) Object.assign(each, { parent: combat });
  const session = findSession(combat as never, {} as never);
  expect(session?.mayKnow(creatureId("seen"))).toBe(true);
  expect(session?.mayKnow(creatureId("lurking"))).toBe(false);
});

it("works out what is left of a turn from what this user may know, and nothing of whom they may not know", () => {
  vi.stubGlobal("game", { user: { isGM: false }, scenes: new Map(), settings: { get: () => 60 } });
  vi.stubGlobal("CONFIG", { specialStatusEffects: { INVISIBLE: "invisible", BLIND: "blind" } });
  const asked: string[][] = [];
  const economy = ({ encounter, profiles }: Situation): object => {
    asked.push([...Object.keys(encounter.creatures), ...profiles.keys()]);
    return {};
  };
  activateGame({ ruleset: { economy }, face: { profileOf: () => ({}) } } as never);
  const state = (id: string): object => ({ id, position: null, conditions: [], vitals: {}, turn: {}, out: false });
  const opening = {
    ...initialEncounter,
    round: 1,
    order: ["seen", "lurking"],
    creatures: { seen: state("seen"), lurking: state("lurking") },
  };
  const actor = { statuses: new Set(), testUserPermission: () => false };
  const combatants = [combatant("seen", "cave", false), combatant("lurking", "wood", true)].map((each) => ({
    ...each,
    actor,
  }));
  const combat = {
    scene: null,
    _source: { system: { ledger: { opening: JSON.stringify(opening), folded: 3, records: {} } } },
    combatants: {
      contents: combatants,
      get: (id: string) => combatants.find((each) => each.id === id),
      find: () => undefined,
    },
  };
  for (const each of combatants) Object.assign(each, { parent: combat });
  const session = findSession(combat as never, {} as never);
  expect(Object.keys(session?.encounter.creatures ?? {})).toEqual(["seen", "lurking"]);
  expect(session?.economyOf(creatureId("lurking"))).toBeNull();
  expect(session?.economyOf(creatureId("seen"))).toEqual({});
  expect(asked).toEqual([["seen", "seen"]]);
  expect(session?.viewed).toBe(session?.viewed);
});

it("foretells no strike of an enemy whom nobody of this user's sees, and every one to the game master", () => {
  const chances = ["goblin", "phantom"].map((by) => ({ by }));
  const judge = (): object => ({ refusal: null, move: null, pays: [], provocations: chances });
  const combatants = ["ann", "goblin", "phantom"].map((id) => ({
    ...combatant(id, "cave", false),
    token: { hidden: false, disposition: id === "ann" ? 1 : -1, actor: null },
    actor: { statuses: new Set(id === "phantom" ? ["invisible"] : []), testUserPermission: () => id === "ann" },
  }));
  const foretold = (isGM: boolean): string[] => {
    const user = { isGM, id: "user" };
    vi.stubGlobal("game", { user, scenes: new Map(), settings: { get: () => 60 }, users: { activeGM: null } });
    vi.stubGlobal("CONFIG", { specialStatusEffects: { INVISIBLE: "invisible", BLIND: "blind" } });
    activateGame({ ruleset: { judge }, face: { profileOf: () => ({}) } } as never);
    const combat = {
      scene: null,
      _source: { system: {} },
      combatants: {
        contents: combatants,
        get: (id: string) => combatants.find((each) => each.id === id),
        find: () => undefined,
      },
    };
    for (const each of combatants) Object.assign(each, { parent: combat });
    const session = findSession(combat as never, {} as never);
    return session?.forecast({} as never).provocations.map(({ by }) => by) ?? [];
  };
  expect(foretold(false)).toEqual(["goblin"]);
  expect(foretold(true)).toEqual(["goblin", "phantom"]);
});

const combatant = (id: string, sceneId: string, hidden: boolean) => ({
  id,
  sceneId,
  tokenId: id,
  hidden: false,
  token: { hidden, disposition: -1, actor: null },
});

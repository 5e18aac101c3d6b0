import { afterEach, expect, it, vi } from "vitest";
import { creatureId } from "../../table/host.js";
import { activateGame } from "../port/active-game.js";
import { findSession } from "./sessions.js";

afterEach(() => {
  activateGame(null);
  vi.unstubAllGlobals();
});

it("keeps a hidden token from players in a fight over several scenes too", () => {
  vi.stubGlobal("game", { user: { isGM: false }, scenes: new Map() });
  activateGame({} as never);
  const combatants = [combatant("seen", "cave", false), combatant("lurking", "wood", true)];
  const combat = {
    scene: null,
    combatants: { contents: combatants, get: (id: string) => combatants.find((each) => each.id === id) },
  };
  for (const each of combatants) Object.assign(each, { parent: combat });
  const session = findSession(combat as never, {} as never);
  expect(session?.mayKnow(creatureId("seen"))).toBe(true);
  expect(session?.mayKnow(creatureId("lurking"))).toBe(false);
});

const combatant = (id: string, sceneId: string, hidden: boolean) => ({
  id,
  sceneId,
  tokenId: id,
  hidden: false,
  token: { hidden, disposition: -1, actor: null },
});

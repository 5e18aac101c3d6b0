import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FightSession } from "../port/fight-session.js";
import { provideSessions } from "../port/session.js";
import { settleLater } from "./follow-changes.js";

const move = vi.fn(() => Promise.resolve(false));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  move.mockClear();
});

it("moves a token that stands in several fights for the one that counts, never for a stale one", async () => {
  const [old, running] = twoFights();
  settleLater(old);
  await vi.advanceTimersByTimeAsync(5000);
  expect(move).not.toHaveBeenCalled();
  settleLater(running);
  await vi.advanceTimersByTimeAsync(5000);
  expect(move).toHaveBeenCalled();
});

/** Both started, with one and the same token: the second one is the active one. Neither has it where it stands. */
function twoFights(): [FightSession, FightSession] {
  const grid = {
    sizeX: 100,
    sizeY: 100,
    getOffset: ({ x, y }: { x: number; y: number }) => ({ i: Math.floor(y / 100), j: Math.floor(x / 100) }),
    getTopLeftPoint: ({ i, j }: { i: number; j: number }) => ({ x: j * 100, y: i * 100 }),
  };
  const token = {
    id: "token",
    parent: { id: "scene", grid },
    _source: { x: 0, y: 0, elevation: 0 },
    movement: { state: "completed" },
    movementHistory: [],
    move,
  };
  const [old, running] = [fight("old", false), fight("running", true)];
  const combats = [old.combat, running.combat];
  vi.stubGlobal("game", { user: { isActiveGM: true }, combats: { contents: combats, has: () => true } });
  provideSessions((combat) => (combat === running.combat ? running : old));
  return [old, running];

  function fight(id: string, active: boolean): FightSession {
    const combatants = [{ id: `${id}-ann`, tokenId: "token", sceneId: "scene" }];
    const ann = { id: `${id}-ann`, position: { cell: [3, 3], elevation: 0, facing: null } };
    return {
      combat: { id, started: true, active, combatants },
      encounter: { round: 1, tasks: [], creatures: { [ann.id]: ann } },
      ledger: { records: [] },
      revision: 1,
      tokenOf: () => token,
    } as unknown as FightSession;
  }
}

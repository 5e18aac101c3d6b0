import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ok } from "../../table/host.js";
import type { FightSession } from "../port/fight-session.js";
import { provideSessions } from "../port/session.js";
import { undoHere } from "./undo-key.js";

const send = vi.fn(() => Promise.resolve(ok(1)));
const history: { data: { _id: string }[] }[] = [];
const controlled: { document: object }[] = [];
const hero = { id: "hero", parent: { id: "cave" } };
const barrel = { id: "barrel", parent: { id: "cave" } };

beforeEach(() => {
  history.length = 0;
  controlled.length = 0;
  send.mockClear();
  const combatant = { id: "c1", tokenId: "hero", sceneId: "cave" };
  const combat = {
    started: true,
    active: true,
    combatants: { find: (isMine: (each: object) => boolean) => (isMine(combatant) ? combatant : undefined) },
  };
  const encounter = { creatures: { c1: {} } };
  provideSessions(() => ({ encounter, mayUndo: () => true, send }) as unknown as FightSession);
  const tokens = { controlled, history };
  const scene = { tokens: new Map<string, object>([hero, barrel].map((token) => [token.id, token])) };
  vi.stubGlobal("canvas", { ready: true, activeLayer: tokens, tokens, scene });
  vi.stubGlobal("game", { user: { isGM: true }, combats: { contents: [combat] }, combat });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("means the ledger where the game master holds a token of the fight, or none", () => {
  expect(undoHere()).toBe(true);
  controlled.push({ document: hero });
  expect(undoHere()).toBe(true);
  expect(send).toHaveBeenCalledTimes(2);
});

it("is core's where the token in hand belongs to no fight, or such a one was handled last", () => {
  history.push({ data: [{ _id: "barrel" }] });
  expect(undoHere()).toBe(false);
  history.push({ data: [{ _id: "hero" }] });
  expect(undoHere()).toBe(true);
  controlled.push({ document: barrel });
  expect(undoHere()).toBe(false);
});

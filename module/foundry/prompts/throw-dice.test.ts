import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FightSession } from "../port/fight-session.js";
import { watchRolls } from "./throw-dice.js";

const listeners = new Map<string, (session: FightSession) => void>();
const evaluate = vi.fn<() => Promise<unknown>>();
const send = vi.fn(() => Promise.resolve({ ok: true, value: 1 }));

const session = {
  combat: { id: "fight" },
  encounter: { rolls: { id: "r1", by: "ann", dice: [{ count: 1, sides: 20 }] } },
  playersOf: () => ["me"],
  send,
} as unknown as FightSession;

beforeEach(() => {
  vi.stubGlobal("game", { user: { id: "me" }, combats: { contents: [] } });
  vi.stubGlobal("Hooks", {
    callAll: vi.fn(),
    on: (name: string, listener: (session: FightSession) => void) => listeners.set(name, listener),
  });
  vi.stubGlobal(
    "Roll",
    class {
      evaluate = evaluate;
    },
  );
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("throws again after a throw that failed, instead of leaving the fight waiting", async () => {
  watchRolls();
  evaluate.mockRejectedValueOnce(new Error("the dice fell off the table"));
  listeners.get("battle-tempo.changed")?.(session);
  await vi.waitFor(() => {
    expect(console.error).toHaveBeenCalled();
  });
  expect(send).not.toHaveBeenCalled();
  evaluate.mockResolvedValueOnce({ dice: [{ results: [{ result: 17 }] }] });
  listeners.get("battle-tempo.changed")?.(session);
  await vi.waitFor(() => {
    expect(send).toHaveBeenCalledWith({ type: "GiveRolls", request: "r1", faces: [17] });
  });
});

it.each<[string, object[], number[]]>([
  [
    "a die rolled again",
    [
      { result: 1, active: false, rerolled: true },
      { result: 14, active: true },
    ],
    [14],
  ],
  [
    "a die dropped",
    [
      { result: 18, active: true },
      { result: 3, active: false, discarded: true },
    ],
    [18],
  ],
  ["a die thrown beside those asked for", [{ result: 20 }, { result: 6 }], [20]],
])("sends as many faces as were asked for, %s or not", async (_what, results, faces) => {
  send.mockClear();
  watchRolls();
  evaluate.mockResolvedValueOnce({ dice: [{ results }] });
  listeners.get("battle-tempo.changed")?.(session);
  await vi.waitFor(() => {
    expect(send).toHaveBeenCalledWith({ type: "GiveRolls", request: "r1", faces });
  });
});

it("sends none where too few count, and says so", async () => {
  send.mockClear();
  watchRolls();
  evaluate.mockResolvedValueOnce({ dice: [{ results: [{ result: 9, active: false }] }] });
  listeners.get("battle-tempo.changed")?.(session);
  await vi.waitFor(() => {
    expect(console.error).toHaveBeenCalled();
  });
  expect(send).not.toHaveBeenCalled();
});

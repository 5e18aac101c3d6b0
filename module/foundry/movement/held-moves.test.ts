import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heldMove, holdMove, releaseMovesOf, type Held } from "./held-moves.js";

const held = (tokenId: string, combat: string): Held => ({ tokenId, session: { combat: { id: combat } } }) as Held;

beforeEach(() => {
  vi.stubGlobal("Hooks", { callAll: vi.fn() });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("frees the tokens of a fight that is gone, and no others", () => {
  holdMove(held("a", "gone"));
  holdMove(held("b", "running"));
  releaseMovesOf("gone");
  expect(heldMove("a")).toBeNull();
  expect(heldMove("b")).not.toBeNull();
});

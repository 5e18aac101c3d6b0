import { describe, expect, it } from "vitest";
import { MovementHolds } from "./holds.js";

describe("holding a movement", () => {
  it("lasts until the last holder lets go, and tells all of them how it went on", async () => {
    const holds = new MovementHolds();
    const byKey = holds.holdByKey("trap");
    const letGo = holds.holdByCallback();
    let released = false;
    void holds.released.then(() => (released = true));
    holds.release("trap");
    await Promise.resolve();
    expect([holds.held, released]).toEqual([true, false]);
    const byCallback = letGo();
    await Promise.resolve();
    expect([holds.held, released]).toEqual([false, true]);
    holds.settle(true);
    expect(await Promise.all([byKey, byCallback])).toEqual([true, true]);
  });

  it("doesn't begin for a key that was released before it was asked for", () => {
    const holds = new MovementHolds();
    holds.release("trap");
    void holds.holdByKey("trap");
    expect(holds.held).toBe(false);
  });

  it("refuses a key that was used before", () => {
    const holds = new MovementHolds();
    void holds.holdByKey("trap");
    holds.release("trap");
    expect(() => holds.holdByKey("trap")).toThrow("already used");
  });

  it("answers false when the movement ends without going on", async () => {
    const holds = new MovementHolds();
    const answer = holds.holdByKey("trap");
    holds.settle(false);
    expect(await answer).toBe(false);
    expect(holds.held).toBe(false);
  });
});

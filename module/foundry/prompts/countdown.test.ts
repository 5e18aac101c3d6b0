import { describe, expect, it } from "vitest";
import { forgetClosed, timeLeft } from "./countdown.js";

const row = (id: string, seconds: number | null) =>
  ({ session: { combat: { id: "fight" } }, window: { id, seconds } }) as unknown as Parameters<typeof timeLeft>[0];

describe("the time that a window has left", () => {
  it("counts from its receipt and ends at nothing", () => {
    expect(timeLeft(row("a", 10), 1000)).toBe(10_000);
    expect(timeLeft(row("a", 10), 4000)).toBe(7000);
    expect(timeLeft(row("a", 10), 60_000)).toBe(0);
  });

  it("is without limit where the table set none", () => {
    expect(timeLeft(row("b", null), 0)).toBeNull();
  });

  it("begins anew where a window of that name was closed meanwhile, as after an undo", () => {
    expect(timeLeft(row("c", 10), 0)).toBe(10_000);
    forgetClosed("fight", ["other"]);
    expect(timeLeft(row("c", 10), 5000)).toBe(10_000);
  });
});

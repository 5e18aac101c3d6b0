import { afterEach, describe, expect, it, vi } from "vitest";
import { Hooks } from "./hooks.js";

afterEach(() => vi.restoreAllMocks());

describe("Hooks", () => {
  it("stops a call at strict false only", () => {
    const seen: string[] = [];
    const ids = [
      Hooks.on("a", () => void seen.push("1")),
      Hooks.on("a", () => 0),
      Hooks.on("a", () => false),
      Hooks.on("a", () => void seen.push("never")),
    ];
    expect(Hooks.call("a")).toBe(false);
    expect(seen).toEqual(["1"]);
    for (const id of ids) Hooks.off("a", id);
    expect(Hooks.call("a")).toBe(true);
  });
  it("isn't cancelled by an asynchronous listener", () => {
    const id = Hooks.on("b", async () => false);
    expect(Hooks.call("b")).toBe(true);
    Hooks.off("b", id);
  });
  it("calls the others when one throws, and reports it", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const seen: number[] = [];
    Hooks.once("c", () => {
      throw new Error("no");
    });
    Hooks.once("c", () => void seen.push(2));
    expect(Hooks.callAll("c")).toBe(true);
    expect(seen).toEqual([2]);
    expect(log).toHaveBeenCalledOnce();
  });
  it("calls a once listener once", () => {
    let count = 0;
    Hooks.once("d", () => count++);
    Hooks.callAll("d");
    Hooks.callAll("d");
    expect(count).toBe(1);
  });
});

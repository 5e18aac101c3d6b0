import { describe, expect, it } from "vitest";
import { classifyArrival, classifyEntrance, type Arrival, type Entrance } from "./classify.js";

const entrance = (over: Partial<Entrance>): Entrance => ({
  method: "dragging",
  chain: 0,
  known: false,
  towardsLedger: false,
  inPlace: false,
  jumps: false,
  chosen: false,
  unconstrained: false,
  enforceable: true,
  ...over,
});

describe("an entrance", () => {
  it.each(["dragging", "keyboard", "api", "hud", "unheard-of"])("by %s is judged", (method) => {
    expect(classifyEntrance(entrance({ method }))).toBe("judge");
  });

  it.each<Partial<Entrance>>([
    { method: "config" },
    { method: "paste" },
    { towardsLedger: true },
    { towardsLedger: true, method: "undo" },
    { jumps: true },
    { inPlace: true },
    { chain: 1, known: true },
    { enforceable: false },
  ])("is not judged: %j", (over) => {
    expect(classifyEntrance(entrance(over))).toBe("through");
  });

  it("by core's undo becomes ours", () => {
    expect(classifyEntrance(entrance({ method: "undo" }))).toBe("undo");
  });

  it("of a game master without constraints is free, and a chain that nobody knows is judged", () => {
    expect(classifyEntrance(entrance({ unconstrained: true }))).toBe("free");
    expect(classifyEntrance(entrance({ chain: 2 }))).toBe("judge");
  });
});

const arrival = (over: Partial<Arrival>): Arrival => ({
  method: "dragging",
  chain: 0,
  pending: false,
  settled: false,
  underWay: false,
  inPlace: false,
  jumps: false,
  chosen: false,
  free: false,
  enforceable: true,
  ...over,
});

describe("a jump", () => {
  it("that a player chooses is judged as one, and any other goes by as it is", () => {
    expect(classifyEntrance(entrance({ jumps: true, chosen: true }))).toBe("jump");
    expect(classifyArrival(arrival({ jumps: true, chosen: true }))).toBe("record");
    for (const method of ["config", "paste"]) {
      expect(classifyEntrance(entrance({ method, jumps: true, chosen: true }))).toBe("through");
      expect(classifyArrival(arrival({ method, jumps: true, chosen: true }))).toBe("observe");
    }
  });
});

describe("an arrival", () => {
  it("that the ledger doesn't know is recorded", () => {
    expect(classifyArrival(arrival({}))).toBe("record");
    expect(classifyArrival(arrival({ pending: true }))).toBe("record");
  });

  it.each<Partial<Arrival>>([
    { settled: true },
    { settled: true, method: "undo" },
    { underWay: true },
    { chain: 1, pending: true },
  ])("needs nothing: %j", (over) => {
    expect(classifyArrival(arrival(over))).toBe("nothing");
  });

  it.each<Partial<Arrival>>([
    { method: "config" },
    { method: "undo" },
    { jumps: true },
    { inPlace: true },
    { free: true },
    { chain: 1 },
    { enforceable: false },
  ])("is noted: %j", (over) => {
    expect(classifyArrival(arrival(over))).toBe("observe");
  });
});

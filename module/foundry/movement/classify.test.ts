import { describe, expect, it } from "vitest";
import { classifyArrival, classifyEntrance, type Arrival, type Entrance } from "./classify.js";

const entrance = (over: Partial<Entrance>): Entrance => ({
  method: "dragging",
  chain: 0,
  known: false,
  towardsLedger: false,
  inPlace: false,
  jumps: false,
  carried: false,
  gm: true,
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
  forged: false,
  inPlace: false,
  jumps: false,
  carried: false,
  gm: true,
  free: false,
  enforceable: true,
  ...over,
});

describe("a jump", () => {
  it("of a player is judged as one, whatever it is called; a game master's goes by as it is", () => {
    for (const method of ["api", "config", "paste"]) {
      expect(classifyEntrance(entrance({ method, jumps: true, gm: false }))).toBe("jump");
      expect(classifyArrival(arrival({ method, jumps: true, gm: false }))).toBe("jump");
      expect(classifyEntrance(entrance({ method, jumps: true }))).toBe("through");
      expect(classifyArrival(arrival({ method, jumps: true }))).toBe("observe");
    }
  });

  it("that a region makes is nobody's, on a player's client too", () => {
    expect(classifyEntrance(entrance({ jumps: true, carried: true, gm: false }))).toBe("through");
    expect(classifyArrival(arrival({ jumps: true, carried: true, gm: false }))).toBe("observe");
  });
});

describe("a player's update that names itself something else than a move", () => {
  const named = [{ method: "config" }, { method: "paste" }, { method: "undo" }, { jumps: true }, { chain: 1 }];

  it.each<Partial<Arrival>>(named)("is never merely noted: %j", (over) => {
    expect(["jump", "astray"]).toContain(classifyArrival(arrival({ ...over, gm: false })));
    expect(classifyArrival(arrival(over))).toBe("observe");
  });

  it.each<Partial<Arrival>>([...named, { free: false }])(
    "needs nothing where it leads to the ledger's place: %j",
    (over) => {
      expect(classifyArrival(arrival({ ...over, gm: false, settled: true }))).toBe("nothing");
    },
  );

  it.each(["config", "paste"])("is judged as a jump before it is made: %s", (method) => {
    expect(classifyEntrance(entrance({ method, gm: false }))).toBe("jump");
    expect(classifyEntrance(entrance({ method, gm: false, inPlace: true }))).toBe("through");
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

  it("that calls itself a leg of which the ledger knows nothing is put back, unless it ends where it should", () => {
    for (const over of [{}, { gm: false }, { inPlace: true }, { jumps: true, carried: true }])
      expect(classifyArrival(arrival({ ...over, forged: true }))).toBe("astray");
    expect(classifyArrival(arrival({ forged: true, settled: true }))).toBe("nothing");
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

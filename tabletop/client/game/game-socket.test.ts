import { describe, expect, it } from "vitest";
import { GameSocket, type RawSocket } from "./game-socket.js";

function makeRaw(): RawSocket & { deliver(event: string, ...args: unknown[]): void } {
  let hear: ((event: string, ...args: unknown[]) => void) | undefined;
  return {
    connected: true,
    emit: () => undefined,
    on: () => undefined,
    onAny: (listener) => (hear = listener),
    deliver: (event, ...args) => hear?.(event, ...args),
  };
}

describe("GameSocket", () => {
  it("plays what came while loading to the listeners that are there, with the sender's id", () => {
    const raw = makeRaw();
    const socket = new GameSocket(raw);
    const heard: unknown[] = [];
    socket.on("system.x", (...args) => void heard.push(args));
    raw.deliver("system.x", { a: 1 }, "sender");
    expect(heard).toEqual([]);
    socket.release();
    expect(heard).toEqual([[{ a: 1 }, "sender"]]);
    raw.deliver("system.x", { b: 2 }, "sender");
    expect(heard).toHaveLength(2);
  });
  it("has nothing for a listener that comes too late", () => {
    const raw = makeRaw();
    const socket = new GameSocket(raw);
    raw.deliver("system.x", 1, "sender");
    socket.release();
    const heard: unknown[] = [];
    socket.on("system.x", (payload) => void heard.push(payload));
    expect(heard).toEqual([]);
  });
  it("keeps the host's own events from packages", () => {
    const raw = makeRaw();
    const socket = new GameSocket(raw);
    socket.release();
    const heard: unknown[] = [];
    socket.on("modifyDocument", (payload) => void heard.push(payload));
    raw.deliver("modifyDocument", {});
    expect(heard).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { creatureId } from "../../table/host.js";
import { outbox } from "../commands/door.js";
import type { SessionSeat } from "../port/fight-session.js";
import { letThrough, noteSent } from "./let-through.js";
import { readMark } from "./marks.js";

const ann = creatureId("ann");
const seat = { creature: ann, session: { revision: 4, combat: { id: "fight" } } } as SessionSeat;
const act = { by: ann, action: "move" };
const callAll = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  let made = 0;
  vi.stubGlobal("foundry", { utils: { randomID: () => `command${String((made += 1))}` } });
  vi.stubGlobal("Hooks", { callAll });
});

afterEach(async () => {
  outbox.drop("fight");
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  callAll.mockClear();
});

it("waits for the record of a move that was sent, under the mark that it bears", () => {
  const operation = {};
  letThrough(seat, "token", operation, act);
  expect(readMark(operation, "token")).toMatchObject({ kind: "move", action: "move", revision: 4 });
  noteSent(["token"], operation);
  vi.advanceTimersByTime(10_000);
  expect(outbox.isWaiting("fight", ann)).toBe(true);
});

it.each([
  ["another package's step stops this token's part of the update", ["other"]],
  ["it stops the whole update", []],
])("releases a move at once where %s, and calls it no refusal", async (_case, sent) => {
  const operation = {};
  letThrough(seat, "token", operation, act);
  expect(outbox.isWaiting("fight", ann)).toBe(true);
  noteSent(sent, operation);
  await Promise.resolve();
  expect(outbox.isWaiting("fight", ann)).toBe(false);
  expect(callAll).not.toHaveBeenCalled();
});

it("releases a move whose update never comes, without being told", () => {
  letThrough(seat, "token", {}, act);
  vi.advanceTimersByTime(5000);
  expect(outbox.isWaiting("fight", ann)).toBe(false);
});

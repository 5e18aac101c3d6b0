import { afterEach, describe, expect, it } from "vitest";
import { Hooks } from "../globals/hooks.js";
import type { TokenDocument } from "../documents/token.js";
import { moveTogether } from "./move-token.js";
import { startPlan } from "./planned-movement.js";
import { IDS, sitDown, until } from "./testing/table-double.js";

const registered: [string, number][] = [];
function record(...hooks: string[]): string[] {
  const calls: string[] = [];
  for (const hook of hooks) registered.push([hook, Hooks.on(hook, () => void calls.push(hook))]);
  return calls;
}

afterEach(() => {
  for (const [hook, id] of registered.splice(0)) Hooks.off(hook, id);
});

/** A plan to x 300, and what its promise has answered so far. */
async function plan(token: TokenDocument): Promise<{ answers: boolean[]; id: string }> {
  const answers: boolean[] = [];
  void token.move({ x: 300 }, { planned: true }).then((moved) => answers.push(moved));
  await until(() => token.movement.state === "planned");
  return { answers, id: token.movement.id };
}

describe("a planned movement", () => {
  it("is told by planToken alone; its way is still to come, and its end is where the token stands", async () => {
    const { token } = sitDown(IDS.gm, 14);
    const calls = record("preMoveToken", "moveToken", "planToken");
    await plan(token);
    expect(calls).toEqual(["planToken"]);
    const { passed, pending, destination } = token.movement;
    expect([passed.waypoints.length, pending.waypoints.at(-1)?.x, pending.cost]).toEqual([0, 300, 15]);
    expect([destination.x, token.x]).toEqual([0, 0]);
  });

  it("is judged and carried out when it is started, under the same id", async () => {
    const { token } = sitDown(IDS.gm, 14);
    const { answers, id } = await plan(token);
    const calls = record("preMoveToken", "moveToken", "planToken");
    expect(answers).toEqual([]);
    expect(await startPlan(token, id)).toBe(true);
    expect(calls).toEqual(["preMoveToken", "moveToken"]);
    expect([token.x, token.movement.id, token.movement.state]).toEqual([300, id, "completed"]);
    await until(() => answers.length > 0);
    expect(answers).toEqual([true]);
  });

  it("is discarded by a stop, by a veto at its start, and by another movement", async () => {
    const { token } = sitDown(IDS.gm, 14);
    const stopped = await plan(token);
    token.stopMovement();
    await until(() => stopped.answers.length > 0);
    const vetoed = await plan(token);
    const veto = Hooks.on("preMoveToken", () => false);
    expect(await startPlan(token, vetoed.id)).toBe(false);
    Hooks.off("preMoveToken", veto);
    await until(() => vetoed.answers.length > 0);
    const replaced = await plan(token);
    await token.move({ y: 100 });
    await until(() => replaced.answers.length > 0);
    expect([stopped.answers, vetoed.answers, replaced.answers]).toEqual([[false], [false], [false]]);
    expect([token.x, token.y]).toEqual([0, 100]);
  });

  it("doesn't start under another id", async () => {
    const { token } = sitDown(IDS.gm, 14);
    await plan(token);
    expect(await startPlan(token, "unheardOf0000000")).toBe(false);
    expect(token.movement.state).toBe("planned");
  });

  it("is an ordinary movement on generation 13, which knows no plans", async () => {
    const { token } = sitDown();
    expect(await token.move({ x: 300 }, { planned: true })).toBe(true);
    expect(token.x).toBe(300);
  });
});

describe("what generation 14 adds to a movement", () => {
  it("are sub-paths, which a split begins anew", async () => {
    const { token } = sitDown(IDS.gm, 14);
    await token.move({ x: 100 }, { split: true });
    const { subpathId, split, passed } = token.movement;
    expect(split).toBe(true);
    expect(passed.waypoints.map((waypoint) => waypoint.subpathId)).toEqual([subpathId]);
    await token.move({ x: 200 }, { split: true });
    expect(token.movement.subpathId).not.toBe(subpathId);
  });

  it("are moves of several tokens in one operation, each with an answer", async () => {
    const { scene, token, other, sent } = sitDown(IDS.gm, 14);
    const veto = Hooks.on("preMoveToken", (document: TokenDocument) => document.id !== other.id);
    const answers = await moveTogether(scene, {
      [token.id!]: { waypoints: [{ x: 100 }, { x: 200 }] },
      [other.id!]: { destination: { x: 300 } },
    });
    Hooks.off("preMoveToken", veto);
    expect(answers).toEqual({ [token.id!]: true, [other.id!]: false });
    expect([token.x, other.x, sent.length]).toEqual([200, 0, 1]);
  });

  it("are absent from a movement on 13", async () => {
    const { token } = sitDown();
    await token.move({ x: 100 });
    expect("split" in token.movement || "subpathId" in token.movement).toBe(false);
  });
});

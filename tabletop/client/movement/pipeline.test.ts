import { afterEach, describe, expect, it } from "vitest";
import { Hooks } from "../globals/hooks.js";
import { TokenDocument } from "../documents/token.js";
import type { MovementOptions } from "./prepare-movement.js";
import type { MovementOperation } from "./types.js";
import { IDS, sitDown, until } from "./testing/table-double.js";

const registered: [string, number][] = [];
function on(hook: string, listener: (...args: never[]) => unknown): void {
  registered.push([hook, Hooks.on(hook, listener)]);
}
function record(...hooks: string[]): string[] {
  const calls: string[] = [];
  for (const hook of hooks) on(hook, () => void calls.push(hook));
  return calls;
}
const replaced = ["_preUpdateMovement", "_shouldRecordMovementHistory"] as const;
const originals = replaced.map((name) => Object.getOwnPropertyDescriptor(TokenDocument.prototype, name)!);

afterEach(() => {
  for (const [hook, id] of registered.splice(0)) Hooks.off(hook, id);
  replaced.forEach((name, n) => Object.defineProperty(TokenDocument.prototype, name, originals[n]!));
});

describe("moving a token", () => {
  it("goes through the awaited method, then the hook, then the server, then the post hook", async () => {
    const { token, sent } = sitDown();
    const steps: string[] = [];
    TokenDocument.prototype._preUpdateMovement = async () => {
      await Promise.resolve();
      steps.push(`method ${sent.length}`);
    };
    on("preMoveToken", () => void steps.push(`hook ${sent.length}`));
    on("moveToken", () => void steps.push(`moved ${sent.length}`));
    expect(await token.move({ x: 300 })).toBe(true);
    expect(steps).toEqual(["method 0", "hook 0", "moved 1"]);
    expect(token).toMatchObject({ x: 300, y: 0 });
  });

  it("tells every cell of the way, frozen, with the user as a document", async () => {
    const { token, game } = sitDown();
    let seen: [TokenDocument, MovementOperation, object, unknown] | undefined;
    on("moveToken", (...args: never[]) => (seen = args as never));
    await token.move({ x: 300, action: "crawl" });
    const [document, movement, , user] = seen!;
    expect(document).toBe(token);
    expect(user).toBe(game.user);
    expect(movement.passed.waypoints.map(({ x, intermediate, cost }) => [x, intermediate, cost])).toEqual([
      [100, true, 10],
      [200, true, 10],
      [300, false, 10],
    ]);
    expect(movement).toMatchObject({
      origin: { x: 0 },
      destination: { x: 300 },
      chain: [],
      method: "api",
      passed: { cost: 30, distance: 15, spaces: 3 },
    });
    expect(() => (movement.passed.waypoints[0]!.x = 7)).toThrow(TypeError);
    expect(token.movement).toMatchObject({ id: movement.id, state: "completed", user: game.user });
  });

  it("makes movements of plain updates, alone or in batches", async () => {
    const { token, other, scene } = sitDown();
    const methods: string[] = [];
    on("moveToken", (_document: never, movement: MovementOperation) => void methods.push(movement.method));
    await token.update({ x: 100 });
    await scene.updateEmbeddedDocuments("Token", [
      { _id: token.id, y: 100 },
      { _id: other.id, x: 200 },
    ]);
    await token.update({ name: "Still" });
    expect(methods).toEqual(["api", "api", "api"]);
  });

  it("carries the caller's own options to the post hook and to the movement", async () => {
    const { token, sent } = sitDown();
    let options: Record<string, unknown> = {};
    on("preMoveToken", (_d: never, _m: never, operation: Record<string, unknown>) => void (operation["later"] = 1));
    on("moveToken", (_d: never, _m: never, operation: Record<string, unknown>) => void (options = operation));
    await token.move({ x: 100 }, { "my-module": { permit: 7 }, constrainOptions: { ignoreTokens: true } });
    expect(options).toMatchObject({ "my-module": { permit: 7 }, later: 1 });
    expect(token.movement.updateOptions).toMatchObject({ "my-module": { permit: 7 } });
    expect(token.movement.constrainOptions).toEqual({ ignoreTokens: true });
    expect(sent[0]!.options).toMatchObject({ later: 1 });
  });

  it("does nothing and says so when it goes nowhere", async () => {
    const { token, sent } = sitDown();
    expect(await token.move({ x: 0 })).toBe(false);
    expect(sent).toHaveLength(0);
  });
});

describe("a veto", () => {
  it("by false takes position out of that token's change alone", async () => {
    const { token, other, scene } = sitDown();
    on("preMoveToken", (document: TokenDocument) => document.id !== IDS.token);
    await scene.updateEmbeddedDocuments("Token", [
      { _id: token.id, x: 100, name: "Renamed" },
      { _id: other.id, x: 100 },
    ]);
    expect(token).toMatchObject({ x: 0, name: "Renamed" });
    expect(other.x).toBe(100);
  });

  it("by the awaited method keeps the hook from being asked, and sends nothing", async () => {
    const { token, sent } = sitDown();
    const calls = record("preMoveToken", "moveToken");
    TokenDocument.prototype._preUpdateMovement = async () => false;
    expect(await token.move({ x: 100 })).toBe(false);
    expect(calls).toEqual([]);
    expect(sent).toHaveLength(0);
  });

  it("isn't cast by a promise", async () => {
    const { token } = sitDown();
    on("preMoveToken", async () => false);
    expect(await token.move({ x: 100 })).toBe(true);
  });

  it("may move again later under a marker in the options", async () => {
    const { token } = sitDown();
    on("preMoveToken", (document: TokenDocument, _m: never, operation: Record<string, unknown>) => {
      if (operation["permit"]) return true;
      queueMicrotask(() => void document.move({ x: 200 }, { permit: true }));
      return false;
    });
    expect(await token.move({ x: 400 })).toBe(false);
    await until(() => token.x === 200);
  });

  it("can't be cast by changing the movement, but rotation and ruler can be switched", async () => {
    const { token } = sitDown();
    on("preMoveToken", (_d: never, movement: MovementOperation) => {
      expect(() => (movement.destination.x = 5)).toThrow(TypeError);
      expect(() => (movement.passed = movement.pending)).toThrow(TypeError);
      movement.autoRotate = true;
    });
    await token.move({ x: 300 });
    expect(token).toMatchObject({ x: 300, rotation: 270 });
  });
});

describe("checkpoints", () => {
  const route = [{ x: 100, checkpoint: true }, { x: 200, checkpoint: true }, { x: 300 }];

  it("are one update each, with a growing chain", async () => {
    const { token, sent } = sitDown();
    const seen: MovementOperation[] = [];
    on("moveToken", (_d: never, movement: MovementOperation) => void seen.push(movement));
    expect(await token.move(route)).toBe(true);
    expect(token.x).toBe(100);
    await until(() => token.x === 300);
    expect(sent).toHaveLength(3);
    expect(seen.map(({ chain }) => chain.length)).toEqual([0, 1, 2]);
    expect(seen[2]!.chain).toEqual([seen[0]!.id, seen[1]!.id]);
    expect(seen.map(({ passed, pending }) => [passed.cost, pending.cost])).toEqual([
      [5, 10],
      [5, 5],
      [5, 0],
    ]);
    expect(seen[1]!.history.unrecorded).toMatchObject({ cost: 5 });
    expect(token.movement.state).toBe("completed");
  });

  it("keep move() waiting for all of them on generation 14", async () => {
    const { token } = sitDown(IDS.gm, 14);
    expect(await token.move(route)).toBe(true);
    expect(token.x).toBe(300);
  });

  it("let a path come back to where it began", async () => {
    const { token } = sitDown();
    await token.move([{ x: 100, checkpoint: true }, { x: 0 }]);
    expect(token.x).toBe(100);
    await until(() => token.x === 0);
  });

  it("let a mover hold the movement by a callback, and only inside the workflow", async () => {
    const { token } = sitDown();
    const calls = record("pauseToken", "stopToken");
    let resume: ((this: void) => Promise<boolean>) | undefined;
    on("moveToken", (document: TokenDocument, movement: MovementOperation) => {
      if (movement.chain.length === 0) resume = document.pauseMovement() as () => Promise<boolean>;
    });
    await token.move(route);
    await until(() => token.movement.state === "paused");
    expect(token.x).toBe(100);
    expect(token.pauseMovement()).toBeNull();
    expect(calls).toEqual(["pauseToken"]);
    expect(await resume!()).toBe(true);
    await until(() => token.x === 300);
  });

  it("go on only when all keys are released, by whomever", async () => {
    const { token, receive } = sitDown();
    on("moveToken", (document: TokenDocument, movement: MovementOperation) => {
      if (movement.chain.length > 0) return;
      void document.pauseMovement("one");
      void document.pauseMovement("two");
      expect(() => document.pauseMovement("one")).toThrow("already used");
    });
    await token.move(route);
    await until(() => token.movement.state === "paused");
    const { id } = token.movement;
    receive([{ _id: token.id }], { _resumeMovement: { [IDS.token]: [id, "one"] } }, IDS.player);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(token.x).toBe(100);
    token.resumeMovement(id, "two");
    await until(() => token.x === 300);
  });

  it("are where a stopped movement ends for good", async () => {
    const { token } = sitDown(IDS.gm, 14);
    const calls = record("stopToken");
    on("moveToken", (document: TokenDocument) => void document.stopMovement());
    expect(await token.move(route)).toBe(false);
    expect(token).toMatchObject({ x: 100 });
    expect(token.movement.state).toBe("stopped");
    expect(calls).toEqual(["stopToken"]);
  });

  it("tell on generation 14 when all is over", async () => {
    const { token } = sitDown(IDS.gm, 14);
    const finished: Promise<boolean>[] = [];
    on(
      "moveToken",
      (_d: never, movement: MovementOperation & { finished: Promise<boolean> }) =>
        void finished.push(movement.finished),
    );
    await token.move(route);
    expect(await Promise.all(finished)).toEqual([true, true, true]);
  });

  it("stop a player's movement while the game is paused", async () => {
    const { token, game } = sitDown(IDS.player);
    on("moveToken", () => void (game.paused = true));
    await token.move(route);
    await until(() => token.movement.state === "stopped");
    expect(token.x).toBe(100);
  });
});

describe("the movement of somebody else", () => {
  async function someoneElsesMovement() {
    const table = sitDown();
    let wire: MovementOptions = {};
    on("moveToken", (_d: never, _m: never, options: MovementOptions) => void (wire = options));
    await table.token.move([{ x: 100, checkpoint: true }, { x: 200 }]);
    await until(() => table.token.x === 200);
    const sample = wire._movement![IDS.token]!;
    const operation = { ...sample, id: "another", chain: [], pending: sample.passed };
    table.receive([{ _id: IDS.token, x: 300 }], { _movement: { [IDS.token]: operation } }, IDS.player);
    return table;
  }

  it("runs the post steps with that user, and can't be held or stopped from here", async () => {
    const { token, game } = await someoneElsesMovement();
    expect(token.movement.user).toBe(game.users.get(IDS.player));
    expect(token.movement.state).toBe("pending");
    expect(token.pauseMovement()).toBeNull();
    expect(token.stopMovement()).toBe(false);
  });

  it("stops when that user leaves", async () => {
    const { token } = await someoneElsesMovement();
    const calls = record("stopToken");
    token._stopMovementOnDisconnect();
    expect(token.movement.state).toBe("stopped");
    expect(calls).toEqual(["stopToken"]);
  });
});

describe("recorded movement", () => {
  it("grows with its start first, and is measured into later movements", async () => {
    const { token } = sitDown();
    TokenDocument.prototype._shouldRecordMovementHistory = () => true;
    const calls = record("recordToken");
    await token.move({ x: 200 });
    expect(token.movementHistory.map(({ x, cost }) => [x, cost])).toEqual([
      [0, 0],
      [100, 5],
      [200, 5],
    ]);
    await token.move({ x: 300 });
    expect(token.movement.history).toMatchObject({ cost: 10, spaces: 2 });
    expect(token.movement.recorded).toBe(true);
    expect(calls).toHaveLength(2);
  });

  it("can't be written from outside, only cleared", async () => {
    const { token } = sitDown();
    TokenDocument.prototype._shouldRecordMovementHistory = () => true;
    await token.move({ x: 200 });
    await token.update({ _movementHistory: [] });
    expect(token.movementHistory).toHaveLength(3);
    await token.clearMovementHistory();
    expect(token.movementHistory).toEqual([]);
  });

  it("is taken back by movement id, as a movement of method undo", async () => {
    const { token } = sitDown();
    TokenDocument.prototype._shouldRecordMovementHistory = () => true;
    await token.move({ x: 100 });
    await token.move({ x: 300 });
    const second = token.movement.id;
    await token.move({ x: 400 });
    expect(await token.revertRecordedMovement(second)).toBe(true);
    expect(token.x).toBe(100);
    expect(token.movement).toMatchObject({ method: "undo", recorded: false });
    expect(token.movementHistory.map(({ x }) => x)).toEqual([0, 100]);
    expect(await token.revertRecordedMovement()).toBe(true);
    expect(token.x).toBe(0);
    expect(token.movementHistory).toEqual([]);
    expect(await token.revertRecordedMovement()).toBe(false);
  });

  it("isn't kept outside a started fight", async () => {
    const { token } = sitDown();
    await token.move({ x: 100 });
    expect(token.movementHistory).toEqual([]);
    expect(token.movement.recorded).toBe(false);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openCanvasPage, type CanvasPage } from "./testing/open-page.js";

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let test: CanvasPage;
const run = <T>(body: string): Promise<T> => test.page.evaluate(`(async () => { ${body} })()`);
const settle = (): Promise<void> => run("await new Promise((done) => setTimeout(done, 60))");
const TOKEN = "token00000000000";
const PLAYER = "player0000000000";

beforeAll(async () => {
  test = await openCanvasPage();
});
afterAll(() => test?.browser.close());

beforeEach(async () => {
  await test.page.reload();
  await test.page.waitForFunction("globalThis.openTable !== undefined");
  test.errors.length = 0;
});

/** Sits down and looks at the corner of the scene at full size. */
async function open(user = "gamemaster000000"): Promise<void> {
  await run(`await openTable("${user}"); canvas.pan({ x: 500, y: 400, scale: 1 });`);
}
async function dragTo(...cells: [i: number, j: number][]): Promise<void> {
  for (const [i, j] of cells) {
    const point = await test.screenPoint(i, j);
    await test.page.mouse.move(point.x - 20, point.y - 10);
    await test.page.mouse.move(point.x, point.y, { steps: 3 });
  }
  await settle();
}
async function grab(i: number, j: number): Promise<void> {
  const point = await test.screenPoint(i, j);
  await test.page.mouse.move(point.x, point.y);
  await test.page.mouse.down();
}
const position = (id = TOKEN): Promise<[number, number]> =>
  run(`const t = table.scene.tokens.get("${id}"); return [t.x, t.y];`);

describe("the canvas", () => {
  it("announces a scene and draws its tokens", async () => {
    await run(`
      globalThis.calls = [];
      for (const hook of ["canvasInit", "canvasReady", "canvasTearDown", "drawToken"]) Hooks.on(hook, () => calls.push(hook));`);
    await open();
    await run("await canvas.draw(table.scene)");
    expect(await run("return calls")).toEqual([
      ...["canvasInit", "drawToken", "drawToken", "canvasReady"],
      ...["canvasTearDown", "canvasInit", "drawToken", "drawToken", "canvasReady"],
    ]);
    expect(await run("return canvas.tokens.placeables.length")).toBe(2);
    expect(test.errors).toEqual([]);
  });

  it("draws nothing while nothing happens, and asks the browser for no frame", async () => {
    await open();
    await settle();
    const frames = await run<number>(`
      let frames = 0;
      const { requestAnimationFrame } = globalThis;
      globalThis.requestAnimationFrame = (task) => (frames++, requestAnimationFrame(task));
      await new Promise((done) => setTimeout(done, 300));
      return frames;`);
    expect(frames).toBe(0);
  });

  it("shows hidden tokens to game masters only", async () => {
    await open();
    await run(`await table.token.update({ hidden: true })`);
    expect(await run(`const t = canvas.tokens.get("${TOKEN}"); return [t.visible, t.mesh.alpha < 1]`)).toEqual([
      true,
      true,
    ]);
    await test.page.reload();
    await test.page.waitForFunction("globalThis.openTable !== undefined");
    await open(PLAYER);
    await run(`table.receive([{ _id: "${TOKEN}", hidden: true }], {}, "gamemaster000000")`);
    await settle();
    expect(await run(`return canvas.tokens.get("${TOKEN}").visible`)).toBe(false);
    expect(
      await run(`return canvas.visibility.testVisibility({ x: 0, y: 0 }, { object: canvas.tokens.get("${TOKEN}") })`),
    ).toBe(false);
  });

  it("draws hexagons and scenes without a grid as well", async () => {
    await open();
    for (const type of [0, 2, 3, 4, 5])
      await run(`await table.scene.update({ grid: { type: ${type} } }); await canvas.draw()`);
    expect(await run("return canvas.grid.isHexagonal")).toBe(true);
    expect(test.errors).toEqual([]);
  });

  it("says so where a part isn't modelled", async () => {
    await open();
    expect(await run("try { canvas.lighting } catch (error) { return error.message }")).toBe(
      "NotModelled: canvas.lighting",
    );
  });
});

describe("dragging", () => {
  it("moves a token with a shadow, a ruler and one update", async () => {
    await open();
    await run(`globalThis.previews = 0; Hooks.on("refreshToken", (token) => { if (token.isPreview) previews++; });`);
    await grab(0, 0);
    await dragTo([2, 3]);
    expect(await run("return canvas.tokens.preview.children.length")).toBe(1);
    expect(await run("return previews > 0")).toBe(true);
    expect(await test.page.locator(".waypoint-label").allTextContents()).toEqual(["15 ft"]);
    await test.page.mouse.up();
    await settle();
    expect(await position()).toEqual([300, 200]);
    expect(
      await run("return [table.sent.length, table.token.movement.method, canvas.tokens.preview.children.length]"),
    ).toEqual([1, "dragging", 0]);
    expect(
      await run(
        "const [w] = table.token.movement.passed.waypoints.slice(-1); return [w.explicit, w.checkpoint, w.snapped]",
      ),
    ).toEqual([true, true, true]);
    expect(await test.page.locator(".waypoint-label").count()).toBe(0);
  });

  it("goes by waypoints set with Ctrl, each an update of its own", async () => {
    await open();
    await grab(0, 0);
    await dragTo([0, 2]);
    await test.page.keyboard.down("Control");
    await test.page.mouse.up();
    await test.page.keyboard.up("Control");
    await dragTo([2, 2]);
    expect(await test.page.locator(".waypoint-label").allTextContents()).toEqual(["10 ft", "20 ft"]);
    await test.page.mouse.down();
    await test.page.mouse.up();
    await test.page.waitForFunction("table.token.y === 200");
    expect(await run("return table.sent.length")).toBe(2);
  });

  it("is given up by Escape", async () => {
    await open();
    await grab(0, 0);
    await dragTo([2, 3]);
    await test.page.keyboard.press("Escape");
    await test.page.mouse.up();
    await settle();
    expect(await position()).toEqual([0, 0]);
    expect(await run("return [table.sent.length, canvas.tokens.preview.children.length]")).toEqual([0, 0]);
  });

  it("takes all controlled tokens along in one update", async () => {
    await open();
    await run("canvas.tokens.controlAll()");
    await grab(0, 0);
    await dragTo([1, 1]);
    await test.page.mouse.up();
    await settle();
    expect(await position()).toEqual([100, 100]);
    expect(await position("token00000000001")).toEqual([100, 600]);
    expect(await run("return [table.sent.length, Object.keys(table.sent[0].options.movement).length]")).toEqual([1, 2]);
    await run("await canvas.tokens.undoHistory()");
    expect(await position()).toEqual([0, 0]);
    expect(await position("token00000000001")).toEqual([0, 500]);
  });

  it("stops at walls, and the ruler shows what can't be reached", async () => {
    await open();
    await run(`
      const walls = [{ c: [200, 0, 200, 2000], move: 20, sight: 20, light: 20, sound: 20, dir: 0, door: 0, ds: 0 }];
      Object.defineProperty(table.scene, "walls", { value: walls, configurable: true });
      globalThis.seen = [];
      const Ruler = CONFIG.Token.rulerClass;
      const style = Ruler.prototype._getSegmentStyle;
      Ruler.prototype._getSegmentStyle = function (waypoint) { seen.push(waypoint.unreachable); return style.call(this, waypoint); };`);
    await grab(0, 0);
    await dragTo([0, 4]);
    expect(await run("return [...new Set(seen)].sort()")).toEqual([false, true]);
    await test.page.mouse.up();
    await settle();
    expect(await position()).toEqual([100, 0]);
    expect(
      await run(
        `return CONFIG.Canvas.polygonBackends.move.testCollision({ x: 50, y: 50 }, { x: 350, y: 50 }, { type: "move", mode: "closest" }).x`,
      ),
    ).toBe(200);
  });

  it("may be overridden in every documented place", async () => {
    await run(`globalThis.called = new Set();`);
    await run(`
      Hooks.once("init", () => {
        const note = (name, ...names) => { for (const method of [name, ...names]) {
          const original = CONFIG.Token.objectClass.prototype[method];
          CONFIG.Token.objectClass.prototype[method] = function (...args) { called.add(method); return original.apply(this, args); };
        } };
        note("_canDrag", "_onDragLeftStart", "_onDragLeftMove", "_onDragLeftDrop", "_prepareDragLeftDropUpdates", "_getDragMovementAction", "_getDragConstrainOptions", "findMovementPath", "constrainMovementPath", "measureMovementPath", "_getMovementCostFunction", "_getDragWaypointPosition", "_shouldPreventDragLeftDrop");
        CONFIG.Canvas.layers.tokens.layerClass = class MyLayer extends CONFIG.Canvas.layers.tokens.layerClass {
          async undoHistory() { called.add("undoHistory"); return super.undoHistory(); }
        };
        for (const method of ["_getWaypointLabelContext", "_getWaypointStyle", "_getSegmentStyle", "_getGridHighlightStyle"]) {
          const original = CONFIG.Token.rulerClass.prototype[method];
          CONFIG.Token.rulerClass.prototype[method] = function (...args) { called.add(method); return original.apply(this, args); };
        }
      });`);
    await open();
    await grab(0, 0);
    await dragTo([2, 3]);
    await test.page.mouse.up();
    await settle();
    await test.page.keyboard.press("Control+z");
    await settle();
    expect(await run("return called.size")).toBe(18);
    expect(await position()).toEqual([0, 0]);
  });
});

describe("keys and clicks", () => {
  it("step along the grid through the same pipeline, and take it back", async () => {
    await open();
    const { x, y } = await test.screenPoint(0, 0);
    await test.page.mouse.click(x, y);
    await test.page.keyboard.press("ArrowRight");
    await settle();
    expect(
      await run(
        "const m = table.token.movement; const [w] = m.passed.waypoints; return [m.method, w.snapped, w.explicit, w.checkpoint]",
      ),
    ).toEqual([...["keyboard", true, false, true]]);
    await test.page.keyboard.press("Numpad3");
    await settle();
    expect(await position()).toEqual([200, 100]);
    await test.page.keyboard.press("Control+z");
    await settle();
    expect(await position()).toEqual([100, 0]);
    expect(await run("return table.token.movement.method")).toBe("undo");
  });

  it("leave tokens alone that their user doesn't own", async () => {
    await open(PLAYER);
    const { x, y } = await test.screenPoint(0, 0);
    await test.page.mouse.click(x, y);
    expect(await run("return canvas.tokens.controlled.length")).toBe(0);
    await test.page.keyboard.press("ArrowRight");
    await settle();
    expect(await position()).toEqual([0, 0]);
  });

  it("go round the own tokens with Tab, aim with T, let go with Escape", async () => {
    await open();
    await run(
      `globalThis.calls = []; Hooks.on("targetToken", (user, token, targeted) => calls.push([user.name, token.id, targeted])); Hooks.on("controlToken", (token, controlled) => calls.push([token.id, controlled]));`,
    );
    await test.page.keyboard.press("Tab");
    await test.page.keyboard.press("t");
    await test.page.keyboard.press("Escape");
    expect(await run("return calls")).toEqual([
      [TOKEN, true],
      ["GM", TOKEN, true],
      [TOKEN, false],
    ]);
  });

  it("hover, control by a box and zoom around the pointer", async () => {
    await open();
    await run(`globalThis.hovered = []; Hooks.on("hoverToken", (token, on) => hovered.push(on));`);
    const [over, off] = [await test.screenPoint(0, 0), await test.screenPoint(3, 3)];
    await test.page.mouse.move(over.x, over.y);
    await test.page.mouse.move(off.x, off.y);
    expect(await run("return hovered")).toEqual([true, false]);
    await test.page.mouse.down();
    await test.page.mouse.move(over.x, over.y, { steps: 4 });
    await test.page.mouse.up();
    expect(await run("return canvas.tokens.controlled.length")).toBe(1);
    await test.page.mouse.wheel(0, -100);
    await settle();
    expect(await run("return canvas.view.scale")).toBeCloseTo(1.1);
  });

  it("let the picture lag behind the document", async () => {
    await open();
    await run("tabletop.animationSpeed = 4");
    const seen = await run<unknown[]>(`
      const placeable = canvas.tokens.get("${TOKEN}");
      const seen = [];
      Hooks.once("moveToken", (document) => seen.push(document.x, placeable.x));
      await table.token.move({ x: 600 });
      seen.push(placeable.movementAnimationPromise instanceof Promise);
      await placeable.movementAnimationPromise;
      seen.push(placeable.x, placeable.movementAnimationPromise);
      return seen;`);
    expect(seen).toEqual([600, 0, true, 600, null]);
  });
});

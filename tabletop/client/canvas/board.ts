import { Application, Container } from "pixi.js";
import type { Scene } from "../documents/scene.js";
import { CONFIG } from "../globals/config.js";
import { Hooks } from "../globals/hooks.js";
import type { BaseGrid } from "../grid/base-grid.js";
import type { Point } from "../grid/types.js";
import { animate } from "./animation.js";
import { drawBackground } from "./background.js";
import { globals } from "./host.js";
import { HeadsUpDisplay } from "./hud.js";
import { listenForDrops } from "./interaction/drops.js";
import { MouseManager } from "./interaction/mouse-manager.js";
import type { CanvasLayer } from "./layers/canvas-layer.js";
import { ControlsLayer } from "./layers/controls-layer.js";
import { GridLayer } from "./layers/grid-layer.js";
import { RegionLayer } from "./layers/regions-layer.js";
import type { TokenLayer } from "./layers/token-layer.js";
import { WallsLayer } from "./layers/walls-layer.js";
import { RenderLoop } from "./render-loop.js";
import { applyView, clampView, toCanvas, toScreen, type ViewPosition } from "./view.js";
import { CanvasVisibility } from "./visibility.js";

/** Sizes of the viewed scene in pixels, as the scene document measures them. */
export type CanvasDimensions = Scene["dimensions"] & {
  sceneRect: { x: number; y: number; width: number; height: number };
  rect: { x: number; y: number; width: number; height: number };
};

type LayerConfig = Record<string, { layerClass: new (canvas: Canvas) => CanvasLayer }>;

/** The picture of the viewed scene and everything that can be done on it. */
export class Canvas {
  app!: Application;
  loop!: RenderLoop;
  readonly stage = new Container();
  readonly primary = new Container();
  readonly visibility = new CanvasVisibility(this);
  readonly hud = new HeadsUpDisplay();
  readonly mouse = new MouseManager(this);
  readonly interface = Object.assign(new Container(), { grid: new GridLayer(this), rulers: new Container() });
  regions = new RegionLayer(this);
  walls = new WallsLayer(this);
  controls = new ControlsLayer(this);
  tokens!: TokenLayer;
  activeLayer: CanvasLayer | null = null;
  scene: Scene | null = null;
  dimensions: CanvasDimensions | null = null;
  ready = false;
  loading = false;
  view: ViewPosition = { x: 0, y: 0, scale: 1 };
  readonly #listeners = new Set<() => void>();
  #drawing: Promise<unknown> = Promise.resolve();

  /** The grid of the viewed scene. */
  get grid(): BaseGrid | null {
    return this.scene?.grid ?? null;
  }
  get id(): string {
    return this.scene?.id ?? "";
  }
  get initialized(): boolean {
    return this.loop !== undefined;
  }
  get layers(): CanvasLayer[] {
    return [this.regions, this.interface.grid, this.walls, this.tokens, this.controls];
  }
  get placeablesLayers(): CanvasLayer[] {
    return [this.regions, this.walls, this.tokens];
  }
  get screen(): { width: number; height: number } {
    return { width: this.app.screen.width, height: this.app.screen.height };
  }
  get screenDimensions(): [number, number] {
    return [this.app.screen.width, this.app.screen.height];
  }
  get mousePosition(): Point {
    return this.mouse.position;
  }

  /** Makes the drawing surface. Frames are drawn on demand only. */
  initialize(): this {
    if (this.initialized) return this;
    const view =
      document.getElementById("board") ??
      document.body.insertBefore(document.createElement("canvas"), document.body.firstChild);
    view.id = "board";
    Object.assign(view.style, { position: "fixed", inset: "0" });
    this.app = new Application({
      view: view as HTMLCanvasElement,
      resizeTo: window,
      autoStart: false,
      sharedTicker: false,
      // Smoothing costs software rendering, on which tests and weak machines run, most of a frame.
      antialias: false,
      // A test that looks at no picture may have fewer points drawn than there are on the screen.
      resolution: globals.tabletop?.pixelDensity ?? 1,
      autoDensity: true,
      backgroundColor: 0x1c1b19,
    });
    this.app.stage.addChild(this.stage);
    this.loop = new RenderLoop(this.app);
    const layers = (CONFIG["Canvas"] as { layers: LayerConfig }).layers;
    this.tokens = new layers["tokens"]!.layerClass(this) as TokenLayer;
    this.stage.addChild(this.primary, this.regions, this.interface, this.walls, this.tokens, this.controls);
    this.interface.addChild(this.interface.grid, this.interface.rulers);
    // What packages put here or take away is to be seen with the next frame, as where every frame is drawn.
    for (const change of ["childAdded", "childRemoved"]) this.interface.on(change, () => this.requestRender());
    window.addEventListener("resize", () => this.pan(this.view));
    this.mouse.listen(view);
    listenForDrops(this, view);
    return this;
  }

  /** Draws a scene, the current one again without an argument; null shows nothing. */
  draw(scene: Scene | null = this.scene): Promise<this> {
    const drawing = this.#drawing.catch(() => undefined).then(() => this.#draw(scene));
    this.#drawing = drawing;
    return drawing;
  }

  async #draw(scene: Scene | null): Promise<this> {
    this.initialize();
    const isSame = scene !== null && scene === this.scene;
    await this.#tearDown();
    this.scene = scene;
    if (!scene) return this;
    this.loading = true;
    const { sceneX: x, sceneY: y, sceneWidth, sceneHeight, width, height } = scene.dimensions;
    this.dimensions = {
      ...scene.dimensions,
      sceneRect: { x, y, width: sceneWidth, height: sceneHeight },
      rect: { x: 0, y: 0, width, height },
    };
    Hooks.callAll("canvasInit", this);
    this.primary.addChild(await drawBackground(scene, this.dimensions));
    for (const layer of this.layers) await layer.draw();
    if (!isSame) this.#resetView();
    else this.pan(this.view);
    this.tokens.activate();
    this.loading = false;
    this.ready = true;
    Hooks.callAll("canvasReady", this);
    this.requestRender();
    return this;
  }

  async #tearDown(): Promise<void> {
    if (!this.scene) return;
    this.mouse.cancel();
    this.hud.clear();
    if (this.ready) Hooks.callAll("canvasTearDown", this);
    this.ready = false;
    for (const layer of this.layers) await layer.deactivate().tearDown();
    for (const child of this.primary.removeChildren()) child.destroy({ children: true });
    this.dimensions = null;
  }

  async tearDown(): Promise<void> {
    await this.draw(null);
  }

  requestRender(): void {
    this.loop?.request();
  }

  // View

  /** Looks at a point; what is left out stays. */
  pan({ x = this.view.x, y = this.view.y, scale = this.view.scale }: Partial<ViewPosition> = {}): void {
    if (!this.dimensions) return;
    this.view = clampView({ x, y, scale }, this.dimensions);
    applyView(this.stage, this.view, this.screen);
    for (const listener of this.#listeners) listener();
    this.hud.align();
    Hooks.callAll("canvasPan", this, { ...this.view });
    this.requestRender();
  }

  /** Moves the view there within a quarter of a second. */
  async animatePan({
    x = this.view.x,
    y = this.view.y,
    scale = this.view.scale,
    duration = 250,
  }: Partial<ViewPosition> & { duration?: number } = {}): Promise<boolean> {
    const from = { ...this.view };
    const mix = (a: number, b: number, part: number): number => a + (b - a) * part;
    return animate(this.loop, duration, (part) =>
      this.pan({ x: mix(from.x, x, part), y: mix(from.y, y, part), scale: mix(from.scale, scale, part) }),
    ).promise;
  }

  recenter(position: Partial<ViewPosition> = {}): void {
    this.pan(position);
  }

  /** Shows the whole scene beside the sidebar. */
  #resetView(): void {
    const { sceneX, sceneY, sceneWidth, sceneHeight } = this.dimensions!;
    const { width, height } = this.screen;
    const sidebar = document.getElementById("sidebar")?.offsetWidth ?? 0;
    const scale = Math.min(1, (width - sidebar) / sceneWidth, height / sceneHeight);
    this.pan({ x: sceneX + sceneWidth / 2 + sidebar / 2 / scale, y: sceneY + sceneHeight / 2, scale });
  }

  canvasCoordinatesFromClient(point: Point): Point {
    return toCanvas(point, this.view, this.screen);
  }
  clientCoordinatesFromCanvas(point: Point): Point {
    return toScreen(point, this.view, this.screen);
  }

  /** Calls the listener whenever the view has moved. */
  onView(listener: () => void): void {
    this.#listeners.add(listener);
  }
  offView(listener: () => void): void {
    this.#listeners.delete(listener);
  }
}

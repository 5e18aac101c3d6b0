import * as PIXI from "pixi.js";
import { Scene as SceneDocument } from "../documents/scene.js";
import { peekGame } from "../globals/env.js";
import { Hooks } from "../globals/hooks.js";
import { notModelledError, sealNamespace } from "../globals/not-modelled.js";
import * as grid from "../grid/index.js";
import { moveTogether } from "../movement/move-token.js";
import { startPlan } from "../movement/planned-movement.js";
import { BaseTerrainData, TerrainData } from "../movement/terrain-data.js";
import { TokenDocument } from "../documents/token.js";
import { Canvas } from "./board.js";
import { configureCanvas } from "./config.js";
import { Ray } from "./geometry/ray.js";
import { addRegionControls } from "./interaction/region-controls.js";
import { registerKeybindings } from "./interaction/keybindings.js";
import { CanvasLayer } from "./layers/canvas-layer.js";
import { ControlsLayer } from "./layers/controls-layer.js";
import { GridHighlight, GridLayer } from "./layers/grid-layer.js";
import { PlaceablesLayer } from "./layers/placeables-layer.js";
import { RegionLayer } from "./layers/regions-layer.js";
import { TokenLayer } from "./layers/token-layer.js";
import { WallsLayer } from "./layers/walls-layer.js";
import { PlaceableObject } from "./placeables/placeable-object.js";
import { Region } from "./placeables/region.js";
import { Token } from "./placeables/token.js";
import { BaseTokenRuler } from "./placeables/tokens/base-ruler.js";
import { TokenRuler } from "./placeables/tokens/token-ruler.js";
import { Wall } from "./placeables/wall.js";
import { tellSpecialStatuses } from "./special-statuses.js";
import { syncDocuments } from "./sync-documents.js";

/** What the canvas adds to `foundry.data`. */
export const TERRAIN_CLASSES = { BaseTerrainData, TerrainData };

/** What `foundry.canvas` offers. */
export function makeCanvasClasses() {
  return {
    Canvas,
    layers: { CanvasLayer, ControlsLayer, GridLayer, PlaceablesLayer, RegionLayer, TokenLayer, WallsLayer },
    placeables: { PlaceableObject, Region, Token, Wall, tokens: { BaseTokenRuler, TokenRuler } },
    containers: { GridHighlight },
    geometry: { Ray },
  };
}

/** The namespaces that the documented API has for grids and the canvas. */
function publishNamespaces(foundry: Record<string, unknown>): void {
  foundry["grid"] = { ...(foundry["grid"] as object | undefined), ...grid };
  foundry["data"] = { ...(foundry["data"] as object | undefined), ...TERRAIN_CLASSES };
  foundry["canvas"] = sealNamespace("foundry.canvas", {
    ...(foundry["canvas"] as object | undefined),
    ...makeCanvasClasses(),
  });
}

/** Parts of the canvas that aren't modelled say so when they are asked for. */
const MISSING = [
  "lighting",
  "sounds",
  "notes",
  "templates",
  "drawings",
  "tiles",
  "effects",
  "environment",
  "fog",
  "weather",
  "perception",
  "masks",
];

function refuseMissing(canvas: Canvas): void {
  for (const name of MISSING) {
    const get = (): never => {
      throw notModelledError(`canvas.${name}`);
    };
    Object.defineProperty(canvas, name, { get, configurable: true, enumerable: false });
  }
}

/** Methods that only generation 14 has: on 13 they are absent, so that feature tests answer as they should. */
function addLaterMethods(): void {
  if (peekGame()?.release.generation !== 14) return;
  const add = (target: object, name: string, value: unknown): void => {
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
  };
  add(TokenDocument.prototype, "startMovement", function (this: TokenDocument, movementId: string): Promise<boolean> {
    return startPlan(this, movementId);
  });
  add(
    SceneDocument.prototype,
    "moveTokens",
    function (
      this: SceneDocument,
      moves: Parameters<typeof moveTogether>[1],
      options?: Record<string, unknown>,
    ): Promise<Record<string, boolean>> {
      return moveTogether(this, moves, options);
    },
  );
  add(Token.prototype, "planMovement", (): never => {
    throw notModelledError("Token#planMovement");
  });
}

/** When a user leaves, every client stops what that user was moving. */
function stopLeavers(): void {
  Hooks.on("userConnected", (user: { id: string }, connected: boolean) => {
    if (connected) return;
    const scenes = (peekGame()?.scenes ?? []) as unknown as Iterable<SceneDocument>;
    for (const scene of scenes)
      for (const token of scene.tokens) if (token.movement.user?.id === user.id) token._stopMovementOnDisconnect();
  });
}

/**
 * Makes the canvas and puts it, PIXI and the namespaces on the global object. Called once before the `init` hook;
 * `canvas.draw(scene)` shows a scene.
 */
export function installCanvas(target: Record<string, unknown>): Canvas {
  const canvas = new Canvas();
  target["PIXI"] = PIXI;
  target["canvas"] = canvas;
  publishNamespaces((target["foundry"] ??= {}) as Record<string, unknown>);
  configureCanvas(canvas);
  refuseMissing(canvas);
  addLaterMethods();
  syncDocuments(canvas);
  tellSpecialStatuses(canvas);
  addRegionControls(canvas);
  stopLeavers();
  Hooks.once("init", () => registerKeybindings(canvas));
  return canvas;
}

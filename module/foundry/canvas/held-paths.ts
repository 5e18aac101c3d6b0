import type { Cell } from "../../model/position.js";
import { sameCell } from "../../table/host.js";
import { cellAt } from "../board/place.js";
import { heldMoves, type Held } from "../movement/held-moves.js";
import { mapColour } from "./colours.js";

let layer: PIXI.Container | null = null;

/** Draws what is still to be walked of this client's held moves, until it is walked. In `init`. */
export function drawHeldPaths(): void {
  Hooks.on("canvasReady", () => {
    layer = canvas.interface?.addChild(new PIXI.Container()) ?? null;
    if (layer) layer.eventMode = "none";
    redraw();
  });
  Hooks.on("canvasTearDown", () => {
    layer?.destroy({ children: true });
    layer = null;
  });
  Hooks.on("battle-tempo.held", redraw);
  Hooks.on("battle-tempo.changed", redraw);
  Hooks.on("moveToken", redraw);
}

function redraw(): void {
  if (!layer || layer.destroyed) return;
  for (const child of layer.removeChildren()) child.destroy();
  for (const held of heldMoves()) {
    const token = canvas.scene?.tokens.get(held.tokenId);
    if (token?.parent) drawWay(layer.addChild(new PIXI.Graphics()), token.parent, remaining(held, token));
  }
}

/** From where the token stands on, the cell itself included. */
function remaining({ way }: Held, token: TokenDocument.Implementation): readonly Cell[] {
  const here = token.parent ? cellAt(token.parent.grid, token._source) : null;
  const at = here ? way.cells.findLastIndex((cell) => sameCell(cell, here)) : -1;
  return at < 0 ? [] : way.cells.slice(at);
}

/** Footprints: a dot a cell, larger at the end, so that it is told apart from the ruler's line without its colour. */
function drawWay(graphics: PIXI.Graphics, scene: Scene.Implementation, cells: readonly Cell[]): void {
  const { size } = scene.grid;
  cells.slice(1).forEach(([column, row], i) => {
    const { x, y } = scene.grid.getTopLeftPoint({ i: row, j: column });
    const last = i === cells.length - 2;
    graphics
      .lineStyle(2, 0xffffff, 0.9)
      .beginFill(mapColour("slot"), 0.9)
      .drawCircle(x + size / 2, y + size / 2, size * (last ? 0.14 : 0.07))
      .endFill();
  });
}

import { Hooks } from "../../globals/hooks.js";
import type { Actor } from "../../documents/actor.js";
import { getPixelSize, snapPosition } from "../../movement/footprint.js";
import type { Canvas } from "../board.js";

interface DropData {
  type?: string;
  uuid?: string;
  x: number;
  y: number;
  [key: string]: unknown;
}

function readDrop(event: DragEvent): Record<string, unknown> | null {
  try {
    return JSON.parse(event.dataTransfer?.getData("text/plain") ?? "") as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** Puts a token of a dropped actor on the scene, its middle where the pointer was. */
async function placeActor(canvas: Canvas, data: DropData): Promise<void> {
  const { fromUuid } = globalThis as unknown as { fromUuid: (uuid: string) => Promise<Actor | null> };
  const actor = data.uuid ? await fromUuid(data.uuid) : null;
  const { grid, scene } = canvas;
  if (!actor || !grid || !scene) return;
  const source = actor.prototypeToken.toObject() as Record<string, unknown>;
  const size = { width: Number(source["width"] ?? 1), height: Number(source["height"] ?? 1) };
  const pixels = getPixelSize(grid, size);
  const wanted = { x: data.x - pixels.width / 2, y: data.y - pixels.height / 2, elevation: 0, shape: 4, ...size };
  const { x, y } = snapPosition(grid, wanted);
  await scene.createEmbeddedDocuments("Token", [{ ...source, actorId: actor.id, x, y }], {});
}

/** Takes what is dropped on the canvas; packages are asked first, by the hook that may cancel. */
export function listenForDrops(canvas: Canvas, view: HTMLElement): void {
  view.addEventListener("dragover", (event) => event.preventDefault());
  view.addEventListener("drop", (event) => {
    event.preventDefault();
    const dropped = readDrop(event);
    if (!dropped || !canvas.ready) return;
    const data: DropData = {
      ...dropped,
      ...canvas.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY }),
    };
    if (Hooks.call("dropCanvasData", canvas, data, event) && data.type === "Actor") void placeActor(canvas, data);
  });
}

import type { Point } from "../../grid/types.js";
import type { Canvas } from "../board.js";
import { globals, isHeldByPause, localize } from "../host.js";
import type { Wall } from "../placeables/wall.js";

const DOOR_STATES = { CLOSED: 0, OPEN: 1, LOCKED: 2 };

function findDoor(canvas: Canvas, point: Point): Wall | undefined {
  const reach = canvas.grid!.size / 2;
  return canvas.walls.placeables.find(
    (wall) => wall.document.door > 0 && Math.hypot(wall.center.x - point.x, wall.center.y - point.y) <= reach,
  );
}

/** Opens or closes the door at a point; false if there is none. A locked door stays shut. */
export function toggleDoorAt(canvas: Canvas, point: Point): boolean {
  const door = findDoor(canvas, point);
  if (!door || isHeldByPause()) return false;
  const { ds, id } = door.document;
  if (ds === DOOR_STATES.LOCKED) {
    globals.ui?.notifications?.info(localize("WALL.DoorLocked", "The door is locked."));
    return true;
  }
  const next = ds === DOOR_STATES.OPEN ? DOOR_STATES.CLOSED : DOOR_STATES.OPEN;
  void canvas.scene?.updateEmbeddedDocuments("Wall", [{ _id: id, ds: next }], {});
  return true;
}

import { spaceOf } from "../board/place.js";
import type { Cell } from "../../model/position.js";
import { chooseCourse, movedIn, type Course } from "./courses.js";
import { openCourses, type OpenCourses } from "./open-rows.js";

/**
 * While this user is asked where somebody goes, a press on one of the lit cells chooses it: the host doesn't hear of that
 * press, so that it neither selects nor drags anything. Presses elsewhere are the host's. From `ready`.
 */
export function listenForCourses(): void {
  window.addEventListener("pointerdown", onDown, { capture: true });
}

function onDown(event: PointerEvent): void {
  if (!event.isPrimary || event.button !== 0 || event.target !== canvas.app?.view || !canvas.ready) return;
  const open = openCourses();
  const token = open && movedToken(open);
  const grid = canvas.scene?.grid;
  if (!open || !token || !grid || token.parent !== canvas.scene) return;
  const point = canvas.canvasCoordinatesFromClient({ x: event.clientX, y: event.clientY });
  const { i, j } = grid.getOffset(point);
  const index = courseAt(open.courses, [j, i], spaceOf(token));
  if (index === null) return;
  event.stopImmediatePropagation();
  chooseCourse(open.row, index);
}

export const movedToken = ({ row }: OpenCourses): TokenDocument.Implementation | null =>
  row.session.tokenOf(movedIn(row));

/**
 * The course whose end is meant by a cell: where the moved one is larger than a cell, the end that covers the cell most in
 * the middle; null: none does.
 */
export function courseAt(courses: readonly Course[], [column, row]: Cell, space: number): number | null {
  const middle = (space - 1) / 2;
  const off = (course: Course): number => {
    const [x, y] = course.at(-1) ?? [0, 0];
    const [dx, dy] = [Math.abs(x + middle - column), Math.abs(y + middle - row)];
    return Math.max(dx, dy) > middle ? Infinity : dx + dy;
  };
  const best = courses.reduce<number | null>(
    (known, course, i) => (off(course) < (known === null ? Infinity : off(courses[known] ?? course)) ? i : known),
    null,
  );
  return best;
}

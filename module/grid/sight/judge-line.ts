import { isOpenFrom } from "../board/judge-step.js";
import { sideOf } from "../board/lattice.js";
import type { Point, WallSegment } from "../board/snapshot.js";
import { lineEnd, positionOn, type Line } from "./line.js";
import { sideOfBend } from "./side-of-bend.js";
import { noteStretch, noteTouch, type Touches } from "./touches.js";

/** Whether a wall by itself stops a line. One that only touches it is noted, and may seal it with another. */
export function judgeLine(wall: WallSegment, line: Line, touches: Touches): boolean {
  const { px, py, qx, qy } = line;
  const [ax, ay] = wall.from;
  const [bx, by] = wall.to;
  const sideOfP = sideOf(ax, ay, bx, by, px, py);
  const sideOfQ = sideOf(ax, ay, bx, by, qx, qy);
  if ((sideOfP > 0 && sideOfQ > 0) || (sideOfP < 0 && sideOfQ < 0)) return false;
  const sideOfA = sideOf(px, py, qx, qy, ax, ay);
  const sideOfB = sideOf(px, py, qx, qy, bx, by);
  if ((sideOfA > 0 && sideOfB > 0) || (sideOfA < 0 && sideOfB < 0)) return false;
  const crosses = sideOfP !== 0 && sideOfQ !== 0 && sideOfA !== 0 && sideOfB !== 0;
  if (crosses) return !isOpenFrom(wall, sideOfP);
  if (sideOfA === 0 && sideOfB === 0) noteAlong(wall, line, touches);
  else noteContact(wall, line, touches, sideOfP, sideOfA, sideOfB);
  return false;
}

/** A wall on the line's own line: it joins touches, and may reach out behind p and beyond q. */
function noteAlong(wall: WallSegment, line: Line, touches: Touches): void {
  const end = lineEnd(line);
  if (end === 0) {
    if (sideOf(...wall.from, ...wall.to, line.px, line.py) === 0) noteEnds(wall, line, touches);
    return;
  }
  const a = positionOn(line, wall.from);
  const b = positionOn(line, wall.to);
  if (Math.max(a, b) < 0 || Math.min(a, b) > end) return;
  noteStretch(touches, a, b);
  if (Math.min(a, b) <= 0) noteAtP(wall, line, touches);
  if (Math.max(a, b) >= end) noteAtQ(wall, line, touches);
}

/** A line without length: only the bend from home to home counts. */
function noteEnds(wall: WallSegment, line: Line, touches: Touches): void {
  const { px, py } = line;
  const [ax, ay] = wall.from;
  const [bx, by] = wall.to;
  if ((ax - px) * (bx - px) + (ay - py) * (by - py) <= 0) noteAtP(wall, line, touches);
}

/** A wall that meets the line in one point, which is an end of the wall, of the line, or of both. */
function noteContact(
  wall: WallSegment,
  line: Line,
  touches: Touches,
  sideOfP: number,
  sideOfA: number,
  sideOfB: number,
): void {
  const end = lineEnd(line);
  const position = sideOfA === 0 ? positionOn(line, wall.from) : sideOfB === 0 ? positionOn(line, wall.to) : null;
  if (position === null) {
    if (sideOfP === 0) noteAtP(wall, line, touches);
    else noteAtQ(wall, line, touches);
  } else if (position === 0) noteAtP(wall, line, touches);
  else if (position === end) noteAtQ(wall, line, touches);
  else if (position > 0 && position < end && !isOpenFrom(wall, sideOfP)) {
    noteTouch(touches, position, sideOfA === 0 ? sideOfB : sideOfA);
  }
}

function noteAtP(wall: WallSegment, line: Line, touches: Touches): void {
  const { px, py, qx, qy, homeP, homeQ } = line;
  const goal = lineEnd(line) > 0 ? ([qx, qy] as const) : homeQ;
  if (homeP && goal) noteBend(wall, touches, 0, homeP, [px, py], goal);
}

function noteAtQ(wall: WallSegment, line: Line, touches: Touches): void {
  const { px, py, qx, qy, homeQ } = line;
  if (homeQ) noteBend(wall, touches, lineEnd(line), [px, py], [qx, qy], homeQ);
}

/** Notes the parts of a wall that lead away from a bend of the way. */
function noteBend(wall: WallSegment, touches: Touches, position: number, back: Point, at: Point, forth: Point): void {
  if (isOpenFrom(wall, sideOf(...wall.from, ...wall.to, ...back))) return;
  for (const end of [wall.from, wall.to]) {
    const [x, y] = [end[0] - at[0], end[1] - at[1]];
    if (x === 0 && y === 0) continue;
    const side = sideOfBend(back[0] - at[0], back[1] - at[1], forth[0] - at[0], forth[1] - at[1], x, y);
    noteTouch(touches, position, side);
  }
}

import { spaceOf } from "../board/place.js";
import type { Cell } from "../../model/position.js";
import { movedToken } from "../prompts/course-taps.js";
import { chosenCourse, type Course } from "../prompts/courses.js";
import { openCourses } from "../prompts/open-rows.js";
import { drawLayers } from "./draw-layers.js";
import type { CellLayer } from "./layers.js";

let lit: PIXI.Container | null = null;
let asked = false;

/** In `init`: while this user is asked where somebody goes, the cells to choose from are lit, the chosen one filled. */
export function watchCourses(): void {
  Hooks.on("battle-tempo.changed", relightSoon);
  Hooks.on("battle-tempo.closed", relightSoon);
  Hooks.on("battle-tempo.course", relightSoon);
  Hooks.on("canvasReady", relightSoon);
  Hooks.on("canvasTearDown", putOut);
}

/** Several changes in one frame are drawn once. */
function relightSoon(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    relight();
  });
}

function putOut(): void {
  if (lit && !lit.destroyed) lit.destroy({ children: true });
  lit = null;
}

function relight(): void {
  putOut();
  const open = canvas.ready ? openCourses() : null;
  const token = open && movedToken(open);
  const scene = canvas.scene;
  if (!open || !token || !scene || token.parent !== scene) return;
  lit = new PIXI.Container();
  lit.eventMode = "none";
  const graphics = lit.addChild(new PIXI.Graphics());
  drawLayers(graphics, scene, courseLayers(open.courses, chosenCourse(open.row), spaceOf(token)));
  canvas.interface?.addChild(lit);
}

/** Where each of them ends, and apart from those where the chosen one does. */
function courseLayers(courses: readonly Course[], chosen: number, space: number): CellLayer[] {
  const covered = (course: Course | undefined): Cell[] => {
    const end = course?.at(-1);
    if (!end) return [];
    return Array.from({ length: space * space }, (_, i): Cell => [
      end[0] + (i % space),
      end[1] + Math.floor(i / space),
    ]);
  };
  const here = covered(courses[chosen]);
  const taken = new Set(here.map(String));
  const others = new Map(courses.flatMap(covered).map((cell) => [String(cell), cell]));
  return [
    { meaning: "forced", shape: null, cells: [...others].flatMap(([key, cell]) => (taken.has(key) ? [] : [cell])) },
    { meaning: "chosen", shape: null, cells: here },
  ];
}

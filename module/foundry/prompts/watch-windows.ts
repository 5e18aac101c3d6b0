import { tellFault } from "../hooks/notices.js";
import { forgetCourses } from "./courses.js";
import { listenForCourses } from "./course-taps.js";
import { openRows } from "./open-rows.js";
import { ReactionPanel } from "./reaction-panel.js";

const SECOND = 1000;
let panel: ReactionPanel | null = null;

/** From `ready`: the panel follows the windows of all fights. */
export function watchWindows(): void {
  Hooks.on("battle-tempo.changed", refresh);
  Hooks.on("battle-tempo.closed", refresh);
  Hooks.on("userConnected", refresh);
  Hooks.on("battle-tempo.course", (key, index) => panel?.markCourse(key, index));
  Hooks.on("canvasPan", () => panel?.place());
  Hooks.on("canvasReady", () => panel?.place());
  listenForCourses();
  window.setInterval(tick, SECOND);
  refresh();
}

function refresh(): void {
  showOpen().catch((error: unknown) => {
    tellFault("windows", error);
  });
}

async function showOpen(): Promise<void> {
  const rows = openRows();
  forgetCourses((key) => rows.some((row) => row.key === key));
  if (!panel && rows.length === 0) return;
  panel ??= new ReactionPanel();
  await panel.show(rows);
}

function tick(): void {
  if (panel?.rendered) panel.tick(Date.now());
}

import { showActsInHud } from "./act-row.js";
import { showPostureInHud } from "./posture-row.js";
import { showTacticsInHud } from "./tactic-row.js";

/** In `init`: ways of going above a token, what is done on the spot and how it stands below it. */
export function showRowsInHud(): void {
  showTacticsInHud();
  showActsInHud();
  showPostureInHud();
}

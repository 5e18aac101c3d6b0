import { openLiveRegion } from "./live-region.js";
import { PlanningBar } from "./planning-bar.js";
import { registerPlanningKeys } from "./planning-keys.js";
import { listenForTaps } from "./planning-taps.js";
import { leavePlanning, planning, reviewPlanning, showPlanningBy, tellTactic } from "./planner.js";

let bar: PlanningBar | null = null;

/** In `init`: planning follows whatever changes under it, and ends where its ground is gone. */
export function watchPlanning(): void {
  registerPlanningKeys();
  showPlanningBy((shown) => {
    if (!bar && shown === null) return;
    bar ??= new PlanningBar();
    void bar.show(shown);
  });
  Hooks.on("battle-tempo.changed", (session) => {
    if (planning()?.seat.session === session) reviewPlanning();
  });
  Hooks.on("battle-tempo.closed", (combatId) => {
    if (planning()?.seat.session.combat.id === combatId) leavePlanning();
  });
  Hooks.on("battle-tempo.armed", (tokenId) => {
    if (planning()?.token.id === tokenId) tellTactic();
  });
  Hooks.on("deleteToken", (token) => {
    if (planning()?.token === token) leavePlanning();
  });
  Hooks.on("moveToken", (token) => {
    if (planning()?.token === token) reviewPlanning();
  });
  Hooks.on("canvasTearDown", () => {
    leavePlanning();
  });
  Hooks.on("controlToken", (token, controlled) => {
    const current = planning();
    if (controlled && current && current.token !== token.document) leavePlanning();
  });
}

/** In `ready`. */
export function openPlanning(): void {
  openLiveRegion();
  listenForTaps();
}

import { Hooks } from "../../globals/hooks.js";
import type { Canvas } from "../board.js";
import { currentUser } from "../host.js";

/** Adds the tools for regions to the scene's controls, for game masters. */
export function addRegionControls(canvas: Canvas): void {
  Hooks.on("getSceneControlButtons", (controls: Record<string, object>) => {
    controls["regions"] = {
      name: "regions",
      order: 9,
      title: "CONTROLS.GroupRegion",
      icon: "fa-regular fa-game-board",
      layer: "regions",
      visible: currentUser().isGM,
      activeTool: "rectangle",
      tools: {
        select: { name: "select", order: 1, title: "CONTROLS.RegionSelect", icon: "fa-solid fa-expand" },
        rectangle: { name: "rectangle", order: 2, title: "CONTROLS.RegionRectangle", icon: "fa-solid fa-square" },
      },
      onChange: (_event: Event, active: boolean) => {
        if (active) canvas.regions.activate();
      },
    };
  });
}

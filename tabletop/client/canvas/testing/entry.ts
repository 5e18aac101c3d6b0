/**
 * The page of the canvas's browser tests: real documents, real canvas, real keys, and in place of the server one that says
 * yes. What several clients see of each other is tested end to end.
 */
import { Hooks } from "../../globals/hooks.js";
import { CONFIG } from "../../globals/config.js";
import { sitDown, IDS } from "../../movement/testing/table-double.js";
import { installCanvas } from "../index.js";

const page = globalThis as unknown as Record<string, unknown>;
const renderTemplate = async (_path: string, context: { cost: { total: string; units: string } }): Promise<string> =>
  `<div class="waypoint-label">${context.cost.total} ${context.cost.units}</div>`;

page["Hooks"] = Hooks;
page["CONFIG"] = CONFIG;
page["ui"] = {};
page["foundry"] = { applications: { handlebars: { renderTemplate } } };
// Nobody looks at a picture here: few points are enough, and drawing them all by software took most of the time.
page["tabletop"] = { animationSpeed: Infinity, pixelDensity: 1 / 4 };

/** Takes a seat and shows the scene. */
page["openTable"] = async (userId = IDS.gm, generation: 13 | 14 = 13) => {
  const table = sitDown(userId, generation);
  const canvas = installCanvas(page);
  page["game"] = table.game;
  Hooks.callAll("init");
  table.game.keyboard.activateListeners();
  await canvas.draw(table.scene);
  page["table"] = table;
};

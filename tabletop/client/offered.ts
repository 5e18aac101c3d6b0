import type { makeApplications } from "./apps/index.js";
import type { makeCanvasClasses, TERRAIN_CLASSES } from "./canvas/index.js";
import type { Game } from "./game/game.js";
import type { CONSTANTS } from "./globals/constants.js";
import type { makeNamespace } from "./globals/namespace.js";

type Data = ReturnType<typeof makeNamespace>;

/** What the client offers, as types: `tools/coverage.mjs` holds it against the official type package. */
export interface Offered {
  foundry: Omit<Data, "data"> & {
    data: Data["data"] & typeof TERRAIN_CLASSES;
    applications: ReturnType<typeof makeApplications>;
    canvas: ReturnType<typeof makeCanvasClasses>;
    CONST: typeof CONSTANTS;
    Game: typeof Game;
  };
}

import { CONFIG } from "../globals/config.js";
import { peekGame } from "../globals/env.js";
import { movementConfig } from "../movement/config.js";
import type { Canvas } from "./board.js";
import { createPolygonBackend } from "./geometry/polygon-backend.js";
import type { WallData } from "./geometry/wall-collision.js";
import { TokenLayer } from "./layers/token-layer.js";
import { RegionLayer } from "./layers/regions-layer.js";
import { WallsLayer } from "./layers/walls-layer.js";
import { Region } from "./placeables/region.js";
import { Token } from "./placeables/token.js";
import { TokenRuler } from "./placeables/tokens/token-ruler.js";
import { Wall } from "./placeables/wall.js";

function branch(name: string): Record<string, unknown> {
  return (CONFIG[name] ??= {}) as Record<string, unknown>;
}

/** Fills in the branches of CONFIG that belong to the canvas. Packages change them in `init`. */
export function configureCanvas(canvas: Canvas): void {
  const listWalls = (): Iterable<WallData> => (canvas.scene?.walls as unknown as Iterable<WallData> | undefined) ?? [];
  const backend = createPolygonBackend(listWalls);
  const config = branch("Canvas");
  config["polygonBackends"] ??= { move: backend, sight: backend, light: backend, sound: backend };
  config["layers"] ??= {
    tokens: { layerClass: TokenLayer, group: "interface" },
    walls: { layerClass: WallsLayer, group: "interface" },
    regions: { layerClass: RegionLayer, group: "interface" },
  };
  config["dispositionColors"] ??= {
    HOSTILE: 0xe72124,
    NEUTRAL: 0xf1d836,
    FRIENDLY: 0x43dfdf,
    INACTIVE: 0x555555,
    PARTY: 0x33bc4e,
    CONTROLLED: 0xff9829,
    SECRET: 0xa612d4,
  };
  const token = branch("Token");
  token["objectClass"] ??= Token;
  token["rulerClass"] ??= TokenRuler;
  // Generation 14 names it with the layers alone.
  if (peekGame()?.release.generation !== 14) token["layerClass"] ??= TokenLayer;
  branch("Wall")["objectClass"] ??= Wall;
  branch("Region")["objectClass"] ??= Region;
  movementConfig();
}

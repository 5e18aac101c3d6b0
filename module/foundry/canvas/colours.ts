import { KEYS } from "../i18n/localize.js";
import { SYSTEM_ID } from "../system-id.js";
import { MAP_COLOURS, type MapColour } from "./bands.js";

/** Where nothing names a colour; the style sheet does, wherever it has been loaded. */
const NAMELESS = 0xffffff;
const HEX = /^#[0-9a-f]{6}$/i;

const known = new Map<MapColour, number>();

/**
 * The colour on the map, as PIXI takes it. The style sheet is where colours are written down (styles/tokens), and this
 * user's own choice stands before it; words and drawings so have the same.
 */
export function mapColour(name: MapColour): number {
  const found = known.get(name);
  if (found !== undefined) return found;
  const text = getComputedStyle(document.documentElement).getPropertyValue(`--tempo-map-${name}`).trim();
  if (!HEX.test(text)) return NAMELESS;
  const colour = Number.parseInt(text.slice(1), 16);
  known.set(name, colour);
  return colour;
}

/** In `init`: a colour of this user's own for each meaning; empty: as designed. */
export function registerColours(): void {
  for (const name of MAP_COLOURS)
    game.settings.register(SYSTEM_ID, `colour-${name}`, {
      name: `${KEYS}.Colour.${name}`,
      hint: `${KEYS}.Colour.hint`,
      scope: "client",
      config: true,
      type: String,
      default: "",
      onChange: wearColours,
    });
  wearColours();
}

/** Hands the chosen colours to the style sheet; what is no colour is left as designed. */
function wearColours(): void {
  known.clear();
  const { style } = document.documentElement;
  for (const name of MAP_COLOURS) {
    const chosen = game.settings.get(SYSTEM_ID, `colour-${name}`).trim();
    if (HEX.test(chosen)) style.setProperty(`--tempo-own-${name}`, chosen);
    else style.removeProperty(`--tempo-own-${name}`);
  }
}

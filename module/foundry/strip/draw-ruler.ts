import type { StripRuler } from "./strip-view.js";
import { makeSvg } from "./svg.js";

const STEP = 10;
const HEIGHT = 12;
/** Beyond this a ruler would be too long to read: ticks stand closer. */
const MOST_CELLS = 24;

/** The movement ruler: a tick a cell; walked solid, planned striped, left plain. */
export function drawRuler({ cells, walked, planned }: StripRuler): SVGElement {
  const step = cells > MOST_CELLS ? (STEP * MOST_CELLS) / cells : STEP;
  const width = cells * step;
  const ruler = makeSvg("svg", {
    viewBox: `-1 0 ${width + 2} ${HEIGHT}`,
    class: "tempo-ruler",
    style: `--tempo-cells: ${Math.min(cells, MOST_CELLS)}`,
    "aria-hidden": "true",
  });
  ruler.append(makeSvg("path", { d: `M0 6H${width}`, class: "tempo-ruler__line" }));
  ruler.append(makeSvg("path", { d: ticks(cells, step), class: "tempo-ruler__tick" }));
  if (walked > 0) ruler.append(bar("tempo-ruler__walked", 0, walked * step));
  if (planned > 0)
    ruler.append(makeSvg("path", { d: stripes(walked * step, planned * step), class: "tempo-ruler__planned" }));
  return ruler;
}

function ticks(cells: number, step: number): string {
  const count = Math.floor(cells + 1e-6) + 1;
  return Array.from({ length: count }, (_, i) => `M${i * step} ${i === 0 || i === count - 1 ? "1V11" : "3V9"}`).join(
    "",
  );
}

const bar = (name: string, x: number, width: number): SVGElement =>
  makeSvg("rect", { x: String(x), y: "4", width: String(width), height: "4", class: name });

function stripes(from: number, length: number): string {
  const count = Math.max(1, Math.floor(length / 4));
  return Array.from({ length: count }, (_, i) => `M${from + i * 4} 9l3 -6`).join("");
}

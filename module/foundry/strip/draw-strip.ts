import type { SlotShape } from "../../model/economy.js";
import type { SlotId } from "../../model/ids.js";
import { drawRuler } from "./draw-ruler.js";
import type { MarkState, StripSlot, StripView } from "./strip-view.js";
import { makeSvg } from "./svg.js";

/** Large at the head of the sheet, a line in the tracker, small on cards. */
export type StripSize = "large" | "line" | "small";

/** Outlines on a field of 16 by 16. */
const OUTLINES: Record<SlotShape, string> = {
  main: "M8 1 15 8 8 15 1 8Z",
  move: "M2 2H8L14 8 8 14H2L8 8Z",
  small: "M8 3.5A4.5 4.5 0 1 1 8 12.5 4.5 4.5 0 1 1 8 3.5Z",
  reaction: "M5 2A6.5 6 0 0 1 5 14Z",
  free: "M3 6.5H13V9.5H3Z",
};
/** Slots that share a shape with another one and yet must be told from it: a step is two footprints, an opportunity the notch of a strike. */
const OWN_OUTLINES: Readonly<Record<SlotId, string>> = {
  step: "M5 7.75A2.75 2.75 0 1 1 5 13.25 2.75 2.75 0 1 1 5 7.75ZM11 2.75A2.75 2.75 0 1 1 11 8.25 2.75 2.75 0 1 1 11 2.75Z",
  opportunity: "M2 3H14L8 14Z",
};
/** Slanted lines over the field, cut to the outline: spent in advance, or about to be spent. */
const HATCHING = "M-2 6 6 -2M-2 12 12 -2M-2 18 18 -2M4 18 18 4M10 18 18 10";

/** What the strip says in words. */
export interface StripWords {
  /** The whole of it: for screen readers, and as the tooltip. */
  readonly all: string;
  /** How far one may still move, with its unit; empty: no movement to speak of. */
  readonly way: string;
  readonly nameOf: (slot: StripSlot) => string;
}

let serial = 0;

/** The strip as an element of its own; the large one also says the length of its ruler. */
export function drawStrip(view: StripView, size: StripSize, { all, way, nameOf }: StripWords): HTMLElement {
  const strip = document.createElement("div");
  strip.className = `tempo-strip tempo-strip--${size}`;
  strip.setAttribute("role", "img");
  strip.setAttribute("aria-label", all);
  strip.dataset.tooltipText = all;
  const own = view.slots.filter(({ shape }) => shape !== "reaction");
  const apart = view.slots.filter(({ shape }) => shape === "reaction");
  strip.append(drawGroup(own, view.joined, nameOf));
  if (view.ruler) strip.append(drawRuler(view.ruler));
  if (size === "large" && way !== "") strip.append(drawWay(way));
  if (apart.length > 0) strip.append(drawGroup(apart, false, nameOf, "tempo-strip__apart"));
  return strip;
}

function drawWay(way: string): HTMLElement {
  const element = document.createElement("b");
  element.className = "tempo-strip__way";
  element.textContent = way;
  return element;
}

function drawGroup(
  slots: readonly StripSlot[],
  joined: boolean,
  nameOf: (slot: StripSlot) => string,
  extra = "",
): HTMLElement {
  const group = document.createElement("span");
  group.className = `tempo-strip__slots ${extra}`.trim();
  const [main, move, ...rest] = slots;
  if (joined && main?.shape === "main" && move?.shape === "move") {
    const bar = document.createElement("span");
    bar.className = "tempo-strip__joined";
    bar.append(drawSlot(main, nameOf), drawSlot(move, nameOf));
    group.append(bar, ...rest.map((slot) => drawSlot(slot, nameOf)));
  } else {
    group.append(...slots.map((slot) => drawSlot(slot, nameOf)));
  }
  return group;
}

function drawSlot(slot: StripSlot, nameOf: (slot: StripSlot) => string): HTMLElement {
  const element = document.createElement("span");
  element.className = `tempo-strip__slot tempo-strip__slot--${slot.shape}`;
  element.dataset.slot = slot.slot;
  element.dataset.tooltipText = nameOf(slot);
  element.append(...slot.marks.map((state) => drawMark(OWN_OUTLINES[slot.slot] ?? OUTLINES[slot.shape], state)));
  if (slot.count !== null) {
    const count = document.createElement("b");
    count.textContent = String(slot.count);
    element.append(count);
  }
  return element;
}

function drawMark(outline: string, state: MarkState): SVGElement {
  const mark = makeSvg("svg", {
    viewBox: "0 0 16 16",
    class: `tempo-mark tempo-mark--${state}`,
    "aria-hidden": "true",
  });
  if (state === "owed" || state === "planned") mark.append(...drawHatching(outline));
  mark.append(makeSvg("path", { d: outline, class: "tempo-mark__outline" }));
  return mark;
}

function drawHatching(outline: string): SVGElement[] {
  const id = `tempo-cut-${serial++}`;
  const cut = makeSvg("clipPath", { id });
  cut.append(makeSvg("path", { d: outline }));
  return [cut, makeSvg("path", { d: HATCHING, class: "tempo-mark__hatching", "clip-path": `url(#${id})` })];
}

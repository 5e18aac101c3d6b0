import type { SlotShape } from "../../model/economy.js";
import type { Stretch } from "./bands.js";

/** A point of the scene, in its pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Something to draw: a line through points (closed and filled where it says so), or a dot. */
export type Stroke =
  | { readonly kind: "line"; readonly points: readonly Point[]; readonly filled?: boolean }
  | { readonly kind: "dot"; readonly at: Point; readonly radius: number };

/**
 * The line of a stretch between two points, told apart without its colour: solid, long dashes, cross-hatching, dots,
 * chevrons, a wave. `unit` is the width of a line.
 */
export function strokesOf(stretch: Stretch, from: Point, to: Point, unit: number): Stroke[] {
  const way = wayBetween(from, to);
  switch (stretch) {
    case "within":
      return [line(from, to)];
    case "slot":
      return marksAlong(way, unit * 6, (at) => [line(way.at(at - unit * 2), way.at(at + unit * 2))]);
    case "beyond":
      return marksAlong(way, unit * 3, (at) => [
        line(way.at(at - unit, -unit * 2), way.at(at + unit, unit * 2)),
        line(way.at(at - unit, unit * 2), way.at(at + unit, -unit * 2)),
      ]);
    case "safe":
      return marksAlong(way, unit * 3, (at) => [{ kind: "dot", at: way.at(at), radius: unit }]);
    case "charge":
      return marksAlong(way, unit * 5, (at) => [
        {
          kind: "line",
          points: [
            way.at(at - unit * 1.5, -unit * 2.5),
            way.at(at + unit * 1.5, 0),
            way.at(at - unit * 1.5, unit * 2.5),
          ],
        },
      ]);
    case "forced":
      return [{ kind: "line", points: wave(way, unit) }];
  }
}

/** A bar across the way, where it goes beyond everything. */
export function barAcross(from: Point, to: Point, unit: number): Stroke {
  const way = wayBetween(from, to);
  const middle = way.length / 2;
  return line(way.at(middle, -unit * 5), way.at(middle, unit * 5));
}

/** The shape of a slot, as on the tempo strip, where a way opens it. */
export function slotGlyph(shape: SlotShape, { x, y }: Point, radius: number): Stroke {
  const filled = (points: readonly (readonly [number, number])[]): Stroke => ({
    kind: "line",
    points: points.map(([dx, dy]) => ({ x: x + dx * radius, y: y + dy * radius })),
    filled: true,
  });
  switch (shape) {
    case "main":
      return filled([
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ]);
    case "move":
      return filled([
        [-0.7, -1],
        [0.1, -1],
        [0.9, 0],
        [0.1, 1],
        [-0.7, 1],
        [0.1, 0],
      ]);
    case "small":
      return { kind: "dot", at: { x, y }, radius: radius * 0.8 };
    case "reaction":
      return filled(HALF_MOON);
    case "free":
      return filled([
        [-1, -0.25],
        [1, -0.25],
        [1, 0.25],
        [-1, 0.25],
      ]);
  }
}

const HALF_MOON = Array.from({ length: 13 }, (_, i): readonly [number, number] => {
  const angle = Math.PI / 2 + (Math.PI * i) / 12;
  return [Math.cos(angle) + 0.4, Math.sin(angle)];
});

/** A straight way in its own measure: how far along it, and how far to its right. */
interface Way {
  readonly length: number;
  at(along: number, aside?: number): Point;
}

function wayBetween(from: Point, to: Point): Way {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [cos, sin] = length === 0 ? [1, 0] : [(to.x - from.x) / length, (to.y - from.y) / length];
  return {
    length,
    at: (along, aside = 0) => {
      const kept = Math.max(0, Math.min(length, along));
      return { x: from.x + kept * cos - aside * sin, y: from.y + kept * sin + aside * cos };
    },
  };
}

/** Evenly spread marks, at least one, none on the very ends. */
function marksAlong(way: Way, spacing: number, mark: (at: number) => Stroke[]): Stroke[] {
  const count = Math.max(1, Math.round(way.length / spacing));
  return Array.from({ length: count }, (_, i) => mark(((i + 0.5) * way.length) / count)).flat();
}

function wave(way: Way, unit: number): Point[] {
  const count = Math.max(4, Math.round(way.length / unit));
  return Array.from({ length: count + 1 }, (_, i) =>
    way.at((i * way.length) / count, Math.sin((i * Math.PI) / 3) * unit * 2),
  );
}

const line = (from: Point, to: Point): Stroke => ({ kind: "line", points: [from, to] });

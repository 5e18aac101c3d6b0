import type { TerrainKind } from "../../grid/board/snapshot.js";
import type { Point, Stroke } from "../canvas/strokes.js";

/** A line through points of the unit square, whose middle is 0,0 and whose sides are at -1 and 1. */
type Sketch = readonly (readonly [x: number, y: number])[];

/** Where a low wall has its ticks, as parts of its length. */
const WALL_TICKS = [0.2, 0.5, 0.8] as const;

/**
 * Each kind's mark, told apart without its colour: what a map maker would draw there. Rubble has stones, water waves, a
 * pit a hole within a hole, brambles thorns, a low wall ticks, bad footing a slide, cover a fence.
 */
const SKETCHES: Readonly<Record<TerrainKind, readonly Sketch[]>> = {
  difficult: [triangle(-0.45, -0.35, 0.35), triangle(0.45, -0.1, 0.3), triangle(-0.15, 0.55, 0.35)],
  solid: [box(0.9), diagonal(0.9, 1), diagonal(0.9, -1)],
  "low-wall": [
    [
      [-0.9, 0],
      [0.9, 0],
    ],
    ...WALL_TICKS.map((along): Sketch => {
      const x = along * 1.8 - 0.9;
      return [
        [x, -0.25],
        [x, 0.25],
      ];
    }),
  ],
  water: [wave(-0.45), wave(0), wave(0.45)],
  pit: [box(0.85), box(0.45)],
  hampered: [thorn(-0.4), thorn(0.4)],
  dark: [-0.5, -0.25, 0, 0.25, 0.5].map((shift) => slant(shift)),
  "bad-footing": [
    [
      [-0.8, -0.6],
      [-0.2, -0.6],
      [0.3, 0.5],
      [0.8, 0.5],
    ],
    [
      [-0.8, -0.2],
      [-0.45, -0.2],
      [0.05, 0.9],
      [0.6, 0.9],
    ],
  ],
  obscured: [],
  cover: [-0.6, 0, 0.6].map((x): Sketch => [
    [x, -0.7],
    [x, 0.7],
  ]),
};

/** Mist is no line: three rows of dots. */
const DOTS: readonly (readonly [number, number])[] = [-0.6, 0, 0.6].flatMap((y) =>
  [-0.6, 0, 0.6].map((x) => [x, y] as const),
);

/** The mark of a kind of ground, within a square of this size around a middle. */
export function groundStrokes(kind: TerrainKind, middle: Point, size: number): Stroke[] {
  const at = ([x, y]: readonly [number, number]): Point => ({
    x: middle.x + (x * size) / 2,
    y: middle.y + (y * size) / 2,
  });
  const lines = SKETCHES[kind].map((sketch): Stroke => ({ kind: "line", points: sketch.map(at) }));
  const dots = kind === "obscured" ? DOTS.map((dot): Stroke => ({ kind: "dot", at: at(dot), radius: size / 16 })) : [];
  return [...lines, ...dots];
}

/** A low wall along an edge of its area: ticks across it, as in its mark. `size` is that of a cell. */
export function wallStrokes(from: Point, to: Point, size: number): Stroke[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [across, down] = [(-dy / length) * size * 0.07, (dx / length) * size * 0.07];
  return WALL_TICKS.map((along): Stroke => {
    const { x, y } = { x: from.x + dx * along, y: from.y + dy * along };
    return {
      kind: "line",
      points: [
        { x: x - across, y: y - down },
        { x: x + across, y: y + down },
      ],
    };
  });
}

function triangle(x: number, y: number, half: number): Sketch {
  return [
    [x - half, y + half * 0.8],
    [x, y - half * 0.8],
    [x + half, y + half * 0.8],
    [x - half, y + half * 0.8],
  ];
}

function box(half: number): Sketch {
  return [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ];
}

function diagonal(half: number, turn: 1 | -1): Sketch {
  return [
    [-half, -half * turn],
    [half, half * turn],
  ];
}

function wave(y: number): Sketch {
  return Array.from({ length: 13 }, (_, i): [number, number] => [
    -0.8 + (1.6 * i) / 12,
    y + Math.sin((i * Math.PI) / 3) * 0.12,
  ]);
}

/** A zigzag upright. */
function thorn(x: number): Sketch {
  return Array.from({ length: 5 }, (_, i): [number, number] => [x + (i % 2 === 0 ? -0.22 : 0.22), -0.8 + i * 0.4]);
}

function slant(shift: number): Sketch {
  return [
    [shift - 0.3, 0.8],
    [shift + 0.3, -0.8],
  ];
}

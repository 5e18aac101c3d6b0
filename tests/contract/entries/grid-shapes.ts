import type { Entry } from "../page/entry.js";
import { holds, same, until } from "../page/demand.js";
import { CELL, makeToken, to } from "../page/fixtures.js";
import type { Data, Grid, Offset, Scene as SceneDocument, Token } from "../page/host.js";

const square = (more: Data = {}): Grid => new foundry.grid.SquareGrid({ size: CELL, distance: 5, ...more });
const hexes = (more: Data = {}) =>
  new foundry.grid.HexagonalGrid({ size: CELL, distance: 5, columns: false, even: false, ...more });
const gridless = (): Grid => new foundry.grid.GridlessGrid({ size: CELL, distance: 5 });

const round = (value: number): number => Math.round(value * 100) / 100;

/** A scene of another grid for as long as the entry runs, with one token on it. */
async function onScene(grid: Data, token: Data, run: (token: Token) => void): Promise<void> {
  const source = { name: "Another grid", width: 2000, height: 2000, padding: 0 };
  const scene: SceneDocument = await Scene.create({ ...source, grid: { size: CELL, distance: 5, ...grid } });
  try {
    const [made] = await scene.createEmbeddedDocuments("Token", [{ name: "Subject", x: 400, y: 400, ...token }]);
    run(made as Token);
  } finally {
    await scene.delete();
  }
}

/** Grids of all kinds: cells, neighbours, measures; what a token fills, and what stands in its way. */
export const GRID_SHAPES: Entry[] = [
  {
    id: "grid.kinds",
    says: "A grid says by three marks which kind it is.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const marks = ({ isSquare, isHexagonal, isGridless }: Grid): boolean[] => [isSquare, isHexagonal, isGridless];
      same(marks(square()), [true, false, false], "squares");
      same(marks(hexes()), [false, true, false], "hexes");
      same(marks(gridless()), [false, false, true], "no grid");
    },
  },
  {
    id: "grid.numbers",
    says: "The constants of grids, diagonals and token shapes have their published numbers.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const { GRIDLESS, SQUARE, HEXODDR, HEXEVENR, HEXODDQ, HEXEVENQ } = CONST.GRID_TYPES;
      same([GRIDLESS, SQUARE, HEXODDR, HEXEVENR, HEXODDQ, HEXEVENQ], [0, 1, 2, 3, 4, 5], "GRID_TYPES");
      const { EQUIDISTANT, EXACT, APPROXIMATE, RECTILINEAR, ALTERNATING_1, ALTERNATING_2, ILLEGAL } =
        CONST.GRID_DIAGONALS;
      same(
        [EQUIDISTANT, EXACT, APPROXIMATE, RECTILINEAR, ALTERNATING_1, ALTERNATING_2, ILLEGAL],
        [0, 1, 2, 3, 4, 5, 6],
        "GRID_DIAGONALS",
      );
      const { ELLIPSE_1, ELLIPSE_2, TRAPEZOID_1, TRAPEZOID_2, RECTANGLE_1, RECTANGLE_2 } = CONST.TOKEN_SHAPES;
      same(
        [ELLIPSE_1, ELLIPSE_2, TRAPEZOID_1, TRAPEZOID_2, RECTANGLE_1, RECTANGLE_2],
        [0, 1, 2, 3, 4, 5],
        "TOKEN_SHAPES",
      );
    },
  },
  {
    id: "grid.of-scene",
    says: "The grid of the viewed scene is the canvas's, with the scene's size, distance and units.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const { type, size, distance, units } = canvas.scene.grid;
      same([canvas.grid.type, canvas.grid.size, canvas.grid.distance], [type, size, distance], "canvas and scene");
      same([size, distance, units], [CELL, 5, "ft"], "the scene's");
    },
  },
  {
    id: "grid.third-dimension",
    says: "What is asked with elevation is answered with elevation: cells have k, points have elevation.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      same(square().getOffset({ x: 350, y: 120, elevation: 10 }), { i: 1, j: 3, k: 2 }, "a cell");
      same(square().getCenterPoint({ i: 1, j: 3, k: 2 }).elevation !== undefined, true, "a point with a height");
      same(square().getCenterPoint({ i: 1, j: 3 }).elevation === undefined, true, "a point without");
    },
  },
  {
    id: "grid.measure-parts",
    says: "A measured path tells its waypoints, its segments and their sums; waypoint 0 is the beginning.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const way = [to(0, 0), to(2, 0), to(2, 3)].map(({ x, y }) => ({ x: Number(x) + 50, y: Number(y) + 50 }));
      const { waypoints, segments, distance, spaces, diagonals, euclidean } = square().measurePath(way);
      same([distance, spaces, diagonals, euclidean], [25, 5, 0, 25], "sums");
      same(
        waypoints.map((each) => [each.distance, each.spaces]),
        [
          [0, 0],
          [10, 2],
          [25, 5],
        ],
        "up to each waypoint",
      );
      same(
        segments.map((each) => each.distance),
        [10, 15],
        "segments",
      );
      holds(waypoints[1]?.backward === segments[0] && waypoints[1]?.forward === segments[1], "joined both ways");
    },
  },
  {
    id: "grid.measure-height",
    says: "A path with elevations is measured in three dimensions.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const up = square().measurePath([
        { x: 50, y: 50, elevation: 0 },
        { x: 50, y: 50, elevation: 15 },
      ]);
      same([up.distance, up.spaces], [15, 3], "straight up");
      const slant = square({ diagonals: CONST.GRID_DIAGONALS["EQUIDISTANT"] }).measurePath([
        { x: 50, y: 50, elevation: 0 },
        { x: 250, y: 50, elevation: 10 },
      ]);
      same([slant.distance, slant.spaces], [10, 2], "up and forward at once");
    },
  },
  {
    id: "grid.measure-cost",
    says: "A cost function of measurePath is asked for every step, with two cells and their distance.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const steps: [Offset, Offset, number][] = [];
      const cost = (from: Offset, cell: Offset, distance: number): number => {
        steps.push([from, cell, distance]);
        return 2 * distance;
      };
      const measured = square().measurePath(
        [
          { x: 50, y: 50 },
          { x: 250, y: 50 },
        ],
        { cost },
      );
      same([measured.cost, measured.distance], [20, 10], "cost and distance");
      same(
        steps.map(([from, cell, distance]) => [from.j, cell.j, distance]),
        [
          [0, 1, 5],
          [1, 2, 5],
        ],
        "steps",
      );
    },
  },
  {
    id: "grid.measure-marks",
    says: "A waypoint that isn't measured adds nothing, one that teleports is measured as the crow flies in one step.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const from = { x: 50, y: 50 };
      const there = { x: 350, y: 50 };
      const skipped = square().measurePath([from, { ...there, measure: false }]);
      same([skipped.distance, skipped.cost, skipped.spaces], [0, 0, 0], "not measured");
      let steps = 0;
      square().measurePath([from, { ...there, teleport: true }], { cost: () => (steps += 1) });
      same(steps, 1, "steps of a teleport");
    },
  },
  {
    id: "grid.shifted",
    says: "getShiftedOffset gives the neighbour in a direction.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const { UP = 0, DOWN = 0, LEFT = 0, RIGHT = 0, UP_LEFT = 0 } = CONST.MOVEMENT_DIRECTIONS;
      same([UP, DOWN, LEFT, RIGHT], [1, 2, 4, 8], "directions");
      const shift = (direction: number): Offset => square().getShiftedOffset({ i: 4, j: 4 }, direction);
      same(
        [UP, DOWN, LEFT, RIGHT, UP_LEFT].map(shift),
        [
          { i: 3, j: 4 },
          { i: 5, j: 4 },
          { i: 4, j: 3 },
          { i: 4, j: 5 },
          { i: 3, j: 3 },
        ],
        "neighbours",
      );
    },
  },
  {
    id: "grid.snapped",
    says: "getSnappedPoint brings a point to the nearest centre, corner or vertex that its mode allows.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const { CENTER = 0, TOP_LEFT_CORNER = 0, VERTEX = 0 } = CONST.GRID_SNAPPING_MODES;
      const snap = (mode: number): unknown => square().getSnappedPoint({ x: 370, y: 130 }, { mode });
      same(snap(CENTER), { x: 350, y: 150 }, "to a centre");
      same(snap(TOP_LEFT_CORNER), { x: 400, y: 100 }, "to a corner");
      same(snap(VERTEX), { x: 400, y: 100 }, "to a vertex");
      const fine = square().getSnappedPoint({ x: 370, y: 130 }, { mode: VERTEX, resolution: 2 });
      same(fine, { x: 350, y: 150 }, "at twice the resolution");
    },
  },
  {
    id: "grid.vertices",
    says: "A square has four vertices, a hex six, around its centre.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      same(
        square().getVertices({ i: 1, j: 3 }),
        [
          { x: 300, y: 100 },
          { x: 400, y: 100 },
          { x: 400, y: 200 },
          { x: 300, y: 200 },
        ],
        "a square",
      );
      const hex = hexes();
      const vertices = hex.getVertices({ i: 1, j: 3 });
      const center = hex.getCenterPoint({ i: 1, j: 3 });
      same(vertices.length, 6, "a hex");
      const radii = vertices.map(({ x, y }) => round(Math.hypot(x - center.x, y - center.y)));
      same(new Set(radii).size, 1, "all equally far from its centre");
    },
  },
  {
    id: "grid.range",
    says: "getOffsetRange gives the rows and columns that a rectangle touches, the last ones excluded.",
    ground: "types",
    source: "api 2 (base.d.mts, with its loop)",
    kind: "single",
    run: () =>
      same(square().getOffsetRange({ x: 150, y: 210, width: 200, height: 100 }), [2, 1, 4, 4], "i0, j0, i1, j1"),
  },
  {
    id: "grid.translated",
    says: "getTranslatedPoint goes a distance in scene units in a direction in degrees, 0 being to the right.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const point = (direction: number): number[] => {
        const { x, y } = gridless().getTranslatedPoint({ x: 500, y: 500 }, direction, 10);
        return [round(x), round(y)];
      };
      same(
        [point(0), point(90)],
        [
          [700, 500],
          [500, 700],
        ],
        "without a grid",
      );
    },
  },
  {
    id: "grid.circle",
    says: "A circle is given by its points: on squares by the rule for diagonals, without a grid round.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const reach = (grid: Grid): number =>
        Math.max(...grid.getCircle({ x: 500, y: 500 }, 10).map(({ x, y }) => Math.hypot(x - 500, y - 500)));
      same(round(reach(square({ diagonals: CONST.GRID_DIAGONALS["EQUIDISTANT"] }))), 282.84, "equidistant");
      same(Math.round(reach(gridless())), 200, "no grid");
    },
  },
  {
    id: "grid.hex-layouts",
    says: "The four layouts of hexes shift other rows or columns.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const shift = (columns: boolean, even: boolean, from: Offset, beside: Offset): number => {
        const grid = hexes({ columns, even });
        const [a, b] = [grid.getCenterPoint(from), grid.getCenterPoint(beside)];
        return Math.sign(Math.round(columns ? b.y - a.y : b.x - a.x));
      };
      const [origin, below, right] = [
        { i: 0, j: 0 },
        { i: 1, j: 0 },
        { i: 0, j: 1 },
      ];
      same([shift(false, false, origin, below), shift(false, true, origin, below)], [1, -1], "odd and even rows");
      same([shift(true, false, origin, right), shift(true, true, origin, right)], [1, -1], "odd and even columns");
    },
  },
  {
    id: "grid.hex-cubes",
    says: "Cells of hexes turn into cubes whose three numbers sum to nothing, and back.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const grid = hexes();
      const cube = grid.offsetToCube({ i: 3, j: 2 });
      same([cube.q + cube.r + cube.s, grid.cubeToOffset(cube)], [0, { i: 3, j: 2 }], "there and back");
      same(grid.getAdjacentCubes(cube).length, 6, "neighbours");
      const { HexagonalGrid } = foundry.grid;
      const far = grid.offsetToCube({ i: 3, j: 5 });
      same(HexagonalGrid.cubeDistance(cube, far), 3, "steps between two");
      same(HexagonalGrid.cubeRound({ q: cube.q + 0.2, r: cube.r - 0.1, s: cube.s - 0.1 }), cube, "rounded");
    },
  },
  {
    id: "grid.hex-measure",
    says: "On hexes every step is one space and one distance, in each of six directions.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const grid = hexes();
      const from = grid.getCenterPoint({ i: 4, j: 4 });
      for (const cell of grid.getAdjacentOffsets({ i: 4, j: 4 })) {
        const { distance, spaces, diagonals } = grid.measurePath([from, grid.getCenterPoint(cell)]);
        same([distance, spaces, diagonals], [5, 1, 0], "a step");
      }
      const four = grid.measurePath([from, grid.getCenterPoint({ i: 4, j: 8 })]);
      same([four.distance, four.spaces], [20, 4], "four along a row");
    },
  },
  {
    id: "grid.gridless-measure",
    says: "Without a grid the distance is the length of the way, and there are no spaces.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const { distance, spaces, euclidean } = gridless().measurePath([
        { x: 0, y: 0 },
        { x: 300, y: 400 },
      ]);
      same([round(distance), spaces, round(euclidean)], [25, 0, 25], "a way");
    },
  },
  {
    id: "grid.illegal",
    says: "Where diagonals are illegal diagonal cells aren't adjacent, and a direct path goes around the corner.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const grid = square({ diagonals: CONST.GRID_DIAGONALS["ILLEGAL"] });
      const [a, b] = [
        { i: 0, j: 0 },
        { i: 1, j: 1 },
      ];
      same([grid.testAdjacency(a, b), square().testAdjacency(a, b)], [false, true], "adjacency");
      same(grid.getDirectPath([a, b]).length, 3, "cells of the way");
    },
  },
  {
    id: "grid.direct-waypoints",
    says: "A direct path through several waypoints holds each of them once.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const path = square().getDirectPath([
        { i: 0, j: 0 },
        { i: 0, j: 2 },
        { i: 2, j: 2 },
      ]);
      same(
        path.map(({ i, j }) => `${j},${i}`),
        ["0,0", "1,0", "2,0", "2,1", "2,2"],
        "cells",
      );
    },
  },
  {
    id: "occupancy.gridless",
    says: "Without a grid a token fills no cells and has no outline of a cell.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () =>
      onScene({ type: 0 }, {}, (token) => {
        same([token.getOccupiedGridSpaceOffsets(), token.getGridSpacePolygon() ?? null], [[], null], "cells, outline");
        same(token.getSize().width, CELL, "its size");
      }),
  },
  {
    id: "occupancy.hex",
    says: "On hexes a token of one fills one cell, one of two three, one of three seven.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: async () => {
      const counts: number[] = [];
      for (const size of [1, 2, 3])
        await onScene({ type: 2 }, { width: size, height: size, shape: CONST.TOKEN_SHAPES["ELLIPSE_1"] }, (token) =>
          counts.push(token.getOccupiedGridSpaceOffsets().length),
        );
      same(counts, [1, 3, 7], "cells");
    },
  },
  {
    id: "occupancy.small",
    says: "A token smaller than a cell fills the cell that it stands in.",
    ground: "inferred",
    source: "api 2 (occupied at the snapped position)",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [3, 3], width: 0.5, height: 0.5 });
      same(token.getOccupiedGridSpaceOffsets(), [{ i: 3, j: 3 }], "its cell");
      same(token.getSize().width, 50, "its size");
    },
  },
  {
    id: "occupancy.snapped",
    says: "What a token fills is told for its snapped position.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [3, 3] });
      const off = { x: 330, y: 280 };
      same(token.getOccupiedGridSpaceOffsets(off), [{ i: 3, j: 3 }], "cells of a place beside the grid");
      const { x, y } = token.getSnappedPosition(off);
      same([x, y], [300, 300], "where it snaps to");
    },
  },
  {
    id: "occupancy.outline",
    says: "On squares the outline of a cell is a polygon of its size.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const polygon = token.getGridSpacePolygon() ?? [];
      const [width, height] = (["x", "y"] as const).map(
        (axis) => Math.max(...polygon.map((point) => point[axis])) - Math.min(...polygon.map((point) => point[axis])),
      );
      same([polygon.length, width, height], [4, CELL, CELL], "corners, width, height");
    },
  },
  {
    id: "collision.modes",
    says: "By default a collision test gives all walls crossed, in order; by closest the first one or null.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: async () => {
      const wall = (x: number): Data => ({ c: [x, 600, x, 900] });
      const walls = await canvas.scene.createEmbeddedDocuments("Wall", [wall(700), wall(400)]);
      try {
        const { move } = CONFIG.Canvas.polygonBackends;
        const test = (to: number, mode?: string): unknown =>
          move.testCollision({ x: 250, y: 750 }, { x: to, y: 750 }, { type: "move", ...(mode ? { mode } : {}) });
        await until(() => test(850, "any") === true, "the walls on the canvas");
        const all = test(850) as { x: number }[];
        same(
          all.map(({ x }) => Math.round(x)),
          [400, 700],
          "all, from near to far",
        );
        same([test(350), test(350, "closest"), test(350, "any")], [[], null, false], "where there is none");
        same(Math.round((test(850, "closest") as { x: number }).x), 400, "the closest");
      } finally {
        await canvas.scene.deleteEmbeddedDocuments(
          "Wall",
          walls.map(({ id }) => id),
        );
      }
    },
  },
  {
    id: "collision.kinds",
    says: "A wall that stops movement alone doesn't stop sight, and an open door stops neither.",
    ground: "types",
    source: "api 2 (WallDocument fields)",
    kind: "single",
    run: async () => {
      const data = [
        { c: [400, 600, 400, 700], move: 20, sight: 0 },
        { c: [400, 700, 400, 800], move: 20, sight: 20, door: 1, ds: 0 },
      ];
      const walls = await canvas.scene.createEmbeddedDocuments("Wall", data);
      try {
        const test = (kind: "move" | "sight", y: number): unknown =>
          CONFIG.Canvas.polygonBackends[kind].testCollision({ x: 350, y }, { x: 450, y }, { type: kind, mode: "any" });
        await until(() => test("move", 650) === true, "the walls on the canvas");
        same([test("move", 650), test("sight", 650)], [true, false], "a wall for movement alone");
        same([test("move", 750), test("sight", 750)], [true, true], "a closed door");
        await canvas.scene.updateEmbeddedDocuments("Wall", [{ _id: walls[1]?.id, ds: 1 }]);
        await until(() => test("move", 750) === false, "the door open");
        same(test("sight", 750), false, "sight through it");
      } finally {
        await canvas.scene.deleteEmbeddedDocuments(
          "Wall",
          walls.map(({ id }) => id),
        );
      }
    },
  },
  {
    id: "collision.token",
    says: "checkCollision of a drawn token tells whether a wall stands between it, or a given origin, and a point.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [9, 1] });
      const drawn = await until(() => token.object, "the drawn token");
      same(drawn.checkCollision({ x: 1050, y: 150 }), true, "from where it is");
      const origin = { x: 950, y: 650 };
      same(drawn.checkCollision({ x: 1050, y: 650 }, { origin, type: "move", mode: "any" }), false, "from elsewhere");
    },
  },
  {
    id: "vision.no-token-vision",
    says: "canvas.visibility tells whether the scene has token vision; without it every point is seen.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      same(canvas.visibility.tokenVision, canvas.scene.tokenVision, "token vision");
      if (!canvas.scene.tokenVision) same(canvas.visibility.testVisibility({ x: 150, y: 150 }), true, "a point");
    },
  },
  {
    id: "canvas.quadtree",
    says: "The tokens' quadtree gives the drawn tokens within a rectangle.",
    ground: "seen",
    source: "api 2 (draw-steel)",
    kind: "single",
    run: async () => {
      const [near, far] = [await makeToken({ at: [2, 2] }), await makeToken({ at: [12, 8] })];
      await until(() => near.object && far.object, "both drawn");
      const found = canvas.tokens.quadtree.getObjects(new PIXI.Rectangle(150, 150, 200, 200));
      holds(found instanceof Set, "a set");
      same(
        [...found].map(({ document }) => document.id),
        [near.id],
        "tokens",
      );
    },
  },
];

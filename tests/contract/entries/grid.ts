import type { Entry } from "../page/entry.js";
import { holds, same } from "../page/demand.js";
import { CELL, makeRegion, makeToken, names, to } from "../page/fixtures.js";

const square = (diagonals: number) => new foundry.grid.SquareGrid({ size: CELL, distance: 5, diagonals });

export const GRID: Entry[] = [
  {
    id: "grid.offsets",
    says: "In an offset i is the row and j the column; a cell's corner and centre are points of its scene.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      same(canvas.grid.getOffset({ x: 350, y: 120 }), { i: 1, j: 3 }, "the cell of a point");
      same(canvas.grid.getTopLeftPoint({ i: 1, j: 3 }), { x: 300, y: 100 }, "its corner");
      same(canvas.grid.getCenterPoint({ i: 1, j: 3 }), { x: 350, y: 150 }, "its centre");
    },
  },
  {
    id: "grid.diagonals",
    says: "The seven rules for diagonals measure three diagonal steps differently.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const rules = CONST.GRID_DIAGONALS;
      const measured = (rule: string): number => {
        const way = [
          { i: 0, j: 0 },
          { i: 3, j: 3 },
        ];
        const grid = square(rules[rule] ?? -1);
        return (
          Math.round(grid.measurePath(way.map((offset) => grid.getCenterPoint(offset) as never)).distance * 100) / 100
        );
      };
      const expected = {
        ...{ EQUIDISTANT: 15, EXACT: 21.21, APPROXIMATE: 22.5, RECTILINEAR: 30 },
        ...{ ALTERNATING_1: 20, ALTERNATING_2: 25, ILLEGAL: 30 },
      };
      same(Object.fromEntries(Object.keys(expected).map((rule) => [rule, measured(rule)])), expected, "distances");
    },
  },
  {
    id: "grid.alternating-phase",
    says: "With alternating diagonals the pieces of a path don't sum up to the whole.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const grid = square(CONST.GRID_DIAGONALS["ALTERNATING_1"] ?? -1);
      const at = (i: number) => grid.getCenterPoint({ i, j: i }) as never;
      const piece = grid.measurePath([at(0), at(1)]).distance;
      same([piece, grid.measurePath([at(0), at(1), at(2)]).distance], [5, 15], "one step, and two in one path");
    },
  },
  {
    id: "grid.neighbours",
    says: "A cell has eight neighbours on squares, four where diagonals are illegal, six on hexes.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const count = (grid: { getAdjacentOffsets(offset: { i: number; j: number }): unknown[] }): number =>
        grid.getAdjacentOffsets({ i: 4, j: 4 }).length;
      const hexes = new foundry.grid.HexagonalGrid({ size: CELL, distance: 5, columns: false, even: false });
      const { EQUIDISTANT = 0, ILLEGAL = 6 } = CONST.GRID_DIAGONALS;
      same([count(square(EQUIDISTANT)), count(square(ILLEGAL)), count(hexes)], [8, 4, 6], "neighbours");
      const [first] = hexes.getAdjacentOffsets({ i: 4, j: 4 });
      holds(first && hexes.testAdjacency({ i: 4, j: 4 }, first), "adjacency");
      same(hexes.testAdjacency({ i: 4, j: 4 }, { i: 4, j: 6 }), false, "two columns away");
    },
  },
  {
    id: "grid.direct-path",
    says: "getDirectPath gives every cell from the first to the last, each next to the one before.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const path = canvas.grid.getDirectPath([
        { i: 0, j: 0 },
        { i: 2, j: 4 },
      ]);
      same([path[0], path.at(-1), path.length], [{ i: 0, j: 0 }, { i: 2, j: 4 }, 5], "ends and length");
      holds(
        path.every((cell, n) => n === 0 || canvas.grid.testAdjacency(path[n - 1] ?? cell, cell)),
        "no gap",
      );
    },
  },
  {
    id: "grid.occupied",
    says: "A token of two by two occupies four cells, at its own place or at one that is asked for.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: async () => {
      const token = await makeToken({ at: [2, 3], width: 2, height: 2 });
      const cells = (position?: object): string[] =>
        token
          .getOccupiedGridSpaceOffsets(position as never)
          .map(({ i, j }) => `${j},${i}`)
          .sort();
      same(cells(), ["2,3", "2,4", "3,3", "3,4"], "its own");
      same(cells(to(6, 6)), ["6,6", "6,7", "7,6", "7,7"], "elsewhere");
      same(token.getCenterPoint(), { x: 300, y: 400, elevation: 0 }, "its centre");
      same([token.getSize().width, token.getSize().height], [200, 200], "its size in pixels");
    },
  },
  {
    id: "grid.collision",
    says: "The backend for movement tells a wall between two points, by mode any as a boolean, and none elsewhere.",
    ground: "types",
    source: "api 2",
    kind: "single",
    run: () => {
      const { move, sight } = CONFIG.Canvas.polygonBackends;
      const test = (backend: typeof move, type: string, y: number): unknown =>
        backend.testCollision({ x: 950, y }, { x: 1050, y }, { type, mode: "any" });
      same([test(move, "move", 150), test(move, "move", 650)], [true, false], "movement");
      same([test(sight, "sight", 150), test(sight, "sight", 650)], [true, false], "sight");
      const closest = move.testCollision({ x: 950, y: 150 }, { x: 1050, y: 150 }, { type: "move", mode: "closest" });
      same(Math.round((closest as { x: number }).x), 1000, "where the closest is");
    },
  },
  {
    id: "grid.highlight",
    says: "A highlight layer is made, found, cleared and destroyed by its name.",
    ground: "types",
    source: "api 8",
    kind: "single",
    run: () => {
      const { grid } = canvas.interface;
      grid.addHighlightLayer("range");
      grid.highlightPosition("range", { x: 300, y: 300, color: 0xff0000 });
      holds(grid.getHighlightLayer("range"), "the layer");
      grid.clearHighlightLayer("range");
      grid.destroyHighlightLayer("range");
      holds(!grid.getHighlightLayer("range"), "no layer");
    },
  },
  {
    id: "regions.sub-type",
    says: "A region behaviour of the system's own type has its model's data.",
    ground: "seen",
    source: "audit 8 (dnd5e)",
    kind: "single",
    run: async () => {
      const shape = { type: "rectangle", x: 300, y: 300, width: 200, height: 100, rotation: 0 };
      const behavior = { name: "Rubble", type: names().terrain, system: { strange: 1 } };
      const region = await makeRegion(shape, [behavior]);
      const [stored] = region.behaviors.contents;
      same([stored?.type, stored?.system["kind"]], [names().terrain, "difficult"], "type and kind");
      same("strange" in ((stored?._source["system"] as object) ?? {}), false, "an undeclared key");
    },
  },
  {
    id: "regions.test-point",
    says: "The region's document tells which points lie in it, by place and by elevation.",
    ground: "seen",
    source: "audit 8 (#11819)",
    kind: "single",
    run: async () => {
      const shape = { type: "rectangle", x: 300, y: 300, width: 200, height: 100, rotation: 0 };
      const region = await makeRegion(shape);
      const test = (x: number, y: number, elevation = 0): boolean => region.testPoint({ x, y, elevation });
      same([test(350, 350), test(450, 350), test(550, 350), test(350, 450)], [true, true, false, false], "places");
      await region.update({ elevation: { bottom: 0, top: 10 } });
      same([test(350, 350, 5), test(350, 350, 20)], [true, false], "elevations");
    },
  },
];

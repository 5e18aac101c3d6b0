import { TOKEN_SHAPES as S } from "../grid/constants.js";

/** One line of hexagons of a token: how many, and how far in from the first column, in half hexagons. */
export interface FootprintRow {
  inset: number;
  count: number;
}

/** How many hexagons fewer than the widest line each line has, from the top. */
function listTrims(shape: number, lines: number): number[] {
  const last = lines - 1;
  const widest = shape === S.ELLIPSE_1 ? Math.floor(last / 2) : Math.ceil(last / 2);
  return Array.from({ length: lines }, (_, line) => {
    switch (shape) {
      case S.ELLIPSE_1:
      case S.ELLIPSE_2:
        return Math.abs(line - widest);
      case S.TRAPEZOID_1:
        return line;
      case S.TRAPEZOID_2:
        return last - line;
      case S.RECTANGLE_2:
        return (line + 1) % 2;
      default:
        return line % 2;
    }
  });
}

/** The lines of a hexagonal footprint: `along` hexagons in the widest line, `lines` lines. Lines that vanish are left out. */
export function listFootprintRows(shape: number, along: number, lines: number): FootprintRow[] {
  const width = Math.max(1, Math.round(along));
  const rows = listTrims(shape, Math.max(1, Math.round(lines))).map((trim) => ({ inset: trim, count: width - trim }));
  return rows
    .map((row) => (row.count > 0 ? row : { inset: width - 1, count: 1 }))
    .filter((row, n) => n === 0 || row.count > 0);
}

import type { Cell } from "../board/snapshot.js";

/** Cells written in short: `"0,0 1,1"`. */
export function cells(text: string): Cell[] {
  return text.split(" ").map((pair) => {
    const [column, row] = pair.split(",").map(Number);
    if (column === undefined || row === undefined) throw new Error(`No cell: ${pair}`);
    return [column, row];
  });
}

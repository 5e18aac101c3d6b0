/** Distance in hexes over a gap in axial coordinates (array columns and rows). */
export function measureHexGap(dq: number, dr: number): number {
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

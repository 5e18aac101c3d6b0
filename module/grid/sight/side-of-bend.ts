/**
 * On which side of a bent way something lies: 1 left, -1 right on the screen, 0 along the way. All are directions from
 * the bend: back to where the way comes from, forth to where it goes, and towards the thing.
 */
export function sideOfBend(backX: number, backY: number, forthX: number, forthY: number, x: number, y: number): number {
  const bend = turn(forthX, forthY, backX, backY);
  const fromForth = turn(forthX, forthY, x, y);
  const toBack = turn(x, y, backX, backY);
  if (fromForth === 0 && forthX * x + forthY * y > 0) return 0;
  if (toBack === 0 && backX * x + backY * y > 0) return 0;
  if (bend > 0) return fromForth > 0 && toBack > 0 ? 1 : -1;
  if (bend < 0) return fromForth < 0 && toBack < 0 ? -1 : 1;
  // Straight on; or straight back, where nothing can lie between.
  return forthX * backX + forthY * backY < 0 ? Math.sign(fromForth) : 0;
}

/** Positive where the second direction is left of the first on the screen. */
function turn(ax: number, ay: number, bx: number, by: number): number {
  return ay * bx - ax * by;
}

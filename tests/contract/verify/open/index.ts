import { DRAG_BY_HAND, OPEN_MOVEMENT, PATIENCE } from "./movement.js";
import type { OpenPoint } from "./point.js";
import { OPEN_TABLE } from "./table.js";

const numberOf = ({ id }: OpenPoint): number => Number(/\d+/.exec(id)?.[0]);

export { DRAG_BY_HAND, PATIENCE };

/** All open points at which the two windows can look by themselves, in the order of their numbers. */
export const OPEN: readonly OpenPoint[] = [...OPEN_MOVEMENT, ...OPEN_TABLE].sort((a, b) => numberOf(a) - numberOf(b));

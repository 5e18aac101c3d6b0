import { createSight } from "../grid/sight/sight.js";
import { keepFor } from "./kept.js";

/** The lines of a board, prepared once: a board never changes. */
export const sightOf = keepFor(createSight);

import type { Encounter } from "../model/encounter.js";

/** Whether a fight knows a creature by this id. Its own ids only: none is called what every object has (`__proto__` …). */
export const isKnown = ({ creatures }: Encounter, id: string): boolean => Object.hasOwn(creatures, id);

/** A number from 0 (inclusive) to 1 (exclusive). */
export type Uniform = () => number;

/** A small seeded generator (mulberry32): the same seed gives the same dice. */
export function seededUniform(seed: number): Uniform {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const queued: number[] = [];

/** Test hook: these faces are used for the next dice, in order. */
export function queueFaces(faces: number[]): void {
  queued.push(...faces);
}

/** How many queued faces haven't been used. */
export function remainingFaces(): number {
  return queued.length;
}

/** Forgets queued faces and returns them. */
export function clearFaces(): number[] {
  return queued.splice(0);
}

/** The face of a die: the next queued one, else by the configured generator. */
export function rollFace(faces: number, uniform: Uniform): number {
  const forced = queued.shift();
  if (forced === undefined) return Math.floor(uniform() * faces) + 1;
  if (!Number.isInteger(forced) || forced < 1 || forced > faces)
    throw new Error(`The queued face ${forced} is not on a die of ${faces}.`);
  return forced;
}

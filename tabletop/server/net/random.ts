/** Numbers evenly from [0, 1), the same for the same seed: a 32-bit xorshift, good enough to shuffle delays. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

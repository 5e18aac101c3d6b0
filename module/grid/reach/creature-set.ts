/** A set of creatures by their number (0, 1, 2 …): one bit each, 32 a word. */
export type CreatureSet = Int32Array;

/** An empty set with room for so many creatures. */
export function createCreatureSet(capacity: number): CreatureSet {
  return new Int32Array((capacity + 31) >> 5);
}

/** The creatures of a set in ascending order. */
export function creaturesOf(set: CreatureSet): number[] {
  const creatures: number[] = [];
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1) {
      creatures.push(word * 32 + 31 - Math.clz32(bits & -bits));
    }
  }
  return creatures;
}

/** Works something out once for each of those things that never change, and keeps it for as long as they are there. */
export function keepFor<K extends WeakKey, V>(workOut: (thing: K) => V): (thing: K) => V {
  const known = new WeakMap<K, V>();
  return (thing) => {
    const before = known.get(thing);
    if (before !== undefined) return before;
    const value = workOut(thing);
    known.set(thing, value);
    return value;
  };
}

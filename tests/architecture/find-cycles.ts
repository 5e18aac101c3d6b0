/**
 * The groups of files that reach one another, by Tarjan's algorithm for strongly connected components; a file that
 * imports itself is a group of one. Targets that are no key of the graph (packages) are left out.
 */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  const visit = (name: string): number => {
    const index = order.size;
    order.set(name, index);
    lowest.set(name, index);
    open.push(name);
    for (const next of graph.get(name) ?? []) if (graph.has(next)) lower(name, next);
    const low = lowest.get(name) ?? index;
    if (low === index) close(name);
    return low;
  };
  const lower = (name: string, next: string): void => {
    const seen = order.get(next);
    const reached = seen === undefined ? visit(next) : open.includes(next) ? seen : Infinity;
    lowest.set(name, Math.min(lowest.get(name) ?? Infinity, reached));
  };
  const close = (name: string): void => {
    const group = open.splice(open.indexOf(name));
    if (group.length > 1 || (graph.get(name) ?? []).includes(name)) cycles.push(group.sort());
  };

  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return cycles;
}

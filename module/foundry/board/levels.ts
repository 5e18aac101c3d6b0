/** A document of Foundry 14 that may belong to some levels of its scene only; on 13 it has no such thing. */
export interface Levelled {
  readonly levels?: Iterable<string> | null;
}

/** Whether the document is there on that level. One that names no level is there on all. */
export function levelsAllow(document: Levelled, level: string | null): boolean {
  if (level === null || !document.levels) return true;
  const levels = [...document.levels];
  return levels.length === 0 || levels.includes(level);
}

/** The level on which most of the tokens stand; null where the scene has none, as on 13. */
export function commonLevel(tokens: Iterable<{ readonly level?: string | null }>): string | null {
  const counts = new Map<string, number>();
  for (const { level } of tokens) if (level) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0] ?? null;
}

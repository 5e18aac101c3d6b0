/**
 * Where core's own documents say as much of a hidden creature: that it has a place in the order, and whose turn it is.
 * Paths below a record's text, with list places left out.
 */
const OF_THE_ORDER: readonly RegExp[] = [
  /(^|\.)order$/,
  /^(active|last)$/,
  /^turns\.(creature|group)$/,
  /^coming\.(creature|others)$/,
  /^(StartTurn|EndTurn)\.by$/,
  // That it is there no more: so is its combatant.
  /(^LeaveFight\.by|CreatureLeft\.creature)$/,
  /(TurnStarted|TurnEnded|TurnHeldUp|TurnResumed)\.(creature|group|others)$/,
];

/** Places of a combat's data, as a client holds it, that name one of these creatures beyond what core itself says. */
export function trackSecrets(system: string, creatures: readonly string[]): string[] {
  const { ledger } = JSON.parse(system) as { ledger: { opening: string; records: Record<string, string> } };
  const texts = [ledger.opening, ...Object.values(ledger.records)].filter((text) => text !== "");
  return texts
    .flatMap((text) => pathsTo(JSON.parse(text), creatures, []))
    .filter((path) => !OF_THE_ORDER.some((open) => open.test(path)));
}

function pathsTo(value: unknown, words: readonly string[], path: readonly string[]): string[] {
  if (typeof value === "string") return words.includes(value) ? [path.join(".")] : [];
  if (Array.isArray(value)) return value.flatMap((each) => pathsTo(each, words, path));
  if (typeof value !== "object" || value === null) return [];
  const { type, name, kind } = value as { type?: unknown; name?: unknown; kind?: unknown };
  const step = typeof type === "string" ? [...path, type] : kind === "commit" ? [...path, String(name)] : path;
  return Object.entries(value).flatMap(([key, part]) => [
    ...(words.includes(key) ? [[...step, "key"].join(".")] : []),
    ...pathsTo(part, words, [...step, key]),
  ]);
}

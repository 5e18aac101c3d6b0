/** How something stands to one who waits, after each cell of its way. */
export interface Nearness {
  /** Cells between them: 0 in the same place, 1 next to it. */
  readonly gap: number;
  readonly inReach: boolean;
}

const TRIGGERS: Readonly<Record<string, (now: Nearness, before: Nearness, last: boolean) => boolean>> = {
  move: (_now, _before, last) => last,
  "enters-reach": (now, before) => now.inReach && !before.inReach,
  "in-reach": (now, before) => now.inReach && !before.inReach,
  "leaves-reach": (now, before) => !now.inReach && before.inReach,
  adjacent: (now, before) => now.gap <= 1 && before.gap > 1,
  approach: (now, before) => now.gap < before.gap,
};

/** The cell of a way in which what is waited for has come true, by its index; null: nowhere on it. */
export function triggeredAt(on: string, way: readonly Nearness[]): number | null {
  const comesTrue = TRIGGERS[on];
  const at = way.findIndex((now, i) => {
    const before = way[i - 1];
    return before !== undefined && comesTrue?.(now, before, i === way.length - 1) === true;
  });
  return at < 0 ? null : at;
}

/** Triggers whose moment nobody but the game master sees: the next act of the one who waits is it. */
export const TOLD_TRIGGERS: readonly string[] = ["other", "appear", "flank"];

/** A creature that has not rolled, and the user who plays it; null: nobody is there who does. */
export interface Unrolled {
  readonly id: string;
  readonly player: string | null;
}

export interface RollsShared {
  /** Rolled by the game master at once. */
  readonly own: readonly string[];
  /** Asked of its player, by user. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

/** Players roll for their own creatures, the game master for everybody else (DND5-INIT-006). */
export function shareOutRolls(unrolled: readonly Unrolled[]): RollsShared {
  const asked = new Map<string, string[]>();
  const own: string[] = [];
  for (const { id, player } of unrolled) {
    if (player === null) own.push(id);
    else asked.set(player, [...(asked.get(player) ?? []), id]);
  }
  return { own, asked };
}

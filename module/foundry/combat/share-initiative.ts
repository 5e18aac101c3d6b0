import { likeness } from "./like-creatures.js";

/** Somebody who takes over the initiative of another. */
interface Sharer {
  readonly id: string;
  readonly from: string;
}

interface SharedRolls {
  readonly rollers: string[];
  readonly sharers: readonly Sharer[];
}

/** What sharing needs of a combatant. */
type Contestant = Parameters<typeof likeness>[0] & { readonly id: string | null; readonly initiative: number | null };

/**
 * Who rolls and who takes over, of those for whom a roll is asked: one of a kind rolls, unless one of its kind that isn't
 * asked has its initiative already.
 */
export function shareRolls(
  combatants: readonly Contestant[],
  asked: readonly string[],
  kindOf: (combatant: Contestant) => string | null = likeness,
): SharedRolls {
  const rollers: string[] = [];
  const sharers: Sharer[] = [];
  const givers = new Map<string, string>();
  for (const combatant of combatants) {
    const kind = kindOf(combatant);
    if (kind !== null && combatant.id && combatant.initiative !== null && !asked.includes(combatant.id))
      givers.set(kind, givers.get(kind) ?? combatant.id);
  }
  for (const id of asked) {
    const combatant = combatants.find((each) => each.id === id);
    const kind = combatant ? kindOf(combatant) : null;
    const from = kind === null ? undefined : givers.get(kind);
    if (from !== undefined) sharers.push({ id, from });
    else {
      rollers.push(id);
      if (kind !== null) givers.set(kind, id);
    }
  }
  return { rollers, sharers };
}

/** Writes what is taken over. */
export async function shareInitiative(combat: Combat.Implementation, sharers: readonly Sharer[]): Promise<void> {
  const updates = sharers.flatMap(({ id, from }) => {
    const initiative = combat.combatants.get(from)?.initiative ?? null;
    return initiative === null ? [] : [{ _id: id, initiative }];
  });
  if (updates.length > 0) await combat.updateEmbeddedDocuments("Combatant", updates);
}

import type { CreatureId } from "../../model/ids.js";
import { mayKnow } from "../port/may-know.js";
import type { FightSession } from "../port/fight-session.js";

/** What is still told of a creature whose combatant is gone. */
interface Departed {
  readonly name: string;
  /** Some player could not know of it while it was there: they don't learn of it now. */
  readonly secret: boolean;
}

/** Conditions by which nobody sees a creature. */
export const UNSEEN: readonly string[] = ["invisible", "hidden"];

const departed = new WeakMap<Combat.Implementation, Map<string, Departed>>();

/**
 * Keeps the name of somebody who leaves the fight, for what is told of that. Asked of the token that goes and of the
 * combatant that goes with it, whichever is heard of first: what either says is secret stays so.
 */
export function rememberDeparted({ combat, encounter }: FightSession, combatant: Combatant.Implementation): void {
  const id = combatant.id ?? "";
  const all = departed.get(combat) ?? new Map<string, Departed>();
  const state = encounter.creatures[id as CreatureId];
  const isUnseen = state?.conditions.some((condition) => UNSEEN.includes(condition.id)) ?? false;
  const players = game.users.contents.filter((user) => !user.isGM);
  const isHidden = combatant.hidden || players.some((user) => !mayKnow(user, combatant.token));
  const before = all.get(id);
  all.set(id, {
    name: combatant.name ?? before?.name ?? "",
    secret: isUnseen || isHidden || before?.secret === true,
  });
  departed.set(combat, all);
}

/** The name of somebody who has left, for this user; null where it isn't known, or not to be. */
export function departedName(combat: Combat.Implementation, creature: CreatureId): string | null {
  const found = departed.get(combat)?.get(creature);
  return found && (game.user.isGM || !found.secret) ? found.name : null;
}

/** Whether players must not learn that it was there. */
export const isSecretDeparted = (combat: Combat.Implementation, creature: CreatureId): boolean =>
  departed.get(combat)?.get(creature)?.secret === true;

import { creatureId, refusal } from "../../table/host.js";
import { sessionOf } from "../port/session.js";
import { SYSTEM_ID } from "../system-id.js";
import { tellFault, tellNotice } from "../hooks/notices.js";

/** Marks an initiative that shows the ledger's order instead of changing it. */
export const OF_LEDGER = { [SYSTEM_ID]: { ofLedger: true } } as const;

/** Initiatives as they were before the latest change. */
const known = new WeakMap<Combatant.Implementation, number | null>();

export const rememberInitiative = (combatant: Combatant.Implementation): void => {
  known.set(combatant, combatant.initiative);
};

export function isOfLedger(options: object): boolean {
  const { [SYSTEM_ID]: ours } = options as { readonly [SYSTEM_ID]?: { readonly ofLedger?: boolean } };
  return ours?.ofLedger === true;
}

/**
 * Before an update, on the client of whoever makes it: a player rolls for a creature once; the order that stands is the
 * game master's to change. False where it isn't made.
 */
export function mayChangeInitiative(combatant: Combatant.Implementation, initiative: unknown): boolean {
  const session = sessionOf(combatant.parent);
  const creature = creatureId(combatant.id ?? "");
  if (initiative === undefined || game.user.isGM || combatant.initiative === null) return true;
  if (!session?.encounter.order.includes(creature)) return true;
  Hooks.callAll("battle-tempo.refused", { session, creature, refusal: refusal("order-stands"), act: null });
  return false;
}

/** The same after an update, on the keeper's client: what a player's client let through all the same is set back. */
export function standsBy(combatant: Combatant.Implementation, user: User.Implementation | undefined): boolean {
  const before = known.get(combatant) ?? null;
  if (user?.isGM !== false || before === null) return true;
  tellNotice("warn", "initiative-put-back", { name: combatant.name ?? "", user: user.name });
  void combatant.update({ initiative: before }, OF_LEDGER as never).catch((error: unknown) => {
    tellFault("initiative", error);
  });
  return false;
}

import { CHANCE_POLICIES, type ChancePolicy } from "../../table/host.js";
import { SYSTEM_ID } from "../system-id.js";

const FLAG = "chances";

/** What an actor's creatures do with a chance to strike; null: they are asked. It stands on the actor, for every fight. */
export function policyOf(actor: Actor.Implementation | null): ChancePolicy | null {
  const value: unknown = foundry.utils.getProperty(actor ?? {}, `flags.${SYSTEM_ID}.${FLAG}`);
  return CHANCE_POLICIES.find((policy) => policy === value) ?? null;
}

/** Settles it; a token's own actor keeps it for itself. */
export async function setPolicy(actor: Actor.Implementation, policy: ChancePolicy | null): Promise<void> {
  await actor.update({ flags: { [SYSTEM_ID]: { [FLAG]: policy ?? "" } } } as never);
}

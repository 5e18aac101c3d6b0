import { CHANCE_POLICIES, type ChancePolicy, type ReactionPolicies } from "../../table/host.js";
import { SYSTEM_ID } from "../system-id.js";

const FLAG = "chances";
const REACTIONS = "reactions";
/** In the order in which they are offered. */
export const REACTION_POLICIES = ["ask", "always", "never"] as const;

/** What is settled of one reaction. */
export type ReactionPolicy = (typeof REACTION_POLICIES)[number];

const flagOf = (actor: Actor.Implementation | null, flag: string): unknown =>
  foundry.utils.getProperty(actor ?? {}, `flags.${SYSTEM_ID}.${flag}`);

/** What an actor's creatures do with a chance to strike; null: they are asked. It stands on the actor, for every fight. */
export function policyOf(actor: Actor.Implementation | null): ChancePolicy | null {
  const value = flagOf(actor, FLAG);
  return CHANCE_POLICIES.find((policy) => policy === value) ?? null;
}

/** What is settled of single reactions, which goes before `policyOf`; null: nothing. */
export function reactionsOf(actor: Actor.Implementation | null): ReactionPolicies | null {
  const value = flagOf(actor, REACTIONS);
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  const settled = entries.flatMap(([id, word]) => {
    const known = REACTION_POLICIES.find((each) => each === word);
    return known === undefined ? [] : [[id, known] as const];
  });
  return settled.length === 0 ? null : Object.fromEntries(settled);
}

/** Settles all of them; a token's own actor keeps it for itself. What was settled of single ones is forgotten. */
export async function setPolicy(actor: Actor.Implementation, policy: ChancePolicy | null): Promise<void> {
  const forgotten = Object.fromEntries(Object.keys(reactionsOf(actor) ?? {}).map((id) => [id, ""]));
  await actor.update({ flags: { [SYSTEM_ID]: { [FLAG]: policy ?? "", [REACTIONS]: forgotten } } } as never);
}

/** Settles one reaction. */
export async function setReaction(
  actor: Actor.Implementation,
  reaction: string,
  policy: ReactionPolicy,
): Promise<void> {
  await actor.update({ flags: { [SYSTEM_ID]: { [REACTIONS]: { [reaction]: policy } } } } as never);
}

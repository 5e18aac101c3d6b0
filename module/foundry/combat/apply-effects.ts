import type { Effect } from "../../table/effect.js";
import type { FightSession } from "../port/fight-session.js";
import { tellNotice } from "../hooks/notices.js";
import { vitalName } from "../i18n/terms.js";
import { SYSTEM_ID } from "../system-id.js";
import { storeOf } from "./ledger-store.js";

/**
 * Brings actors up to the ledger: vitals and conditions, in their order. A document that no longer holds what the ledger
 * knew is left alone and told of. Positions are brought up elsewhere (see movement/follow-ledger.ts). Safe to repeat.
 */
async function applyEffects(
  session: FightSession,
  effects: readonly Effect[],
  { tells = true }: { readonly tells?: boolean } = {},
): Promise<void> {
  for (const effect of effects) {
    if (effect.kind === "vital") await applyVital(session, effect, tells);
    else if (effect.kind === "condition") await applyCondition(session, effect);
  }
}

/**
 * The same of a record's effects, with the mark that they are done: whatever becomes of a document afterwards, they are
 * not done again.
 */
export async function carryOutside(
  session: FightSession,
  seq: number,
  effects: readonly Effect[],
  how: { readonly tells?: boolean } = {},
): Promise<void> {
  const ofActors = effects.filter(({ kind }) => kind !== "move");
  if (ofActors.length === 0) return;
  await applyEffects(session, ofActors, how);
  await storeOf(session.combat).markApplied(seq);
}

async function applyVital(
  session: FightSession,
  effect: Extract<Effect, { kind: "vital" }>,
  tells: boolean,
): Promise<void> {
  const actor = session.actorOf(effect.creature);
  if (!actor || effect.to === null) return;
  const now = session.face.vitalsOf(actor)[effect.vital];
  if (now === undefined || now === effect.to) return;
  if (now !== effect.from) {
    const name = session.nameOf(effect.creature);
    if (!tells) return;
    const vital = vitalName(session.ruleset.id, effect.vital);
    tellNotice("warn", "document-moved-on", { name, vital, now: String(now), to: String(effect.to) });
    return;
  }
  await session.face.writeVital(actor, effect.vital, effect.to, { [SYSTEM_ID]: { effect: true } });
}

async function applyCondition(session: FightSession, effect: Extract<Effect, { kind: "condition" }>): Promise<void> {
  const actor = session.actorOf(effect.creature);
  const { id } = effect.condition;
  const shown = session.face.conditions.some((condition) => condition.id === id);
  if (!actor || !shown || actor.statuses.has(id) === effect.present) return;
  await actor.toggleStatusEffect(id, { active: effect.present });
}

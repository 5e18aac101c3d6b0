import type { CreatureId } from "../../model/ids.js";
import type { Position } from "../../model/position.js";
import { effectsBetween, effectsOf } from "../../table/effect.js";
import { creatureId, replay, revisionOf, nextCreature, sameCell } from "../../table/host.js";
import { positionAt, samePlace } from "../board/place.js";
import { inTurn } from "../commands/authority.js";
import { tellNotice } from "../hooks/notices.js";
import type { FightSession } from "../port/fight-session.js";
import { withoutGm } from "../settings/settings.js";
import { carryOutside } from "./apply-effects.js";
import { entrantOf, entrantsOf, orderWith } from "./begin-fight.js";
import { fightScene } from "./fight-scene.js";
import { rememberInitiative } from "./initiative-rights.js";
import { startOf } from "./like-creatures.js";
import { logTheRest } from "./keep-small.js";
import { livingActor } from "./living-actor.js";
import { appliedOf, lacksKey, ledgerOf, toldLedgerOf } from "./ledger-of.js";
import { storeOf } from "./ledger-store.js";
import { observeCreature, observePosition, putOwn } from "./observe.js";
import { showSideDice } from "./side-initiative.js";
import { isToldStale } from "./tell-record.js";
import { turnChange } from "./turn-change.js";

/**
 * Brings a fight and its documents together: for the keeper of the ledger, on taking over and whenever either may have
 * run ahead. What is open is finished, what others have done is noted. `taken`: nobody has kept the ledger until now.
 * Safe to repeat.
 */
export const reconcile = (session: FightSession, { taken = false } = {}): Promise<unknown> =>
  inTurn("reconcile", async () => {
    if (!game.user.isActiveGM) return;
    await setSealAside(session);
    await setFaultsAside(session);
    if (!session.combat.started) return;
    if (session.encounter.round === 0) await begin(session);
    await finishLast(session);
    await admitAndRelease(session);
    await leaveLostScene(session);
    if (taken) await observeStrays(session);
    for (const id of Object.keys(session.encounter.creatures)) await observeCreature(session, creatureId(id));
    await startTurnIfNobodyHasIt(session);
    for (const combatant of session.combat.combatants.contents) rememberInitiative(combatant);
    await tellAnew(session);
    await showTurn(session);
    await showSideDice(session);
    if (taken) Hooks.callAll("battle-tempo.taken", session);
  });

/** Where tokens move freely without a game master, they stand where they have come to. */
async function observeStrays(session: FightSession): Promise<void> {
  if (withoutGm() !== "free") return;
  for (const id of Object.keys(session.encounter.creatures).map(creatureId)) {
    const token = session.tokenOf(id);
    const place = session.encounter.creatures[id]?.position ?? null;
    if (!token?.parent || !place) continue;
    const here = positionAt(token.parent.grid, token._source);
    if (!samePlace(here, place) && !isUnderWay(session, id, here)) await observePosition(session, id, here);
  }
}

/** Whether the token stands on the way that the last record tells of: its mover was gone before it had walked that. */
function isUnderWay({ ledger }: FightSession, creature: CreatureId, { cell }: Position): boolean {
  const last = ledger.records.at(-1);
  return (
    last?.kind === "commit" &&
    last.events.some(
      (event) =>
        event.type === "Moved" && event.creature === creature && event.path.some((passed) => sameCell(passed, cell)),
    )
  );
}

/**
 * What no game master at the table has a key to is nobody's to go on from: the fight goes on as everybody may know it,
 * and whoever was hidden joins it anew.
 */
async function setSealAside(session: FightSession): Promise<void> {
  const { combat } = session;
  if (!lacksKey(combat)) return;
  await logTheRest(session);
  await storeOf(combat).setSealAside();
  tellNotice("error", "seal-unreadable");
}

/** What can't be read of either ledger ends both there: they tell of one fight. */
async function setFaultsAside(session: FightSession): Promise<void> {
  const [whole, told] = [ledgerOf(session.combat), toldLedgerOf(session.combat)];
  const faults = [...whole.faults, ...(told === whole ? [] : told.faults)];
  if (faults.length === 0) return;
  const sound = Math.min(revisionOf(whole.ledger), revisionOf(told.ledger));
  const records = whole.ledger.records.filter(({ seq }) => seq <= sound);
  await storeOf(session.combat).setAside({ ...whole.ledger, records }, faults);
  tellNotice("error", "ledger-damaged", { count: String(faults.length), revision: String(session.revision) });
}

/**
 * Somebody came out of hiding, or went into it: that is noted, and with it everybody's ledger says what it may. From
 * within a task that has its turn.
 */
export async function tellAnew(session: FightSession): Promise<void> {
  const [someone] = Object.keys(session.encounter.creatures);
  if (someone !== undefined && isToldStale(session))
    await putOwn(session, { type: "Observe", creature: creatureId(someone) });
}

/** Everybody whose actor is of this game takes part; the others are told of. */
async function begin(session: FightSession): Promise<void> {
  const creatures = entrantsOf(session);
  for (const combatant of session.combat.turns) tellStranger(session, combatant);
  const fresh = session.combat.round <= 1;
  await putOwn(session, { type: "BeginFight", creatures, order: creatures.map(({ id }) => id), fresh });
}

const told = new WeakSet<Combatant.Implementation>();

/** Whoever can't take part is told of once. */
function tellStranger({ scene }: FightSession, combatant: Combatant.Implementation): void {
  if (told.has(combatant) || scene.profiles.has(creatureId(combatant.id ?? ""))) return;
  told.add(combatant);
  tellNotice("warn", combatant.actor ? "not-of-this-game" : "without-actor", { name: combatant.name ?? "" });
}

/**
 * The last record's effects, in case whoever wrote it could not finish them. What was merely observed is none: there the
 * documents are right.
 */
async function finishLast(session: FightSession): Promise<void> {
  const { opening, records, current } = session.ledger;
  const last = records.at(-1);
  if (!last || last.seq <= appliedOf(session.combat)) return;
  const before = replay(opening, records.slice(0, -1));
  const effects = last.kind === "commit" ? effectsOf(before, last.events) : effectsBetween(before, current);
  await carryOutside(session, last.seq, effects, { tells: false });
}

async function admitAndRelease(session: FightSession): Promise<void> {
  const { combat } = session;
  for (const combatant of combat.combatants.contents) {
    const id = creatureId(combatant.id ?? "");
    if (id in session.encounter.creatures || combatant.isDefeated) continue;
    const creature = entrantOf(combatant, session);
    if (!creature) tellStranger(session, combatant);
    if (creature) await putOwn(session, { type: "JoinFight", creature, order: orderWith(session, id) });
  }
  for (const id of Object.keys(session.encounter.creatures)) {
    // Without its actor a combatant has nothing by which anything could be judged.
    const combatant = combat.combatants.get(id);
    if (!combatant || !livingActor(combatant)) await putOwn(session, { type: "LeaveFight", creature: creatureId(id) });
  }
}

/** The scene of the fight is gone: nobody stands anywhere any more, and what was under way there is given up. */
async function leaveLostScene(session: FightSession): Promise<void> {
  const placed = Object.values(session.encounter.creatures).filter(({ position }) => position !== null);
  if (fightScene(session.combat) || placed.length === 0) return;
  for (const { act } of session.encounter.tasks.toReversed()) await putOwn(session, { type: "AbandonAct", by: act.by });
  for (const { id } of placed) await putOwn(session, { type: "Observe", creature: id, position: null });
}

/** At the beginning, and where the one who had the turn has left. */
async function startTurnIfNobodyHasIt(session: FightSession): Promise<void> {
  const { encounter, ruleset, scene } = session;
  // In phases nobody has the turn until somebody acts.
  if (ruleset.phases || encounter.active !== null || encounter.round === 0 || encounter.tasks.length > 0) return;
  const next = nextCreature(encounter, ruleset, scene);
  if (next !== null) await putOwn(session, startOf(session, next));
}

async function showTurn({ combat, encounter, ruleset }: FightSession): Promise<void> {
  const ids = combat.turns.flatMap((combatant) => combatant.id ?? []);
  const turn = turnChange(combat, encounter, ids, { inPhases: ruleset.phases !== undefined });
  if (turn) await storeOf(combat).showTurn(turn);
}

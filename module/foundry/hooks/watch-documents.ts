import type { CreatureId } from "../../model/ids.js";
import { creatureId } from "../../table/host.js";
import { orderWith } from "../combat/begin-fight.js";
import { rememberDeparted } from "../combat/departed.js";
import { isOfLedger, mayChangeInitiative, rememberInitiative, standsBy } from "../combat/initiative-rights.js";
import { logTheRest } from "../combat/keep-small.js";
import { observeCreature, putOwn } from "../combat/observe.js";
import { reconcile } from "../combat/reconcile.js";
import { turnChange } from "../combat/turn-change.js";
import { inTurn } from "../commands/authority.js";
import { outbox } from "../commands/door.js";
import { forgetWindows } from "../commands/window-clock.js";
import { releaseMovesOf } from "../movement/held-moves.js";
import { recordArrival } from "../movement/record-arrival.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf, sessionOfToken } from "../port/session.js";
import { releaseDone, settleLater } from "./follow-changes.js";
import { tellNotice } from "./notices.js";
import { tellChanges } from "./watch-ledgers.js";

/**
 * What others do to documents finds its way into the ledger: on every client the hooks are heard, on the active game
 * master's alone something is done about it. In `init`.
 */
export function watchDocuments(): void {
  watchCombats();
  watchCombatants();
  watchActors();
  Hooks.on("moveToken", (token, movement, operation, user) => {
    recordArrival(token, movement, operation, user);
    const seat = sessionOfToken(token);
    if (!seat) return;
    releaseDone(seat.session);
    settleLater(seat.session);
  });
}

function watchCombats(): void {
  Hooks.on("createCombat", (combat) => {
    tellChanges(combat);
  });
  Hooks.on("deleteCombat", (combat) => {
    if (!combat.id) return;
    const session = game.user.isActiveGM ? sessionOf(combat) : null;
    if (session && session.encounter.round > 0) void inTurn("log", () => logTheRest(session));
    outbox.drop(combat.id);
    forgetWindows(combat.id);
    releaseMovesOf(combat.id);
    Hooks.callAll("battle-tempo.closed", combat.id);
  });
}

/** A player's client may write core's turn; that it isn't the fight's is told, whoever sets it right. */
function tellStrayTurn(combat: Combat.Implementation, user: User.Implementation | undefined): void {
  const session = game.user.isActiveGM && combat.started && user?.isGM === false ? sessionOf(combat) : null;
  const ids = combat.turns.flatMap(({ id }) => id ?? []);
  const inPhases = session?.ruleset.phases !== undefined;
  if (session && turnChange(combat, session.encounter, ids, { inPhases }))
    tellNotice("warn", "turn-put-back", { user: user?.name ?? "" });
}

function watchCombatants(): void {
  const changed = (combatant: Combatant.Implementation): void => {
    keeperReconciles(combatant.parent);
  };
  Hooks.on("createCombatant", changed);
  Hooks.on("deleteCombatant", (combatant) => {
    noteDeparture(combatant);
    changed(combatant);
  });
  // Core takes the combatant along, before or after.
  Hooks.on("deleteToken", (token) => {
    const { session, creature } = sessionOfToken(token) ?? {};
    const combatant = creature === undefined ? null : session?.combatantOf(creature);
    if (combatant) noteDeparture(combatant);
  });
  Hooks.on("preUpdateCombatant", (combatant, changes) => mayChangeInitiative(combatant, changes.initiative));
}

/** After an update of a combat; called by the combat itself, since an update may keep hooks from being called. */
export function followCombat(combat: Combat.Implementation, changed: object, userId: string): void {
  tellChanges(combat);
  if (!("round" in changed || "turn" in changed)) return;
  tellStrayTurn(combat, game.users.get(userId));
  keeperReconciles(combat);
}

/** The same of a combatant. */
export function followCombatant(
  combatant: Combatant.Implementation,
  changes: { readonly initiative?: unknown; readonly defeated?: unknown },
  options: object,
  userId: string,
): void {
  const session = game.user.isActiveGM ? sessionOf(combatant.parent) : null;
  if (!session || !combatant.id) return;
  const creature = creatureId(combatant.id);
  if (changes.initiative !== undefined && !isOfLedger(options) && standsBy(combatant, game.users.get(userId)))
    reorder(session, creature);
  rememberInitiative(combatant);
  if (changes.defeated === true) note(session, creature);
  if (changes.defeated === false) undefeated(session, creature);
}

function noteDeparture(combatant: Combatant.Implementation): void {
  const session = combatant.parent.started ? sessionOf(combatant.parent) : null;
  if (session) rememberDeparted(session, combatant);
}

/** Whoever lay defeated before the fight joins it now; everybody else takes part again. */
function undefeated(session: FightSession, creature: CreatureId): void {
  if (!(creature in session.encounter.creatures)) keeperReconciles(session.combat);
  else void inTurn("defeat", () => putOwn(session, { type: "Observe", creature, out: false }));
}

/** A new roll of initiative moves its creature alone: what others have delayed for stands. */
function reorder(session: FightSession, creature: CreatureId): void {
  // Where sides roll, the order is the ledger's alone.
  if (session.face.initiative.bySide) return;
  void inTurn("order", async () => {
    if (!session.encounter.order.includes(creature)) return;
    const order = orderWith(session, creature);
    if (order.join() !== session.encounter.order.join()) await putOwn(session, { type: "ChangeOrder", order });
  });
}

function watchActors(): void {
  Hooks.on("updateActor", noteActor);
  // Games may keep on an item how often it was used.
  Hooks.on("updateItem", (item) => {
    if (item.actor) noteActor(item.actor);
  });
  // A deleted actor, or scene, may have been of any fight.
  const gone = (): void => {
    for (const combat of game.combats.contents) keeperReconciles(combat);
  };
  Hooks.on("deleteActor", gone);
  Hooks.on("deleteScene", gone);
  const effectChanged = (effect: ActiveEffect.Implementation): void => {
    const { parent } = effect;
    if (parent instanceof Actor) noteActor(parent);
    else if (parent?.parent instanceof Actor) noteActor(parent.parent);
  };
  Hooks.on("createActiveEffect", effectChanged);
  Hooks.on("updateActiveEffect", effectChanged);
  Hooks.on("deleteActiveEffect", effectChanged);
}

/** A token's own actor is its token's alone; what changes on the actor behind it, all its tokens inherit. */
const isPlayedAs = (combatant: Combatant.Implementation, actor: Actor.Implementation): boolean =>
  combatant.actor?.uuid === actor.uuid || (!actor.isToken && combatant.actorId === actor.id);

/** Every creature of a running fight that is played as this actor. */
function noteActor(actor: Actor.Implementation): void {
  if (!game.user.isActiveGM) return;
  for (const combat of game.combats.contents.filter((each) => each.started)) {
    const session = sessionOf(combat);
    if (!session) continue;
    for (const combatant of combat.combatants.contents) {
      if (combatant.id && isPlayedAs(combatant, actor)) note(session, creatureId(combatant.id));
    }
  }
}

function note(session: FightSession, creature: CreatureId): void {
  void inTurn("observation", () => observeCreature(session, creature));
}

function keeperReconciles(combat: Combat.Implementation): void {
  const session = game.user.isActiveGM && combat.started ? sessionOf(combat) : null;
  if (session) void reconcile(session);
}

import type { Economy } from "../../model/economy.js";
import type { Act } from "../../model/act.js";
import type { Result } from "../../kernel/result.js";
import type { Command } from "../../model/command.js";
import type { CreatureId } from "../../model/ids.js";
import type { Plan } from "../../model/plan.js";
import type { Refusal } from "../../model/refusal.js";
import type { Scene, Situation } from "../../rules/situation.js";
import type { UndoRequest } from "../../table/envelope.js";
import {
  err,
  inTurnOf,
  keepFor,
  revisionOf,
  situationOf,
  undoableFor,
  undoableForGm,
  verdictOn,
} from "../../table/host.js";
import { forecastParts, type NextAct, type PartForecast } from "../../table/forecast-parts.js";
import { economyAfter, forecast, preview } from "../../table/preview.js";
import { refusalFor, viewFor, type Viewed } from "../../table/viewer.js";
import { KEYS, t } from "../i18n/localize.js";
import { activeGame, type Game } from "../port/active-game.js";
import type { FightSession } from "../port/fight-session.js";
import { mayKnow } from "../port/may-know.js";
import { departedName } from "./departed.js";
import { fightToken } from "./fight-scene.js";
import { ledgerOf, strangenessOf } from "./ledger-of.js";
import { isPlayedBy, playersOf } from "./players.js";
import { unperceivedBy } from "./perception.js";
import { knownBystanders, sceneOf } from "./scene-of.js";

/** How a session's commands leave this client. */
export interface CommandDoor {
  readonly send: (session: FightSession, command: Command | UndoRequest) => Promise<Result<number, Refusal>>;
  readonly isWaiting: (combatId: string, creature?: CreatureId) => boolean;
}

const sessions = new WeakMap<Combat.Implementation, FightSession>();

/** The one session of a combat on this client; null where no game is active, or the ledger isn't its own. */
export function findSession(combat: Combat.Implementation, door: CommandDoor): FightSession | null {
  const active = activeGame();
  if (!active || strangenessOf(combat, active.ruleset.id)) return null;
  const known = sessions.get(combat);
  if (known) return known;
  const session = openSession(combat, active, door);
  sessions.set(combat, session);
  return session;
}

/** Without the strikes, and the names, of those whom nobody of this user's perceives. */
const asPerceived = (session: FightSession, plan: Plan): Plan => ({
  ...plan,
  refusal: plan.refusal && refusalFor(plan.refusal, session.encounter, session.perceives),
  provocations: plan.provocations.filter(({ by }) => session.perceives(by)),
});

function economyThen({ viewed, ruleset }: FightSession, act: Act): Economy | null {
  return economyAfter(viewed.encounter, act, ruleset, viewed.scene, { gm: game.user.isGM });
}

function foretellParts(session: FightSession, acts: readonly NextAct[]): PartForecast[] {
  const { encounter, scene } = session.viewed;
  const parts = forecastParts(encounter, acts, session.ruleset, scene, { gm: game.user.isGM });
  return parts.map((part) => ({ ...part, plan: asPerceived(session, part.plan) }));
}

function openSession(combat: Combat.Implementation, active: Game, door: CommandDoor): FightSession {
  const { ruleset, face } = active;
  const find = (creature: CreatureId): Combatant.Implementation | null => combat.combatants.get(creature) ?? null;
  const session: FightSession = {
    combat,
    ruleset,
    face,
    get ledger() {
      return ledgerOf(combat).ledger;
    },
    get encounter() {
      return session.ledger.current;
    },
    get revision() {
      return revisionOf(session.ledger);
    },
    get scene() {
      return sceneOf(combat, active, session.encounter);
    },
    get viewed() {
      return viewOf(session);
    },
    forecast: (act) => {
      const { encounter, scene } = session.viewed;
      return asPerceived(session, forecast(encounter, act, ruleset, scene, { gm: game.user.isGM }));
    },
    economyAfter: (act) => economyThen(session, act),
    forecastParts: (acts) => foretellParts(session, acts),
    preview: (command) => {
      const { encounter, scene } = session.viewed;
      const result = preview(encounter, command, ruleset, scene, { gm: game.user.isGM });
      return result.ok ? result : err(refusalFor(result.error, session.encounter, session.perceives));
    },
    tacticsBeyond: (act) => ruleset.tacticsBeyond(situationFor(session, act.by), act),
    verdictOn: (act, refusal) => verdictOn(ruleset, situationFor(session, act.by), act, refusal),
    economyOf: (creature) => {
      const situation = situationFor(session, creature);
      const known = creature in situation.encounter.creatures && situation.profiles.has(creature);
      return known ? ruleset.economy(situation, creature) : null;
    },
    send: (command) => door.send(session, command),
    isWaiting: (creature) => door.isWaiting(combat.id ?? "", creature),
    mayUndo: (creature) => mayUndo(session, creature),
    mayKnow: (creature) => {
      const combatant = find(creature);
      return combatant !== null && (game.user.isGM || !combatant.hidden) && mayKnow(game.user, combatant.token);
    },
    perceives: (creature) => session.mayKnow(creature) && perceives(session, creature),
    nameOf: (creature) => nameFor(session, creature),
    owns: (creature) => isPlayedBy(game.user, find(creature)),
    playersOf: (creature) => playersOf(find(creature)).flatMap((user) => user.id ?? []),
    combatantOf: find,
    tokenOf: (creature) => {
      const combatant = find(creature);
      return combatant ? fightToken(combatant) : null;
    },
    actorOf: (creature) => find(creature)?.actor ?? null,
  };
  return session;
}

/** Of somebody who has left, too; whom this user may not know of has a stand-in. */
function nameFor({ combat, combatantOf, mayKnow: isKnown }: FightSession, creature: CreatureId): string {
  const combatant = combatantOf(creature);
  const known = combatant ? (isKnown(creature) ? combatant.name : null) : departedName(combat, creature);
  return known ?? t(`${KEYS}.Unseen`);
}

/** What this user can know of a creature's situation, as one whose turn it may be. */
function situationFor({ viewed }: FightSession, creature: CreatureId): Situation {
  return situationOf(inTurnOf(viewed.encounter, creature), viewed.scene);
}

/** Kept while the scene stands: the ruler asks of every creature with every movement of the pointer. */
const missed = keepFor((_scene: Scene) => new WeakMap<FightSession, ReadonlySet<CreatureId>>());

function perceives(session: FightSession, creature: CreatureId): boolean {
  if (game.user.isGM) return true;
  const { scene, owns } = session;
  const known = missed(scene).get(session) ?? unperceivedBy(scene.profiles, owns);
  missed(scene).set(session, known);
  return !known.has(creature);
}

const views = new WeakMap<FightSession, { readonly of: Viewed; readonly viewed: Viewed }>();

/** The same object while ledger and documents stand: the ruler asks with every movement of the pointer. */
function viewOf(session: FightSession): Viewed {
  const { combat, encounter, scene } = session;
  if (game.user.isGM) return { encounter, scene };
  const known = views.get(session);
  if (known?.of.encounter === encounter && known.of.scene === scene) return known.viewed;
  const seen = viewFor(encounter, scene, session.perceives);
  const viewed = { ...seen, scene: { ...seen.scene, bystanders: knownBystanders(combat, encounter) } };
  views.set(session, { of: { encounter, scene }, viewed });
  return viewed;
}

function mayUndo(session: FightSession, creature: CreatureId | null): boolean {
  if (game.user.isGM) return undoableForGm(session.ledger).ok;
  return creature !== null && session.owns(creature) && undoableFor(session.ledger, creature).ok;
}

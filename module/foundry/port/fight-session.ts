import type { Ledger } from "../../combat/ledger/ledger.js";
import type { LedgerRecord } from "../../combat/ledger/record.js";
import type { Result } from "../../kernel/result.js";
import type { Act } from "../../model/act.js";
import type { Command } from "../../model/command.js";
import type { Economy } from "../../model/economy.js";
import type { Encounter } from "../../model/encounter.js";
import type { Verdict } from "../../model/enforcement.js";
import type { Event } from "../../model/event.js";
import type { CreatureId } from "../../model/ids.js";
import type { Plan } from "../../model/plan.js";
import type { Refusal } from "../../model/refusal.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { Scene } from "../../rules/situation.js";
import type { Tactic } from "../../rules/tactic.js";
import type { NextAct, PartForecast } from "../../table/forecast-parts.js";
import type { UndoRequest } from "../../table/envelope.js";
import type { Viewed } from "../../table/viewer.js";
import type { Face } from "../face.js";

/**
 * One combat as this user may see and play it: for sheets, tracker, prompts, cards, ruler and macros. Getters read the
 * documents as they are now; nothing here is kept by the caller across an `await`.
 */
export interface FightSession {
  readonly combat: Combat.Implementation;
  readonly ruleset: Ruleset;
  readonly face: Face;
  readonly ledger: Ledger;
  /** The fight as the ledger tells it; `round` 0 before it begins. The truth: filter by `mayKnow` what is drawn. */
  readonly encounter: Encounter;
  readonly revision: number;
  /** The truth: profiles of all, the whole board. What decides; never drawn on a player's screen. */
  readonly scene: Scene;
  /** This user's fight and board: without the creatures that they don't perceive. What is drawn and forecast. */
  readonly viewed: Viewed;

  /** What an act would cost, open and provoke, as far as this user can know. */
  readonly forecast: (act: Act) => Plan;
  /**
   * The same of acts that follow one another, each as the fight would then stand; ends with the first one refused.
   */
  readonly forecastParts: (acts: readonly NextAct[]) => readonly PartForecast[];
  /** What the doer of an act would have left after it, as far as this user can know; null: it is refused. */
  readonly economyAfter: (act: Act) => Economy | null;
  /** What a command would bring about, as far as this user can know. */
  readonly preview: (command: Command) => Result<readonly Event[], Refusal>;
  /** Lawful ways to carry a movement that its usual tactic doesn't carry, as far as this user can know; cheapest first. */
  readonly tacticsBeyond: (act: Act) => readonly Tactic[];
  /** What becomes of an act with these reasons against it, by this table's levels. */
  readonly verdictOn: (act: Act, refusal: Refusal) => Verdict;
  /** What a creature may still do this turn, as far as this user can know; null where they may not know of it. */
  readonly economyOf: (creature: CreatureId) => Economy | null;

  /**
   * Asks for something. Settles with the ledger's revision once the ledger shows it, or with the refusal; with `no-gm`
   * where nobody keeps the ledger. Never rejects.
   */
  readonly send: (command: Command | UndoRequest) => Promise<Result<number, Refusal>>;
  /** Commands of this client that the ledger doesn't show yet, of that creature or of anybody. */
  readonly isWaiting: (creature?: CreatureId) => boolean;
  /** Whether an undo would be accepted: of the creature's last act by its player, or the table's last by the GM. */
  readonly mayUndo: (creature: CreatureId | null) => boolean;

  /** Whether this user may know that the creature is there. */
  readonly mayKnow: (creature: CreatureId) => boolean;
  /** Whether this user may know it, and any creature of theirs perceives it: what is unseen is neither drawn nor foretold. */
  readonly perceives: (creature: CreatureId) => boolean;
  /** Its name as this user may read it; an unknown one has a stand-in. */
  readonly nameOf: (creature: CreatureId) => string;
  /** Whether this user plays it. */
  readonly owns: (creature: CreatureId) => boolean;
  /** The users who play it and are connected; without a player among them the active GM. */
  readonly playersOf: (creature: CreatureId) => readonly string[];
  readonly combatantOf: (creature: CreatureId) => Combatant.Implementation | null;
  readonly tokenOf: (creature: CreatureId) => TokenDocument.Implementation | null;
  readonly actorOf: (creature: CreatureId) => Actor.Implementation | null;
}

/** A token's or actor's place in a fight. */
export interface SessionSeat {
  readonly session: FightSession;
  readonly creature: CreatureId;
}

/** Why something that this user tried did not happen. */
export interface RefusedAttempt {
  readonly session: FightSession;
  readonly creature: CreatureId | null;
  readonly refusal: Refusal;
  /** What was tried, where it was an act. */
  readonly act: Act | null;
}

/** A move that this client keeps back until it is decided and played in legs. */
export interface HeldMove {
  readonly tokenId: string;
  readonly session: FightSession;
  readonly creature: CreatureId;
  readonly act: Act;
  readonly plan: Plan;
}

/** Local hooks of the system: called on each client for itself, never sent. */
export interface LocalHooks {
  /** After every change of a ledger; `record` is null where it was read anew. */
  "battle-tempo.changed": (session: FightSession, record: LedgerRecord | null) => void;
  /** This client keeps the ledger from now on, and what was open is finished. */
  "battle-tempo.taken": (session: FightSession) => void;
  /** A combat that had a session is gone. */
  "battle-tempo.closed": (combatId: string) => void;
  /** Something of this user's was refused; screens say why. */
  "battle-tempo.refused": (attempt: RefusedAttempt) => void;
  /** An undo would take back what other hands have changed since: this user, a game master, says what becomes of that. */
  "battle-tempo.undo-asks": (session: FightSession, request: UndoRequest) => void;
  /** The tactic of a token's next movement was armed or cleared. */
  "battle-tempo.armed": (tokenId: string, tactic: string | null) => void;
  /** Where somebody is moved was chosen in a row of the panel, as the index of its course; nothing has moved yet. */
  "battle-tempo.course": (row: string, index: number) => void;
  /** A move is held, or (null) no longer held. */
  "battle-tempo.held": (tokenId: string, move: HeldMove | null) => void;
  /** Something the game master should know: a ledger set aside, an overdraft, a document that didn't fit. */
  "battle-tempo.notice": (notice: TableNotice) => void;
}

/** A notice to the game master; `key` is a language key suffix below `BATTLETEMPO.Notice`. */
export interface TableNotice {
  readonly level: "info" | "warn" | "error";
  readonly key: string;
  readonly data: Readonly<Record<string, string>>;
}

import type { CreatureId } from "../../model/ids.js";
import type { ReactionWindow, Responder } from "../../model/window.js";
import type { FightSession } from "../port/fight-session.js";

/** Who looks at the panel. */
export interface Onlooker {
  readonly id: string;
  readonly isGM: boolean;
}

/** A chance that waits for an answer, as this user sees it. */
export interface ReactionRow {
  readonly key: string;
  readonly session: FightSession;
  readonly window: ReactionWindow;
  readonly responder: Responder;
  /** This user is the one who is asked. */
  readonly mine: boolean;
  /** May answer: whoever is asked, and the game master for everybody. */
  readonly mayAnswer: boolean;
}

/** Open chances of a fight: to be answered by this user, or worth waiting for openly. Oldest first. */
export function reactionRows(session: FightSession, onlooker: Onlooker): ReactionRow[] {
  return session.encounter.windows.flatMap((window) =>
    window.responders
      .filter((responder) => responder.answer === null)
      .map((responder) => toRow(session, window, responder, onlooker))
      .filter((row) => row.mayAnswer || isOpenSecret(row)),
  );
}

function toRow(session: FightSession, window: ReactionWindow, responder: Responder, onlooker: Onlooker): ReactionRow {
  const mine = session.playersOf(responder.creature).includes(onlooker.id);
  const mayAnswer = mine || onlooker.isGM || session.owns(responder.creature);
  const key = `${session.combat.id ?? ""}.${window.id}.${responder.creature}`;
  return { key, session, window, responder, mine, mayAnswer };
}

/** A player is told whom the table waits for only where that gives nothing away. */
function isOpenSecret({ session, window, responder }: ReactionRow): boolean {
  const isKnown = (creature: CreatureId): boolean => session.perceives(creature);
  return isKnown(responder.creature) && isKnown(window.against) && session.owns(window.cause);
}

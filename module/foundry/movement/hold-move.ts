import type { Act } from "../../model/act.js";
import type { Word } from "../../model/enforcement.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { ask, type Question } from "../port/ask.js";
import type { SessionSeat } from "../port/fight-session.js";
import { dropWaiting, heldMove, holdMove, releaseMove, type Held } from "./held-moves.js";
import { playInTurn } from "./move-line.js";
import type { TokenPath } from "./path.js";
import type { Movement } from "./read-movement.js";

/** A movement that has been stopped in its pre step, with what its legs will need of it. */
export interface Stopped {
  readonly seat: SessionSeat;
  readonly tokenId: string;
  readonly way: TokenPath;
  /** How it goes on behind `way`, in another manner; it is judged anew when it has come that far. */
  readonly rest?: TokenPath;
  readonly movement: Movement;
  readonly operation: object;
}

/** Nothing moves; the act is asked of the ledger once this step has returned, and its legs follow what comes of it. */
export function hold(stopped: Stopped, act: Act): void {
  const held = toHeld(stopped, act);
  holdMove(held);
  setTimeout(send, 0, held);
}

/**
 * Nothing moves until this user has answered: then the act chosen is held as any other, or nothing has happened. The
 * tactic armed stays for the next try.
 */
export function holdToAsk(stopped: Stopped, question: Question): void {
  const held = toHeld(stopped, question.act);
  holdMove(held);
  void ask(question).then((offer) => {
    if (heldMove(held.tokenId) !== held) return;
    if (!offer) {
      dropWaiting(held.tokenId);
      return;
    }
    const chosen = { ...held, act: offer.act, plan: offer.plan };
    holdMove(chosen);
    send(chosen, offer.word);
  });
}

function toHeld({ seat, tokenId, way, rest, movement, operation }: Stopped, act: Act): Held {
  const { session, creature } = seat;
  const plan = session.forecast(act);
  const options = optionsOf(movement, operation);
  return { tokenId, session, creature, act, plan, way, rest: rest ?? null, begun: false, options };
}

/** Behind the moves of the same fight that this client began before; the ledger takes one at a time. */
function send(held: Held, word?: Word): void {
  const { session, tokenId, act } = held;
  playInTurn(held, async () => {
    const taken = await sendOrTell(session, { type: "TakeAction", act, ...(word && { word }) });
    if (!taken) releaseMove(tokenId);
    return taken;
  });
}

/** What a leg repeats of the update that it stands for. */
function optionsOf(movement: Movement, operation: object): Record<string, unknown> {
  const given = movement as unknown as Record<string, unknown>;
  const { animation } = operation as { readonly animation?: unknown };
  const repeated = ["method", "autoRotate", "showRuler", "constrainOptions"].flatMap((key) =>
    given[key] === undefined ? [] : [[key, given[key]] as const],
  );
  return { ...Object.fromEntries(repeated), ...(animation === undefined ? {} : { animation }) };
}

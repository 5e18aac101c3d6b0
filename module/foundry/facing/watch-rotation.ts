import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import type { Facing } from "../../model/position.js";
import { refusal } from "../../table/host.js";
import { positionAt } from "../board/place.js";
import { shapeOf } from "../board/scene-snapshot.js";
import { putOwn } from "../combat/observe.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { inTurn } from "../commands/authority.js";
import { tellNotice } from "../hooks/notices.js";
import { isUnconstrained } from "../movement/unconstrained.js";
import { ask } from "../port/ask.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { facingAt } from "./compass.js";
import { showFacing, showsFacing } from "./token-facing.js";
import { tracksFacing } from "./tracks-facing.js";
import { turnOptions, type TurnOption } from "./turn-acts.js";

type Changes = Readonly<Record<string, unknown>>;

/** In `init`: whoever turns a token in a fight turns its creature, as far as the rules let it. */
export function watchRotation(): void {
  Hooks.on("preUpdateToken", (token, changes, options) => mayRotate(token, changes as Changes, options));
  Hooks.on("updateToken", (token, changes, options, userId) => {
    noteRotation(token, changes, options, game.users.get(userId));
  });
}

/** A turn on the spot, to another of the directions that the grid knows; null for any other update. */
function turnOf(
  token: TokenDocument.Implementation,
  changes: Changes,
  options: object,
): (SessionSeat & { facing: Facing }) | null {
  const { rotation } = changes;
  const moves = ["x", "y", "elevation"].some((key) => key in changes);
  const seat = typeof rotation === "number" && !moves && !showsFacing(options) ? sessionOfToken(token) : null;
  if (!seat || !token.parent || !tracksFacing(seat.session) || typeof rotation !== "number") return null;
  const facing = facingAt(shapeOf(token.parent), rotation);
  const known = seat.session.encounter.creatures[seat.creature]?.position;
  return !known || known.facing === facing ? null : { ...seat, facing };
}

/** Before the update, on the client of whoever makes it: false where it is asked of the fight instead. */
function mayRotate(token: TokenDocument.Implementation, changes: Changes, options: object): boolean {
  const turn = turnOf(token, changes, options);
  if (!turn || isUnconstrained()) return true;
  turnTo(turn, turn.facing);
  return false;
}

/** Asks that a creature turn where it stands. */
export function turnTo({ session, creature }: SessionSeat, facing: Facing): void {
  const options = turnOptions({ session, creature }, facing);
  const [first, ...others] = options;
  if (!first) Hooks.callAll("battle-tempo.refused", { session, creature, refusal: refusal("facing"), act: null });
  else if (others.length === 0) void sendOrTell(session, { type: "TakeAction", act: first.act });
  else void chooseTurn(session, first.act, options);
}

/** Each of them begins something of its own: which is meant, its player says. */
async function chooseTurn(session: FightSession, act: Act, options: readonly TurnOption[]): Promise<void> {
  const offers = options.map((option) => ({ ...option, name: [option.act.action] }));
  const offer = await ask({ kind: "slot", session, creature: act.by, act, refusal: null, offers });
  if (offer) await sendOrTell(session, { type: "TakeAction", act: offer.act });
}

/** After the update, on the keeper's client: a game master has set the scene so; what a player's client did past us is set back. */
function noteRotation(
  token: TokenDocument.Implementation,
  changes: Changes,
  options: object,
  user: User.Implementation | undefined,
): void {
  const turn = game.user.isActiveGM ? turnOf(token, changes, options) : null;
  if (!turn) return;
  if (user?.isGM !== false) observeFacing(turn.session, turn.creature, token, turn.facing);
  else {
    tellNotice("warn", "put-back", { name: turn.session.nameOf(turn.creature), user: user.name });
    void showFacing(turn.session, turn.creature);
  }
}

function observeFacing(
  session: FightSession,
  creature: CreatureId,
  token: TokenDocument.Implementation,
  facing: Facing,
): void {
  const { parent } = token;
  if (!parent) return;
  void inTurn("facing", async () => {
    const position = session.encounter.creatures[creature]?.position ?? positionAt(parent.grid, token._source);
    await putOwn(session, { type: "Observe", creature, position: { ...position, facing } });
  });
}

import { sendOrTell } from "../combat/send-or-tell.js";
import { KEYS, t } from "../i18n/localize.js";
import { cycleTactic } from "../planning/cycle-tactic.js";
import { announce } from "../planning/live-region.js";
import { actingToken, tokenInHand } from "../planning/token-in-hand.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken, viewedSession } from "../port/session.js";
import { endOfTurn } from "../sheets/end-of-turn.js";
import { SYSTEM_ID } from "../system-id.js";
import { targetNext } from "./next-target.js";

/** In `init`: what a turn needs besides moving, by keyboard alone. */
export function registerTurnKeys(): void {
  const { SHIFT } = foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS;
  register("myToken", [{ key: "Home" }], takeActingToken);
  register("nextTarget", [{ key: "KeyN" }], () => aim(true));
  register("previousTarget", [{ key: "KeyN", modifiers: [SHIFT] }], () => aim(false));
  register("nextTactic", [{ key: "Period" }], () => cycleTactic(true));
  register("previousTactic", [{ key: "Comma" }], () => cycleTactic(false));
  register("sheet", [{ key: "KeyI" }], () => {
    const token = tokenInHand();
    if (token) void openSheetOf(token);
    return token !== null;
  });
  register("endTurn", [{ key: "End", modifiers: [SHIFT] }], endTurn);
}

type Binding = Parameters<typeof game.keybindings.register>[2]["editable"];

function register(action: string, editable: NonNullable<Binding>, onDown: () => boolean): void {
  game.keybindings.register(SYSTEM_ID, action, { name: `${KEYS}.Keys.${action}`, editable, onDown });
}

/** Chooses this user's creature whose turn it is, and brings it into view. */
function takeActingToken(): boolean {
  const token = actingToken()?.object;
  if (!token) return false;
  token.control({ releaseOthers: true });
  const { x, y } = token.center;
  void canvas.animatePan({ x, y, duration: 250 });
  announce(token.document.name);
  return true;
}

function aim(forwards: boolean): boolean {
  const token = tokenInHand();
  const seat = token?.isOwner ? sessionOfToken(token) : null;
  if (seat) targetNext(seat, forwards);
  return seat !== null;
}

/** Opens a token's sheet with the keyboard on its first action: for keys, and for fingers, which have no double click. */
export async function openSheetOf(token: TokenDocument.Implementation): Promise<void> {
  const sheet = token.isOwner ? token.actor?.sheet : null;
  if (!(sheet instanceof foundry.applications.api.ApplicationV2)) return;
  await sheet.render({ force: true });
  sheet.element.querySelector<HTMLElement>("[data-act]:not([aria-disabled='true'])")?.focus();
}

function endTurn(): boolean {
  const session = viewedSession();
  const active = session?.encounter.active ?? null;
  if (!session || active === null || !session.owns(active)) return false;
  void endTurnOf({ session, creature: active });
  return true;
}

async function endTurnOf(seat: SessionSeat): Promise<void> {
  const { session, creature } = seat;
  const command = await endOfTurn(seat);
  const done = command !== null && (await sendOrTell(session, command));
  if (done && command.type === "EndTurn") announce(t("BATTLETEMPO.Aim.turnEnded", { name: session.nameOf(creature) }));
}

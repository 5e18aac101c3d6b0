import type { FightSession, SessionSeat } from "../port/fight-session.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { KEYS } from "../i18n/localize.js";
import { sessionOfToken, viewedSession } from "../port/session.js";
import { SYSTEM_ID } from "../system-id.js";

/** Ctrl+Z where the ledger is concerned takes back an act instead of a picture's place. In `init`. */
export function registerUndoKey(): void {
  game.keybindings.register(SYSTEM_ID, "undo", {
    name: `${KEYS}.Keys.undo`,
    editable: [{ key: "KeyZ", modifiers: [foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS.CONTROL] }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: undoHere,
  });
  Hooks.on("battle-tempo.changed", () => {
    kept = keptByCore().length;
  });
}

/** How much core had to undo on this layer when the ledger last changed. */
let kept = 0;

/** What core could undo among the tokens, oldest first. */
function keptByCore(): readonly { readonly data: readonly { readonly _id?: string | null }[] }[] {
  return canvas.ready && canvas.tokens ? canvas.tokens.history : [];
}

/** Whether something has been done since to tokens of no fight: then core's own undo is meant. */
function isForeign(): boolean {
  const history = keptByCore();
  const last = history.length > kept ? history.at(-1) : undefined;
  const tokens = last?.data.map(({ _id }) => canvas.scene?.tokens.get(_id ?? "")) ?? [];
  return tokens.length > 0 && tokens.every((token) => sessionOfToken(token) === null);
}

/** True where there was something of ours to undo: then core's own undo keeps still. */
export function undoHere(): boolean {
  const asked = findUndo();
  if (!asked) return false;
  void sendOrTell(asked.session, { type: "Undo", creature: asked.creature });
  return true;
}

interface Asked {
  readonly session: FightSession;
  readonly creature: SessionSeat["creature"] | null;
}

/** Of the tokens in hand, or else of whose turn it is; the game master takes back the table's last act. */
function findUndo(): Asked | null {
  if (!canvas.ready || canvas.activeLayer !== canvas.tokens) return null;
  const seats = canvas.tokens.controlled.flatMap(({ document }) => sessionOfToken(document) ?? []);
  if (game.user.isGM) {
    const session =
      seats[0]?.session ?? (canvas.tokens.controlled.length === 0 && !isForeign() ? viewedSession() : null);
    return session?.mayUndo(null) ? { session, creature: null } : null;
  }
  const session = seats[0]?.session ?? viewedSession();
  const own =
    seats.length > 0
      ? seats.map(({ creature }) => creature)
      : session?.encounter.active
        ? [session.encounter.active]
        : [];
  const creature = own.find((each) => session?.mayUndo(each));
  return session && creature ? { session, creature } : null;
}

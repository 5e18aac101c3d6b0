import { keyTexts, onNewKey, takeKeys, type KeyTexts } from "../secrets/key-ring.js";
import { sessionOf } from "../port/session.js";
import { emitTo } from "./door.js";

/** In `init`: a key that this game master's browser has made is every game master's. */
export function shareNewKeys(): void {
  onNewKey(() => {
    sendKeys(otherGms(), false);
  });
}

/** From `ready` on: a game master gives the others the own keys, and asks for theirs. For every client. */
export function askForKeys(): void {
  if (game.user.isGM) sendKeys(otherGms(), true);
}

/** Another game master's keys have come; what they unseal is told to this client's screens. */
export function onKeys(from: string, keys: KeyTexts, asks: boolean): void {
  if (asks) sendKeys([from], false);
  if (!takeKeys(keys)) return;
  for (const combat of game.combats.contents) {
    const session = sessionOf(combat);
    if (session) Hooks.callAll("battle-tempo.changed", session, null);
  }
}

/** Before the ledgers are handed over: who takes them has to be able to read them. */
export const sendKeysTo = (user: string): void => {
  sendKeys([user], false);
};

const otherGms = (): string[] =>
  game.users.contents.flatMap((user) => (user.active && user.isGM && !user.isSelf ? user.id : []));

function sendKeys(to: readonly string[], asks: boolean): void {
  if (to.length > 0) emitTo(to, { type: "keys", keys: keyTexts(), asks });
}

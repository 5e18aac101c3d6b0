import { ID } from "../page/fixtures.js";
import type { User } from "../page/host.js";
import { isMarked } from "./mark.js";
import { messageOf, say } from "./words.js";

/** What the game master's window asks the player's to do. */
export type Ask =
  | { readonly what: "ground"; readonly scene: string }
  | { readonly what: "step"; readonly id: string; readonly index: number; readonly told: readonly unknown[] }
  | { readonly what: "forget" }
  | { readonly what: "end" };

type Message =
  | { readonly verify: "who" }
  | { readonly verify: "here" }
  | { readonly verify: "ask"; readonly number: string; readonly ask: Ask }
  | { readonly verify: "answer"; readonly number: string; readonly value?: unknown; readonly error?: string };

/** The player's window is not there, or is there no longer. */
export class Gone extends Error {}

const CHANNEL = `system.${ID}`;
const waiting = new Map<string, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
let companion: string | null = null;

/** The player whose window answers, on the game master's client. */
export const companionHere = (): User | null => (companion === null ? null : (game.users.get(companion) ?? null));

/**
 * Listens to the other window. In `init`.
 * @param answer does what the player's window is asked
 * @param changed is told when the other window has come or gone
 */
export function openWire(answer: (ask: Ask) => Promise<unknown>, changed: () => void): void {
  game.socket.on(CHANNEL, (payload, senderId) => {
    const message = payload as Message | null;
    const sender = game.users.get(String(senderId));
    if (!sender || message?.verify === undefined) return;
    if (game.user.isGM) hearPlayer(message, sender, changed);
    else if (sender.isGM) hearMaster(message, sender, answer);
  });
  Hooks.on("userConnected", (user: User, connected: boolean) => {
    if (connected || user.id !== companion) return;
    companion = null;
    for (const { reject } of waiting.values()) reject(new Gone(say("Two.Lost")));
    changed();
  });
}

/** The windows look for one another. Once all is ready. */
export function lookForOther(): void {
  send(game.user.isGM ? { verify: "who" } : { verify: "here" });
}

/**
 * Has the player's window do something, and waits for what comes of it.
 * @param seconds how long
 * @throws Gone where that window is away; else what went wrong there, or that it said nothing in time
 */
export async function askPlayer(ask: Ask, seconds: number): Promise<unknown> {
  if (companion === null) throw new Gone(say("Two.Lost"));
  const number = foundry.utils.randomID();
  const recipients = [companion];
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      waiting.set(number, { resolve, reject });
      timer = setTimeout(() => reject(new Error(say("Two.Silent", { seconds }))), seconds * 1000);
      send({ verify: "ask", number, ask }, recipients);
    });
  } finally {
    clearTimeout(timer);
    waiting.delete(number);
  }
}

function hearPlayer(message: Message, sender: User, changed: () => void): void {
  if (message.verify === "here") {
    companion = sender.id;
    changed();
  }
  if (message.verify !== "answer" || sender.id !== companion) return;
  const asked = waiting.get(message.number);
  if (message.error === undefined) asked?.resolve(message.value);
  else asked?.reject(new Error(message.error));
}

function hearMaster(message: Message, sender: User, answer: (ask: Ask) => Promise<unknown>): void {
  if (message.verify === "who") {
    // That window begins anew: whatever it was in the middle of is over.
    void answer({ what: "end" });
    lookForOther();
  }
  if (message.verify !== "ask") return;
  const { number, ask } = message;
  const work = isMarked() ? answer(ask) : Promise.reject(new Error(say("Player.Unmarked")));
  void work.then(
    (value) => send({ verify: "answer", number, value }, [sender.id]),
    (error: unknown) => send({ verify: "answer", number, error: messageOf(error) }, [sender.id]),
  );
}

function send(message: Message, recipients?: readonly string[]): void {
  game.socket.emit(CHANNEL, message, recipients ? { recipients } : {});
}

import { host } from "../apps/host.js";
import { escapeHTML } from "../apps/dom.js";
import { word } from "../apps/words.js";
import { notifications } from "./notifications.js";

interface RollLike {
  evaluate(): Promise<RollLike>;
  toMessage(data: object, options?: object): Promise<unknown>;
}

interface RollClass {
  new (formula: string, data?: object): RollLike;
  validate(formula: string): boolean;
}

interface MessageClass {
  create(data: object): Promise<unknown>;
  getSpeaker(options?: object): object;
  getWhisperRecipients(name: string): { id: string }[];
}

/** The users who read a roll or a whisper: nobody named means everybody. */
type Audience = { whisper?: string[]; blind?: boolean };

const ROLLS: Readonly<Record<string, () => Audience>> = {
  r: () => ({}),
  roll: () => ({}),
  publicroll: () => ({}),
  gmr: () => ({ whisper: gameMasters() }),
  gmroll: () => ({ whisper: gameMasters() }),
  br: () => ({ whisper: gameMasters(), blind: true }),
  blindroll: () => ({ whisper: gameMasters(), blind: true }),
  sr: () => ({ whisper: [host.game.user.id] }),
  selfroll: () => ({ whisper: [host.game.user.id] }),
};

/** Sends what was typed into the chat line. Packages may take it first by the hook `chatMessage`. */
export async function processChatInput(log: object, text: string): Promise<unknown> {
  const content = text.trim();
  if (!content) return undefined;
  const data = { user: host.game.user.id, speaker: messageClass().getSpeaker() };
  if (host.Hooks.call("chatMessage", log, content, data) === false) return undefined;
  const [, command = "", rest = ""] = /^\/(\w+)\s*([\s\S]*)$/.exec(content) ?? [];
  if (!command) return createMessage(content);
  const audience = ROLLS[command.toLowerCase()];
  if (audience) return roll(rest, audience());
  if (command === "w" || command === "whisper") return whisper(rest);
  return notifications().error(word("unknownCommand", { command: escapeHTML(`/${command}`) }));
}

async function roll(text: string, audience: Audience): Promise<unknown> {
  const [formula = "", flavor] = text.split("#").map((part) => part.trim());
  const { Roll } = globalThis as unknown as { Roll: RollClass };
  if (!formula || !Roll.validate(formula)) {
    return notifications().error(word("badFormula", { formula: escapeHTML(formula) }));
  }
  const evaluated = await new Roll(formula, {}).evaluate();
  const speaker = messageClass().getSpeaker();
  return evaluated.toMessage({ speaker, ...(flavor ? { flavor } : {}), ...audience });
}

function whisper(text: string): Promise<unknown> {
  const [, name = "", content = ""] = /^(?:\[([^\]]+)\]|(?:\S+))\s+([\s\S]+)$/.exec(text) ?? [];
  const target = name || (text.split(/\s/)[0] ?? "");
  return createMessage(content, {
    whisper: messageClass()
      .getWhisperRecipients(target)
      .map(({ id }) => id),
  });
}

function createMessage(content: string, audience: Audience = {}): Promise<unknown> {
  const ChatMessage = messageClass();
  const html = escapeHTML(content).replace(/\n/g, "<br>");
  return ChatMessage.create({ content: html, speaker: ChatMessage.getSpeaker(), ...audience });
}

function messageClass(): MessageClass {
  return (host.CONFIG["ChatMessage"] as { documentClass: MessageClass }).documentClass;
}

function gameMasters(): string[] {
  return host.game.users.filter((user) => user.isGM).map((user) => user.id);
}

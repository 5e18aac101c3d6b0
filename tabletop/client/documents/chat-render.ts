import { escapeHTML } from "../common/utils/strings.js";
import type { Data } from "../common/utils/types.js";
import { getGame } from "../globals/env.js";
import { Hooks } from "../globals/hooks.js";
import type { ChatMessage } from "./chat-message.js";

type Enricher = { enrichHTML(content: string, options: object): Promise<string> };

/** The list item of a message: header, content, rolls. A stub where the content is hidden from this user. */
export async function renderMessage(message: ChatMessage, options: Data): Promise<HTMLElement> {
  const element = document.createElement("li");
  element.className = [
    "chat-message",
    "message",
    "flexcol",
    message.whisper.length ? "whisper" : "",
    message.blind ? "blind" : "",
  ]
    .filter(Boolean)
    .join(" ");
  element.dataset["messageId"] = message.id ?? "";
  element.dataset["documentId"] = message.id ?? "";
  element.append(makeHeader(message, options), await makeContent(message));
  const context = {
    message: message.toObject(false),
    user: getGame().user,
    author: message.author,
    alias: message.alias,
    ...options,
  };
  Hooks.callAll("renderChatMessageHTML", message, element, context);
  return element;
}

function makeHeader(message: ChatMessage, options: Data): HTMLElement {
  const header = document.createElement("header");
  header.className = "message-header flexrow";
  const sender = document.createElement("h4");
  sender.className = "message-sender";
  sender.textContent = message.alias;
  const metadata = document.createElement("span");
  metadata.className = "message-metadata";
  const time = document.createElement("time");
  time.className = "message-timestamp";
  time.dateTime = new Date(message.timestamp).toISOString();
  time.textContent = new Date(message.timestamp).toLocaleTimeString(getGame().i18n.lang, {
    hour: "2-digit",
    minute: "2-digit",
  });
  metadata.append(time);
  if (options["canDelete"]) metadata.append(makeDeleteButton());
  header.append(sender, metadata);
  if (message.flavor && message.isContentVisible) {
    const flavor = document.createElement("span");
    flavor.className = "flavor-text";
    flavor.textContent = message.flavor.replace(/<[^>]*>/g, "");
    header.append(flavor);
  }
  return header;
}

function makeDeleteButton(): HTMLElement {
  const button = document.createElement("a");
  button.className = "message-delete";
  button.dataset["action"] = "deleteMessage";
  button.setAttribute("aria-label", getGame().i18n.localize("Delete"));
  return button;
}

async function makeContent(message: ChatMessage): Promise<HTMLElement> {
  const content = document.createElement("div");
  content.className = "message-content";
  if (message.isContentVisible) content.innerHTML = (await enrich(message)) + (await rollHTML(message));
  else
    content.innerHTML = `<div class="dice-roll"><div class="dice-result"><div class="dice-formula">???</div><h4 class="dice-total">?</h4></div></div>`;
  return content;
}

async function enrich(message: ChatMessage): Promise<string> {
  const total = message.rolls[0]?.total;
  if (message.isRoll && message.content === String(total)) return "";
  const host = globalThis as { foundry?: { applications?: { ux?: { TextEditor?: { implementation: Enricher } } } } };
  const editor = host.foundry?.applications?.ux?.TextEditor?.implementation;
  if (!editor) return escapeHTML(message.content);
  return editor.enrichHTML(message.content, { rollData: message.getRollData(), relativeTo: message });
}

async function rollHTML(message: ChatMessage): Promise<string> {
  return (await Promise.all(message.rolls.map((roll) => roll.render({ isPrivate: !message.isContentVisible })))).join(
    "",
  );
}

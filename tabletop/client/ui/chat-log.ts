import type { Context, RenderOptions } from "../apps/api/types.js";
import { makeElement } from "../apps/dom.js";
import { host, type DocumentLike, type UserLike } from "../apps/host.js";
import type { MenuEntry } from "../apps/ux/context-menu.js";
import { TaskQueue } from "../apps/api/task-queue.js";
import { word } from "../apps/words.js";
import { processChatInput } from "./chat-input.js";
import { AbstractSidebarTab } from "./sidebar-tab.js";

/** A chat message as the log needs it. */
export interface MessageLike extends DocumentLike {
  readonly visible: boolean;
  readonly timestamp: number;
  readonly author?: UserLike | null;
  renderHTML(options?: object): Promise<HTMLElement>;
  delete(): Promise<unknown>;
}

/** The chat tab: every visible message in order of time, and a line to write in. */
export class ChatLog extends AbstractSidebarTab {
  static override tabName = "chat";
  static override DEFAULT_OPTIONS: object = {
    classes: ["flexcol"],
    actions: {
      deleteMessage: (_event: PointerEvent, target: HTMLElement) => findMessage(messageIdOf(target))?.delete(),
    },
  };

  /** Messages are rendered one after another, so that slow ones can't be overtaken. */
  #queue = new TaskQueue();

  override get title(): string {
    return word("chat");
  }

  get #log(): HTMLElement | null {
    return this.element?.querySelector(".chat-log") ?? null;
  }

  protected override async _renderHTML(_context: Context, options: RenderOptions): Promise<HTMLElement[]> {
    const messages = [...(host.game.messages as unknown as Iterable<MessageLike>)].sort(byTime);
    const log = makeElement("ol", { class: "chat-log plain themed" });
    for (const message of messages) if (message.visible) log.append(await renderMessage(message));
    if (!options.isFirstRender) return [log];
    const region = makeElement("div", { class: "chat-scroll", role: "log", "aria-label": word("chatLog") }, log);
    return [region, this.#makeForm()];
  }

  #makeForm(): HTMLElement {
    const input = makeElement("textarea", {
      id: this.isPopout ? "chat-message-popout" : "chat-message",
      class: "chat-input",
      name: "content",
      rows: "2",
      "aria-label": word("chatInput"),
      placeholder: word("chatPlaceholder"),
    });
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      const text = input.value;
      input.value = "";
      void this.processMessage(text);
    });
    return makeElement("div", { class: "chat-form" }, input);
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    const [log, form] = result as HTMLElement[];
    if (form) content.replaceChildren(log as HTMLElement, form);
    else this.#log?.replaceWith(log as HTMLElement);
  }

  protected override async _onFirstRender(context: Context, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this._createContextMenu(() => this._getEntryContextOptions(), ".message[data-message-id]", {
      hookName: "getChatMessageContextOptions",
      parentClassHooks: false,
    });
    await this.scrollBottom();
  }

  protected _getEntryContextOptions(): MenuEntry[] {
    const find = (row: HTMLElement): MessageLike | undefined => findMessage(messageIdOf(row));
    const visible = (row: HTMLElement): boolean => find(row)?.isOwner ?? false;
    const remove = (row: HTMLElement): unknown => find(row)?.delete();
    const label = word("deleteMessage");
    return host.game.release.generation >= 14
      ? [{ label, icon: "fa-solid fa-trash", visible, onClick: (_event, row) => remove(row) }]
      : [{ name: label, icon: '<i class="fa-solid fa-trash"></i>', condition: visible, callback: remove }];
  }

  /** Sends what was typed: a command, or a message as the user speaks it. */
  async processMessage(text: string): Promise<unknown> {
    return processChatInput(this, text);
  }

  /** Adds one message at its place; a message that is already there is rendered anew. */
  async postOne(message: MessageLike, _options: object = {}): Promise<void> {
    await this.#queue.add(() => this.#place(message));
    if (this.popout?.rendered) await this.popout.postOne(message);
  }

  async updateMessage(message: MessageLike, _notify = false): Promise<void> {
    return this.postOne(message);
  }

  deleteMessage(messageId: string, _options: object = {}): void {
    void this.#queue.add(async () => this.#find(messageId)?.remove());
    this.popout?.deleteMessage(messageId);
  }

  async #place(message: MessageLike): Promise<void> {
    const log = this.#log;
    if (!log) return;
    if (!message.visible) return this.#find(message.id)?.remove();
    const wasAtBottom = this.#isAtBottom(log);
    const html = await renderMessage(message);
    const known = this.#find(message.id);
    if (known) known.replaceWith(html);
    else log.insertBefore(html, findLater(log, message));
    if (wasAtBottom) await this.scrollBottom();
  }

  #find(messageId: string): HTMLElement | null {
    return this.#log?.querySelector(`.message[data-message-id="${CSS.escape(messageId)}"]`) ?? null;
  }

  #isAtBottom(log: HTMLElement): boolean {
    return log.scrollHeight - log.scrollTop - log.clientHeight < 48;
  }

  /** Shows the newest message; a promise, as packages await it. */
  async scrollBottom(): Promise<void> {
    const log = this.#log;
    if (log) log.scrollTop = log.scrollHeight;
  }

  protected override _onActivate(): void {
    void this.scrollBottom();
  }
}

function findMessage(id: string): MessageLike | undefined {
  return (host.game.messages as unknown as { get(id: string): MessageLike | undefined }).get(id);
}

function messageIdOf(element: HTMLElement): string {
  return element.closest<HTMLElement>("[data-message-id]")?.dataset["messageId"] ?? "";
}

async function renderMessage(message: MessageLike): Promise<HTMLElement> {
  const html = await message.renderHTML({ canDelete: message.isOwner, canClose: false });
  html.dataset["messageId"] ??= message.id;
  html.dataset["timestamp"] = String(message.timestamp ?? 0);
  return html;
}

/** The first shown message that is later than this one: the place before which it belongs. */
function findLater(log: HTMLElement, message: MessageLike): Element | null {
  return [...log.children].find((row) => Number((row as HTMLElement).dataset["timestamp"]) > message.timestamp) ?? null;
}

function byTime(a: MessageLike, b: MessageLike): number {
  return a.timestamp - b.timestamp;
}

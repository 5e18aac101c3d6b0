import { makeElement } from "../apps/dom.js";
import { host, localize } from "../apps/host.js";
import { cleanHTML } from "../apps/ux/clean-html.js";
import { word } from "../apps/words.js";

type NotificationType = "info" | "warning" | "error" | "success";

interface FormatOptions {
  localize?: boolean;
  format?: Record<string, string>;
  escape?: boolean;
  clean?: boolean;
}

interface NotifyOptions extends FormatOptions {
  permanent?: boolean;
  console?: boolean;
  progress?: boolean;
}

interface NotificationUpdate extends FormatOptions {
  message?: string;
  pct?: number;
}

export interface Notification {
  id: number;
  type: NotificationType;
  timestamp: number;
  message: string;
  error?: Error;
  permanent: boolean;
  console: boolean;
  active: boolean;
  progress: boolean;
  pct: number;
  element?: HTMLLIElement;
  remove(): void;
  update(update: NotificationUpdate): void;
}

/**
 * `ui.notifications`: messages at the top of the screen, at most five at once, each for five seconds unless permanent.
 * Everything ever shown is also kept in `tabletop.notifications`, so that a test can read it.
 */
export class Notifications {
  static MAX_ACTIVE = 5;
  static LIFETIME_MS = 5000;

  #all = new Map<number, Notification>();
  #queue: Notification[] = [];
  #nextId = 1;

  notify(message: string | Error, type: NotificationType = "info", options: NotifyOptions = {}): Notification {
    const id = this.#nextId++;
    const text = prepareMessage(message instanceof Error ? message.message : message, options);
    const notification: Notification = {
      id,
      type,
      timestamp: Date.now(),
      message: text,
      permanent: options.permanent ?? false,
      console: options.console ?? true,
      active: false,
      progress: options.progress ?? false,
      pct: 0,
      remove: () => this.remove(id),
      update: (update) => this.update(id, update),
      ...(message instanceof Error ? { error: message } : {}),
    };
    this.#all.set(id, notification);
    this.#queue.push(notification);
    record(notification);
    if (notification.console) log(notification);
    this.#fetch();
    return notification;
  }

  info(message: string | Error, options?: NotifyOptions): Notification {
    return this.notify(message, "info", options);
  }

  warn(message: string | Error, options?: NotifyOptions): Notification {
    return this.notify(message, "warning", options);
  }

  error(message: string | Error, options?: NotifyOptions): Notification {
    return this.notify(message, "error", options);
  }

  success(message: string | Error, options?: NotifyOptions): Notification {
    return this.notify(message, "success", options);
  }

  update(target: Notification | number, update: NotificationUpdate): void {
    const notification = this.#find(target);
    if (!notification) return;
    if (update.message !== undefined) notification.message = prepareMessage(update.message, update);
    if (update.pct !== undefined) notification.pct = update.pct;
    if (notification.element) fillElement(notification.element, notification);
    if (notification.progress && notification.pct >= 1) setTimeout(() => this.remove(notification), 1000);
  }

  remove(target: Notification | number): void {
    const notification = this.#find(target);
    if (!notification) return;
    notification.active = false;
    notification.element?.remove();
    this.#all.delete(notification.id);
    this.#queue = this.#queue.filter((entry) => entry !== notification);
    this.#fetch();
  }

  has(target: Notification | number): boolean {
    return this.#find(target) !== undefined;
  }

  clear(): void {
    this.#queue = [];
    for (const id of [...this.#all.keys()]) this.remove(id);
  }

  #find(target: Notification | number): Notification | undefined {
    return this.#all.get(typeof target === "number" ? target : target.id);
  }

  /** Shows waiting messages while there is room. */
  #fetch(): void {
    const shown = [...this.#all.values()].filter(({ active }) => active).length;
    for (const notification of this.#queue.splice(0, Math.max(0, Notifications.MAX_ACTIVE - shown))) {
      notification.active = true;
      notification.element = this.#show(notification);
      const isLasting = notification.permanent || notification.progress;
      if (!isLasting) setTimeout(() => this.remove(notification), Notifications.LIFETIME_MS);
    }
  }

  #show(notification: Notification): HTMLLIElement {
    const isUrgent = notification.type === "error" || notification.type === "warning";
    const element = makeElement("li", {
      class: `notification ${notification.type} themed`,
      "data-id": notification.id,
    });
    element.append(makeElement("p", { role: isUrgent ? "alert" : "status" }));
    element.append(makeElement("button", { type: "button", class: "close", "aria-label": word("dismiss") }, "×"));
    fillElement(element, notification);
    element.querySelector("button")?.addEventListener("click", () => this.remove(notification));
    findList().append(element);
    return element;
  }
}

function fillElement(element: HTMLLIElement, { message, progress, pct }: Notification): void {
  const text = element.querySelector("p");
  if (text) text.innerHTML = message;
  if (progress) element.style.setProperty("--pct", `${pct * 100}%`);
}

function findList(): HTMLElement {
  const known = document.getElementById("notifications");
  if (known) return known;
  const list = makeElement("ol", { id: "notifications", "aria-label": word("notifications") });
  document.body.append(list);
  return list;
}

/** The message as HTML: translated, filled in with escaped values, cleaned unless it comes from a language file. */
function prepareMessage(message: string, options: FormatOptions): string {
  const { format, escape = true, clean = true } = options;
  const isTranslated = options.localize === true || format !== undefined;
  const values = format && escape ? escapeValues(format) : format;
  const text = isTranslated ? localize(message, values) : message;
  const isTrusted = isTranslated && (format === undefined || escape);
  return clean && !isTrusted ? cleanHTML(text) : text;
}

function escapeValues(values: Record<string, string>): Record<string, string> {
  const node = document.createElement("i");
  const escapeOne = (value: string): string => {
    node.textContent = value;
    return node.innerHTML;
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, escapeOne(String(value))]));
}

function record(notification: Notification): void {
  const target = globalThis as { tabletop?: { notifications?: object[] } };
  const notebook = (target.tabletop ??= {});
  const { type, message, timestamp } = notification;
  (notebook.notifications ??= []).push({ type, message, timestamp });
}

function log({ type, message, error }: Notification): void {
  const write = { info: console.info, success: console.info, warning: console.warn, error: console.error }[type];
  write(error ?? message);
}

/** The shared instance, as the rest of the interface calls it. */
export function notifications(): Notifications {
  return host.ui["notifications"] as Notifications;
}

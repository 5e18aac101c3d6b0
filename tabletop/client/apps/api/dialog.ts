import { makeElement, makeIcon } from "../dom.js";
import { host, localize, type UserLike } from "../host.js";
import { cleanHTML } from "../ux/clean-html.js";
import { FormDataExtended } from "../ux/form-data-extended.js";
import { word } from "../words.js";
import { ApplicationV2 } from "./application.js";
import { mergeOptions } from "./merge-options.js";
import type { Configuration, Context, RenderOptions } from "./types.js";

export type ButtonCallback = (event: Event, button: HTMLButtonElement, dialog: DialogV2) => unknown;

export interface DialogButton {
  action: string;
  label: string;
  icon?: string;
  class?: string;
  type?: "submit" | "button" | "reset";
  default?: boolean;
  disabled?: boolean;
  callback?: ButtonCallback;
}

export interface DialogConfiguration extends Partial<Configuration> {
  modal?: boolean;
  content?: string | HTMLElement;
  buttons?: DialogButton[];
  submit?: ((result: unknown, dialog: DialogV2) => unknown) | null;
}

/** What the static helpers take besides the configuration of the window. */
export interface WaitConfiguration extends DialogConfiguration {
  rejectClose?: boolean;
  close?: (event: Event, dialog: DialogV2) => unknown;
  render?: (event: Event, dialog: DialogV2) => unknown;
  ok?: Partial<DialogButton>;
  yes?: Partial<DialogButton>;
  no?: Partial<DialogButton>;
}

type DialogType = "prompt" | "confirm" | "wait" | "input";

/** A question with buttons. Its answer is the button's callback value, or the button's action. */
export class DialogV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: object = {
    id: "dialog-{id}",
    classes: ["dialog"],
    tag: "dialog",
    window: { frame: true, positioned: true, minimizable: false },
    form: { closeOnSubmit: true },
  };

  protected override _initializeApplicationOptions(options: Partial<Configuration>): Configuration {
    const merged = super._initializeApplicationOptions(options);
    const buttons = (merged as DialogConfiguration).buttons ?? [];
    if (buttons.length === 0) throw new Error("A dialog needs at least one button");
    return merged;
  }

  get #settings(): DialogConfiguration {
    return this.options;
  }

  protected override async _renderHTML(_context: Context, _options: RenderOptions): Promise<unknown> {
    const form = makeElement("form", { class: "dialog-form standard-form", autocomplete: "off" });
    const content = makeElement("div", { class: "dialog-content standard-form" });
    const given = this.#settings.content ?? "";
    if (given instanceof HTMLElement) content.append(given);
    else content.innerHTML = cleanHTML(given);
    const footer = makeElement("footer", { class: "form-footer" }, ...this.#makeButtons());
    form.append(content, footer);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const submitter = (event.submitter ?? this.#findDefaultButton(form)) as HTMLButtonElement | null;
      if (submitter) void this._onSubmit(submitter, event);
    });
    return form;
  }

  #makeButtons(): HTMLButtonElement[] {
    const buttons = this.#settings.buttons ?? [];
    return buttons.map(({ action, label, icon, type = "submit", disabled, ...button }) => {
      const element = makeElement("button", { type, class: button.class, disabled, "data-action": action });
      element.autofocus = button.default === true;
      if (icon) element.append(makeIcon(icon));
      element.append(makeElement("span", {}, localize(label)));
      return element;
    });
  }

  #findDefaultButton(form: HTMLFormElement): Element | null {
    const action = (this.#settings.buttons?.find((button) => button.default) ?? this.#settings.buttons?.[0])?.action;
    return form.querySelector(`button[data-action="${CSS.escape(action ?? "")}"]`);
  }

  protected override _replaceHTML(result: unknown, content: HTMLElement, _options: RenderOptions): void {
    content.replaceChildren(result as HTMLFormElement);
  }

  protected override async _onFirstRender(_context: Context, _options: RenderOptions): Promise<void> {
    const dialog = this.element as HTMLDialogElement;
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      void this.close({ closeKey: true });
    });
    if (this.#settings.modal) dialog.showModal();
    else dialog.show();
    this.setPosition();
    dialog.querySelector<HTMLElement>("[autofocus]")?.focus();
    dialog.addEventListener("keydown", (event) => this._onKeyDown(event));
  }

  /** Enter in a field presses the default button instead of the first one. */
  protected _onKeyDown(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    if (event.key !== "Enter" || target.tagName !== "INPUT") return;
    const button = this.form ? this.#findDefaultButton(this.form) : null;
    if (!(button instanceof HTMLButtonElement) || button.type !== "submit") return;
    event.preventDefault();
    this.form?.requestSubmit(button);
  }

  protected override _onClickAction(event: PointerEvent, target: HTMLElement): unknown {
    if (target instanceof HTMLButtonElement && target.type === "button") return this._onSubmit(target, event);
    return undefined;
  }

  protected async _onSubmit(target: HTMLButtonElement, event: Event): Promise<this> {
    event.preventDefault();
    const button = this.#settings.buttons?.find(({ action }) => action === target.dataset["action"]);
    const result = (await button?.callback?.(event, target, this)) ?? button?.action;
    await this.#settings.submit?.(result, this);
    return this.options.form?.closeOnSubmit ? this.close({ submitted: true }) : this;
  }

  /** Two buttons: true, false, or null when dismissed. */
  static confirm({ yes = {}, no = {}, buttons = [], ...config }: WaitConfiguration = {}): Promise<unknown> {
    const yesButton = { action: "yes", label: word("yes"), icon: "fa-solid fa-check", callback: () => true };
    const noButton = {
      action: "no",
      label: word("no"),
      icon: "fa-solid fa-xmark",
      default: true,
      callback: () => false,
    };
    if (yes.default) noButton.default = false;
    const all = [mergeOptions([yesButton, yes]), mergeOptions([noButton, no]), ...buttons] as unknown as DialogButton[];
    return this.wait({ ...config, buttons: all });
  }

  /** One button: its callback's value or its action, null when dismissed. */
  static prompt({ ok = {}, buttons = [], ...config }: WaitConfiguration = {}): Promise<unknown> {
    const okButton = { action: "ok", label: word("confirm"), icon: "fa-solid fa-check", default: true };
    const all = [mergeOptions([okButton, ok]), ...buttons] as unknown as DialogButton[];
    return this.wait({ ...config, buttons: all });
  }

  /** A prompt whose answer is the form's data. */
  static input({ ok = {}, ...config }: WaitConfiguration = {}): Promise<unknown> {
    const callback: ButtonCallback = (_event, button) => (button.form ? new FormDataExtended(button.form).object : {});
    return this.prompt({ ...config, ok: { callback, ...ok } });
  }

  /** Shows a dialog and waits for its answer; dismissal gives null, or rejects if `rejectClose` is set. */
  static wait({ rejectClose = false, close, render, ...config }: WaitConfiguration): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const originalSubmit = config.submit;
      let answered = false;
      const submit = async (result: unknown, dialog: DialogV2): Promise<void> => {
        await originalSubmit?.(result, dialog);
        answered = true;
        resolve(result);
      };
      const dialog = new this({ ...config, submit });
      dialog.addEventListener(
        "close",
        (event) => {
          const value = close?.(event, dialog) ?? null;
          if (answered) return;
          if (rejectClose) reject(new Error("The dialog was dismissed without an answer"));
          else resolve(value);
        },
        { once: true },
      );
      if (render) dialog.addEventListener("render", (event) => void render(event, dialog));
      dialog.render({ force: true }).catch(reject);
    });
  }

  /** Shows a dialog on another user's screen and waits for the answer; null when there was none. */
  static async query(user: UserLike | string, type: DialogType, config: WaitConfiguration = {}): Promise<unknown> {
    const target = typeof user === "string" ? host.game.users.get(user) : user;
    if (!target) throw new Error("DialogV2.query needs a user");
    if (!["prompt", "confirm", "wait", "input"].includes(type)) throw new Error(`"${type}" is no type of dialog`);
    if (target.isSelf) return this._handleQuery({ type, config });
    return target.query("dialog", { type, config });
  }

  static _handleQuery({ type, config }: { type: DialogType; config: WaitConfiguration }): Promise<unknown> {
    return this[type](config);
  }
}

/** In Node there is no HTMLElement; the classes must still load there, so that pure parts can be tested. */
const BaseElement: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * A form field of our own: it takes part in its form under its `name`, holds a value, and sends `input` and `change`
 * like a native field. Subclasses build their inner controls once and refresh them when the value changes.
 */
export abstract class AbstractFormInputElement<T> extends BaseElement {
  static readonly formAssociated = true;
  static observedAttributes = ["disabled"];

  protected _value: T | undefined;
  protected _internals: ElementInternals = this.attachInternals();

  get name(): string {
    return this.getAttribute("name") ?? "";
  }

  set name(value: string) {
    this.setAttribute("name", value);
  }

  get form(): HTMLFormElement | null {
    return this._internals.form;
  }

  get type(): string {
    return this.localName;
  }

  get disabled(): boolean {
    return this.matches(":disabled") || this.hasAttribute("disabled");
  }

  set disabled(value: boolean) {
    this.toggleAttribute("disabled", value);
  }

  get value(): T {
    return this._getValue();
  }

  set value(value: T) {
    this._setValue(value);
    this._refresh();
  }

  connectedCallback(): void {
    if (this.childElementCount > 0 && this.dataset["built"]) return;
    const elements = this._buildElements();
    this.dataset["built"] = "true";
    this.replaceChildren(...elements);
    this._toggleDisabled(this.disabled);
    this._refresh();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) this._toggleDisabled(this.disabled);
  }

  formDisabledCallback(disabled: boolean): void {
    this._toggleDisabled(disabled);
  }

  /** Stores a value typed by the user and tells the form. */
  protected _commit(value: T): void {
    this._setValue(value);
    this._refresh();
    this.dispatchEvent(new Event("input", { bubbles: true, cancelable: true }));
    this.dispatchEvent(new Event("change", { bubbles: true, cancelable: true }));
  }

  protected _getValue(): T {
    return this._value as T;
  }

  protected _setValue(value: T): void {
    this._value = value;
  }

  protected _toggleDisabled(disabled: boolean): void {
    for (const control of this.querySelectorAll<HTMLInputElement>("input, select, textarea, button")) {
      control.disabled = disabled;
    }
  }

  /** The name of the field for its inner controls: the text of its label, else its aria-label or name. */
  protected _label(): string {
    const [label] = this._internals.labels as NodeListOf<HTMLLabelElement>;
    return this.getAttribute("aria-label") ?? label?.textContent?.trim() ?? this.name;
  }

  protected abstract _buildElements(): HTMLElement[];
  protected _refresh(): void {}
}

/** Keeps an inner control's events from reaching the form a second time. */
export function hideEvents(element: HTMLElement, ...types: string[]): void {
  for (const type of types) element.addEventListener(type, (event) => event.stopPropagation());
}

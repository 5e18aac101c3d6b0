import { makeElement } from "../dom.js";
import { word } from "../words.js";
import { AbstractFormInputElement, hideEvents } from "./form-element.js";

/** `<color-picker>`: a text field for the code and a colour well beside it. */
export class HTMLColorPickerElement extends AbstractFormInputElement<string> {
  #text!: HTMLInputElement;
  #well!: HTMLInputElement;

  protected _buildElements(): HTMLElement[] {
    this._value ??= this.getAttribute("value") ?? "";
    this.#text = makeElement("input", { type: "text", "aria-label": this._label() });
    this.#well = makeElement("input", { type: "color", "aria-label": `${this._label()}: ${word("color")}` });
    for (const input of [this.#text, this.#well]) {
      hideEvents(input, "input", "change");
      input.addEventListener("change", () => this._commit(input.value));
    }
    return [this.#text, this.#well];
  }

  protected override _refresh(): void {
    if (!this.#text) return;
    this.#text.value = this._value ?? "";
    if (/^#[0-9a-f]{6}$/i.test(this._value ?? "")) this.#well.value = this._value ?? "";
  }
}

/** `<range-picker>`: a slider with a number field. */
export class HTMLRangePickerElement extends AbstractFormInputElement<number> {
  #range!: HTMLInputElement;
  #number!: HTMLInputElement;

  protected _buildElements(): HTMLElement[] {
    this._value ??= Number(this.getAttribute("value") ?? 0);
    const [min, max, step] = ["min", "max", "step"].map((name) => this.getAttribute(name));
    const common = { min, max, step, "aria-label": this._label() };
    this.#range = makeElement("input", { type: "range", ...common });
    this.#number = makeElement("input", { type: "number", ...common });
    for (const input of [this.#range, this.#number]) {
      hideEvents(input, "input", "change");
      input.addEventListener("change", () => this._commit(this.#clamp(input.valueAsNumber)));
    }
    return [this.#range, this.#number];
  }

  #clamp(value: number): number {
    const min = Number(this.getAttribute("min") ?? -Infinity);
    const max = Number(this.getAttribute("max") ?? Infinity);
    return Math.min(max, Math.max(min, Number.isFinite(value) ? value : min));
  }

  protected override _refresh(): void {
    if (!this.#range) return;
    this.#range.value = this.#number.value = String(this._value ?? "");
  }
}

/** `<file-picker>`: the path of a file as text. Browsing the server's files is not modelled. */
export class HTMLFilePickerElement extends AbstractFormInputElement<string> {
  #input!: HTMLInputElement;

  protected _buildElements(): HTMLElement[] {
    this._value ??= this.getAttribute("value") ?? "";
    this.#input = makeElement("input", { type: "text", class: "image", "aria-label": this._label() });
    hideEvents(this.#input, "input", "change");
    this.#input.addEventListener("change", () => this._commit(this.#input.value));
    return [this.#input];
  }

  protected override _refresh(): void {
    if (this.#input) this.#input.value = this._value ?? "";
  }
}

/** `<prose-mirror>`: the HTML of a rich text as an editable region; a plain stand-in for a full editor. */
export class HTMLProseMirrorElement extends AbstractFormInputElement<string> {
  #editor!: HTMLElement;

  protected _buildElements(): HTMLElement[] {
    this._value ??= this.getAttribute("value") ?? this.innerHTML;
    this.#editor = makeElement("div", {
      class: "editor-content",
      role: "textbox",
      contenteditable: "true",
      "aria-multiline": "true",
      "aria-label": this._label(),
    });
    this.#editor.addEventListener("blur", () => {
      if (this.#editor.innerHTML !== this._value) this._commit(this.#editor.innerHTML);
    });
    return [this.#editor];
  }

  protected override _toggleDisabled(disabled: boolean): void {
    this.#editor?.setAttribute("contenteditable", String(!disabled));
  }

  protected override _refresh(): void {
    if (this.#editor) this.#editor.innerHTML = this._value ?? "";
  }
}

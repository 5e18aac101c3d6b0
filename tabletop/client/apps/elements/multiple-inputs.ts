import { makeElement } from "../dom.js";
import { word } from "../words.js";
import { AbstractFormInputElement, hideEvents } from "./form-element.js";

/** `<multi-select>`: chosen options as removable tags, the rest in a select. Its value is an array. */
export class HTMLMultiSelectElement extends AbstractFormInputElement<string[]> {
  #options: HTMLOptionElement[] = [];
  #tags!: HTMLElement;
  #select!: HTMLSelectElement;

  protected _buildElements(): HTMLElement[] {
    this.#options = [...this.querySelectorAll("option")];
    this._value ??= this.#options.filter((option) => option.hasAttribute("selected")).map(({ value }) => value);
    this.#tags = makeElement("div", { class: "tags input-element-tags", role: "list" });
    this.#select = makeElement("select", { "aria-label": this._label() });
    hideEvents(this.#select, "input", "change");
    this.#select.addEventListener("change", () => this.select(this.#select.value));
    return [this.#tags, this.#select];
  }

  select(value: string): void {
    if (value && !this.value.includes(value)) this._commit([...this.value, value]);
  }

  unselect(value: string): void {
    if (this.value.includes(value)) this._commit(this.value.filter((entry) => entry !== value));
  }

  protected override _getValue(): string[] {
    return [...(this._value ?? [])];
  }

  protected override _setValue(value: string[]): void {
    this._value = [...value];
  }

  protected override _refresh(): void {
    if (!this.#select) return;
    const chosen = new Set(this._value);
    const text = (value: string): string => this.#options.find((option) => option.value === value)?.text ?? value;
    this.#tags.replaceChildren(...[...chosen].map((value) => makeTag(text(value), () => this.unselect(value))));
    const rest = this.#options.filter((option) => option.value && !chosen.has(option.value));
    this.#select.replaceChildren(
      makeElement("option", { value: "" }, "—"),
      ...rest.map((option) => copyOption(option)),
    );
  }
}

function copyOption(option: HTMLOptionElement): HTMLOptionElement {
  return makeElement("option", { value: option.value, disabled: option.disabled }, option.text);
}

/** `<string-tags>` and `<document-tags>`: free text entries as removable tags. */
export class HTMLStringTagsElement extends AbstractFormInputElement<string[]> {
  #tags!: HTMLElement;
  #input!: HTMLInputElement;

  protected _buildElements(): HTMLElement[] {
    const given = this.getAttribute("value") ?? "";
    this._value ??= given
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean);
    this.#tags = makeElement("div", { class: "tags input-element-tags", role: "list" });
    this.#input = makeElement("input", { type: "text", "aria-label": this._label() });
    hideEvents(this.#input, "input", "change");
    this.#input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      this.#add();
    });
    const button = makeElement("button", { type: "button", "aria-label": word("add") }, "+");
    button.addEventListener("click", () => this.#add());
    return [this.#tags, this.#input, button];
  }

  #add(): void {
    const entry = this.#input.value.trim();
    this.#input.value = "";
    if (entry && !this.value.includes(entry)) this._commit([...this.value, entry]);
  }

  protected override _getValue(): string[] {
    return [...(this._value ?? [])];
  }

  protected override _refresh(): void {
    const remove = (entry: string): void => this._commit(this.value.filter((other) => other !== entry));
    this.#tags?.replaceChildren(...this.value.map((entry) => makeTag(entry, () => remove(entry))));
  }
}

export class HTMLDocumentTagsElement extends HTMLStringTagsElement {}

function makeTag(text: string, remove: () => void): HTMLElement {
  const button = makeElement(
    "button",
    { type: "button", class: "remove", "aria-label": word("remove", { name: text }) },
    "×",
  );
  button.addEventListener("click", remove);
  return makeElement("span", { class: "tag", role: "listitem" }, makeElement("span", {}, text), button);
}

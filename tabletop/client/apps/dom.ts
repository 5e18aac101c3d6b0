/** Building elements without a template: one call an element, attributes as written in HTML. */

type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Makes an element.
 * @param attributes `true` writes a bare attribute; `false`, `null` and `undefined` leave it out (`aria-*`: said in words).
 */
export function makeElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue;
    if (name.startsWith("aria-")) element.setAttribute(name, String(value));
    else if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children);
  return element;
}

/** Parses HTML into its top-level elements; text between them is dropped. */
export function parseElements(html: string): HTMLElement[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children] as HTMLElement[];
}

/** An icon from a class string; decoration only, so it is hidden from assistive technology. */
export function makeIcon(classes: string): HTMLElement {
  return makeElement("i", { class: classes, "aria-hidden": "true" });
}

/** Escapes text for use inside HTML content or a quoted attribute. */
export function escapeHTML(text: unknown): string {
  const replacements: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };
  return String(text ?? "").replace(/[&<>"']/g, (character) => replacements[character] ?? character);
}

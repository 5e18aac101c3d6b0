/** What a re-rendered part takes over from the element it replaces. */
export interface PartState {
  /** Selector inside the part (blank: the part itself), scrollTop, scrollLeft. */
  scrollPositions: [selector: string, top: number, left: number][];
  focus?: string;
  selection?: [start: number | null, end: number | null];
}

/** Reads scroll positions and the focused field of a part that is about to be replaced. */
export function savePartState(prior: HTMLElement, scrollable: readonly string[], state: PartState): void {
  for (const selector of scrollable) {
    const element = find(prior, selector);
    if (element) state.scrollPositions.push([selector, element.scrollTop, element.scrollLeft]);
  }
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !prior.contains(focused)) return;
  const selector = describeFocus(focused);
  if (selector) state.focus = selector;
  if (focused instanceof HTMLInputElement && focused.type === "text") {
    state.selection = [focused.selectionStart, focused.selectionEnd];
  }
}

/** Puts scroll positions and focus into the new element of the part. */
export function restorePartState(next: HTMLElement, state: PartState): void {
  for (const [selector, top, left] of state.scrollPositions) {
    const element = find(next, selector);
    if (element) Object.assign(element, { scrollTop: top, scrollLeft: left });
  }
  if (!state.focus) return;
  const target = next.querySelector<HTMLElement>(state.focus);
  target?.focus();
  if (target instanceof HTMLInputElement && state.selection) target.setSelectionRange(...state.selection);
}

function find(root: HTMLElement, selector: string): HTMLElement | null {
  return selector === "" ? root : root.querySelector<HTMLElement>(selector);
}

/** A selector that finds the same control again: its id, its name, or its data attributes. */
function describeFocus(element: HTMLElement): string | null {
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute("name");
  if (name) return `${element.tagName}[name="${CSS.escape(name)}"]`;
  const data = Object.keys(element.dataset).map((key) => {
    const attribute = `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return `[${attribute}="${CSS.escape(element.dataset[key] ?? "")}"]`;
  });
  if (data.length === 0) return null;
  const owner = element.parentElement?.closest<HTMLElement>("[data-combatant-id], [data-item-id], [data-message-id]");
  const scope = owner ? `${describeOwner(owner)} ` : "";
  return `${scope}${element.tagName}${data.join("")}`;
}

function describeOwner(owner: HTMLElement): string {
  for (const key of ["combatant-id", "item-id", "message-id"]) {
    const value = owner.getAttribute(`data-${key}`);
    if (value !== null) return `[data-${key}="${CSS.escape(value)}"]`;
  }
  return "";
}

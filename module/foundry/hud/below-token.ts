const NAME = "tempo-below-token";

/** The place below a token in its HUD where rows of ours stand one under the other. */
export function belowToken(element: HTMLElement): HTMLElement {
  const found = element.querySelector<HTMLElement>(`.${NAME}`);
  if (found) return found;
  const box = document.createElement("div");
  box.className = NAME;
  element.append(box);
  return box;
}

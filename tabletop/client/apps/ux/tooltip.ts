import { makeElement } from "../dom.js";
import { localize } from "../host.js";
import { cleanHTML } from "./clean-html.js";

interface TooltipOptions {
  text?: string;
  html?: string | HTMLElement;
  direction?: string;
  cssClass?: string;
  content?: HTMLElement;
}

/** `game.tooltip`: one tooltip for the whole page, shown on hover and on focus of `[data-tooltip…]` elements. */
export class TooltipManager {
  static readonly TOOLTIP_DIRECTIONS = { UP: "UP", DOWN: "DOWN", LEFT: "LEFT", RIGHT: "RIGHT", CENTER: "CENTER" };

  readonly tooltip = makeElement("aside", { id: "tooltip", role: "tooltip", class: "themed", hidden: true });
  element: HTMLElement | null = null;

  activateEventListeners(): void {
    document.body.append(this.tooltip);
    const show = (event: Event): void => this.#onEnter(event);
    const hide = (event: Event): void => {
      if (event.target === this.element) this.deactivate();
    };
    document.body.addEventListener("pointerenter", show, { capture: true });
    document.body.addEventListener("focusin", show);
    document.body.addEventListener("pointerleave", hide, { capture: true });
    document.body.addEventListener("focusout", hide);
    document.body.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.deactivate();
    });
  }

  #onEnter(event: Event): void {
    const { target } = event;
    if (!(target instanceof HTMLElement)) return;
    const { tooltip, tooltipText, tooltipHtml } = target.dataset;
    if (tooltip ?? tooltipText ?? tooltipHtml) this.activate(target);
  }

  activate(element: HTMLElement, options: TooltipOptions = {}): void {
    const { dataset } = element;
    const text = options.text ?? dataset["tooltipText"] ?? (dataset["tooltip"] && localize(dataset["tooltip"]));
    const html = options.content ?? options.html ?? dataset["tooltipHtml"];
    this.element = element;
    this.tooltip.className = `themed ${options.cssClass ?? dataset["tooltipClass"] ?? ""}`;
    if (html instanceof HTMLElement) this.tooltip.replaceChildren(html);
    else if (html) this.tooltip.innerHTML = cleanHTML(html);
    else this.tooltip.textContent = text || element.getAttribute("aria-label") || "";
    this.tooltip.hidden = false;
    element.setAttribute("aria-describedby", "tooltip");
    this.#place(element, options.direction ?? dataset["tooltipDirection"] ?? "DOWN");
  }

  deactivate(): void {
    this.element?.removeAttribute("aria-describedby");
    this.element = null;
    this.tooltip.hidden = true;
  }

  #place(element: HTMLElement, direction: string): void {
    const box = element.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = this.tooltip;
    const middle = { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2 };
    const places: Record<string, { left: number; top: number }> = {
      UP: { ...middle, top: box.top - height - 4 },
      DOWN: { ...middle, top: box.bottom + 4 },
      LEFT: { ...middle, left: box.left - width - 4 },
      RIGHT: { ...middle, left: box.right + 4 },
    };
    const { left, top } = places[direction] ?? middle;
    this.tooltip.style.left = `${Math.max(0, Math.min(left, window.innerWidth - width))}px`;
    this.tooltip.style.top = `${Math.max(0, Math.min(top, window.innerHeight - height))}px`;
  }

  dismissLockedTooltips(): void {
    this.deactivate();
  }
}

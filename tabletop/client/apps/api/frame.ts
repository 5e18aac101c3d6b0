import { localize } from "../host.js";
import { makeElement, makeIcon } from "../dom.js";
import { word } from "../words.js";
import type { Configuration, HeaderControl, RenderOptions, WindowElements } from "./types.js";

/** Builds the outer element of an application: with a title bar if it has a frame, else the bare element. */
export function buildFrame(id: string, options: Readonly<Configuration>): HTMLElement {
  const tag = options.tag as keyof HTMLElementTagNameMap;
  const classes = ["application", ...options.classes].join(" ");
  if (!options.window.frame) return makeElement(tag, { id, class: options.classes.join(" ") });
  const frame = makeElement(tag, { id, class: `${classes} themed`, "aria-labelledby": `${id}-title` });
  if (tag === "form") frame.setAttribute("autocomplete", "off");
  // A form keeps its own role, named by the title; a dialog element has that of a dialog already.
  if (tag === "div" || tag === "section") frame.setAttribute("role", "dialog");
  frame.append(buildHeader(id), makeElement("menu", { class: "controls-dropdown", hidden: true }));
  const content = makeElement(options.window.contentTag as "section", {
    class: ["window-content", ...options.window.contentClasses].join(" "),
  });
  frame.append(content);
  if (options.window.resizable) frame.append(makeElement("div", { class: "window-resize-handle" }));
  return frame;
}

function buildHeader(id: string): HTMLElement {
  const toggle = makeElement("button", {
    type: "button",
    class: "header-control icon fa-solid fa-ellipsis-vertical",
    "data-action": "toggleControls",
    "aria-label": word("toggleControls"),
    "aria-expanded": "false",
  });
  const close = makeElement("button", {
    type: "button",
    class: "header-control icon fa-solid fa-xmark",
    "data-action": "close",
    "aria-label": word("closeWindow"),
  });
  return makeElement(
    "header",
    { class: "window-header" },
    makeElement("i", { class: "window-icon", hidden: true, "aria-hidden": "true" }),
    makeElement("h1", { class: "window-title", id: `${id}-title` }),
    toggle,
    close,
  );
}

/** The pieces of a window's frame, as far as it has one. */
export function findWindowElements(frame: HTMLElement): WindowElements {
  const find = <T extends HTMLElement>(selector: string): T | undefined =>
    frame.querySelector<T>(`:scope > ${selector}`) ?? undefined;
  return {
    header: find(".window-header"),
    title: find(".window-header > .window-title"),
    icon: find(".window-header > .window-icon"),
    close: find<HTMLButtonElement>('.window-header > [data-action="close"]'),
    controls: find<HTMLButtonElement>('.window-header > [data-action="toggleControls"]'),
    controlsDropdown: find(".controls-dropdown"),
    resize: find(".window-resize-handle"),
  };
}

/** One entry of the window's menu. */
export function renderHeaderControl(control: HeaderControl): HTMLLIElement {
  const button = makeElement("button", { type: "button", class: "control", "data-action": control.action });
  button.append(makeIcon(`control-icon fa-fw ${control.icon}`), ` ${localize(control.label)}`);
  return makeElement("li", { class: "header-control" }, button);
}

/** Writes a new title, icon or menu into the frame; what isn't given stays. */
export function updateFrame(
  elements: WindowElements,
  changes: NonNullable<RenderOptions["window"]>,
  controls: HTMLLIElement[] | null,
): void {
  if (changes.title !== undefined && elements.title) elements.title.textContent = changes.title;
  if (changes.icon !== undefined && elements.icon) {
    elements.icon.className = `window-icon ${changes.icon || ""}`;
    elements.icon.hidden = !changes.icon;
  }
  if (!controls) return;
  elements.controlsDropdown?.replaceChildren(...controls);
  if (elements.controls) elements.controls.hidden = controls.length === 0;
}

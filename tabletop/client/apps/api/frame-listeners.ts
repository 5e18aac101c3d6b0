import type { ApplicationV2 } from "./application.js";
import type { ActionEntry, FormConfiguration } from "./types.js";
import { startDrag, startResize } from "./window-drag.js";

/** What the listeners of a frame call back into: the overridable methods of the application. */
interface Callbacks {
  clickTab(event: PointerEvent): void;
  clickAction(event: PointerEvent, target: HTMLElement): unknown;
  submit(config: FormConfiguration, event: Event): unknown;
  change(config: FormConfiguration, event: Event): unknown;
}

/** Listens once, on the outer element, for everything inside: actions, tabs, dragging, the form. */
export function attachFrameListeners(app: ApplicationV2, callbacks: Callbacks): void {
  const { element } = app;
  for (const type of ["click", "contextmenu", "auxclick"]) {
    element.addEventListener(type, (event) => onClick(app, event as PointerEvent, callbacks));
  }
  if (element instanceof HTMLFormElement && app.options.form) attachForm(element, app.options.form, callbacks);
  if (app.hasFrame) attachWindow(app);
}

/** Sends a form's submit and change events on. */
export function attachForm(
  form: HTMLFormElement,
  config: FormConfiguration,
  callbacks: Pick<Callbacks, "submit" | "change">,
): void {
  form.addEventListener("submit", (event) => void callbacks.submit(config, event));
  form.addEventListener("change", (event) => void callbacks.change(config, event));
}

function attachWindow(app: ApplicationV2): void {
  const { element } = app;
  element.addEventListener("pointerdown", () => app.bringToFront(), { capture: true });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    void app.close({ closeKey: true });
  });
  const { header, resize } = app.window;
  header?.addEventListener("pointerdown", (event) => startDrag(app, event));
  header?.addEventListener("dblclick", (event) => {
    if ((event.target as HTMLElement).closest("button")) return;
    void (app.minimized ? app.maximize() : app.minimize());
  });
  resize?.addEventListener("pointerdown", (event) => startResize(app, event));
}

function onClick(app: ApplicationV2, event: PointerEvent, callbacks: Callbacks): void {
  const target = (event.target as HTMLElement | null)?.closest<HTMLElement>("[data-action]");
  if (!target || !app.element?.contains(target) || isOfInnerApplication(app, target)) return;
  const action = target.dataset["action"] ?? "";
  if (event.button === 0 && runBuiltIn(app, action, event, callbacks)) return;
  const entry = app.options.actions[action];
  if (!entry) {
    if (event.button === 0) void callbacks.clickAction(event, target);
    return;
  }
  const { handler, buttons } = normaliseEntry(entry);
  if (buttons.includes(event.button)) void handler.call(app, event, target);
}

function isOfInnerApplication(app: ApplicationV2, target: HTMLElement): boolean {
  const nearest = target.closest(".application");
  return nearest !== null && nearest !== app.element && app.element.contains(nearest);
}

function runBuiltIn(app: ApplicationV2, action: string, event: PointerEvent, callbacks: Callbacks): boolean {
  if (app.options.actions[action]) return false;
  if (action === "close") void app.close();
  else if (action === "toggleControls") void app.toggleControls();
  else if (action === "minimize") void app.minimize();
  else if (action === "tab") callbacks.clickTab(event);
  else return false;
  return true;
}

function normaliseEntry(entry: ActionEntry): Exclude<ActionEntry, (...args: never[]) => unknown> {
  return typeof entry === "function" ? { handler: entry, buttons: [0] } : entry;
}

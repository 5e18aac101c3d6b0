import { instances } from "../../apps/api/application.js";
import { peekGame } from "../../globals/env.js";
import type { Canvas } from "../board.js";
import { currentUser } from "../host.js";
import type { Token } from "../placeables/token.js";

interface KeybindingConfig {
  name: string;
  editable: { key: string; modifiers?: string[] }[];
  repeat?: boolean;
  precedence?: number;
  onDown(context: { isShift?: boolean; repeat?: boolean }): boolean;
}

interface Keybindings {
  register(namespace: string, action: string, config: KeybindingConfig): void;
}

/** Where each key takes the controlled tokens: arrows and letters along the axes, the number pad diagonally too. */
const STEPS: Readonly<Record<string, { dx: number; dy: number; keys: string[] }>> = {
  panUp: { dx: 0, dy: -1, keys: ["ArrowUp", "KeyW", "Numpad8"] },
  panDown: { dx: 0, dy: 1, keys: ["ArrowDown", "KeyS", "Numpad2"] },
  panLeft: { dx: -1, dy: 0, keys: ["ArrowLeft", "KeyA", "Numpad4"] },
  panRight: { dx: 1, dy: 0, keys: ["ArrowRight", "KeyD", "Numpad6"] },
  panUpLeft: { dx: -1, dy: -1, keys: ["Numpad7"] },
  panUpRight: { dx: 1, dy: -1, keys: ["Numpad9"] },
  panDownLeft: { dx: -1, dy: 1, keys: ["Numpad1"] },
  panDownRight: { dx: 1, dy: 1, keys: ["Numpad3"] },
};
const NORMAL = 1;

/** A step for the controlled tokens; without any the view moves. */
function step(canvas: Canvas, dx: number, dy: number): boolean {
  if (!canvas.ready) return false;
  if (canvas.tokens.controlled.length > 0) void canvas.tokens.moveMany({ dx, dy });
  else canvas.pan({ x: canvas.view.x + dx * canvas.grid!.size, y: canvas.view.y + dy * canvas.grid!.size });
  return true;
}

/** Aims at what is under the pointer, else at what is controlled. */
function target(canvas: Canvas, isShift: boolean): boolean {
  const tokens: Token[] = canvas.tokens.hover ? [canvas.tokens.hover] : canvas.tokens.controlled;
  for (const token of tokens) token.setTarget(!token.isTargeted, { releaseOthers: !isShift });
  return tokens.length > 0;
}

/** Nobody's keys are taken who is on a button or link: only from the canvas itself do Tab and Enter mean tokens. */
function isOnCanvas(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

/** Goes on to the next own token; from the last one on to the page, so that the keyboard isn't caught here. */
function cycle(canvas: Canvas, forwards: boolean): boolean {
  if (!canvas.ready || !isOnCanvas()) return false;
  const order = canvas.tokens._getCycleOrder();
  const end = forwards ? order.at(-1) : order[0];
  if (end?.controlled && order.length > 1) return false;
  return canvas.tokens.cycleTokens(forwards) !== null;
}

/** Closes every window with a frame; false where there is none. */
function closeWindows(): boolean {
  const open = [...instances.values()].filter((app) => app.hasFrame && app.rendered);
  for (const app of open) void app.close({ closeKey: true });
  return open.length > 0;
}

/** What Escape gives up first: a gesture, open windows, the HUD, control of tokens. */
function dismiss(canvas: Canvas): boolean {
  if (canvas.mouse.cancel() || closeWindows()) return true;
  if (canvas.hud.object) {
    canvas.hud.clear();
    return true;
  }
  return canvas.tokens.releaseAll() > 0;
}

function undo(canvas: Canvas): boolean {
  if (!canvas.ready || !canvas.activeLayer || (peekGame()?.paused && !currentUser().isGM)) return false;
  void canvas.tokens.undoHistory();
  return true;
}

/** Registers core's keys for the canvas, with normal precedence, so that packages may come before them. */
export function registerKeybindings(canvas: Canvas): void {
  const keybindings = peekGame()?.keybindings as unknown as Keybindings | undefined;
  if (!keybindings) return;
  const add = (
    action: string,
    keys: KeybindingConfig["editable"],
    onDown: KeybindingConfig["onDown"],
    repeat = false,
  ): void =>
    keybindings.register("core", action, {
      name: `KEYBINDINGS.${action}`,
      editable: keys,
      repeat,
      precedence: NORMAL,
      onDown,
    });
  for (const [action, { dx, dy, keys }] of Object.entries(STEPS)) {
    add(
      action,
      keys.map((key) => ({ key })),
      () => step(canvas, dx, dy),
      true,
    );
  }
  add("undo", [{ key: "KeyZ", modifiers: ["Control"] }], () => undo(canvas));
  add("target", [{ key: "KeyT" }, { key: "KeyT", modifiers: ["Shift"] }], ({ isShift }) =>
    target(canvas, isShift ?? false),
  );
  add("cycleView", [{ key: "Tab" }], () => cycle(canvas, true));
  add("cycleViewBack", [{ key: "Tab", modifiers: ["Shift"] }], () => cycle(canvas, false));
  add("dismiss", [{ key: "Escape" }], () => dismiss(canvas));
  add("delete", [{ key: "Delete" }], () => deleteControlled(canvas));
  add("dragWaypoint", [{ key: "Equal" }, { key: "NumpadAdd" }], () => canvas.mouse.addWaypoint());
  add("openSheet", [{ key: "Enter" }], () => openSheet(canvas));
}

/** Deletes the controlled tokens, which is for game masters. */
function deleteControlled(canvas: Canvas): boolean {
  const ids = canvas.tokens.controlled.flatMap((token) => token.id ?? []);
  if (ids.length === 0 || !currentUser().isGM) return false;
  void canvas.scene?.deleteEmbeddedDocuments("Token", ids, {});
  return true;
}

/** Opens the sheet of the one controlled token, as a double click does. */
function openSheet(canvas: Canvas): boolean {
  const [token, ...others] = canvas.tokens.controlled;
  if (!token || others.length > 0 || !isOnCanvas()) return false;
  token._onClickLeft2(undefined as never);
  return true;
}

import { getGame } from "../../globals/env.js";
import type { ActiveBinding, KeyboardEventContext } from "./client-keybindings.js";

const MODIFIER_CODES: Record<string, string[]> = {
  Alt: ["AltLeft", "AltRight"],
  Control: ["ControlLeft", "ControlRight", "MetaLeft", "MetaRight", "Meta", "OsLeft", "OsRight"],
  Shift: ["ShiftLeft", "ShiftRight"],
};

/** Hands pressed keys to the registered actions until one takes them. */
export class KeyboardManager {
  static MODIFIER_KEYS = Object.freeze({ ALT: "Alt", CONTROL: "Control", SHIFT: "Shift" });
  static MODIFIER_CODES = MODIFIER_CODES;
  readonly downKeys = new Set<string>();

  /** Listens on the window; called once, at boot. */
  activateListeners(target: Pick<EventTarget, "addEventListener"> = window): void {
    target.addEventListener("keydown", (event) => this.handle(event as KeyboardEvent, false));
    target.addEventListener("keyup", (event) => this.handle(event as KeyboardEvent, true));
    target.addEventListener("blur", () => this.downKeys.clear());
  }

  /** True while somebody types. */
  get hasFocus(): boolean {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return false;
    if (element.dataset["keyboardFocus"] !== undefined) return element.dataset["keyboardFocus"] !== "false";
    return ["INPUT", "SELECT", "TEXTAREA"].includes(element.tagName) || element.isContentEditable;
  }

  isModifierActive(modifier: string): boolean {
    return (MODIFIER_CODES[modifier] ?? []).some((code) => this.downKeys.has(code));
  }

  handle(event: KeyboardEvent, up: boolean): void {
    if (up) this.downKeys.delete(event.code);
    else this.downKeys.add(event.code);
    if (event.isComposing || this.hasFocus) return;
    const context = makeContext(event, up);
    const matches = getGame().keybindings.match(event.code, context.modifiers);
    const consumed = matches.some((binding) => fire(binding, context));
    if (!consumed) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function fire(binding: ActiveBinding, context: KeyboardEventContext): boolean {
  const { config } = binding;
  const handler = context.up ? config.onUp : config.onDown;
  if (!handler || (context.repeat && !config.repeat)) return false;
  return handler({ ...context, action: binding.action }) === true;
}

function makeContext(event: KeyboardEvent, up: boolean): KeyboardEventContext {
  const [isShift, isControl, isAlt] = [event.shiftKey, event.ctrlKey || event.metaKey, event.altKey];
  const held = Object.entries({ Alt: isAlt, Control: isControl, Shift: isShift }).filter(([, active]) => active);
  // A modifier that is itself the key doesn't modify it.
  const modifiers = held.map(([name]) => name).filter((name) => !MODIFIER_CODES[name]?.includes(event.code));
  return {
    event,
    key: event.code,
    isShift,
    isControl,
    isAlt,
    hasModifier: isShift || isControl || isAlt,
    modifiers,
    up,
    repeat: event.repeat,
  };
}

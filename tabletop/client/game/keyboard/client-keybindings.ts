import { getGame } from "../../globals/env.js";

/** A key with its modifiers. */
export interface Keybinding {
  key: string;
  modifiers?: string[];
}

/** What the handler of a key gets. */
export interface KeyboardEventContext {
  event: KeyboardEvent;
  key: string;
  isShift: boolean;
  isControl: boolean;
  isAlt: boolean;
  hasModifier: boolean;
  modifiers: string[];
  up: boolean;
  repeat: boolean;
  action?: string;
}

/** A registered action of keys. */
export interface KeybindingAction {
  namespace: string;
  name: string;
  hint?: string;
  editable: Keybinding[];
  uneditable: Keybinding[];
  onDown?: (context: KeyboardEventContext) => boolean | void;
  onUp?: (context: KeyboardEventContext) => boolean | void;
  repeat: boolean;
  restricted: boolean;
  reservedModifiers: string[];
  precedence: number;
  order: number;
}

/** One binding that a key may fire. */
export interface ActiveBinding {
  action: string;
  key: string;
  modifiers: string[];
  config: KeybindingAction;
}

/** The registry of keybindings. */
export class ClientKeybindings {
  readonly actions = new Map<string, KeybindingAction>();
  readonly bindings = new Map<string, Keybinding[]>();
  readonly activeKeys = new Map<string, ActiveBinding[]>();
  #locked = false;

  /** Registers an action; only during `init`. */
  register(namespace: string, action: string, data: Partial<KeybindingAction> & { name: string }): void {
    if (this.#locked) throw new Error("You cannot register a Keybinding after the init hook");
    if (!namespace || !action)
      throw new Error("You must specify both the namespace and action portion of the Keybinding action");
    const config: KeybindingAction = {
      editable: [],
      uneditable: [],
      repeat: false,
      restricted: false,
      reservedModifiers: [],
      precedence: 1,
      ...data,
      namespace,
      order: this.actions.size,
    };
    const id = `${namespace}.${action}`;
    this.actions.set(id, config);
    this.bindings.set(id, [...config.uneditable, ...config.editable]);
    for (const binding of this.bindings.get(id) ?? []) this.#activate(id, binding, config);
  }

  #activate(action: string, { key, modifiers = [] }: Keybinding, config: KeybindingAction): void {
    const list = [...(this.activeKeys.get(key) ?? []), { action, key, modifiers, config }];
    list.sort((a, b) => a.config.precedence - b.config.precedence || a.config.order - b.config.order);
    this.activeKeys.set(key, list);
  }

  /** No more registrations: the keys are fixed from here on. */
  initialize(): void {
    this.#locked = true;
  }

  get(namespace: string, action: string): Keybinding[] {
    const bindings = this.bindings.get(`${namespace}.${action}`);
    if (!bindings) throw new Error(`"${namespace}.${action}" is not a registered Keybinding action`);
    return [...bindings];
  }

  /** The bindings that a pressed key fires, in order of precedence. */
  match(key: string, modifiers: readonly string[]): ActiveBinding[] {
    const isGM = getGame().user?.isGM ?? false;
    return (this.activeKeys.get(key) ?? []).filter((binding) => {
      if (binding.config.restricted && !isGM) return false;
      const allowed = new Set([...binding.modifiers, ...binding.config.reservedModifiers]);
      return (
        binding.modifiers.every((modifier) => modifiers.includes(modifier)) &&
        modifiers.every((modifier) => allowed.has(modifier))
      );
    });
  }
}

import { KEYS } from "../i18n/localize.js";
import { SYSTEM_ID } from "../system-id.js";
import { tokenInHand } from "./token-in-hand.js";
import { cycleTactic } from "./cycle-tactic.js";
import { collectHeadings, type Heading } from "./headings.js";
import { goPlanned, leavePlanning, planBack, planHeight, planning, planStep, startPlanning } from "./planner.js";

/** The same keys as the host's own steps have. */
const HEADINGS: Readonly<Record<string, Heading & { readonly keys: readonly string[] }>> = {
  planUp: { dx: 0, dy: -1, keys: ["ArrowUp", "KeyW", "Numpad8"] },
  planDown: { dx: 0, dy: 1, keys: ["ArrowDown", "KeyS", "Numpad2"] },
  planLeft: { dx: -1, dy: 0, keys: ["ArrowLeft", "KeyA", "Numpad4"] },
  planRight: { dx: 1, dy: 0, keys: ["ArrowRight", "KeyD", "Numpad6"] },
  planUpLeft: { dx: -1, dy: -1, keys: ["Numpad7"] },
  planUpRight: { dx: 1, dy: -1, keys: ["Numpad9"] },
  planDownLeft: { dx: -1, dy: 1, keys: ["Numpad1"] },
  planDownRight: { dx: 1, dy: 1, keys: ["Numpad3"] },
};

/** Beside the letters that step; what else the host does with them waits while a way is planned. */
const HEIGHTS = [
  ["planHigher", 1, ["PageUp", "KeyE"]],
  ["planLower", -1, ["PageDown", "KeyQ"]],
] as const;

/** In `init`: the key that begins and leaves planning, and those that mean something while it goes on. */
export function registerPlanningKeys(): void {
  game.keybindings.register(SYSTEM_ID, "plan", {
    name: `${KEYS}.Keys.plan`,
    hint: `${KEYS}.Keys.planHint`,
    editable: [{ key: "KeyP" }],
    onDown: () => {
      if (planning()) leavePlanning();
      else startPlanning(tokenInHand());
      return true;
    },
  });
  const headings = collectHeadings(planStep, (run, milliseconds) => {
    const timer = setTimeout(run, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  });
  for (const [action, { dx, dy, keys }] of Object.entries(HEADINGS))
    whilePlanning(action, keys, {
      repeat: true,
      onDown: () => {
        headings.press({ dx, dy });
      },
      onUp: headings.release,
    });
  whilePlanning("planGo", ["Enter", "NumpadEnter"], { onDown: () => void goPlanned(), notOnButtons: true });
  whilePlanning("planBack", ["Backspace"], { onDown: planBack, repeat: true });
  for (const [action, by, keys] of HEIGHTS)
    whilePlanning(action, keys, {
      repeat: true,
      onDown: () => {
        planHeight(by);
      },
    });
  whilePlanning("planTactic", ["KeyT"], { onDown: () => void cycleTactic() });
  whilePlanning("planLeave", ["Escape"], {
    onDown: () => {
      leavePlanning();
    },
  });
}

interface Meaning {
  readonly onDown: () => void;
  readonly onUp?: () => void;
  readonly repeat?: boolean;
  /** On a button in focus the key presses that button. */
  readonly notOnButtons?: boolean;
}

/** A key that is ours before anybody else's while a way is planned, and nobody's business of ours otherwise. */
function whilePlanning(action: string, keys: readonly string[], meaning: Meaning): void {
  game.keybindings.register(SYSTEM_ID, action, {
    name: `${KEYS}.Keys.${action}`,
    editable: keys.map((key) => ({ key })),
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    repeat: meaning.repeat ?? false,
    onDown: () => {
      if (!planning() || (meaning.notOnButtons && isOnControl())) return false;
      meaning.onDown();
      return true;
    },
    onUp: () => {
      if (!planning()) return false;
      meaning.onUp?.();
      return true;
    },
  });
}

const isOnControl = (): boolean => document.activeElement?.matches("button, a[href], [role='button']") ?? false;

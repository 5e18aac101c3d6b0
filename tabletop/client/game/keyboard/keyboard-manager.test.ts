import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Game } from "../game.js";
import { setGame } from "../../globals/env.js";
import { ClientKeybindings } from "./client-keybindings.js";
import { KeyboardManager } from "./keyboard-manager.js";

let keybindings: ClientKeybindings;
let pressed: string[];
let isGM = false;

function press(
  code: string,
  held: { ctrlKey?: boolean; shiftKey?: boolean; altKey?: boolean; repeat?: boolean } = {},
): { prevented: boolean } {
  const state = { prevented: false };
  const event = {
    code,
    ctrlKey: false,
    shiftKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    isComposing: false,
    ...held,
  };
  const methods = { preventDefault: () => void (state.prevented = true), stopPropagation: () => undefined };
  new KeyboardManager().handle({ ...event, ...methods } as unknown as KeyboardEvent, false);
  return state;
}

beforeEach(() => {
  [keybindings, pressed, isGM] = [new ClientKeybindings(), [], false];
  const user = {
    get isGM(): boolean {
      return isGM;
    },
  };
  setGame({ keybindings, user } as unknown as Game);
  // Nobody types: nothing on the page has the focus.
  vi.stubGlobal("document", { activeElement: null });
  vi.stubGlobal("HTMLElement", class {});
});
afterEach(() => void vi.unstubAllGlobals());

describe("keys", () => {
  const on = (name: string, takes: boolean) => (): boolean => {
    pressed.push(name);
    return takes;
  };

  it("go to actions by precedence until one takes them", () => {
    keybindings.register("core", "undo", {
      name: "Undo",
      editable: [{ key: "KeyZ", modifiers: ["Control"] }],
      onDown: on("core", true),
    });
    keybindings.register("mine", "undo", {
      name: "Undo",
      editable: [{ key: "KeyZ", modifiers: ["Control"] }],
      onDown: on("mine", false),
      precedence: 0,
    });
    expect(press("KeyZ", { ctrlKey: true }).prevented).toBe(true);
    expect(pressed).toEqual(["mine", "core"]);
  });
  it("need exactly their modifiers, reserved ones aside", () => {
    keybindings.register("a", "plain", { name: "a", editable: [{ key: "KeyA" }], onDown: on("plain", true) });
    keybindings.register("a", "loose", {
      name: "b",
      editable: [{ key: "KeyA" }],
      onDown: on("loose", true),
      reservedModifiers: ["Shift"],
    });
    press("KeyA", { shiftKey: true });
    expect(pressed).toEqual(["loose"]);
  });
  it("leave restricted actions to game masters and repeat only where wanted", () => {
    keybindings.register("a", "gm", {
      name: "a",
      editable: [{ key: "KeyG" }],
      onDown: on("gm", true),
      restricted: true,
    });
    expect(press("KeyG").prevented).toBe(false);
    isGM = true;
    press("KeyG", { repeat: true });
    expect(pressed).toEqual([]);
    press("KeyG");
    expect(pressed).toEqual(["gm"]);
  });
  it("can't be registered after init", () => {
    keybindings.initialize();
    expect(() => keybindings.register("a", "late", { name: "late" })).toThrow(/init/);
  });
});

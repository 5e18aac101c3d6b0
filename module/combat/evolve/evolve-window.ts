import type { Encounter } from "../../model/encounter.js";
import type { Changes, EventOf } from "./changes.js";
import { serialAfter } from "./serial.js";

/** Events of a wait: opened, answered by one, closed. */
export const WINDOW_CHANGES: Changes<"WindowOpened" | "WindowAnswered" | "WindowClosed"> = {
  WindowOpened: (encounter, event) => ({
    ...encounter,
    windows: [...encounter.windows, event.window],
    serial: serialAfter(encounter.serial, event),
  }),
  WindowAnswered: (encounter, event) => ({
    ...keepWord(encounter, event),
    windows: encounter.windows.map((window) =>
      window.id === event.window
        ? {
            ...window,
            responders: window.responders.map((r) => (r.creature === event.by ? { ...r, answer: event.answer } : r)),
          }
        : window,
    ),
  }),
  WindowClosed: (encounter, event) => ({
    ...encounter,
    windows: encounter.windows.filter((window) => window.id !== event.window),
  }),
};

/** Whoever gives their answer for the rest of the turn isn't asked again before it ends. */
function keepWord(encounter: Encounter, { by, answer }: EventOf<"WindowAnswered">): Encounter {
  const state = encounter.creatures[by];
  if (!state || !answer.restOfTurn) return encounter;
  const word = answer.accept ? { takes: true } : { passes: true };
  return { ...encounter, creatures: { ...encounter.creatures, [by]: { ...state, ...word } } };
}

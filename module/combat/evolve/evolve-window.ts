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
    ...letPass(encounter, event),
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

/** Whoever lets the rest of the turn go isn't asked again before it ends. */
function letPass(encounter: Encounter, { by, answer }: EventOf<"WindowAnswered">): Encounter {
  const state = encounter.creatures[by];
  if (!state || answer.accept || !answer.restOfTurn) return encounter;
  return { ...encounter, creatures: { ...encounter.creatures, [by]: { ...state, passes: true } } };
}

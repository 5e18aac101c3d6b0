import type { Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";
import { serialAfter } from "./serial.js";

type WindowEvent = Extract<Event, { type: "WindowOpened" | "WindowAnswered" | "WindowClosed" }>;

/** Events of a wait: opened, answered by one, closed. */
export function evolveWindow(encounter: Encounter, event: WindowEvent): Encounter {
  switch (event.type) {
    case "WindowOpened":
      return {
        ...encounter,
        windows: [...encounter.windows, event.window],
        serial: serialAfter(encounter.serial, event),
      };
    case "WindowAnswered":
      return {
        ...letPass(encounter, event),
        windows: encounter.windows.map((window) =>
          window.id !== event.window
            ? window
            : {
                ...window,
                responders: window.responders.map((r) =>
                  r.creature === event.by ? { ...r, answer: event.answer } : r,
                ),
              },
        ),
      };
    case "WindowClosed":
      return { ...encounter, windows: encounter.windows.filter((window) => window.id !== event.window) };
  }
}

/** Whoever lets the rest of the turn go isn't asked again before it ends. */
function letPass(encounter: Encounter, { by, answer }: Extract<WindowEvent, { type: "WindowAnswered" }>): Encounter {
  const state = encounter.creatures[by];
  if (!state || answer.accept || !answer.restOfTurn) return encounter;
  return { ...encounter, creatures: { ...encounter.creatures, [by]: { ...state, passes: true } } };
}

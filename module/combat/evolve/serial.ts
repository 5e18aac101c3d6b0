import type { Event } from "../../model/event.js";

/** The next number for the id of an act, a window or a throw, after this event; what isn't numbered leaves it as it is. */
export function serialAfter(serial: number, event: Event): number {
  switch (event.type) {
    case "ActBegun":
    case "RollsAsked":
    case "WindowOpened":
      return serial + 1;
    case "Restated":
      return event.fight.serial ?? serial;
    default:
      return serial;
  }
}

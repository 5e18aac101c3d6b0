import type { Encounter } from "../../model/encounter.js";
import type { Event } from "../../model/event.js";

export type EventOf<T extends Event["type"]> = Extract<Event, { readonly type: T }>;

/** What each of these events makes of a fight. */
export type Changes<T extends Event["type"]> = {
  readonly [K in T]: (encounter: Encounter, event: EventOf<K>) => Encounter;
};

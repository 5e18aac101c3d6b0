import type { Mutation } from "../mutation.js";

const EVENTS = "tabletop/client/documents/combat-events.ts";
const COMBAT = "tabletop/client/documents/combat.ts";
const TURNS = "tabletop/client/documents/combat-turns.ts";
const BASE = "tabletop/client/documents/combat-base.ts";

/** What no longer holds of turns and rounds. */
export const COMBATS: readonly Mutation[] = [
  {
    name: "turn-events-everywhere",
    breaks: "the callbacks of a turn run on every client",
    edits: [
      {
        file: EVENTS,
        find: "getGame().user?.isActiveGM && isForward(previous, current)",
        put: "getGame().user && isForward(previous, current)",
      },
    ],
    asks: ["combat.events-on-gm", "combat.turn-events"],
  },
  {
    name: "turn-events-rewind",
    breaks: "going back calls the callbacks of a turn",
    edits: [
      {
        file: EVENTS,
        find: "return (current.turn ?? -1) >= (previous.turn ?? -1) && current.combatantId",
        put: "return current.combatantId",
      },
    ],
    asks: ["combat.rewind", "combat.turn-events"],
  },
  {
    name: "turn-events-unawaited",
    breaks: "the start of a turn doesn't wait for the end of the one before",
    edits: [{ file: EVENTS, find: "    await combat._onEndTurn(prior,", put: "    void combat._onEndTurn(prior," }],
    asks: ["combat.turn-events", "combat.events-on-gm", "combat.start"],
  },
  {
    name: "turn-events-always",
    breaks: "an update with turnEvents false wakes the callbacks all the same",
    edits: [
      {
        file: COMBAT,
        find: 'if (moved && options["turnEvents"] !== false) void this._manageTurnEvents();',
        put: "if (moved) void this._manageTurnEvents();",
      },
    ],
    asks: ["combat.turn-events-off", "combat.turn-events"],
  },
  {
    name: "no-previous",
    breaks: "a combat doesn't remember where it was",
    edits: [{ file: COMBAT, find: "    this.previous = prior;\n", put: "    this.previous = this.current;\n" }],
    asks: ["combat.previous", "combat.order"],
  },
  {
    name: "turn-lost-in-sorting",
    breaks: "when the order changes the turn stays a number, not a creature's",
    edits: [
      {
        file: COMBAT,
        find: 'if (options["turnEvents"] !== false && typeof kept === "number" && this.turns.length) this.#keepTurn(kept);',
        put: "if (kept === -1) this.#keepTurn(0);",
      },
    ],
    asks: ["combat.enter-exit", "combat.order"],
  },
  {
    name: "defeated-act",
    breaks: "the next turn doesn't pass over the defeated",
    edits: [
      {
        file: TURNS,
        find: "position >= from && !(skip && combatant.isDefeated)",
        put: "position >= from && (skip || !skip)",
      },
    ],
    asks: ["combat.defeated-skipped", "combat.order"],
  },
  {
    name: "low-before-high",
    breaks: "turns go from the lowest initiative to the highest",
    edits: [{ file: BASE, find: "return second > first ? 1 : -1;", put: "return second > first ? -1 : 1;" }],
    asks: ["combat.order", "combat.start"],
  },
  {
    name: "turn-hook-late",
    breaks: "combatTurn is told after the update, where nothing can be added any more",
    edits: [
      {
        file: TURNS,
        find: "    Hooks.callAll(hook, this, updateData, updateOptions);\n    await this.update(updateData, updateOptions);",
        put: "    await this.update(updateData, updateOptions);\n    Hooks.callAll(hook, this, updateData, updateOptions);",
      },
    ],
    asks: ["combat.turn-hook", "combat.round-hook", "combat.order"],
  },
  {
    name: "history-kept",
    breaks: "a movement history isn't cleared when its creature's turn begins",
    edits: [
      {
        file: EVENTS,
        find: "  if (next.token) await combat._clearMovementHistoryOnStartTurn(next, context);\n",
        put: "",
      },
    ],
    asks: ["history.cleared", "history.recorded"],
  },
];

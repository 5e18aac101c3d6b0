import type { HomeEffect, HomeMade } from "../../model/home-made.js";

/** A row of a test's action, with everything that a row has. */
export const row = (said: Partial<HomeEffect>): HomeEffect => ({
  to: "target",
  when: "always",
  does: "damage",
  amount: "1d6",
  of: "",
  cells: 0,
  ends: "open",
  turns: 1,
  ...said,
});

/** A home-made action of a test: aimed at anybody, without a test, in any round. */
export const homeMade = (slot: string, said: Partial<HomeMade> = {}): HomeMade => ({
  id: "howl",
  name: "Howl",
  slot,
  targets: "any",
  range: null,
  provokes: false,
  limit: "none",
  test: null,
  needs: [],
  effects: [],
  ...said,
});

import type { Encounter } from "../model/encounter.js";

/** A fight that has not begun. */
export const initialEncounter: Encounter = {
  round: 0,
  surprise: false,
  active: null,
  last: null,
  turns: [],
  ahead: 0,
  order: [],
  creatures: {},
  tasks: [],
  windows: [],
  rolls: null,
  serial: 0,
};

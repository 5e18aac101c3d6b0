import type { Sequencer } from "../../documents/database/sequencer.js";
import { seedDice } from "../../globals/config-defaults.js";
import { getGame } from "../../globals/env.js";
import { notModelled } from "../../globals/not-modelled.js";
import { clearFaces, queueFaces, remainingFaces } from "../dice/random.js";

/** `globalThis.tabletop`: what tests of the bench may reach into. The system never asks for it. */
export function makeTestHooks(sequencer: Sequencer): object {
  const target = globalThis as { tabletop?: object };
  return Object.assign(target.tabletop ?? {}, {
    isFoundry: false,
    dice: { queue: queueFaces, remaining: remainingFaces, clear: clearFaces, seed: seedDice },
    notModelled: () => Object.fromEntries(notModelled),
    missingTranslations: () => [...getGame().i18n.missing],
    operationsWaiting: () => sequencer.waiting,
  });
}

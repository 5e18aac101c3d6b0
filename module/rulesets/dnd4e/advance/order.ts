import { lose } from "../../../rules/creature.js";
import { storedTrigger } from "../../../rules/readied.js";
import { toJson } from "../../../rules/turn-state.js";
import { savingThrow } from "../attack/saving-throw.js";
import { changeTurn } from "../state.js";
import { splitTurnEnd } from "../turns.js";
import { done, rolling, type Part } from "./part.js";

/** Stores what is to be done, and when. */
export const storeReadied: Part = ({ act, actor }) => {
  const { trigger, then } = act;
  const readied = {
    trigger: storedTrigger(trigger),
    action: toJson(then ?? {}),
  };
  return done([changeTurn(actor.id, { readied })]);
};

/** The turn is put off; of what its end would end, the good things end now (DND4-DELAY-005, DND4-DELAY-006). */
export const putOff: Part = ({ situation, actor }) =>
  done([changeTurn(actor.id, { delaying: true }), ...splitTurnEnd(situation, actor)]);

/** Shakes an effect off, or keeps it; once for each turn (GAP-DND4-12). */
export const saveThrow: Part = rolling(
  ({ actor }) => savingThrow(actor.id),
  ({ act, actor }, { hit, fact }) => {
    const saves = actor.turn.saves.filter((due) => due !== act.variant);
    return done([fact, changeTurn(actor.id, { saves }), ...(hit ? lose(actor, act.variant ?? "") : [])]);
  },
);

import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import type { Case } from "../judge/case.js";
import { note } from "../note.js";
import { changeTurn } from "../state.js";
import type { Performance } from "./drive.js";

/** Actions whose effect is stated at once. */
export const performSimple = (performance: Performance): Step => ({
  kind: "done",
  facts: EFFECTS[performance.action.id]?.(performance) ?? [],
});

const gain = ({ actor }: Case, id: string): Fact => ({
  type: "ConditionGained",
  creature: actor.id,
  condition: { id },
});
const lose = ({ actor }: Case, id: string): Fact => ({ type: "ConditionLost", creature: actor.id, condition: id });

/** Stances that a feat allows, until the next own turn (PF1-GAP-30, PF1-GAP-31). */
const STANCES: Readonly<Partial<Record<string, "combatExpertise" | "powerAttack" | "deadlyAim">>> = {
  "combat-expertise": "combatExpertise",
  "power-attack": "powerAttack",
  "deadly-aim": "deadlyAim",
};

/** What an action changes; one that isn't listed changes nothing that the rules follow. */
const EFFECTS: Readonly<Record<string, (judged: Case) => readonly Fact[]>> = {
  "total-defense": ({ actor }) => [changeTurn(actor.id, { totalDefense: true })],
  "drop-prone": (judged) => [gain(judged, "prone")],
  "stand-up": (judged) => [lose(judged, "prone")],
  "use-feat": ({ act, actor }) => {
    const stance = STANCES[act.variant ?? ""];
    return stance ? [changeTurn(actor.id, { [stance]: true })] : [];
  },
  "stabilize-dying": ({ act }) => (act.target ? [note(act.target, "stabilize", { by: act.by })] : []),
};

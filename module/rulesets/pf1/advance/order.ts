import type { Fact } from "../../../model/event.js";
import type { CreatureId } from "../../../model/ids.js";
import type { Step } from "../../../rules/step.js";
import { findFighter, modifierOf, statOf } from "../fighter.js";
import { changeTurn } from "../state.js";
import { askCheck, readCheck, type Check } from "./check.js";
import type { Performance } from "./drive.js";

/** A place in the order: rolled for, or held back until the table asks for it. */
export function performOrder(performance: Performance): Step {
  const { actor, action, progress } = performance;
  if (action.id === "delay") return { kind: "done", facts: [changeTurn(actor.id, { delaying: true })] };
  if (action.id === "come-in")
    return { kind: "done", facts: [changeTurn(actor.id, { delaying: null }), followActive(performance)] };
  const bonus = statOf(actor, "initiative", modifierOf(actor, "dex"));
  const check: Check = { kind: "initiative", label: "initiative", bonus };
  if (progress.rolled !== true) return askCheck(performance, check, { rolled: true });
  const { fact, total } = readCheck(performance, check);
  const placed = changeTurn(actor.id, { initiative: total });
  return { kind: "done", facts: [fact, placed, takePlace(performance, total)] };
}

/** The turn after the running one is its own, and this place it keeps (PF1-ACTION-002). */
function followActive({ situation: { encounter }, actor }: Performance): Fact {
  const others = encounter.order.filter((id) => id !== actor.id);
  const before = encounter.active ?? encounter.last;
  const at = before === null ? 0 : others.indexOf(before) + 1;
  return { type: "OrderChanged", order: others.toSpliced(at, 0, actor.id) };
}

/** Highest first (PF1-GAP-11); who has rolled nothing stands behind, and equals stay as they were. */
function takePlace({ situation, actor }: Performance, total: number): Fact {
  const resultOf = (id: CreatureId): number =>
    id === actor.id ? total : (findFighter(situation, id)?.turn.initiative ?? Number.NEGATIVE_INFINITY);
  const order = situation.encounter.order.toSorted((a, b) => resultOf(b) - resultOf(a) || 0);
  return { type: "OrderChanged", order };
}

import { equalJson, type Json } from "../kernel/json.js";
import type { ConditionState, CreatureState, Encounter } from "../model/encounter.js";
import type { Event } from "../model/event.js";
import type { CreatureId } from "../model/ids.js";
import type { Cell, Position } from "../model/position.js";

/** A change of a document outside the ledger: where it was, where it must go. Written only while it still is `from`. */
export type Effect =
  | {
      readonly kind: "move";
      readonly creature: CreatureId;
      readonly from: Position | null;
      readonly to: Position;
      /** The cells walked, the first one included; null where the way back is no walk. */
      readonly path: readonly Cell[] | null;
      readonly mode: string;
      readonly how: "own" | "forced" | "teleport" | "undo";
    }
  | {
      readonly kind: "vital";
      readonly creature: CreatureId;
      readonly vital: string;
      readonly from: number | null;
      readonly to: number | null;
    }
  | {
      readonly kind: "condition";
      readonly creature: CreatureId;
      readonly condition: ConditionState;
      readonly present: boolean;
    };

/** The outside changes that events bring, in their order. */
export function effectsOf(before: Encounter, events: readonly Event[]): Effect[] {
  const places = new Map<CreatureId, Position | null>(Object.values(before.creatures).map((c) => [c.id, c.position]));
  return events.flatMap((event): Effect[] => {
    switch (event.type) {
      case "Moved": {
        const from = places.get(event.creature) ?? null;
        places.set(event.creature, event.to);
        return [
          {
            kind: "move",
            creature: event.creature,
            from,
            to: event.to,
            path: event.path,
            mode: event.mode,
            how: event.how,
          },
        ];
      }
      case "VitalsChanged":
        return [{ kind: "vital", creature: event.creature, vital: event.vital, from: event.from, to: event.to }];
      case "ConditionGained":
        return [{ kind: "condition", creature: event.creature, condition: event.condition, present: true }];
      case "ConditionLost":
        return [{ kind: "condition", creature: event.creature, condition: { id: event.condition }, present: false }];
      default:
        return [];
    }
  });
}

/** The outside changes that lead from one state of the fight to another, as an undo needs them. */
export function effectsBetween(from: Encounter, to: Encounter): Effect[] {
  return Object.values(to.creatures).flatMap((after) => {
    const before = from.creatures[after.id];
    return before ? [...moveBack(before, after), ...vitalsBack(before, after), ...conditionsBack(before, after)] : [];
  });
}

function moveBack(before: CreatureState, after: CreatureState): Effect[] {
  if (!after.position || equalJson(before.position as unknown as Json, after.position as unknown as Json)) return [];
  return [
    {
      kind: "move",
      creature: after.id,
      from: before.position,
      to: after.position,
      path: null,
      mode: "undo",
      how: "undo",
    },
  ];
}

function vitalsBack(before: CreatureState, after: CreatureState): Effect[] {
  const names = new Set([...Object.keys(before.vitals), ...Object.keys(after.vitals)]);
  return [...names].flatMap((vital): Effect[] => {
    const [from, to] = [before.vitals[vital] ?? null, after.vitals[vital] ?? null];
    return from === to ? [] : [{ kind: "vital", creature: after.id, vital, from, to }];
  });
}

function conditionsBack(before: CreatureState, after: CreatureState): Effect[] {
  const lost = before.conditions.filter((c) => !after.conditions.some((other) => other.id === c.id));
  const gained = after.conditions.filter((c) => !before.conditions.some((other) => other.id === c.id));
  return [
    ...lost.map((condition): Effect => ({ kind: "condition", creature: after.id, condition, present: false })),
    ...gained.map((condition): Effect => ({ kind: "condition", creature: after.id, condition, present: true })),
  ];
}

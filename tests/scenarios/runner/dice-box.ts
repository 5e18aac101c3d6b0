import { countFaces } from "../../../module/rules/dice.js";
import type { RollRequest } from "../../../module/model/roll.js";
import type { TaskId } from "../../../module/model/ids.js";

/** Scripted faces by the act for which a step gave them. */
export interface DiceBox {
  readonly fill: (task: TaskId, faces: readonly number[]) => void;
  /** Faces for a request; null where its act was given none, which means that nothing is rolled. */
  readonly take: (request: RollRequest) => readonly number[] | null;
  readonly left: (task: TaskId) => number;
  /** Faces that no act has used. */
  readonly total: () => number;
}

export function createDiceBox(): DiceBox {
  const faces = new Map<TaskId, number[]>();
  return {
    fill: (task, given) => void faces.set(task, [...given]),
    take: (request) => {
      const own = faces.get(request.task);
      if (!own) return null;
      const taken = own.splice(0, countFaces(request.dice));
      return taken.length === countFaces(request.dice) ? taken : null;
    },
    left: (task) => faces.get(task)?.length ?? 0,
    total: () => [...faces.values()].reduce((sum, own) => sum + own.length, 0),
  };
}

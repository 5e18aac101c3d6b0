import type { Command } from "../../model/command.js";
import { refusal, type Refusal } from "../../model/refusal.js";
import type { RollRequest } from "../../model/roll.js";
import type { Draft } from "./draft.js";
import { run } from "./run.js";

/** Faces for the dice that are awaited. Wrong in number or range they are refused: nobody rolls a 21 on a d20. */
export function giveRolls(draft: Draft, command: Extract<Command, { type: "GiveRolls" }>): Refusal | null {
  const request = draft.encounter.rolls;
  if (request?.id !== command.request) return refusal("no-window", { request: command.request });
  if (command.faces && !fits(request, command.faces)) return refusal("wrong-dice", { request: request.id });
  draft.push({ type: "RollsGiven", request: request.id, faces: command.faces });
  run(draft);
  return null;
}

function fits(request: RollRequest, faces: readonly number[]): boolean {
  const sides = request.dice.flatMap((term) => Array.from({ length: term.count }, () => term.sides));
  return (
    sides.length === faces.length &&
    sides.every((limit, i) => {
      const face = faces[i];
      return face !== undefined && Number.isInteger(face) && face >= 1 && face <= limit;
    })
  );
}

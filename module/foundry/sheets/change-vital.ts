import { gameOfActor } from "./game-of-actor.js";
import { parseChange } from "./parse-change.js";

/** Writes what was typed into a vital number's field; what is no number is put back. */
export function changeVital(actor: Actor.Implementation, input: HTMLInputElement): void {
  const vital = input.dataset.vital ?? "";
  const face = gameOfActor(actor)?.face;
  const current = face?.vitalsOf(actor)[vital];
  const value = current === undefined ? null : parseChange(input.value, current);
  if (face && value !== null && value !== current) void face.writeVital(actor, vital, value, {});
  else input.value = String(current ?? "");
}

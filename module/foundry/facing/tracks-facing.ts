import type { FightSession } from "../port/fight-session.js";

/** Whether it counts in this fight where one looks: in its game, as its world plays it. */
export function tracksFacing({ face, scene }: Pick<FightSession, "face" | "scene">): boolean {
  const { facing } = face;
  return facing !== undefined && (facing.option === undefined || scene.options[facing.option] !== false);
}

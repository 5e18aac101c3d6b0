import type { Act } from "../../model/act.js";
import type { Facing } from "../../model/position.js";
import type { FightSession } from "../port/fight-session.js";
import { facingsOf } from "./compass.js";
import { tracksFacing } from "./tracks-facing.js";
import type { TurnOption } from "./turn-acts.js";

/**
 * An act at somebody who isn't in front, together with the smallest turn by which it becomes lawful; null: it is no
 * matter of where one looks, or no turn helps.
 */
export function turnedAct(session: FightSession, act: Act): TurnOption | null {
  const { viewed } = session;
  const { facing } = viewed.encounter.creatures[act.by]?.position ?? {};
  const shape = viewed.scene.board?.shape;
  if (!shape || !facing || act.facing || !session.face.facing?.moving || !tracksFacing(session)) return null;
  if (session.forecast(act).refusal?.reasons.some(({ code }) => code === "facing") !== true) return null;
  for (const other of nearest(facingsOf(shape), facing)) {
    const turned = { ...act, facing: other };
    const plan = session.forecast(turned);
    if (plan.refusal === null) return { act: turned, plan };
  }
  return null;
}

/** All other directions, those next to one first. */
function nearest(ring: readonly Facing[], from: Facing): readonly Facing[] {
  const at = ring.indexOf(from);
  const apart = (facing: Facing): number => {
    const steps = Math.abs(ring.indexOf(facing) - at);
    return Math.min(steps, ring.length - steps);
  };
  return ring.filter((facing) => facing !== from).toSorted((a, b) => apart(a) - apart(b));
}

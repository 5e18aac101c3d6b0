import type { CreatureId } from "../../model/ids.js";
import type { Cell } from "../../model/position.js";
import { miniMap, type BodyKind, type MapBody, type MiniMap } from "./mini-map.js";
import type { ReactionRow } from "./reaction-rows.js";

/** The map beside a chance: only creatures that this user perceives; null where there is nothing to draw. */
export function miniMapOf({ session, window, responder }: ReactionRow): MiniMap | null {
  const { encounter, scene } = session.viewed;
  if (!scene.board || scene.board.shape === "gridless") return null;
  const side = scene.profiles.get(responder.creature)?.side;
  const kindOf = (creature: CreatureId): BodyKind => {
    if (creature === responder.creature) return "striker";
    if (creature === window.against) return "target";
    return scene.profiles.get(creature)?.side === side ? "friend" : "foe";
  };
  const bodies = Object.values(encounter.creatures).flatMap((state): MapBody[] => {
    const token = session.tokenOf(state.id);
    if (state.out || !state.position || !token || !session.perceives(state.id)) return [];
    return [{ kind: kindOf(state.id), cell: state.position.cell, space: Math.max(1, Math.round(token.width)) }];
  });
  return miniMap(bodies, wayAhead({ session, window }), scene.board.shape === "hex");
}

/** The rest of the way on which it comes about, from where its mover stands. */
function wayAhead({ session, window }: Pick<ReactionRow, "session" | "window">): readonly Cell[] {
  const task = session.encounter.tasks.find(({ id }) => id === window.task);
  if (!task?.act.path || window.step === "action" || !session.perceives(task.act.by)) return [];
  return task.act.path.slice(window.step);
}

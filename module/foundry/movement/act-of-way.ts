import type { Act } from "../../model/act.js";
import type { ActionId } from "../../model/ids.js";
import type { SessionSeat } from "../port/fight-session.js";
import { inTurnOf, situationOf } from "../../table/host.js";
import { targetedCreatures } from "../port/targets.js";
import { armedAttack, armedTactic } from "./armed-tactic.js";
import type { TokenPath } from "./path.js";

/** The act of every ruleset by which somebody comes to be elsewhere without a way. */
export const TELEPORT = "teleport";

type Way = Pick<TokenPath, "cells" | "elevations"> & Partial<Pick<TokenPath, "details">>;

/** Core's movement actions that a game may have speeds of their own for. */
const MODES = ["fly", "swim", "climb", "burrow"];

/**
 * The act that a way of the token stands for on this client: by the tactic armed for it, else by the cheapest lawful
 * one. A tactic that ends in a blow is aimed at this user's first target.
 */
export function actOfWay(seat: SessionSeat, tokenId: string, way: Way): Act {
  const { session, creature } = seat;
  const action = armedTactic(tokenId) ?? tacticOf(seat, way);
  const act = actByWay(seat, action, way);
  if (!session.ruleset.actions.some(({ id, attack }) => id === action && attack)) return act;
  const [target] = targetedCreatures(session).filter((id) => id !== creature);
  const weapon = armedAttack(tokenId);
  return { ...act, ...(target === undefined ? {} : { target }), ...(weapon === null ? {} : { with: weapon }) };
}

/** How core says that the token moves, where a game may know a speed for it; null: on foot, or by a jump. */
const modeOf = ({ details = [] }: Way): string | null => {
  const named = details.at(-1)?.action;
  return named !== undefined && MODES.includes(named) ? named : null;
};

/** The tactic that the way of moving is by itself, else the cheapest lawful one, in the turn that the creature has or shares. */
function tacticOf({ session, creature }: SessionSeat, way: Way): ActionId {
  const { encounter, scene } = session.viewed;
  const mode = modeOf(way);
  if (mode !== null && session.ruleset.actions.some(({ id, tactic }) => id === mode && tactic)) return mode;
  return session.ruleset.tacticFor(situationOf(inTurnOf(encounter, creature), scene), creature, way.cells);
}

/** An action along a way: a jump knows its two ends only, and what somebody else makes one do is a push. */
export function actByWay({ creature }: SessionSeat, action: ActionId, way: Way): Act {
  const { cells, elevations } = way;
  const mode = modeOf(way);
  const named = mode !== null && mode !== action && action !== TELEPORT && action !== "forced";
  const act: Act = { by: creature, action, path: cells, elevations, ...(named && { options: { mode } }) };
  if (action === "forced") return { ...act, cause: "push" };
  const [from, to] = [cells[0], cells.at(-1)];
  if (action !== TELEPORT || !from || !to) return act;
  return { ...act, path: [from, to], elevations: [elevations[0] ?? 0, elevations.at(-1) ?? 0] };
}

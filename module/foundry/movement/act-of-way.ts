import type { Act } from "../../model/act.js";
import type { ActionId, CreatureId } from "../../model/ids.js";
import type { Ruleset } from "../../rules/ruleset.js";
import type { Situation } from "../../rules/situation.js";
import type { NextAct } from "../../table/forecast-parts.js";
import type { SessionSeat } from "../port/fight-session.js";
import { cellIndex, FORCED_CAUSES, hasTerrain, inTurnOf, situationOf } from "../../table/host.js";
import { targetedCreatures } from "../port/targets.js";
import { singleCellStep } from "../settings/settings.js";
import { armedAttack, armedFacing, armedTactic, armedVariant } from "./armed-tactic.js";
import type { TokenPath } from "./path.js";
import { isJump } from "./read-movement.js";
import { withSteepSteps } from "./steep.js";

/** The act of every ruleset by which somebody comes to be elsewhere without a way. */
export const TELEPORT = "teleport";

type Way = Pick<TokenPath, "cells" | "elevations"> & Partial<Pick<TokenPath, "details">>;

/** Core's movement actions that a game may have speeds of their own for. */
const MODES = ["fly", "swim", "climb", "burrow"];

/** … and those that a game may have a tactic of the same name for. */
const WAYS_OF_GOING = [...MODES, "crawl", "jump"];

/** The manner of going that core's movement action names; null: on foot, whatever it is called. */
export const wayOfGoing = (action: string | undefined): string | null =>
  action !== undefined && WAYS_OF_GOING.includes(action) ? action : null;

/** The acts that the parts of a way stand for where nobody armed a tactic, one after the other as the fight then stands. */
export const actsOfParts = ({ session, creature }: SessionSeat, parts: readonly Way[]): NextAct[] =>
  parts.map((part) => (encounter) => {
    const situation = situationOf(inTurnOf(encounter, creature), session.viewed.scene);
    return along(
      session.ruleset,
      situation,
      actByWay({ creature }, unarmedTactic(session.ruleset, situation, creature, part), part),
    );
  });

/**
 * The act that a way of the token stands for on this client: by the tactic armed for it, else by the cheapest lawful
 * one, of the kind that was chosen with it. A tactic that ends in a blow is aimed at this user's first target.
 */
export function actOfWay(seat: SessionSeat, tokenId: string, way: Way): Act {
  const { session, creature } = seat;
  const action = armedTactic(tokenId) ?? tacticOf(seat, way);
  const definition = session.ruleset.actions.find(({ id }) => id === action);
  const variant = armedVariant(tokenId);
  const { encounter, scene } = session.viewed;
  const situation = situationOf(inTurnOf(encounter, creature), scene);
  const meant = { ...kindOf(actByWay(seat, action, way), variant), ...endFacing(session, tokenId, action) };
  const act = along(session.ruleset, situation, meant);
  if (!definition?.attack && !definition?.aimed) return act;
  const [target] = targetedCreatures(session).filter((id) => id !== creature);
  const weapon = armedAttack(tokenId);
  return {
    ...act,
    ...(target === undefined ? {} : { target }),
    ...(definition.attack && weapon !== null ? { with: weapon } : {}),
  };
}

/** As the game's movers look on their ways. */
const along = (ruleset: Ruleset, situation: Situation, act: Act): Act => ruleset.alongWay?.(situation, act) ?? act;

/** Where its own way ends one looks as was chosen with it. */
function endFacing({ face }: SessionSeat["session"], tokenId: string, action: ActionId): Pick<Act, "facing"> {
  const facing = armedFacing(tokenId);
  return facing !== null && face.facing && action !== "forced" && action !== TELEPORT ? { facing } : {};
}

/** Of what others make a creature do, the kind is what they do to it. */
function kindOf(act: Act, variant: string | null): Act {
  if (variant === null) return act;
  const cause = act.action === "forced" ? FORCED_CAUSES.find((each) => each === variant) : undefined;
  return cause ? { ...act, cause } : { ...act, variant };
}

/** The way of a seat's token as it is judged: heights that nobody walks are climbed, swum or flown. */
export function judgedWay<T extends Way>(
  { session, creature }: SessionSeat,
  token: TokenDocument.Implementation,
  way: T,
): T {
  const { board, profiles } = session.scene;
  return withSteepSteps(way, {
    speeds: profiles.get(creature)?.speeds ?? {},
    isWater: ([column, row]) => board !== null && hasTerrain(board, cellIndex(board, column, row), "water"),
    cellLength: token.parent?.grid.distance ?? 1,
    says: (action) => action !== undefined && (RISES.includes(action) || isJump(action)),
  });
}

/** Core's movement actions by which a height is overcome. */
const RISES = [...MODES, "jump"];

/**
 * How core says that the token moves, if that is one of these; null: on foot. A way gone in several manners is judged as
 * the last of them that isn't walking: ending on foot doesn't make a climb free.
 */
function mannerOf({ details = [] }: Way, manners: readonly string[]): string | null {
  const named = details
    .slice(1)
    .flatMap(({ action }) => (action !== undefined && manners.includes(action) ? [action] : []));
  return named.at(-1) ?? null;
}

/** The tactic of a way that nobody armed, on one's own client and on the keeper's alike: core's movement action, or the game's. */
export function unarmedTactic(ruleset: Ruleset, situation: Situation, creature: CreatureId, way: Way): ActionId {
  const manner = mannerOf(way, WAYS_OF_GOING);
  if (manner !== null && ruleset.actions.some(({ id, tactic }) => id === manner && tactic)) return manner;
  return stepOf(ruleset, situation, creature, way) ?? ruleset.tacticFor(situation, creature, way.cells);
}

/** The game's step, where the table takes a single cell for one and it is lawful now; null otherwise. */
function stepOf(ruleset: Ruleset, situation: Situation, creature: CreatureId, way: Way): ActionId | null {
  if (way.cells.length !== 2 || !singleCellStep()) return null;
  const step = ruleset.actions.find(({ tactic, gait }) => tactic && gait === "step");
  if (!step) return null;
  return ruleset.judge(situation, actByWay({ creature }, step.id, way)).refusal === null ? step.id : null;
}

/** The tactic that the way of moving is by itself, else the cheapest lawful one, in the turn that the creature has or shares. */
function tacticOf({ session, creature }: SessionSeat, way: Way): ActionId {
  const { encounter, scene } = session.viewed;
  return unarmedTactic(session.ruleset, situationOf(inTurnOf(encounter, creature), scene), creature, way);
}

/** An action along a way: a jump knows its two ends only, and what somebody else makes one do is a push. */
export function actByWay({ creature }: Pick<SessionSeat, "creature">, action: ActionId, way: Way): Act {
  const { cells, elevations } = way;
  const mode = mannerOf(way, MODES);
  const named = mode !== null && mode !== action && action !== TELEPORT && action !== "forced";
  const act: Act = { by: creature, action, path: cells, elevations, ...(named && { options: { mode } }) };
  if (action === "forced") return { ...act, cause: "push" };
  const [from, to] = [cells[0], cells.at(-1)];
  if (action !== TELEPORT || !from || !to) return act;
  return { ...act, path: [from, to], elevations: [elevations[0] ?? 0, elevations.at(-1) ?? 0] };
}

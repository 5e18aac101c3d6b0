import { cellAt } from "../board/place.js";
import { middleOf } from "../canvas/draw-forecast.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { actionName } from "../i18n/terms.js";
import { sameCell, situationOf } from "../../table/host.js";
import type { Cell } from "../../model/position.js";
import { armedFacing, armFacing } from "../movement/armed-tactic.js";
import { heldMove } from "../movement/held-moves.js";
import type { SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { announcementOf, announcementText } from "./announcement.js";
import { facingAtEnd, nextFacing } from "./end-facing.js";
import { drawGhost, eraseGhost } from "./draw-ghost.js";
import {
  cellsOf,
  cutAt,
  endOf,
  extendPath,
  goesSomewhere,
  liftEnd,
  riseFrom,
  stepBack,
  type GhostPath,
} from "./ghost-path.js";
import { forecastGhost, goWaypoints } from "./ghost-way.js";
import { cellBeside, lineTo } from "./grid-steps.js";
import type { Heading } from "./headings.js";
import { announce } from "./live-region.js";

/** A way that is being planned on this client. */
export interface Planning {
  readonly token: TokenDocument.Implementation;
  readonly seat: SessionSeat;
  readonly path: GhostPath;
  /** At which the next step ends, in the ruleset's unit: each step keeps it until it is changed. */
  readonly height: number;
  /** It was this creature's turn when it began: then it ends with the turn. */
  readonly ownTurn: boolean;
  /** What was last said of it. */
  readonly text: string;
}

let current: Planning | null = null;
let show: (planning: Planning | null) => void = () => undefined;

/** What is being planned; null: nothing. */
export const planning = (): Planning | null => current;

/** Called once: who shows the bar. */
export function showPlanningBy(shower: (planning: Planning | null) => void): void {
  show = shower;
}

/** Begins to plan a way for a token of this user's in a fight; says why where it can't. */
export function startPlanning(token: TokenDocument.Implementation | null): void {
  const seat = token?.isOwner ? sessionOfToken(token) : null;
  if (!token?.parent || !seat) {
    say(t(token ? "BATTLETEMPO.Plan.noFight" : "BATTLETEMPO.Plan.noToken"), true);
    return;
  }
  const name = seat.session.nameOf(seat.creature);
  if (token.id && heldMove(token.id)) {
    say(t("BATTLETEMPO.Plan.underWay", { name }), true);
    return;
  }
  const here = stopOf(token, token.parent);
  current = {
    token,
    seat,
    path: [here],
    height: here.elevation,
    ownTurn: seat.session.encounter.active === seat.creature,
    text: "",
  };
  refresh(t("BATTLETEMPO.Plan.begun", { name, tactic: tacticName(current) }));
}

/** A step from the end of the way, as the grid has its neighbours. */
export function planStep(heading: Heading): void {
  if (!current) return;
  const next = cellBeside(current.token, endOf(current.path).cell, heading);
  if (next) change(extendPath(current.path, [next], current.height));
}

/** To a cell that was pointed at: back to it where the way has it already, else on to it as a drag would go. */
export function planTo(cell: Cell): void {
  if (!current) return;
  const cut = cutAt(current.path, cell);
  if (cut) change(cut);
  else change(extendPath(current.path, lineTo(current.token, endOf(current.path).cell, cell), current.height));
}

export function planBack(): void {
  if (current) change(stepBack(current.path));
}

/** Higher (1) or lower (-1) by a cell's length: so ends the last step, or, where there is none yet, the first one to come. */
export function planHeight(by: 1 | -1): void {
  if (!current) return;
  const { seat, path } = current;
  const { cellLength, unit } = seat.session.ruleset;
  const height = current.height + by * cellLength;
  current = { ...current, path: liftEnd(path, height), height };
  const word = goesSomewhere(path) ? "height" : "nextHeight";
  refresh(t(`BATTLETEMPO.Plan.${word}`, { height: lengthText(height, unit) }));
}

/** Chooses where one looks at the end of the way, one direction further round. False where nothing is planned, or nobody asks. */
export function planTurn(clockwise: boolean): boolean {
  if (!current?.token.id || !current.seat.session.face.facing) return false;
  const { token } = current;
  const path = pathOf(current);
  const forecast = goesSomewhere(path) ? forecastGhost(token, path) : null;
  if (!forecast) {
    refresh(t("BATTLETEMPO.Plan.nowhere"));
    return true;
  }
  armFacing(current.token.id, nextFacing(token, forecast, clockwise));
  refresh();
  return true;
}

/** Leaves planning without going; `why` is said instead of the usual words. */
export function leavePlanning(why = t("BATTLETEMPO.Plan.left")): void {
  if (!current) return;
  armFacing(current.token.id ?? "", null);
  current = null;
  eraseGhost();
  show(null);
  announce(why);
}

/** Goes the way: one ordinary move, which is judged, asked about and walked as any other. */
export async function goPlanned(): Promise<void> {
  if (!current) return;
  const { token, seat } = current;
  const path = pathOf(current);
  if (!goesSomewhere(path)) {
    refresh(t("BATTLETEMPO.Plan.nowhere"));
    return;
  }
  const facing = armedFacing(token.id ?? "");
  leavePlanning(t("BATTLETEMPO.Plan.going", { name: seat.session.nameOf(seat.creature) }));
  // The type package brands numbers of the token's shape, which waypoints carry as they are.
  const waypoints = goWaypoints(token, path) as Parameters<typeof token.move>[0];
  // The move's own step reads it, and nothing afterwards: it is for this way alone.
  armFacing(token.id ?? "", facing);
  try {
    await token.move(waypoints, { method: "dragging" });
  } finally {
    armFacing(token.id ?? "", null);
  }
}

/** Draws and says anew what has changed under the way; ends what has lost its ground. */
export function reviewPlanning(): void {
  if (!current) return;
  const { token, seat, ownTurn, path } = current;
  const here = token.parent ? stopOf(token, token.parent) : null;
  const isGone = !token.id || token.parent?.tokens.get(token.id) !== token || sessionOfToken(token) === null;
  const over = ownTurn && seat.session.encounter.active !== seat.creature;
  if (isGone || over) leavePlanning(over && !isGone ? t("BATTLETEMPO.Plan.turnOver") : undefined);
  else if (here && !(sameCell(here.cell, path[0].cell) && here.elevation === path[0].elevation)) {
    current = { ...current, path: [here], height: here.elevation };
    refresh(t("BATTLETEMPO.Plan.moved"));
  } else refresh();
}

/** Says the armed tactic with what the way then comes to. */
export function tellTactic(): void {
  if (current) refresh(t("BATTLETEMPO.Plan.tactic", { tactic: tacticName(current) }));
}

function change(path: GhostPath): void {
  if (!current) return;
  // After a step back the height is what it was there.
  const height = path.length > current.path.length ? current.height : endOf(path).elevation;
  current = { ...current, path, height };
  refresh(goesSomewhere(path) ? "" : t("BATTLETEMPO.Plan.start"));
  bringIntoView(current);
}

/** Draws the way, and says `first` and whatever there is to say of it; what was just said is not said again. */
function refresh(first = ""): void {
  if (!current) return;
  const { token } = current;
  const path = pathOf(current);
  const forecast = goesSomewhere(path) ? forecastGhost(token, path) : null;
  const facing = forecast && facingAtEnd(forecast);
  drawGhost(token, path, forecast, facing);
  const parts = [
    first,
    forecast ? announcementText(announcementOf(forecast), forecast) : "",
    facing ? t("BATTLETEMPO.Plan.looks", { facing: t(`BATTLETEMPO.Facing.${facing}`) }) : "",
  ];
  const text = parts.filter((part) => part !== "").join(" ");
  if (text !== "" && (text !== current.text || first === "")) say(text, false, current.text === text && first === "");
  current = { ...current, text: text === "" ? current.text : text };
  show(current);
}

function say(text: string, loud: boolean, again = false): void {
  if (loud) ui.notifications.info(text);
  if (!again) announce(text);
}

const tacticName = (planned: Planning): string => {
  const { token, seat } = planned;
  const path = pathOf(planned);
  const { session, creature } = seat;
  const forecast = goesSomewhere(path) ? forecastGhost(token, path) : null;
  const { encounter, scene } = session.viewed;
  const action =
    forecast?.act.action ?? session.ruleset.tacticFor(situationOf(encounter, scene), creature, cellsOf(path));
  return actionName(session.ruleset.id, action);
};

/** The way as it would be gone now: straight up or down where only a height has been chosen. */
const pathOf = ({ path, height }: Planning): GhostPath => (goesSomewhere(path) ? path : riseFrom(path, height));

const stopOf = ({ _source }: TokenDocument.Implementation, { grid }: Scene.Implementation): GhostPath[0] => ({
  cell: cellAt(grid, _source),
  elevation: _source.elevation,
});

/** The end of the way is kept where it can be seen. */
function bringIntoView(of: Planning): void {
  if (!canvas.ready || !canvas.stage || of.token.parent !== canvas.scene) return;
  const point = middleOf(of.token, endOf(of.path).cell);
  const { x, y } = canvas.stage.toGlobal(point);
  const margin = 80;
  const inside = x > margin && y > margin && x < window.innerWidth - margin && y < window.innerHeight - margin;
  if (!inside) void canvas.animatePan({ ...point, duration: 250 });
}

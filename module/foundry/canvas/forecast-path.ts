import type { Act } from "../../model/act.js";
import type { SlotShape } from "../../model/economy.js";
import type { CreatureId } from "../../model/ids.js";
import type { Plan, PlanStep, Provocation } from "../../model/plan.js";
import type { Cell } from "../../model/position.js";
import { sceneVersion } from "../combat/scene-version.js";
import { actByWay, actOfWay, actsOfParts, judgedWay, TELEPORT } from "../movement/act-of-way.js";
import { armedAttack, armedFacing, armedTactic, armedVariant } from "../movement/armed-tactic.js";
import { otherTactics } from "../movement/other-tactics.js";
import { joinPlans } from "../movement/join-plans.js";
import { partsOf } from "../movement/parts-of-way.js";
import { addStep, toTokenPath, type PlacedWaypoint, type TokenPath, type WaypointDetails } from "../movement/path.js";
import { choosesJump, isJump } from "../movement/read-movement.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";
import { sessionOfToken } from "../port/session.js";
import { targetedCreatures } from "../port/targets.js";
import { stretchOf, type Stretch } from "./bands.js";

/** What a planned way would cost and provoke, with the places of its waypoints on it. */
export interface PathForecast {
  readonly session: FightSession;
  readonly creature: CreatureId;
  readonly act: Act;
  readonly plan: Plan;
  readonly cells: readonly Cell[];
  /** Of each cell, the height there and what its waypoint carried. */
  readonly elevations: readonly number[];
  readonly details: readonly WaypointDetails[];
  /** Of each waypoint, the index of its cell on the way. */
  readonly ends: readonly number[];
  /** The tactic was armed, and not the usual one taken. */
  readonly armed: boolean;
  /** No walk: it jumps there, which the rules of walking don't concern. */
  readonly jumps: boolean;
}

/** What a jump from place to place comes to: nothing is charged and nobody gets a chance. */
const JUMP: Plan = { refusal: null, move: null, provocations: [], pays: [] };

const kept = new Map<string, { readonly key: string; readonly forecast: PathForecast }>();

/** The forecast of a way of the token that begins where it stands; null outside a fight. Kept while nothing changes. */
export function forecastPath(
  token: TokenDocument.Implementation,
  waypoints: readonly PlacedWaypoint[],
): PathForecast | null {
  const seat = sessionOfToken(token);
  const grid = token.parent?.grid;
  if (!seat || !grid || !token.id || waypoints.length < 2) return null;
  const { session, creature } = seat;
  const { ends, ...way } = spread(token, waypoints);
  const { cells } = way;
  const tactic = armedTactic(token.id);
  const walked = { waypoints: waypoints.slice(1), jumps: waypoints.slice(1).every(({ action }) => isJump(action)) };
  const { jumps } = walked;
  const chosen = !game.user.isGM && choosesJump(token, walked);
  const key = [
    [
      session.revision,
      sceneVersion(),
      tactic,
      armedAttack(token.id),
      armedVariant(token.id),
      armedFacing(token.id),
      jumps,
      chosen,
    ],
    targetedCreatures(session),
    cells.join(" "),
    way.elevations,
    way.details.map(({ action }) => action),
    ends,
  ].join("|");
  const known = kept.get(token.id);
  if (known?.key === key) return known.forecast;
  const parts = jumps || tactic !== null ? [way] : partsOf(way);
  const { act, plan } =
    parts.length > 1
      ? foretellParts(
          seat,
          parts.map((part) => judgedWay(seat, token, part)),
        )
      : foretellWhole(
          seat,
          chosen ? actByWay(seat, TELEPORT, way) : actOfWay(seat, token.id, judgedWay(seat, token, way)),
          {
            jumps,
            chosen,
            tactic,
          },
        );
  const forecast = { session, creature, act, plan, ...way, ends, armed: tactic !== null, jumps };
  kept.set(token.id, { key, forecast });
  return forecast;
}

/** A jump that a player chose is an act as any other: what stands against it is said, as it will be when they let go. */
function foretellJump(session: FightSession, act: Act, chosen: boolean): Plan {
  const result = chosen ? session.preview({ type: "TakeAction", act }) : null;
  return result?.ok === false ? { ...JUMP, refusal: result.error } : JUMP;
}

interface Manner {
  readonly jumps: boolean;
  readonly chosen: boolean;
  readonly tactic: string | null;
}

const foretellWhole = ({ session }: SessionSeat, act: Act, { jumps, chosen, tactic }: Manner): Foretold => ({
  act,
  plan: jumps ? foretellJump(session, act, chosen) : foretell(session, act, tactic !== null),
});

type Foretold = Pick<PathForecast, "act" | "plan">;

/** A way gone in several manners is gone in as many acts; the last one that can be told gives it its name. */
function foretellParts(seat: SessionSeat, parts: readonly TokenPath[]): Foretold {
  const forecasts = seat.session.forecastParts(actsOfParts(seat, parts));
  const [last] = forecasts.slice(-1);
  if (!last) throw new Error("a way has at least one part");
  let from = 0;
  const planned = forecasts.map(({ plan, hasTactic }, i) => {
    const part = { plan: hasTactic ? { ...plan, refusal: null } : plan, from };
    from += (parts[i]?.cells.length ?? 1) - 1;
    return part;
  });
  return { act: last.act, plan: joinPlans(planned) };
}

/** A way that another tactic would carry, or a dearer slot, is not refused: whoever lets go there is asked which. */
function foretell(session: FightSession, act: Act, armed: boolean): Plan {
  const plan = session.forecast(act);
  return plan.refusal && otherTactics(session, act, armed).length > 0 ? { ...plan, refusal: null } : plan;
}

interface Spread {
  readonly cells: Cell[];
  readonly elevations: number[];
  readonly details: WaypointDetails[];
  readonly ends: number[];
}

/** Cell by cell, as core completes the way between each two waypoints. */
function spread(token: TokenDocument.Implementation, waypoints: readonly PlacedWaypoint[]): Spread {
  const way = { cells: [] as Cell[], elevations: [] as number[], details: [] as WaypointDetails[] };
  const ends: number[] = [];
  const grid = token.parent?.grid;
  waypoints.forEach((waypoint, i) => {
    const pair = [waypoints[Math.max(0, i - 1)] ?? waypoint, waypoint];
    const complete = token.getCompleteMovementPath(pair as TokenDocument.GetCompleteMovementPathWaypoint[]);
    const part = grid ? toTokenPath(grid, complete) : { cells: [], elevations: [], details: [] };
    part.cells.forEach((cell, step) => {
      addStep(way, cell, part.elevations[step] ?? waypoint.elevation, part.details[step] ?? {});
    });
    ends.push(Math.max(0, way.cells.length - 1));
  });
  return { ...way, ends };
}

/** The step that enters a cell of the way by its index; null for the first cell, and where the plan has no movement. */
export const stepInto = ({ plan }: PathForecast, index: number): PlanStep | null => plan.move?.steps[index - 1] ?? null;

/** The chances that the way gives before it leaves the cells from one index to another, the last one excluded. */
export const chancesBetween = ({ plan }: PathForecast, from: number, to: number): Provocation[] =>
  plan.provocations.filter(({ step }) => typeof step === "number" && step >= from && step < to);

/** Chances that the act itself gives, wherever it is done. */
export const chancesOfAct = ({ plan }: PathForecast): Provocation[] =>
  plan.provocations.filter(({ step }) => step === "action");

/** How the step into a cell is meant; beyond where the whole is refused. */
export function stretchInto(forecast: PathForecast, index: number): Stretch {
  if (forecast.jumps) return forecast.plan.refusal ? "beyond" : "forced";
  const { plan, session, act } = forecast;
  if (plan.refusal && plan.move === null) return "beyond";
  const band = stepInto(forecast, index)?.band ?? (plan.refusal ? "beyond" : "within");
  const definition = session.ruleset.actions.find(({ id }) => id === act.action);
  return stretchOf(band, definition?.gait, definition?.provokes);
}

/** The shape of the further slot that a step opens; null where it opens none. */
export function slotAt(forecast: PathForecast, index: number): SlotShape | null {
  const opens = stepInto(forecast, index)?.opens;
  return forecast.session.ruleset.slots.find(({ id }) => id === opens)?.shape ?? null;
}

/** Names of the strikers by the index of the cell at which their chance comes, as this user may know them. */
export function strikesByCell({ plan, cells, session }: PathForecast): Map<number, string[]> {
  const byStep = new Map<number, string[]>();
  for (const { step, by } of plan.provocations) {
    const index = step === "action" ? cells.length - 1 : step;
    byStep.set(index, [...(byStep.get(index) ?? []), session.nameOf(by)]);
  }
  return byStep;
}

import type { Provocation } from "../../model/plan.js";
import { formatNumber } from "../i18n/localize.js";
import { chancesBetween, chancesOfAct, stepInto, stretchInto, type PathForecast } from "./forecast-path.js";
import type { Stretch } from "./bands.js";

/** A strike that the way would bring, as the label names it. */
export interface StrikeLabel {
  readonly name: string;
  /** Reactions left to the striker, this one included, and out of how many; null: no limit. */
  readonly left: number | null;
  readonly pool: number | null;
  /** Number of the step before which it comes, from 1; null: the act itself provokes. */
  readonly step: number | null;
  /** Language key suffix of what provokes. */
  readonly of: string;
}

/** What the template of a waypoint's label gets as `tempo`: numbers as texts of this client's language. */
export interface TempoLabel {
  /** Of the stretch into this waypoint, and of the whole way up to it. */
  readonly cost: string;
  readonly total: string;
  /** What then remains of the allowance; negative where it is overdrawn. */
  readonly left: string;
  /** `ft`, `squares` or `yards`: language key suffix. */
  readonly unit: string;
  readonly band: Stretch;
  readonly marks: readonly string[];
  readonly strikes: readonly StrikeLabel[];
  /** Action id of the tactic. */
  readonly tactic: string;
  readonly ruleset: string;
  /** Code of the weightiest reason against it; null: lawful. */
  readonly refusal: string | null;
}

/** The label of a planned waypoint, by its number on the way; null for the first, where nothing is spent yet. */
export function labelContext(forecast: PathForecast, waypoint: number): TempoLabel | null {
  const [from, to] = [forecast.ends[waypoint - 1], forecast.ends[waypoint]];
  if (from === undefined || to === undefined || to === 0) return null;
  const { session, act, plan } = forecast;
  const before = stepInto(forecast, from)?.total ?? 0;
  const total = stepInto(forecast, to)?.total ?? plan.move?.total ?? 0;
  const isLast = waypoint === forecast.ends.length - 1;
  const marks = Array.from({ length: to - from }, (_, i) => stepInto(forecast, from + i + 1)?.marks ?? []).flat();
  const chances = [...chancesBetween(forecast, from, isLast ? to + 1 : to), ...(isLast ? chancesOfAct(forecast) : [])];
  return {
    cost: formatNumber(total - before),
    total: formatNumber(total),
    left: formatNumber((plan.move?.budget ?? 0) - total),
    unit: session.ruleset.unit,
    band: stretchInto(forecast, to),
    marks: [...new Set(marks)],
    strikes: chances.map((chance) => toStrike(forecast, chance)),
    tactic: act.action,
    ruleset: session.ruleset.id,
    refusal: plan.refusal?.reasons[0].code ?? null,
  };
}

const toStrike = ({ session }: PathForecast, { by, left, pool, step, of }: Provocation): StrikeLabel => ({
  name: session.nameOf(by),
  left,
  pool,
  step: step === "action" ? null : step + 1,
  of,
});

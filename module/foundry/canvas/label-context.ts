import type { Provocation } from "../../model/plan.js";
import { formatNumber, t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { actionName, slotName } from "../i18n/terms.js";
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

/** What the template of a waypoint's label gets as `tempo`: everything in this client's language. */
export interface TempoLabel {
  /** Of the stretch into this waypoint, and of the whole way up to it; feet and the like as bare numbers. */
  readonly cost: string;
  readonly total: string;
  /** `ft`, `squares` or `yards`: language key suffix. */
  readonly unit: string;
  readonly band: Stretch;
  /** What then remains; or which slot it opens; or how far it goes beyond. */
  readonly rest: string;
  /** The slots that pay for the whole; empty where it costs none. */
  readonly pays: string;
  readonly marks: readonly string[];
  readonly strikes: readonly StrikeLabel[];
  /** Name of the tactic, and whether it was armed. */
  readonly tactic: string;
  readonly armed: boolean;
  readonly ruleset: string;
  /** Code of the weightiest reason against it; null: lawful, or only longer than what is left. */
  readonly refusal: string | null;
}

/** The label of a planned waypoint, by its number on the way; null for the first, where nothing is spent yet. */
export function labelContext(forecast: PathForecast, waypoint: number): TempoLabel | null {
  const [from, to] = [forecast.ends[waypoint - 1], forecast.ends[waypoint]];
  if (from === undefined || to === undefined || to === 0) return null;
  if (forecast.jumps && !forecast.plan.refusal) return null;
  const { session, act, plan } = forecast;
  const before = stepInto(forecast, from)?.total ?? 0;
  const total = stepInto(forecast, to)?.total ?? plan.move?.total ?? 0;
  const isLast = waypoint === forecast.ends.length - 1;
  const marks = Array.from({ length: to - from }, (_, i) => stepInto(forecast, from + i + 1)?.marks ?? []).flat();
  const chances = [...chancesBetween(forecast, from, isLast ? to + 1 : to), ...(isLast ? chancesOfAct(forecast) : [])];
  const code = plan.refusal?.reasons[0].code ?? null;
  return {
    cost: formatNumber(total - before),
    total: formatNumber(total),
    unit: session.ruleset.unit,
    band: stretchInto(forecast, to),
    rest: restText(forecast, to),
    pays: plan.pays.map((slot) => slotName(session.ruleset.id, slot)).join(", "),
    marks: [...new Set(marks)],
    strikes: chances.map((chance) => toStrike(forecast, chance)),
    tactic: actionName(session.ruleset.id, act.action),
    armed: forecast.armed,
    ruleset: session.ruleset.id,
    refusal: code === "too-far" ? null : code,
  };
}

/** What is left after so many cells of the way, or what going there takes besides. */
export function restText(forecast: PathForecast, index: number): string {
  const { session, plan } = forecast;
  const { id, unit } = session.ruleset;
  const step = stepInto(forecast, index);
  const left = (plan.move?.budget ?? 0) - (step?.total ?? 0);
  if (step?.band === "slot") {
    const slot = step.opens === undefined ? "" : slotName(id, step.opens);
    return slot === "" ? t("BATTLETEMPO.Band.slot") : t("BATTLETEMPO.Ruler.opens", { slot });
  }
  if (left < 0) return t("BATTLETEMPO.Ruler.over", { length: lengthText(-left, unit) });
  return t("BATTLETEMPO.Ruler.left", { length: lengthText(left, unit) });
}

const toStrike = ({ session }: PathForecast, { by, left, pool, step, of }: Provocation): StrikeLabel => ({
  name: session.nameOf(by),
  left,
  pool,
  step: step === "action" ? null : step + 1,
  of,
});

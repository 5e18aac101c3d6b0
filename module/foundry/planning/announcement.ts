import type { Band } from "../../model/plan.js";
import type { Refusal } from "../../model/refusal.js";
import { restText } from "../canvas/label-context.js";
import { stepInto, type PathForecast } from "../canvas/forecast-path.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { refusalTexts } from "../prompts/refusal-text.js";

/** A strike that the way would bring. */
export interface AnnouncedStrike {
  readonly name: string;
  /** Number of the step that brings it, from 1; null: the act itself does. */
  readonly step: number | null;
}

/** What is said of a planned way after each change of it. Lengths in the ruleset's unit. */
export interface Announcement {
  readonly steps: number;
  /** Of the last step, and of the whole; null where nothing is charged. */
  readonly cost: number | null;
  readonly total: number | null;
  readonly band: Band | null;
  /** What is left, or opened, or too much, in words. */
  readonly rest: string;
  readonly strikes: readonly AnnouncedStrike[];
  readonly marks: readonly string[];
  /** Why it could not be gone; null: it could. What is merely too long says so in `rest`. */
  readonly refusal: Refusal | null;
}

/** What there is to say of a way's forecast, as this user may know it. */
export function announcementOf(forecast: PathForecast): Announcement {
  const { plan, session, cells, ends } = forecast;
  const last = cells.length - 1;
  const step = stepInto(forecast, last);
  // A planned step may be several of the way: up on the spot first, and then on.
  const steps = plan.move?.steps.slice(ends.at(-2) ?? last - 1, last) ?? [];
  const tooLong = plan.refusal?.reasons.every(({ code }) => code === "too-far") ?? false;
  return {
    steps: ends.length - 1,
    cost: step ? steps.reduce((sum, { cost }) => sum + cost, 0) : null,
    total: step?.total ?? null,
    band: step?.band ?? null,
    rest: plan.move ? restText(forecast, last) : "",
    strikes: plan.provocations.map((chance) => ({
      name: session.nameOf(chance.by),
      step: chance.step === "action" ? null : plannedStep(forecast, chance.step),
    })),
    marks: step?.marks ?? [],
    refusal: tooLong ? null : plan.refusal,
  };
}

/** The planned step during which something comes before the cell by that index is left, from 1. */
const plannedStep = ({ ends }: PathForecast, index: number): number => ends.findIndex((end) => end > index);

/** The announcement as it is read out: cost, total, what remains, who would strike and where, and what stands against it. */
export function announcementText(said: Announcement, { session }: Pick<PathForecast, "session">): string {
  const { unit } = session.ruleset;
  const sentences = [
    said.cost === null || said.total === null
      ? t("BATTLETEMPO.Plan.free", { steps: String(said.steps) })
      : t("BATTLETEMPO.Plan.step", {
          cost: lengthText(said.cost, unit),
          total: lengthText(said.total, unit),
          rest: said.rest,
        }),
    ...said.marks.map((mark) => sentence(t(`BATTLETEMPO.Ruler.mark.${mark}`))),
    ...said.strikes.map(({ name, step }) =>
      step === null
        ? t("BATTLETEMPO.Plan.actStrike", { name })
        : t("BATTLETEMPO.Plan.strike", { name, step: String(step) }),
    ),
    ...(said.refusal ? refusalTexts(said.refusal, session) : []),
  ];
  return sentences.join(" ");
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

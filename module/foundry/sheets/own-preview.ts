import type { JsonObject } from "../../kernel/json.js";
import type { HomeMade } from "../../model/home-made.js";
import { tryOut, type TriedChange } from "../../table/try-out.js";
import { readActionItem } from "../documents/home-made.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { conditionName, slotName } from "../i18n/terms.js";
import type { Game } from "../port/active-game.js";
import { sessionOfActor } from "../port/session.js";
import { refusalTexts } from "../prompts/refusal-text.js";
import { actOf } from "./act-of.js";
import { homeDefinition } from "./definition-of.js";

const OWN = "BATTLETEMPO.Own";

/** Somebody without anything special, for an item that nobody has. */
const ANYBODY = { size: "medium", stats: {}, features: [] } as const;

/**
 * What the engine does with an action, in sentences: played by the rules themselves for its owner, or for anybody, and in a
 * running fight what stands against it now. Null: it can't be used at all.
 */
export function ownPreview({ ruleset, face }: Game, item: Item.Implementation): JsonObject | null {
  const made = ruleset.homeMade && readActionItem(item, ruleset.homeMade)?.made;
  if (!made) return null;
  const doer = (item.actor && face.profileOf(item.actor, item.actor.token)) ?? ANYBODY;
  const { plan, outcomes } = tryOut(ruleset, made, doer);
  const pays = plan.pays.map((slot) => slotName(ruleset.id, slot));
  return {
    cost: pays.length > 0 ? t(`${OWN}.says.costs`, { slots: pays.join(", ") }) : t(`${OWN}.says.free`),
    aim: aimText(ruleset.unit, made),
    provokes: ruleset.homeMade.provokes
      ? t(plan.provocations.length > 0 ? `${OWN}.says.provokes` : `${OWN}.says.safe`)
      : "",
    outcomes: outcomes.map(({ success, changes }) => ({
      heading: t(`${OWN}.says.${success === null ? "always" : success ? "success" : "failure"}`),
      lines:
        changes.length > 0 ? changes.flatMap((change) => changeLines(ruleset, change)) : [t(`${OWN}.says.nothing`)],
    })),
    now: nowText(ruleset, item, made),
  };
}

function aimText(unit: Game["ruleset"]["unit"], { targets, range }: HomeMade): string {
  if (targets === "none") return t(`${OWN}.says.self`);
  const whom = t(`${OWN}.says.${targets}`);
  return range === null ? whom : t(`${OWN}.says.within`, { whom, length: lengthText(range, unit) });
}

function changeLines({ id, unit, cellLength }: Game["ruleset"], change: TriedChange): string[] {
  const { lost, gained, relieved, moved } = change;
  const who = t(`${OWN}.says.who.${change.who}`);
  const line = (key: string, data: Readonly<Record<string, string>> = {}): string =>
    t(`${OWN}.says.${key}`, { who, ...data });
  return [
    ...(lost > 0 ? [line("loses", { amount: String(lost) })] : []),
    ...(lost < 0 ? [line("regains", { amount: String(-lost) })] : []),
    ...gained.map((condition) => line("gains", { condition: conditionName(id, condition) })),
    ...relieved.map((condition) => line("relieved", { condition: conditionName(id, condition) })),
    ...(moved > 0 ? [line("moved", { length: lengthText(moved * cellLength, unit) })] : []),
  ];
}

/** In a running fight: that it can be used now, or why it can't. */
function nowText(ruleset: Game["ruleset"], item: Item.Implementation, made: HomeMade): string {
  const seat = item.actor ? sessionOfActor(item.actor) : null;
  if (!seat) return "";
  const { session, creature } = seat;
  const { refusal } = session.forecast(actOf(session, creature, homeDefinition(ruleset, made), made.id));
  return refusal ? refusalTexts(refusal, session).join(" ") : t(`${OWN}.says.usable`);
}

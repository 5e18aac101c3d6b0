import type { JsonObject } from "../../kernel/json.js";
import type { SlotView } from "../../model/economy.js";
import type { CreatureId } from "../../model/ids.js";
import { situationOf } from "../../table/host.js";
import { policyOf } from "../combat/chance-policy.js";
import { t } from "../i18n/localize.js";
import { actionName, rulingName, rulingValue, slotName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import { slotShape } from "../strip/slot-shape.js";

/** What the panel shows of a creature's turn, and of what the whole fight waits for. */
export function repairContext(session: FightSession, creature: CreatureId): JsonObject {
  const economy = session.economyOf(creature);
  if (!economy) return { gone: true };
  const { ruleset, encounter } = session;
  return {
    gone: false,
    name: session.nameOf(creature),
    slots: economy.slots.map((slot) => slotContext(session, slot)),
    walked: economy.movement?.walked ?? null,
    unit: t(`BATTLETEMPO.Unit.${ruleset.unit}.name`),
    step: ruleset.cellLength,
    rulings: rulingsOf(session, creature),
    acting: encounter.active === creature,
    waits: waitsOf(session),
    undoAct: t("BATTLETEMPO.Repair.undoAct", { name: session.nameOf(creature) }),
    policies: policiesOf(policyOf(session.actorOf(creature)) ?? "ask"),
  };
}

function slotContext({ ruleset }: FightSession, { slot, left, max }: SlotView): JsonObject {
  const name = slotName(ruleset.id, slot);
  return {
    slot,
    shape: slotShape(ruleset, slot),
    text: t("BATTLETEMPO.Repair.slot", { slot: name, left: String(left), max: String(max) }),
    giveBack: t("BATTLETEMPO.Repair.giveBack", { slot: name }),
    take: t("BATTLETEMPO.Repair.take", { slot: name }),
    full: left >= max,
    empty: left <= 0,
  };
}

/** What is the game master's to rule of what the creature does next, with what is ruled now; empty: as the rules find it. */
function rulingsOf({ ruleset, encounter, scene }: FightSession, creature: CreatureId): JsonObject[] {
  const situation = situationOf(encounter, scene);
  return (ruleset.rulings ?? []).map(({ id, values }) => {
    const ruled = ruleset.ask(situation, { kind: "stat", of: creature, key: id });
    return {
      id,
      name: rulingName(ruleset.id, id),
      choices: ["", ...values].map((value) => ({
        value,
        label: value === "" ? t("BATTLETEMPO.Repair.unruled") : rulingValue(ruleset.id, id, value),
        chosen: value === (ruled ?? ""),
      })),
    };
  });
}

/** Everything that keeps the fight from going on, the innermost first. */
function waitsOf(session: FightSession): JsonObject[] {
  const { encounter, ruleset } = session;
  const { rolls } = encounter;
  const [task] = encounter.tasks.slice(-1);
  const dice = rolls ? [{ dice: rolls.id, text: t("BATTLETEMPO.Repair.dice", { who: session.nameOf(rolls.by) }) }] : [];
  const windows = encounter.windows.toReversed().map((window) => ({
    window: window.id,
    text: t("BATTLETEMPO.Repair.window", {
      who: window.responders
        .filter(({ answer }) => answer === null)
        .map((each) => session.nameOf(each.creature))
        .join(", "),
    }),
  }));
  const act = task
    ? [
        {
          act: task.act.by,
          text: t("BATTLETEMPO.Repair.act", {
            who: session.nameOf(task.act.by),
            action: actionName(ruleset.id, task.act.action),
          }),
        },
      ]
    : [];
  return [...dice, ...windows, ...act];
}

const policiesOf = (chosen: string): JsonObject[] =>
  ["ask", "always", "never"].map((id) => ({ id, label: t(`BATTLETEMPO.Tracker.${id}`), chosen: id === chosen }));

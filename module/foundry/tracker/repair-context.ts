import type { JsonObject } from "../../kernel/json.js";
import type { SlotView } from "../../model/economy.js";
import type { Result } from "../../kernel/result.js";
import type { CreatureId } from "../../model/ids.js";
import type { Refusal } from "../../model/refusal.js";
import { situationOf, undoableAcross, undoableForGm, undoableOfTurn } from "../../table/host.js";
import { policyOf } from "../combat/chance-policy.js";
import { t } from "../i18n/localize.js";
import { actionName, rulingName, rulingValue, slotName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";
import { refusalTexts } from "../prompts/refusal-text.js";
import { slotShape } from "../strip/slot-shape.js";

/** What the panel shows of a creature's turn, and of what the whole fight waits for. */
export function repairContext(session: FightSession, creature: CreatureId): JsonObject {
  const economy = session.economyOf(creature);
  if (!economy) return { gone: true };
  const { ruleset } = session;
  return {
    gone: false,
    name: session.nameOf(creature),
    slots: economy.slots.map((slot) => slotContext(session, slot)),
    walked: economy.movement?.walked ?? null,
    unit: t(`BATTLETEMPO.Unit.${ruleset.unit}.name`),
    step: ruleset.cellLength,
    rulings: rulingsOf(session, creature),
    waits: waitsOf(session),
    undos: undosOf(session, creature),
    policies: policiesOf(policyOf(session.actorOf(creature)) ?? "ask"),
  };
}

/** What can be taken back, and of what can't the reason why. */
function undosOf(session: FightSession, creature: CreatureId): JsonObject[] {
  const { ledger, encounter } = session;
  const undo = (action: string, label: string, found: Result<unknown, Refusal>): JsonObject => ({
    action,
    label,
    reason: found.ok ? "" : whyNot(found.error, session),
  });
  const name = session.nameOf(creature);
  return [
    undo("undoLast", t("BATTLETEMPO.Repair.undoLast"), undoableForGm(ledger)),
    undo("undoAct", t("BATTLETEMPO.Repair.undoAct", { name }), undoableAcross(ledger, creature)),
    ...(encounter.active === creature
      ? [undo("undoTurn", t("BATTLETEMPO.Repair.undoTurn"), undoableOfTurn(ledger))]
      : []),
  ];
}

/** A turn that is only shown again is over for everybody. */
const whyNot = (refusal: Refusal, session: FightSession): string =>
  refusal.reasons[0].code === "undo-barrier"
    ? t("BATTLETEMPO.Repair.turnOver")
    : refusalTexts(refusal, session).join(" ");

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

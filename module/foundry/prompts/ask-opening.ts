import { fightToken } from "../combat/fight-scene.js";
import { openingSteps, type StepLeft } from "../combat/opening-steps.js";
import { t } from "../i18n/localize.js";
import { activeGame } from "../port/active-game.js";

/**
 * Before a fight begins, its game master sees what is missing and may have the dice thrown first (DND5-ROUND-002). True:
 * it begins now.
 */
export async function mayBegin(combat: Combat.Implementation): Promise<boolean> {
  const steps = activeGame()?.face.opening ?? [];
  const left = openingSteps(steps, combat.combatants.contents.map(toOpener));
  if (!game.user.isGM || left.every(({ missing }) => missing.length === 0)) return true;
  const chosen = await askGm(left);
  if (chosen === "roll") await combat.rollAll();
  return chosen === "begin";
}

const toOpener = (combatant: Combatant.Implementation) => ({
  name: combatant.name ?? "",
  placed: fightToken(combatant) !== null,
  initiative: combatant.initiative,
});

async function askGm(left: readonly StepLeft[]): Promise<unknown> {
  const rolls = left.some(({ step, missing }) => step === "initiative" && missing.length > 0);
  return foundry.applications.api.DialogV2.wait({
    window: { title: "BATTLETEMPO.Opening.title" },
    content: listOf(left),
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [
      ...(rolls ? [{ action: "roll", label: "BATTLETEMPO.Opening.roll", default: true }] : []),
      { action: "begin", label: "BATTLETEMPO.Opening.begin" },
    ],
    rejectClose: false,
  });
}

function listOf(left: readonly StepLeft[]): HTMLDivElement {
  const content = document.createElement("div");
  const list = document.createElement("ol");
  list.append(
    ...left.map(({ step, missing }) => {
      const item = document.createElement("li");
      const names = missing.join(", ");
      item.textContent = t(`BATTLETEMPO.Opening.${step}`, {
        state: names === "" ? t("BATTLETEMPO.Opening.done") : t("BATTLETEMPO.Opening.missing", { names }),
      });
      return item;
    }),
  );
  content.append(list);
  return content;
}

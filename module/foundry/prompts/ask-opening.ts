import { fightToken } from "../combat/fight-scene.js";
import { likeness } from "../combat/like-creatures.js";
import { aheadOf, areAlike, openingSteps, tiesOf, type Opener, type StepLeft } from "../combat/opening-steps.js";
import { playersOf } from "../combat/players.js";
import { activeGame } from "../port/active-game.js";
import { openingForm, readOpening, type OpeningChoice } from "./opening-form.js";

/**
 * Before a fight begins, its game master sees what is missing, may have the dice thrown first (DND5-ROUND-002), marks who
 * is surprised (DND5-INIT-007) and orders equals (DND5-INIT-005). True: it begins now.
 */
export async function mayBegin(combat: Combat.Implementation): Promise<boolean> {
  const openers = combat.combatants.contents.flatMap(toOpener);
  const left = openingSteps(activeGame()?.face.opening ?? [], openers);
  if (!game.user.isGM || left.every(({ missing }) => missing.length === 0)) return true;
  const answer = await askGm(left, openers);
  if (!answer) return false;
  await markSurprised(combat, answer.choice.surprised);
  await putFirst(combat, openers, answer.choice.first);
  if (answer.action === "roll") await combat.rollAll();
  // Of three equals two are equal still.
  const settled = tiesOf(combat.combatants.contents.flatMap(toOpener)).length === 0;
  return answer.action === "begin" && (settled || answer.choice.first.length === 0 || mayBegin(combat));
}

function toOpener(combatant: Combatant.Implementation): Opener[] {
  const { id, name, initiative, actor } = combatant;
  if (!id) return [];
  const token = fightToken(combatant);
  return [
    {
      id,
      name: name ?? "",
      placed: token !== null,
      initiative,
      side: token?.disposition ?? null,
      kind: likeness(combatant),
      played: playersOf(combatant)[0]?.isGM === false,
      hidden: actor?.statuses.has("hidden") ?? false,
      surprised: actor?.statuses.has("surprised") ?? false,
    },
  ];
}

interface Answer {
  readonly action: "roll" | "begin";
  readonly choice: OpeningChoice;
}

async function askGm(left: readonly StepLeft[], openers: readonly Opener[]): Promise<Answer | null> {
  const rolls = left.some(({ step, missing }) => step === "initiative" && missing.length > 0);
  const answers = (action: Answer["action"]) => ({
    action,
    label: `BATTLETEMPO.Opening.${action}`,
    callback: (_event: Event, button: HTMLButtonElement): Promise<Answer> =>
      Promise.resolve({ action, choice: readOpening(button.form) }),
  });
  const chosen: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: "BATTLETEMPO.Opening.title" },
    content: openingForm(left, openers),
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [...(rolls ? [{ ...answers("roll"), default: true }] : []), answers("begin")],
    rejectClose: false,
  });
  return isAnswer(chosen) ? chosen : null;
}

const isAnswer = (value: unknown): value is Answer => typeof value === "object" && value !== null && "choice" in value;

async function markSurprised(combat: Combat.Implementation, ids: readonly string[]): Promise<void> {
  for (const id of ids) await combat.combatants.get(id)?.actor?.toggleStatusEffect("surprised", { active: true });
}

async function putFirst(
  combat: Combat.Implementation,
  openers: readonly Opener[],
  ids: readonly string[],
): Promise<void> {
  for (const tie of tiesOf(openers)) {
    const first = tie.tied.find(({ id }) => ids.includes(id));
    const group = openers.filter((each) => first && each.initiative === tie.initiative && areAlike(each, first));
    for (const { id } of group) await combat.combatants.get(id)?.update({ initiative: aheadOf(tie) });
  }
}

import type { JsonObject } from "../../kernel/json.js";
import type { CreatureId } from "../../model/ids.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";
import { targetedCreatures } from "../port/targets.js";

const WORDS = "BATTLETEMPO.Card.Table";

/** The game master's word: everybody whom they have targeted loses so many hit points. */
export const harmTargets = (session: FightSession, amount: number): Promise<void> =>
  toTargets(session, "harm", { amount });

/** Everybody whom the game master has targeted gets so many hit points back. */
export const mendTargets = (session: FightSession, amount: number): Promise<void> =>
  toTargets(session, "mend", { amount });

/** Hit points given back to one who was struck: something spares it that no rule here knows of. */
export const giveBack = (session: FightSession, whom: CreatureId, amount: number): Promise<unknown> =>
  sendOrTell(session, { type: "TakeAction", act: { by: whom, action: "mend", options: { amount } } });

/** Asks what everybody targeted has to save against, and what that spares them. */
export async function askHarm(session: FightSession, amount: number): Promise<void> {
  if (targetedCreatures(session).length === 0) {
    tellNobody();
    return;
  }
  const answer: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: `${WORDS}.title` },
    content: formOf(session, amount),
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [
      {
        action: "ask",
        label: `${WORDS}.ask`,
        default: true,
        callback: (_event: Event, { form }: HTMLButtonElement) =>
          form ? Object.fromEntries(new FormData(form)) : null,
      },
    ],
    rejectClose: false,
  });
  const options = readAnswer(answer);
  if (options) await toTargets(session, "harm", options);
}

/** What the form says as options of the act; null: it was closed. */
function readAnswer(answer: unknown): JsonObject | null {
  const { amount, save, difficulty, spares } = (answer ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof save !== "string") return null;
  return {
    amount: Number(amount),
    save,
    difficulty: Number(difficulty),
    ...(spares === "half" || spares === "all" ? { spares } : {}),
  };
}

async function toTargets(session: FightSession, action: "harm" | "mend", options: JsonObject): Promise<void> {
  const targets = targetedCreatures(session);
  const [by] = targets;
  if (by === undefined) tellNobody();
  else await sendOrTell(session, { type: "TakeAction", act: { by, action, targets, options } });
}

function tellNobody(): void {
  ui.notifications.warn(`${WORDS}.noTargets`, { localize: true });
}

/** Fields by their names: `amount`, `save`, `difficulty`, `spares`. */
function formOf({ ruleset }: FightSession, amount: number): HTMLDivElement {
  const saves = (ruleset.saves ?? []).map((id) => new Option(t(`BATTLETEMPO.${ruleset.id}.Own.${id}`), id));
  const spares = ["half", "all", "none"].map((id) => new Option(t(`${WORDS}.spare.${id}`), id));
  const content = document.createElement("div");
  content.append(
    field(t(`${WORDS}.amount`), numberInput("amount", amount)),
    field(t(`${WORDS}.of`), select("save", saves)),
    field(t(`${WORDS}.${ruleset.savesHarder ? "harder" : "difficulty"}`), numberInput("difficulty", 0)),
    field(t(`${WORDS}.spares`), select("spares", spares)),
  );
  return content;
}

function field(label: string, control: HTMLElement): HTMLElement {
  const group = document.createElement("label");
  group.className = "tempo-field tempo-field--wide";
  const words = document.createElement("span");
  words.textContent = label;
  group.append(words, control);
  return group;
}

function numberInput(name: string, value: number): HTMLElement {
  const input = document.createElement("input");
  Object.assign(input, { type: "number", name, value: String(value), min: "0", max: "9999", step: "1" });
  return input;
}

function select(name: string, options: readonly HTMLOptionElement[]): HTMLElement {
  const chosen = document.createElement("select");
  chosen.name = name;
  chosen.append(...options);
  return chosen;
}

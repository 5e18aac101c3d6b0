import type { Disputed } from "../../combat/ledger/foreign.js";
import type { Position } from "../../model/position.js";
import type { UndoRequest } from "../../table/envelope.js";
import { foreignSince, FOREIGN_WORDS } from "../../table/host.js";
import { groupsToUndo } from "../../table/take-back.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { tellFault } from "../hooks/notices.js";
import { t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import { vitalName } from "../i18n/terms.js";
import type { FightSession } from "../port/fight-session.js";

/** Undos that this client asks about now: a command that comes twice is asked about once. */
const asked = new Set<string>();

/** From `ready`: whether an undo sets back what other hands have changed since, or keeps it, is the game master's choice. */
export function askForeign(): void {
  Hooks.on("battle-tempo.undo-asks", (session: FightSession, request: UndoRequest) => {
    void settle(session, request).catch((error: unknown) => {
      tellFault("question", error);
    });
  });
}

async function settle(session: FightSession, request: UndoRequest): Promise<void> {
  const groups = groupsToUndo(session.ledger, request, { gm: true });
  if (!groups.ok) return;
  const [group] = groups.value;
  const key = `${session.combat.id ?? ""}/${String(group)}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const answer = await askGm(session, foreignSince(session.ledger, groups.value).otherwise);
    const then = FOREIGN_WORDS.find((word) => word === answer);
    if (then && game.combats.has(session.combat.id ?? ""))
      await sendOrTell(session, { ...request, foreign: { group, then } });
  } finally {
    asked.delete(key);
  }
}

/** Leaving the question is no undo. */
const askGm = (session: FightSession, disputed: readonly Disputed[]): Promise<unknown> =>
  foundry.applications.api.DialogV2.wait({
    window: { title: "BATTLETEMPO.Foreign.title" },
    content: disputedList(session, disputed),
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [
      { action: "keep", label: "BATTLETEMPO.Foreign.keep", default: true },
      { action: "restore", label: "BATTLETEMPO.Foreign.restore" },
      { action: "cancel", label: "BATTLETEMPO.Foreign.cancel" },
    ],
    rejectClose: false,
  });

function disputedList(session: FightSession, disputed: readonly Disputed[]): HTMLDivElement {
  const text = document.createElement("p");
  text.append(t("BATTLETEMPO.Foreign.text"));
  const list = document.createElement("ul");
  for (const each of disputed) {
    const item = document.createElement("li");
    item.append(disputedText(session, each));
    list.append(item);
  }
  const content = document.createElement("div");
  content.append(text, list);
  return content;
}

/** Both values of one of them. */
function disputedText(session: FightSession, each: Disputed): string {
  const name = session.nameOf(each.creature);
  if (each.kind === "position") {
    const [now, before] = [placeText(session, each.theirs), placeText(session, each.before)];
    return t("BATTLETEMPO.Foreign.place", { name, now, before });
  }
  const what = vitalName(session.ruleset.id, each.vital);
  const now = each.theirs === null ? "–" : String(each.theirs);
  return t("BATTLETEMPO.Foreign.vital", { name, what, now, before: String(each.before) });
}

/** Columns and rows are counted from 1. */
function placeText({ ruleset }: FightSession, position: Position | null): string {
  if (!position) return "–";
  const [column, row] = position.cell;
  const cell = t("BATTLETEMPO.Foreign.cell", { column: String(column + 1), row: String(row + 1) });
  if (position.elevation === 0) return cell;
  return t("BATTLETEMPO.Foreign.height", { cell, height: lengthText(position.elevation, ruleset.unit) });
}

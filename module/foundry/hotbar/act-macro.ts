import { isJsonObject } from "../../table/host.js";
import type { Json } from "../../kernel/json.js";
import { t } from "../i18n/localize.js";

/** What a dragged action's data calls itself. */
export const DRAGGED = "battle-tempo.act";
const SLOTS = 50;

/** A button of a sheet, as it is dragged. */
export interface DraggedAct {
  readonly type: typeof DRAGGED;
  /** Uuid of the actor. */
  readonly actor: string;
  readonly action: string;
  /** The attack, or the item of a home-made action. */
  readonly with?: string;
  readonly name: string;
  readonly img: string;
}

/** Reads what was dropped, which may come from anywhere; null: it is none of ours. */
export function readDragged(data: Json): DraggedAct | null {
  if (!isJsonObject(data) || data.type !== DRAGGED) return null;
  const { actor, action, name, img, with: named } = data;
  const texts = [actor, action, name, img];
  if (!texts.every((each) => typeof each === "string") || (named !== undefined && typeof named !== "string"))
    return null;
  return data as unknown as DraggedAct;
}

/** The macro's text: what the sheet's button does, by the door that all macros use. */
function macroText({ action, actor, with: named }: DraggedAct): string {
  const use = JSON.stringify({ actor, ...(named !== undefined && { with: named }) });
  return `game.system.api.useAction(${JSON.stringify(action)}, ${use});`;
}

/** Puts an action into a slot of this user's hotbar, by a macro of theirs that does the same if there is one; without `slot` into the first free one. */
export async function putOnHotbar(act: DraggedAct, slot: number | null = firstFree()): Promise<void> {
  if (slot === null) {
    ui.notifications.warn(t("BATTLETEMPO.Hotbar.full"));
    return;
  }
  const command = macroText(act);
  const own = game.macros.find((macro) => macro.command === command && macro.author?.id === game.user.id);
  const macro = own ?? (await makeMacro(act, command));
  if (!macro) return;
  await game.user.assignHotbarMacro(macro, slot);
  ui.notifications.info(t("BATTLETEMPO.Hotbar.put", { name: macro.name, slot: String(slot) }));
}

/** Null, with a word about it, where this user may write no scripts. */
async function makeMacro({ name, img }: DraggedAct, command: string): Promise<Macro.Implementation | null> {
  if (!game.user.can("MACRO_SCRIPT")) {
    ui.notifications.warn(t("BATTLETEMPO.Hotbar.noScripts"));
    return null;
  }
  return (await Macro.implementation.create({ name, type: "script", img, command })) ?? null;
}

function firstFree(): number | null {
  const { hotbar } = game.user;
  return Array.from({ length: SLOTS }, (_, i) => i + 1).find((slot) => !hotbar[slot]) ?? null;
}

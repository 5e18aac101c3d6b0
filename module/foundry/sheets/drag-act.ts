import { DRAGGED, type DraggedAct } from "../hotbar/act-macro.js";
import { t } from "../i18n/localize.js";
import { menuEntry } from "../port/menu-entry.js";
import { putOnHotbar } from "../hotbar/act-macro.js";
import { tellFault } from "../hooks/notices.js";

const ATTACK_IMAGE = "icons/svg/sword.svg";
const IMAGE = "icons/svg/lightning.svg";

/** A button of a sheet as it is dragged, or null where it names no action. */
function draggedOf(actor: Actor.Implementation, button: HTMLElement): DraggedAct | null {
  const { act: action, with: named, line } = button.dataset;
  if (!action) return null;
  const title = button.querySelector(".tempo-act__name")?.textContent.trim() ?? "";
  const item = named ? actor.items.get(named) : undefined;
  return {
    type: DRAGGED,
    actor: actor.uuid,
    action,
    ...(named ? { with: named } : {}),
    name: `${actor.name}: ${line ? t("BATTLETEMPO.Sheet.withAttack", { attack: line, action: title }) : title}`,
    img: item?.img ?? (line ? ATTACK_IMAGE : IMAGE),
  };
}

/** Once a window: its actions can be dragged to the hotbar, or put there by the menu of their buttons. */
export function offerHotbar(actor: Actor.Implementation, element: HTMLElement): void {
  element.addEventListener("dragstart", (event) => {
    const button = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-act]") : null;
    const act = button && draggedOf(actor, button);
    if (act) event.dataTransfer?.setData("text/plain", JSON.stringify(act));
  });
}

/** The entries of that menu. */
export const actEntries = (actor: Actor.Implementation): object[] => [
  menuEntry({
    label: "BATTLETEMPO.Hotbar.toHotbar",
    icon: "fa-arrow-down",
    visible: (button) => actor.isOwner && Boolean(button.dataset.act),
    run: (button) => {
      const act = draggedOf(actor, button);
      if (act)
        putOnHotbar(act).catch((error: unknown) => {
          tellFault("hotbar", error);
        });
    },
  }),
];

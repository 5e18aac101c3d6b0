import { t } from "../i18n/localize.js";

/** Asks this user to roll for creatures that have no initiative yet; whoever doesn't own one is not asked about it. */
export async function askInitiative(combatId: string, ids: readonly string[]): Promise<void> {
  const combat = game.combats.get(combatId);
  const open = (): Combatant.Implementation[] =>
    combat?.combatants.contents.filter(
      ({ id, isOwner, initiative }) => isOwner && initiative === null && ids.includes(id ?? ""),
    ) ?? [];
  if (!combat || open().length === 0) return;
  const names = open().map(({ name }) => name ?? "");
  const chosen: unknown = await foundry.applications.api.DialogV2.wait({
    window: { title: "BATTLETEMPO.RollInitiative.title" },
    content: textOf(names),
    classes: ["battle-tempo", "tempo-choice"],
    buttons: [{ action: "roll", label: "BATTLETEMPO.RollInitiative.roll", default: true }],
    rejectClose: false,
  });
  if (chosen === "roll" && open().length > 0) await combat.rollInitiative(open().flatMap(({ id }) => id ?? []));
}

function textOf(names: readonly string[]): HTMLDivElement {
  const content = document.createElement("div");
  content.textContent = t("BATTLETEMPO.RollInitiative.text", { names: names.join(", ") });
  return content;
}

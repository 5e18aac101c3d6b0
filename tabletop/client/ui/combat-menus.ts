import { host } from "../apps/host.js";
import type { MenuEntry } from "../apps/ux/context-menu.js";
import { word, type WordKey } from "../apps/words.js";
import type { CombatantLike, CombatLike } from "./combat-types.js";

type Find = (row: HTMLElement) => CombatantLike | undefined;

/** The menu of a tracker row. */
export function combatantEntries(combat: () => CombatLike | null, find: Find): MenuEntry[] {
  const isGM = (): boolean => host.game.user.isGM;
  const hasInitiative = (row: HTMLElement): boolean => isGM() && Number.isFinite(find(row)?.initiative ?? NaN);
  const idOf = (row: HTMLElement): string => find(row)?.id ?? "";
  return [
    makeEntry("clearInitiative", "fa-rotate-left", hasInitiative, (row) => combat()?.setInitiative(idOf(row), null)),
    makeEntry("rerollInitiative", "fa-dice-d20", isGM, (row) => combat()?.rollInitiative([idOf(row)])),
    makeEntry("clearMovementHistory", "fa-shoe-prints", isGM, (row) => find(row)?.clearMovementHistory?.()),
    makeEntry("removeCombatant", "fa-trash", isGM, (row) => find(row)?.delete()),
  ];
}

/** The menu of the encounter as a whole. */
export function combatEntries(combat: () => CombatLike | null): MenuEntry[] {
  const isGM = (): boolean => host.game.user.isGM && combat() !== null;
  return [
    makeEntry("resetInitiative", "fa-rotate-left", isGM, () => combat()?.resetAll()),
    makeEntry("endCombat", "fa-flag-checkered", isGM, () => combat()?.endCombat()),
  ];
}

/** An entry in the shape of the running generation. */
function makeEntry(
  key: WordKey,
  icon: string,
  visible: (row: HTMLElement) => boolean,
  run: (row: HTMLElement) => unknown,
): MenuEntry {
  const label = word(key);
  return host.game.release.generation >= 14
    ? { label, icon: `fa-solid ${icon}`, visible, onClick: (_event, row) => run(row) }
    : { name: label, icon: `<i class="fa-solid ${icon}"></i>`, condition: visible, callback: run };
}

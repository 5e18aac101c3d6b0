import { tellNotice } from "../hooks/notices.js";
import { KEYS } from "../i18n/localize.js";
import { strangenessOf } from "../combat/ledger-of.js";
import { activeGame } from "../port/active-game.js";
import { SYSTEM_ID } from "../system-id.js";
import { DamageWindow } from "./damage-window.js";
import { findDamage, findLeftOut } from "./find-damage.js";

/** In `init`: the window's place among the settings, for game masters. */
export function registerDamage(): void {
  game.settings.registerMenu(SYSTEM_ID, "damageMenu", {
    name: `${KEYS}.Damage.title`,
    label: `${KEYS}.Damage.open`,
    hint: `${KEYS}.Damage.menuHint`,
    icon: "fa-solid fa-file-circle-exclamation",
    type: DamageWindow,
    restricted: true,
  });
}

/** So many names stand in the notice; the window has them all. */
const NAMED = 3;

/** In `ready`: one notice to the active game master, where anything at all could not be read. */
export function tellDamage(): void {
  if (!game.user.isActiveGM) return;
  const names = [...findDamage(), ...findLeftOut()].map(({ name }) => name).filter((name) => name !== "");
  const count = findDamage().reduce((sum, { parts }) => sum + parts.length, 0) + findLeftOut().length;
  if (count > 0) {
    const some = names.slice(0, NAMED).join("; ") + (names.length > NAMED ? "…" : "");
    tellNotice("error", "damage", { count: String(count), names: some });
  }
  const active = activeGame();
  for (const combat of active ? game.combats.contents : []) {
    const strange = active && strangenessOf(combat, active.ruleset.id);
    if (strange) tellNotice("error", `combat-${strange}`, { name: combat.scene?.name ?? "" });
  }
}

import type { JsonObject } from "../../kernel/json.js";
import { DATA_VERSION } from "../../table/stored/steps.js";
import { hasStoredLedger, storedAside, strangenessOf } from "../combat/ledger-of.js";
import { KEYS, plural, t } from "../i18n/localize.js";
import { readBackup } from "../migration/backup.js";
import { worldVersion } from "../migration/world-version.js";
import { activeGame } from "../port/active-game.js";
import { isForeign } from "../sheets/game-of-actor.js";
import { findDamage, findLeftOut, type Damaged } from "./find-damage.js";

const WORDS = `${KEYS}.Damage`;

/** What the window of stored data shows, in this client's language. */
export function damageContext(damage: readonly Damaged[] = findDamage()): JsonObject {
  const kept = readBackup().length;
  const mayWrite = game.user.can("SETTINGS_MODIFY");
  return {
    version: t(`${WORDS}.version`, { stored: String(worldVersion()), known: String(DATA_VERSION) }),
    damaged: damage.map(toRow),
    leftOut: findLeftOut().map(({ kind, id, name }) => ({ kind, id, name: name || t(`${WORDS}.nameless`) })),
    combats: game.combats.contents.flatMap(combatRow),
    foreign: game.actors.filter((actor) => isForeign(actor)).map(({ name }) => name),
    kept: kept > 0 ? plural(`${WORDS}.kept`, kept) : "",
    mayTake: damage.length > 0 && mayWrite && activeGame() !== null,
    mayDrop: kept > 0 && mayWrite,
  };
}

const toRow = ({ document, name, parts }: Damaged): JsonObject => ({
  name: document ? name || t(`${WORDS}.nameless`) : t(`${WORDS}.settings`),
  parts: parts.map(({ at, value }) => ({ at, value: shorten(JSON.stringify(value)) })),
});

/** So much of a value tells what it was; the file has all of it. */
const SHOWN = 60;

const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Combats that have a record, and what there is to say of it. */
function combatRow(combat: Combat.Implementation): JsonObject[] {
  const active = activeGame();
  const strange = active && strangenessOf(combat, active.ruleset.id);
  if (!active || !combat.id || !(strange || hasStoredLedger(combat))) return [];
  const aside = storedAside(combat).length;
  return [
    {
      id: combat.id,
      name: combat.scene?.name ?? t(`${WORDS}.noScene`),
      state: strange
        ? t(`${WORDS}.combat.${strange}`)
        : aside > 0
          ? plural(`${WORDS}.aside`, aside)
          : t(`${WORDS}.sound`),
      mayBegin: game.user.isActiveGM,
    },
  ];
}

/** Everything that was set aside or kept, whole, for a file. */
export function damageFile(): string {
  const damaged = findDamage().map(({ document, name, parts }) => ({ at: document?.uuid ?? "Setting", name, parts }));
  const combats = game.combats.contents
    .map((combat) => ({ at: combat.uuid, aside: storedAside(combat) }))
    .filter(({ aside }) => aside.length > 0);
  return JSON.stringify(
    { world: game.world.id, version: worldVersion(), damaged, combats, kept: readBackup() },
    null,
    2,
  );
}

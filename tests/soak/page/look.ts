import type { Look } from "../hands.js";
import { combat, creatures, page, session } from "./fight.js";
import { shown } from "./screen.js";
import { unsettled } from "./sending.js";

const held = new Set<string>();

/** From now on the moves that this client holds are known. */
export function watchHeld(): void {
  page.Hooks.on("battle-tempo.held", (token: string, move: object | null) => {
    if (move) held.add(token);
    else held.delete(token);
  });
}

const isAstray = (id: string): boolean => {
  const goal = session().encounter.creatures[id]?.position;
  const token = session().tokenOf(id);
  if (!goal || !token) return false;
  const { grid } = token.parent;
  const { x, y, elevation } = token._source;
  const { i, j } = grid.getOffset({
    x: x + grid.sizeX / 2,
    y: y + grid.sizeY / 2,
  });
  return j !== goal.cell[0] || i !== goal.cell[1] || Math.abs(elevation - goal.elevation) > 1e-6;
};

const beyondMeasure = (): string[] =>
  creatures().flatMap((id) => {
    const economy = session().economyOf(id);
    if (!economy) return [];
    const wrong = economy.slots.filter(({ left, max }) => !(left >= 0) || left > max);
    const { movement } = economy;
    return [
      ...wrong.map(({ slot, left, max }) => `${id}: ${slot} ${String(left)} of ${String(max)}`),
      ...(movement && !(movement.left >= 0) ? [`${id}: movement ${String(movement.left)}`] : []),
    ];
  });

/** The ledger as a game master's client reads it, where something of it is sealed. */
const truth = (): string | null => {
  const { opening, records } = combat()._source.system.ledger.sealed;
  if (!page.game.user.isGM || (opening === "" && Object.keys(records).length === 0)) return null;
  const { ledger } = session();
  return JSON.stringify({ opening: ledger.opening, records: ledger.records });
};

/** How things stand on this client. */
export const look = (): Look => {
  const { encounter, revision } = session();
  return {
    ready: page.game.ready,
    revision,
    tasks: encounter.tasks.map(({ id, act }) => `${id} ${act.by} ${act.action}`),
    windows: encounter.windows.map(({ id }) => id),
    rolls: encounter.rolls?.id ?? null,
    active: encounter.active,
    waiting: session().isWaiting(),
    unsettled: [...unsettled],
    held: [...held],
    questions: shown(".tempo-question").length,
    dialogs: shown("dialog").length,
    prompts: shown(".tempo-reaction").length,
    astray: creatures().filter(isAstray),
    beyondMeasure: beyondMeasure(),
    ledger: JSON.stringify(combat()._source.system.ledger),
    encounter: JSON.stringify(encounter),
    truth: truth(),
    operationsWaiting: page.tabletop.operationsWaiting?.() ?? 0,
  };
};

import type { CreatureId } from "../../model/ids.js";
import { creatureId, situationOf } from "../../table/host.js";
import { startTimer } from "../commands/worker-timer.js";
import type { FightSession } from "../port/fight-session.js";
import { OF_LEDGER } from "./initiative-rights.js";
import { sendOrTell } from "./send-or-tell.js";

/** The statistic under which rulesets whose sides roll answer what a creature's side has rolled. */
const DIE = "initiative";
/** Equal sides roll again, but not for ever. */
const MOST_ROLLS = 40;
/** So long a side may take to throw its die, in milliseconds. */
const DIE_PATIENCE = 60_000;

/** What the side of a creature has rolled in this round; null: nothing yet, or a game in which nobody rolls for a side. */
function sideDie({ face, ruleset, encounter, scene }: FightSession, of: CreatureId): number | null {
  if (!face.initiative.bySide || !(of in encounter.creatures)) return null;
  const die = ruleset.ask(situationOf(encounter, scene), { kind: "stat", of, key: DIE });
  return typeof die === "number" ? die : null;
}

/** Of each side that has yet to roll in this round somebody who can: whom a player plays first. */
export function sidesToRoll(session: FightSession): CreatureId[] {
  const { face, encounter, scene, ruleset } = session;
  if (!face.initiative.bySide || encounter.round === 0 || (encounter.phase ?? null) !== null) return [];
  const situation = situationOf(encounter, scene);
  const able = encounter.order.filter(
    (id) => encounter.creatures[id]?.out === false && !ruleset.skipsTurn(situation, id) && scene.profiles.has(id),
  );
  const rollers = new Map<string, CreatureId>();
  for (const id of able.toSorted((a, b) => Number(isPlayed(session, b)) - Number(isPlayed(session, a)))) {
    const side = scene.profiles.get(id)?.side ?? "";
    if (sideDie(session, id) === null && !rollers.has(side)) rollers.set(side, id);
  }
  return [...rollers.values()];
}

const isPlayed = ({ playersOf }: FightSession, creature: CreatureId): boolean =>
  game.users.get(playersOf(creature)[0] ?? "")?.isGM === false;

/** For a game master: every side that hasn't rolled in this round does, one after the other; equals again. */
export async function rollSides(session: FightSession): Promise<void> {
  const action = session.face.initiative.bySide;
  if (action === undefined) return;
  for (let rolled = 0; rolled < MOST_ROLLS; rolled++) {
    const [by] = sidesToRoll(session);
    if (by === undefined || !(await sendOrTell(session, { type: "TakeAction", act: { by, action } }))) return;
    if (!(await dieHasFallen(session))) return;
  }
}

/** Waits until nothing is under way any more; false where that takes too long. */
function dieHasFallen(session: FightSession): Promise<boolean> {
  return new Promise((resolve) => {
    const isOver = (): boolean => session.encounter.tasks.length === 0;
    const done = (fallen: boolean): void => {
      Hooks.off("battle-tempo.changed", hook);
      stop();
      resolve(fallen);
    };
    const hook = Hooks.on("battle-tempo.changed", () => {
      if (isOver()) done(true);
    });
    const stop = startTimer(DIE_PATIENCE, () => {
      done(false);
    });
    if (isOver()) done(true);
  });
}

/** For the keeper: core's initiative shows each creature the die of its side; nothing moves by it. */
export async function showSideDice(session: FightSession): Promise<void> {
  if (!session.face.initiative.bySide) return;
  const updates = session.combat.combatants.contents.flatMap(({ id, initiative }) => {
    const die = id ? sideDie(session, creatureId(id)) : null;
    return id && die !== initiative ? [{ _id: id, initiative: die }] : [];
  });
  if (updates.length > 0)
    await session.combat.updateEmbeddedDocuments("Combatant", updates, { turnEvents: false, ...OF_LEDGER });
}

import type { CreatureId } from "../../model/ids.js";
import { isEnemy } from "../../rules/creature.js";
import type { Situation } from "../../rules/situation.js";
import { plainFormOf } from "./actions.js";
import { blowsOf } from "./attack/strokes.js";
import { incapacityOf, isDown } from "./conditions.js";
import { gapBetween } from "./distance.js";
import { enemiesOf, findFighter, presentFighters, type Fighter } from "./fighter.js";
import { allowanceOf } from "./movement/allowance.js";
import { phaseNow } from "./phases.js";
import { blowPhase, isFullMove, startPhaseOf } from "./timing.js";

/** What somebody does in a phase: within a side, actions come before movement (ADND-INIT-008). */
export type Kind = "action" | "movement";

interface Entry {
  readonly fighter: Fighter;
  readonly kind: Kind;
}

/** The side that won the initiative: that of the first creature in the order. */
export const winningSide = ({ encounter, profiles }: Situation): string | null => {
  const [first] = encounter.order;
  return (first === undefined ? undefined : profiles.get(first)?.side) ?? null;
};

/** Who still has something to do in the running phase, as they come (ADND-INIT-008 to 010, ADND-COVER-006). */
export function dueCreatures(situation: Situation): CreatureId[] {
  const entries = presentFighters(situation).flatMap((fighter): Entry[] => {
    const kind = pendingOf(situation, fighter);
    return kind ? [{ fighter, kind }] : [];
  });
  return inSequence(situation, entries).map(({ fighter }) => fighter.id);
}

/** Whoever has to act first before somebody may do something of that kind now; null: nobody. */
export function isBefore(situation: Situation, actor: Fighter, kind: Kind): CreatureId | null {
  if (actor.turn.acted === phaseNow(situation)) return null;
  const others = dueCreatures(situation).flatMap((id): Entry[] => {
    const fighter = id === actor.id ? null : findFighter(situation, id);
    return fighter ? [{ fighter, kind: pendingOf(situation, fighter) ?? "action" }] : [];
  });
  const [first] = inSequence(situation, [...others, { fighter: actor, kind }]);
  return first === undefined || first.fighter.id === actor.id ? null : first.fighter.id;
}

/** What a creature has to do in the running phase and hasn't begun; null: nothing that others wait for. */
function pendingOf(situation: Situation, fighter: Fighter): Kind | null {
  const now = phaseNow(situation);
  const { declared, lost, spent, acted, walks, delayed } = fighter.turn;
  if (now < 0 || !declared || lost || spent || acted >= now || incapacityOf(situation, fighter) !== null) return null;
  if (declared.action === "guard") return null;
  const start = startPhaseOf(situation, fighter);
  const allowance = allowanceOf(situation, fighter);
  if (isFullMove(declared.action) || declared.action === "withdraw" || declared.action === "crawl")
    return start <= now && allowance.now > 0 ? "movement" : null;
  const blow = blowPhase(situation, fighter, declared);
  const walksFirst = walks.length === 0 && allowance.now > 0 && wantsToWalk(situation, fighter);
  // Who let its phase pass without a word keeps nobody waiting; who put its action off is expected.
  const comes = blow !== null && (blow === now || (delayed >= 0 && blow < now));
  if (comes) return walksFirst && start === now ? "movement" : "action";
  return walksFirst && start === now ? "movement" : null;
}

/** Those who would strike and have nobody in reach walk; so do those who said that they shoot on the move. */
function wantsToWalk(situation: Situation, fighter: Fighter): boolean {
  const action = plainFormOf(fighter.turn.declared?.action ?? "");
  if (action === "fire-half") return true;
  if (action !== "attack" && action !== "unarmed") return false;
  const reach = Math.max(
    1,
    ...blowsOf(situation, fighter, fighter.turn.declared?.with)
      .flat()
      .map((each) => each.reach.max),
  );
  return !enemiesOf(situation, fighter).some(
    (enemy) => !isDown(enemy) && gapBetween(situation, fighter, enemy) <= reach,
  );
}

/** The winners first, actions before movement, then as in the order; one held at bay comes after whoever holds it. */
function inSequence(situation: Situation, entries: readonly Entry[]): Entry[] {
  const { order } = situation.encounter;
  const winners = winningSide(situation);
  const rank = ({ fighter, kind }: Entry): number =>
    (fighter.profile.side === winners ? 0 : 2) + (kind === "action" ? 0 : 1);
  const sorted = entries.toSorted(
    (a, b) => rank(a) - rank(b) || order.indexOf(a.fighter.id) - order.indexOf(b.fighter.id),
  );
  return sorted.reduce((sequence, { fighter }) => putBehind(sequence, fighter), sorted);
}

/** Moves whom somebody holds at bay right behind its holder, where it would come before (ADND-COVER-006). */
function putBehind(sequence: Entry[], holder: Fighter): Entry[] {
  const { cover, made } = holder.turn;
  const held = sequence.find(({ fighter }) => fighter.id === cover?.target);
  const at = sequence.findIndex(({ fighter }) => fighter.id === holder.id);
  if (!held || made > 0 || !isEnemy(held.fighter, holder) || sequence.indexOf(held) > at) return sequence;
  const others = sequence.filter((entry) => entry !== held);
  return others.toSpliced(at, 0, held);
}

import type { Situation } from "../../rules/situation.js";
import { SIZES } from "../../model/profile.js";
import { findAction, plainFormOf } from "./actions.js";
import { blowsOf, missileFor, shotsOf, unarmedBlowsOf, type Strokes } from "./attack/strokes.js";
import { missileWeapons, type Weapon } from "./attack/weapon.js";
import { mountOf, type Fighter } from "./fighter.js";
import { burdenDelay, rateOf } from "./movement/speed.js";
import { AVERAGE, clampPhase, END_OF_ROUND, FAST, placeOf, SLOW, VERY_FAST, VERY_SLOW } from "./phases.js";
import type { Declared } from "./state.js";

/** Base phase by size, from tiny on (GAP-ADND-03). */
const BY_SIZE = [VERY_FAST, VERY_FAST, FAST, AVERAGE, SLOW, VERY_SLOW, VERY_SLOW];

/** One phase earlier for the quick, one later for the slow. */
const quickness = (rate: number): number => (rate >= 18 ? -1 : rate <= 6 ? 1 : 0);

/** The phase in which its movement begins: by size, speed and burden, or as its statistics say; a rider has its mount's (ADND-INIT-001). */
export function basePhaseOf(situation: Situation, fighter: Fighter): number {
  const carrier = mountOf(situation, fighter) ?? fighter;
  const named = placeOf(carrier.profile.stats.basePhase);
  const bySize = BY_SIZE[SIZES.indexOf(carrier.profile.size)] ?? FAST;
  const usual =
    named >= 0 ? named : bySize + quickness(rateOf(situation, carrier) ?? 0) + burdenDelay(situation, carrier);
  return clampPhase(clampPhase(usual) + fighter.turn.shift);
}

/** Phase of something that has a phase of its own: never before that of its doer (ADND-INIT-007). */
const notBefore = (situation: Situation, fighter: Fighter, phase: number): number =>
  Math.max(basePhaseOf(situation, fighter), phase < 0 ? phase : clampPhase(phase + fighter.turn.shift));

/** Casting times of a phase: the longest of each (GAP-ADND-05). */
const CASTING_TIMES = [0, 3, 6, 9];
/** Phases by kind of item (GAP-ADND-06). */
const ITEM_PHASES: Readonly<Record<string, number>> = {
  potion: AVERAGE,
  scroll: VERY_SLOW,
  rod: FAST,
  staff: FAST,
  wand: FAST,
};

function castingPhase({ options }: Declared): number {
  const time = typeof options.castingTime === "number" ? options.castingTime : 1;
  return CASTING_TIMES.filter((limit) => time > limit).length;
}

const itemPhase = ({ options }: Declared): number =>
  (typeof options.item === "string" ? ITEM_PHASES[options.item] : undefined) ?? AVERAGE;

/** The first shot or blow of one that holds somebody at bay: fast, of a specialist very fast (ADND-COVER-005, ADND-COVER-012). */
const coverPhase = (weapon: Weapon | undefined): number => (weapon?.specialist ? VERY_FAST : FAST);

/** What a declared action lets its doer strike or shoot with in this round. */
export function strokesOf(situation: Situation, fighter: Fighter, { action, with: weapon }: Declared): Strokes {
  switch (plainFormOf(action)) {
    case "attack":
    case "guard":
    case "cover-melee":
      return blowsOf(situation, fighter, weapon);
    case "charge":
      return blowsOf(situation, fighter, weapon).slice(0, 1);
    case "unarmed":
      return unarmedBlowsOf(situation, fighter, weapon);
    case "fire-full":
    case "cover-ranged":
      return shotsOf(situation, fighter, weapon, fighter.turn.moved > 0);
    case "fire-half":
      return shotsOf(situation, fighter, weapon, true);
    default:
      return [];
  }
}

/** Whether the next stroke is one that was held ready: nothing of it may be made yet (ADND-COVER-009). */
function isHeld({ turn, ...fighter }: Fighter, { action }: Declared): boolean {
  if (turn.made > 0) return false;
  const granted =
    action.startsWith("fire") || (plainFormOf(action) === "attack" && missileWeapons(fighter).length === 0);
  return action.startsWith("cover") || (granted && turn.cover !== null);
}

/** The phase of the first stroke without anything that holds it back. */
function firstPhase(situation: Situation, fighter: Fighter, declared: Declared): number {
  const { action } = declared;
  if (action === "cast-spell") return notBefore(situation, fighter, castingPhase(declared));
  if (action === "use-magic-item") return notBefore(situation, fighter, itemPhase(declared));
  const slowest = (strokesOf(situation, fighter, declared)[0] ?? []).map(({ phase }) => phase);
  return notBefore(situation, fighter, Math.max(-1, ...slowest));
}

/** Actions that consist of nothing but their movement or last from the first phase on. */
const WITHOUT_BLOW = ["move", "run", "sprint", "withdraw", "crawl", "parry"];

/**
 * The phase in which the declared action, or its next stroke, is due; null where nothing of the kind comes. `held`:
 * whether that stroke is one held ready.
 */
export function blowPhase(
  situation: Situation,
  fighter: Fighter,
  declared: Declared,
  held = isHeld(fighter, declared),
): number | null {
  const { aborted, delayed, made, struckIn } = fighter.turn;
  const { action } = declared;
  if (WITHOUT_BLOW.includes(action)) return null;
  if (aborted) return END_OF_ROUND;
  const first = action === "charge" ? basePhaseOf(situation, fighter) : firstPhase(situation, fighter, declared);
  const weapon =
    action === "cover-melee" ? strokesOf(situation, fighter, declared)[0]?.[0] : missileFor(fighter, declared.with);
  if (held) return Math.max(delayed, coverPhase(weapon ?? undefined));
  // After a held stroke the others keep their usual phases: the first of them that of the first one.
  const heldFirst = fighter.turn.covered !== null ? 1 : 0;
  return Math.min(END_OF_ROUND, Math.max(first + made - heldFirst, struckIn + 1, delayed));
}

/** The phase in which the movement of the declared action may begin (ADND-INIT-001). */
export const startPhaseOf = (situation: Situation, fighter: Fighter): number =>
  fighter.turn.aborted ? END_OF_ROUND : Math.max(basePhaseOf(situation, fighter), fighter.turn.delayed);

/** Whether a declared action is a movement to which the whole round belongs. */
export const isFullMove = (action: string): boolean =>
  findAction(action)?.form === "full-move" && action !== "stand-up-shared";

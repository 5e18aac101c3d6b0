import { columnOf, rowOf } from "../../grid/board/layout.js";
import { neighbourRing } from "../../grid/footprint/ring.js";
import { arcOf } from "../../grid/hex/facing.js";
import { type Json } from "../../kernel/json.js";
import { createAsk, legality } from "../../rules/ask.js";
import { partOf } from "../../rules/turn-state.js";
import { vitalOf } from "../../rules/creature.js";
import type { Situation } from "../../rules/situation.js";
import { DEFENCES } from "./action.js";
import { ACTION_ROWS } from "./actions.data.js";
import { defenceTest, guardsOf } from "./attack/defence.js";
import { attackTest } from "./attack/modifiers.js";
import { bonusOf, effectiveSkill } from "./attack/test.js";
import { weaponsOf } from "./attack/weapon.js";
import { chosenBy } from "./chosen.js";
import { gapBetween, standing } from "./distance.js";
import { attributeOf, basicSpeedOf, findFighter, postureOf, willOf, type Fighter } from "./fighter.js";
import { judge } from "./judge/judge.js";
import { moveOf } from "./movement/speed.js";
import { canReach, reachWith } from "./movement/reach.js";
import { isOffered } from "./options.js";
import { retreatsFor } from "./provoke/defences.js";
import { POSTURES } from "./postures.data.js";

function attackOf(situation: Situation, attacker: Fighter, target: Fighter, id: string | undefined): Json {
  const weapon = weaponsOf(attacker).find((each) => id === undefined || each.id === id);
  if (!weapon) return null;
  const chosen = chosenBy(attacker);
  const strike = {
    attacker,
    target,
    weapon,
    maneuver: chosen?.row ?? null,
    variant: chosen?.variant ?? null,
    act: null,
  };
  const test = attackTest(situation, strike);
  return { total: effectiveSkill(test), bonus: bonusOf(test), advantage: "none" };
}

/** The best number to roll at most; false where that defence isn't possible. */
function defenceOf(situation: Situation, defender: Fighter, defence: string, attacker: Fighter | null): Json {
  if (!DEFENCES.some((kind) => kind === defence)) return null;
  const numbers = guardsOf(defender, attacker)
    .filter(({ kind }) => kind === defence)
    .flatMap((guard) => defenceTest(situation, guard) ?? [])
    .map(effectiveSkill);
  return numbers.length > 0 && Math.max(...numbers);
}

const DERIVED: Readonly<Record<string, (fighter: Fighter) => number>> = {
  basicSpeed: basicSpeedOf,
  will: willOf,
  move: (fighter) => moveOf(fighter, "walk"),
  st: (fighter) => attributeOf(fighter, "st"),
  dx: (fighter) => attributeOf(fighter, "dx"),
  iq: (fighter) => attributeOf(fighter, "iq"),
  ht: (fighter) => attributeOf(fighter, "ht"),
};

/** Counts are 0 where there is nothing to count. */
const COUNTS = /\.(turns|margin|seconds)$/;

/** A statistic, a tracked number or a carried state, dotted for a part of one. */
function statisticOf(_situation: Situation, fighter: Fighter, key: string): Json {
  if (key === "posture") return postureOf(fighter).id;
  const known =
    partOf(fighter.turn, key) ?? DERIVED[key]?.(fighter) ?? vitalOf(fighter, key) ?? fighter.profile.stats[key] ?? null;
  return known ?? (COUNTS.test(key) ? 0 : null);
}

interface Choosable {
  readonly legal: boolean;
  readonly reason: string | null;
  /** Allowed beside the manoeuvre of the turn. */
  readonly aside: boolean;
}

/** The thirteen manoeuvres with their variants, and whether each could be chosen now (G4-ECONOMY-002). */
function choicesOf(situation: Situation, fighter: Fighter): Json {
  return ACTION_ROWS.flatMap(({ id, maneuver }) => {
    if (!maneuver) return [];
    const offered = maneuver.variants.filter(
      ({ optional }) => optional === undefined || isOffered(situation, optional),
    );
    const variants = maneuver.deed === "posture" ? POSTURES : offered;
    const may = (variant?: string): Choosable => {
      const plan = judge(situation, { by: fighter.id, action: id, ...(variant !== undefined && { variant }) });
      return {
        ...legality(plan),
        aside: plan.pays.length === 0 && fighter.turn.maneuver?.id !== id,
      };
    };
    const each = variants.map((variant) => ({ ...may(variant.id), id: variant.id }));
    // Ducking costs nothing: that it is allowed says nothing of the manoeuvre.
    const whole = each.filter(({ aside }) => !aside);
    const { legal, reason } = whole.find((variant) => variant.legal) ?? whole[0] ?? may();
    return [{ id, legal, reason, variants: each.map(({ aside: _, ...variant }) => variant) }];
  });
}

/** The hexes round about: three ahead, two to the sides, one behind (G4-GAP-07). */
function arcsAbout(situation: Situation, fighter: Fighter): Json {
  const { board } = situation;
  const place = standing(situation, fighter);
  if (!board || !place?.facing) return null;
  const { footprint, facing } = place;
  return neighbourRing(board, footprint).map((cell) => ({
    cell: [columnOf(board, cell), rowOf(board, cell)],
    arc: arcOf(board, footprint.cell, facing, cell),
  }));
}

/** Nothing provokes in this game, so that nobody threatens anything (G4-GAP-19). */
export const ask = createAsk<Fighter>({
  findFighter,
  judge,
  distance: (situation, a, b) => situation.board && gapBetween(situation, a, b),
  reachable: (situation, { by, action, cell }) => canReach(situation, by, action, cell),
  reach: (situation, { by, action }) => reachWith(situation, findFighter(situation, by), action),
  attack: attackOf,
  defence: defenceOf,
  stat: statisticOf,
  arcs: arcsAbout,
  courses: retreatsFor,
  choices: choicesOf,
});

import type { Fact } from "../../../model/event.js";
import { findStat } from "../../../rules/creature.js";
import type { Step } from "../../../rules/step.js";
import type { Fighter } from "../fighter.js";
import type { Performance } from "./part.js";

/** How a contest of Strength stands: still rolling, or won or lost by its first creature. */
type Contest =
  | { readonly kind: "rolling"; readonly step: Step }
  | { readonly kind: "over"; readonly won: boolean; readonly facts: readonly Fact[] };

/** So often is thrown again what is even; then whoever wanted something hasn't got it, so that no table throws for ever. */
const MOST_THROWS = 5;

const strengthOf = (fighter: Fighter): number => findStat(fighter, "str") ?? 10;

/**
 * Each rolls a d20 to come out at its Strength or below: a success beats a failure, of two successes the higher roll wins,
 * and what is even is rolled again (ADND-OVERRUN-013), but not for ever. Dice that nobody rolls lose.
 */
export function contestStrength({ task, progress }: Performance, own: Fighter, other: Fighter): Contest {
  const mine = progress.mine;
  const face = task.faces?.[0] ?? null;
  const throws = typeof progress.throws === "number" ? progress.throws : 1;
  if (progress.phase === undefined) return ask(own, { phase: "own", throws });
  if (progress.phase === "own") return face === null ? lost(own) : ask(other, { phase: "other", mine: face, throws });
  const first = typeof mine === "number" ? mine : 0;
  const [made, theirs] = [first <= strengthOf(own), face !== null && face <= strengthOf(other)];
  const even = made === theirs && (!made || first === face) && face !== null;
  if (even && throws < MOST_THROWS) return ask(own, { phase: "own", throws: throws + 1 });
  const won = made && (!theirs || first > (face ?? 0));
  return { kind: "over", won, facts: [shown(own, first, won), shown(other, face, !won)] };
}

const ask = (fighter: Fighter, progress: { phase: string; mine?: number; throws: number }): Contest => ({
  kind: "rolling",
  step: {
    kind: "roll",
    facts: [],
    request: { by: fighter.id, kind: "contest", dice: [{ count: 1, sides: 20 }], modifiers: [] },
    progress,
  },
});

const lost = (own: Fighter): Contest => ({ kind: "over", won: false, facts: [shown(own, null, false)] });

const shown = (fighter: Fighter, face: number | null, hit: boolean): Fact => ({
  type: "RollResolved",
  roll: {
    by: fighter.id,
    kind: "contest",
    faces: face === null ? [] : [face],
    total: face ?? 0,
    bonus: 0,
    modifiers: [],
    hit,
    against: strengthOf(fighter),
  },
});

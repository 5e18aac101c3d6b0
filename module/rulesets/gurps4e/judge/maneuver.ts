import type { Reason } from "../../../model/refusal.js";
import type { Carried, Maneuver } from "../action.js";
import { findVariant, type Chosen } from "../chosen.js";
import type { Fighter } from "../fighter.js";
import { isOffered } from "../options.js";
import { isLetOff } from "../provoke/waits.js";
import type { TurnChange } from "../state.js";
import { reason, when, type Case } from "./case.js";

/** The manoeuvre that an act chooses, or goes on with. */
export interface Choice extends Chosen {
  /** Chosen by this act: what earlier acts of the turn did doesn't count for it. */
  readonly fresh: boolean;
  readonly reasons: readonly Reason[];
  readonly spend: TurnChange;
}

const QUIET: Maneuver = { stride: "none", deed: null, attacks: 0, keeps: [], bars: [], variants: [] };

/**
 * One manoeuvre a turn (G4-ECONOMY-001): the first act of it chooses, further ones of the same go on with it. What
 * answers a Wait takes the place of the Wait (G4-WAIT-001, G4-WAIT-005).
 */
export function chooseManeuver(judged: Case): Choice {
  const { situation, act, actor, action } = judged;
  const maneuver = action.maneuver ?? QUIET;
  const current = actor.turn.maneuver;
  const answers = isLetOff(judged);
  if (current && !answers) {
    const variant = findVariant(maneuver, current.variant);
    const same =
      current.id === action.id && (!act.variant || maneuver.variants.length === 0 || act.variant === variant?.id);
    const reasons = when(!same, "no-slot", { slot: "maneuver", maneuver: current.id });
    return { row: action, maneuver, variant, fresh: false, reasons, spend: {} };
  }
  const variant = findVariant(maneuver, act.variant);
  const needed = maneuver.variants.some(({ optional }) => optional === undefined);
  const unknown = maneuver.variants.length > 0 && variant === null && (needed || act.variant !== undefined);
  const barred = variant?.optional !== undefined && !isOffered(situation, variant.optional);
  return {
    row: action,
    maneuver,
    variant,
    fresh: true,
    reasons: unknown || barred ? [reason("no-such-action", { variant: act.variant ?? null })] : [],
    spend: {
      maneuver: { id: action.id, variant: variant?.id ?? null, targetId: act.target ?? null },
      ...broken(actor, maneuver.keeps),
      ...(answers && { wait: null, acted: null }),
    },
  };
}

/** Preparations that another manoeuvre breaks off (G4-AIM-007, G4-EVALUATE-002). */
export const broken = ({ turn }: Fighter, keeps: readonly Carried[]): TurnChange => ({
  ...(turn.aim && !keeps.includes("aim") && { aim: null }),
  ...(turn.evaluate && !keeps.includes("evaluate") && { evaluate: null }),
  ...(turn.concentrate && !keeps.includes("concentrate") && { concentrate: null }),
});

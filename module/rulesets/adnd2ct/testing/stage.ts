import { openStage, type Doing, type Seat, type Stage } from "../../../combat/testing/stage.js";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import { creatureId } from "../../../model/ids.js";
import type { AttackProfile, Profile } from "../../../model/profile.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import type { PhaseTerm } from "../phases.js";
import { adnd2ct } from "../ruleset.js";

export { way, type Doing, type Seat, type Stage } from "../../../combat/testing/stage.js";

/** A fight by these rules, before its first phase. The side of the first seat has won the initiative. */
export const stage = (
  seats: readonly Seat[],
  board: Partial<BoardSnapshot> | null = {},
  options: RulesetOptions = {},
  surprise = false,
): Stage => openStage(adnd2ct, seats, board, { options, surprise });

/** What somebody declares for the round. */
export const declare = (fight: Stage, by: string, action: string, more: Doing = {}): void => {
  fight.act(by, "declare", { then: toThen(by, action, more) });
};

export const toThen = (by: string, action: string, { target, ...more }: Doing = {}) => ({
  ...more,
  by: creatureId(by),
  action,
  ...(target !== undefined && { target: creatureId(target) }),
});

/** Moves on to a phase; null: to the time before the next round's first one. */
export const phase = (fight: Stage, name: PhaseTerm | null): void => {
  fight.send({ type: "StartPhase", phase: name });
};

/** A man with a long sword, or with whatever is said. */
export function seat(id: string, at: Seat["at"], more: Partial<Seat> & { readonly as?: Partial<Profile> } = {}): Seat {
  const { as, ...rest } = more;
  const side = rest.side ?? (id.startsWith("o") ? "foes" : "heroes");
  return {
    id,
    at,
    side,
    facing: side === "foes" ? "w" : "e",
    vitals: { hp: 20 },
    ...rest,
    profile: {
      kind: side === "foes" ? "npc" : "pc",
      speeds: { walk: 12 },
      attacks: [sword()],
      stats: { thac0: 16, ac: 4 },
      ...as,
    },
  };
}

export const sword = (extra: AttackProfile["extra"] = {}): AttackProfile => ({
  id: "sword",
  kind: "melee",
  reach: { min: 0, max: 1 },
  damage: "1d8",
  extra: { speedPhase: "average", size: "M", ...extra },
});

export const bow = (extra: AttackProfile["extra"] = {}): AttackProfile => ({
  id: "bow",
  kind: "ranged",
  damage: "1d6",
  extra: { weapon: "bow", rof: 2, speedPhase: "average", range: { short: 10, medium: 20, long: 30 }, ...extra },
});

import { openStage, type Doing, type Seat, type Stage } from "../../../combat/testing/stage.js";
import type { BoardSnapshot } from "../../../grid/board/snapshot.js";
import type { Json, JsonObject } from "../../../kernel/json.js";
import { creatureId } from "../../../model/ids.js";
import type { AttackProfile, Profile } from "../../../model/profile.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { findFighter, type Fighter } from "../fighter.js";
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

/** Turn state of one that has declared something. */
export const declared = (action: string, more: JsonObject = {}, weapon: string | null = null): JsonObject => ({
  declared: { action, with: weapon, options: {} },
  ...more,
});

/** A seat of whose facing nobody keeps track. */
export function nowhere({ facing: _facing, ...rest }: Seat): Seat {
  return rest;
}

/** A statistic, as sheets and scenarios ask for it. */
export const stat = (fight: Stage, of: string, key: string): Json =>
  fight.ask({ kind: "stat", of: creatureId(of), key });

/** A creature of the fight as the rules read it. */
export function fighter(fight: Stage, id: string): Fighter {
  const found = findFighter(fight.situation, creatureId(id));
  if (!found) throw new Error(`no creature ${id}`);
  return found;
}

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

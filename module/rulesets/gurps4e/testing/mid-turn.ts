import { creatureId } from "../../../model/ids.js";
import type { AttackProfile } from "../../../model/profile.js";
import type { Reason } from "../../../model/refusal.js";
import type { RulesetOptions } from "../../../rules/situation.js";
import { hexWay } from "./hexes.js";
import { stage, type Doing, type Seat, type Stage } from "./stage.js";

/** An attack of skill 12. */
export const weapon = (id: string, kind: AttackProfile["kind"], extra: AttackProfile["extra"] = {}): AttackProfile => ({
  id,
  kind,
  damage: "1d cut",
  extra: { skill: 12, ...extra },
});
export const SWORD = weapon("sword", "melee");
/** Shoots ten yards far. */
export const BOW = weapon("bow", "ranged", { range: 10 });

/** Ann stands on 5, 5 and looks east; her Move is 6. */
export const ann = (more: Partial<Seat> = {}, attacks: readonly AttackProfile[] = [SWORD, BOW]): Seat => ({
  id: "ann",
  at: [5, 5],
  facing: "e",
  side: "heroes",
  profile: { attacks, speeds: { walk: 6 } },
  ...more,
});

/** A foe, in front of her unless said otherwise. */
export const orc = (more: Partial<Seat> = {}): Seat => ({ id: "orc", at: [6, 5], facing: "w", ...more });

/** Ann's way in hex directions. */
export const way = (...steps: Parameters<typeof hexWay>[1][]): Doing => ({ path: hexWay([5, 5], ...steps) });

/** The fight in the middle of the first seat's turn: what it has of it is as given. */
export function midTurn(seats: readonly Seat[], options: RulesetOptions = {}): Stage {
  const fight = stage(seats, {}, options);
  const [first] = seats;
  if (first?.turn) fight.send({ type: "Observe", creature: creatureId(first.id), turn: first.turn });
  return fight;
}

/** All that is against an act, in its order; empty where it is lawful. */
export const reasonsOf = (fight: Stage, action: string, doing: Doing = {}, by = "ann"): readonly Reason[] =>
  fight.judge(by, action, doing).refusal?.reasons ?? [];

/** A single reason. */
export const one = (code: Reason["code"], data: Reason["data"] = {}): Reason[] => [{ code, data }];

/** An act, and all that is against it. */
export type Row = readonly [
  what: string,
  seats: readonly Seat[],
  action: string,
  doing: Doing,
  reasons: readonly Reason[],
];

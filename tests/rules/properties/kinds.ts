import fc from "fast-check";
import type { Act } from "../../../module/model/act.js";
import type { Command } from "../../../module/model/command.js";
import type { JsonObject } from "../../../module/kernel/json.js";
import { creatureId, type CreatureId } from "../../../module/model/ids.js";
import type { Ruleset } from "../../../module/rules/ruleset.js";
import { adnd2ct } from "../../../module/rulesets/adnd2ct/ruleset.js";
import * as adnd from "../../../module/rulesets/adnd2ct/testing/arbitrary-fight.js";
import { gurps4e } from "../../../module/rulesets/gurps4e/ruleset.js";
import * as gurps from "../../../module/rulesets/gurps4e/testing/arbitrary-fight.js";
import { begin, cellOf, stateOf, type Fight } from "./fight.js";
import { arbitraryDeed, arbitrarySetting, open, type SquareGame } from "./square-fights.js";
import { DND4E, DND5E2024, PF1 } from "./square-games.js";

/** What somebody does next, as the fight then stands; several commands where all do something at once. */
type Deeds = (fight: Fight) => readonly Command[];

/** The arbitrary fights of one game. */
export interface Kind {
  readonly ruleset: Ruleset;
  /** Sets the same fight up anew with each call. */
  readonly opening: fc.Arbitrary<() => Fight>;
  readonly deeds: fc.Arbitrary<Deeds>;
  /** The most that anybody may ever have of each slot; `way` is the movement. */
  readonly most: Readonly<Record<string, number>>;
  /** How a condition says that it ends with so many turns more of somebody; empty where no condition says such a thing. */
  readonly lasts: (of: CreatureId, turns: number, at: string) => JsonObject;
}

const square = (game: SquareGame, most: Kind["most"], lasts: Kind["lasts"]): Kind => ({
  ruleset: game.ruleset,
  opening: arbitrarySetting(game).map((setting) => () => open(game, setting)),
  deeds: arbitraryDeed(game).map((deed) => (fight) => [deed(fight)]),
  most,
  lasts,
});

const toAct = (
  by: string,
  action: string,
  { target, ...doing }: Partial<Omit<Act, "target">> & { target?: string },
) => ({
  ...doing,
  by: creatureId(by),
  action,
  ...(target !== undefined && { target: creatureId(target) }),
});

/** A fight as tests of one game's own set it up, begun anew at a table. */
function reopen(ruleset: Ruleset, { situation, events }: ReturnType<typeof adnd.open>): Fight {
  const [first] = events;
  if (first?.type !== "FightBegun") throw new Error("no fight");
  const { board, profiles, bystanders, options } = situation;
  const creatures = first.creatures.map(({ id, position, conditions, vitals, turn }) => ({
    id,
    position,
    conditions,
    vitals,
    turn,
  }));
  return begin(ruleset, { board, profiles, bystanders, options }, creatures);
}

const adndSight = ({ current, situation }: Fight): adnd.Sight => ({
  encounter: current,
  cell: (id) => cellOf({ current }, creatureId(id)),
  state: (id) => stateOf(current, creatureId(id)),
  ask: (question) => adnd2ct.ask(situation, question),
});

const ADND: Kind = {
  ruleset: adnd2ct,
  opening: adnd.arbitrarySetting.map((setting) => {
    const opened = adnd.open(setting);
    return () => reopen(adnd2ct, opened);
  }),
  deeds: adnd.arbitraryAttempt.map((attempt) => (fight) => {
    const live = adndSight(fight);
    const tries = adnd.aim(live, attempt).map(({ by, action, doing }): Command => ({
      type: "TakeAction",
      act: toAct(by, action, doing),
    }));
    return attempt.kind === "next" ? [...tries, { type: "StartPhase", phase: adnd.nextPhase(live) }] : tries;
  }),
  most: { action: 1, opportunity: 4, way: 3 * 18 },
  lasts: () => ({}),
};

const GURPS: Kind = {
  ruleset: gurps4e,
  opening: gurps.arbitraryFight.map((opened) => {
    const stage = opened();
    return () => reopen(gurps4e, stage);
  }),
  deeds: fc.tuple(gurps.arbitraryAttempt, fc.nat(6)).map(([attempt, n]) => (fight) => {
    const { order, active } = fight.current;
    const due = active ?? creatureId(attempt.by);
    const next = order[(order.indexOf(due) + 1) % order.length] ?? due;
    const by = n === 0 ? creatureId(attempt.by) : n > 2 ? next : due;
    const isMove = ["move", "move-and-attack", "all-out-attack"].includes(attempt.action);
    const doing = gurps.aim(
      { cell: (id) => cellOf(fight, creatureId(id)) },
      { ...attempt, ...(isMove ? {} : { steps: attempt.steps.slice(0, 1), goes: n === 1 }), by },
    );
    const target = n % 2 > 0 || doing.target === undefined ? doing.target : by.startsWith("o") ? "ann" : "orc";
    const act: Command = {
      type: "TakeAction",
      act: toAct(by, attempt.action, { ...doing, ...(target !== undefined && { target }) }),
    };
    return n > 2 ? [{ type: "StartTurn", creature: next }, act] : [act];
  }),
  most: { maneuver: 1, step: 2, attacks: 2, dodge: 1, parry: 1, block: 1, retreat: 1, way: 12 },
  lasts: () => ({}),
};

export const KINDS: readonly Kind[] = [
  square(PF1, { standard: 1, move: 1, swift: 1, step: 1, aoo: 3, way: 5 * 30 }, (of, turns) => ({
    of,
    round: 1 + turns,
  })),
  ADND,
  square(DND5E2024, { action: 1, bonus: 1, reaction: 1, interaction: 1, way: 3 * 30 }, (of, turns, at) => ({
    of,
    at,
    turns: turns + 1,
  })),
  // An action point buys a second standard action; two runs are one double movement.
  square(DND4E, { standard: 2, move: 2, minor: 3, immediate: 1, opportunity: 1, way: 16 }, (of, turns, at) => ({
    of,
    on: at,
    turns: turns + 1,
  })),
  GURPS,
];

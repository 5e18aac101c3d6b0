import { lose } from "../../../rules/creature.js";
import { textOption } from "../../../rules/case.js";
import { toJson } from "../../../rules/turn-state.js";
import { isRanged, weaponsOf } from "../attack/weapon.js";
import { chosenBy } from "../chosen.js";
import { dazeOf, recoveryOf } from "../conditions.js";
import { attributeOf } from "../fighter.js";
import { doesDeed } from "../judge/deed.js";
import { postureNamed } from "../judge/posture.js";
import { findPosture } from "../postures.data.js";
import { storedTrigger } from "../../../rules/readied.js";
import { changeTurn, type Aim, type TurnChange } from "../state.js";
import { done, rolling, type Part, type Performance } from "./part.js";

/** What a manoeuvre that isn't fought out leaves behind for later turns. */
export const prepare: Part = (performance) => {
  const { actor } = performance;
  const chosen = chosenBy(actor);
  if (!chosen || !doesDeed(performance, chosen)) return done();
  const change = EFFECTS[chosen.maneuver.deed ?? ""]?.(performance);
  return done(change ? [changeTurn(actor.id, { acted: true, ...change })] : []);
};

const EFFECTS: Readonly<Record<string, (performance: Performance) => TurnChange>> = {
  aim: takeAim,
  evaluate: ({ situation, act, actor: { turn } }) => {
    const target = act.target ?? "";
    const turns = turn.evaluate?.target === target ? turn.evaluate.turns + 1 : 1;
    return { evaluate: { target, turns, lastTurn: situation.encounter.round } };
  },
  concentrate: ({ act, actor: { turn } }) => {
    const task = textOption(act, "task") ?? turn.concentrate?.task ?? "spell";
    return { concentrate: { task, seconds: turn.concentrate?.task === task ? turn.concentrate.seconds + 1 : 1 } };
  },
  ready: ({ act, actor: { turn } }) => (act.with ? { readiness: { ...turn.readiness, [act.with]: true } } : {}),
  wait: ({ act }) => {
    const { trigger, then } = act;
    return {
      wait: {
        trigger: storedTrigger(trigger),
        maneuver: then?.action ?? "",
        variant: then?.variant ?? null,
        act: toJson(then ?? {}),
      },
    };
  },
};

/** More turns on the same target with the same weapon add up (G4-AIM-003). */
function takeAim({ situation, act, actor }: Performance): TurnChange {
  const { aim } = actor.turn;
  const target = act.target ?? "";
  const weaponId = act.with ?? weaponsOf(actor).find(isRanged)?.id ?? null;
  const goesOn = aim?.target === target && (aim.weaponId === null || aim.weaponId === weaponId);
  const next: Aim = {
    target,
    turns: goesOn ? aim.turns + 1 : 1,
    lastTurn: situation.encounter.round,
    weaponId,
    braced: act.options?.braced === true,
  };
  return { aim: next };
}

/** Takes the posture that an act names, be it the manoeuvre or its step; whoever was laid flat from outside is up with it. */
export const changePosture: Part = (performance) => {
  const { act, actor, action } = performance;
  const named = action.id === "change-posture" ? postureNamed(performance) : findPosture(textOption(act, "posture"));
  if (!named) return done();
  const acted = action.id === "change-posture" && act.pay !== "step";
  return done([changeTurn(actor.id, { posture: named.id, ...(acted && { acted: true }) }), ...lose(actor, "prone")]);
};

/** Shaking off being stunned: HT or IQ; it ends with this turn (G4-DONOTHING-004). */
export const recover: Part = rolling(
  ({ actor }) =>
    dazeOf(actor) === null || actor.turn.acted
      ? null
      : { by: actor.id, kind: "check", skill: attributeOf(actor, recoveryOf(actor)), modifiers: [] },
  ({ actor }, { hit }) => [changeTurn(actor.id, { acted: true, ...(hit && { recovers: true }) })],
);

import type { Fact } from "../../../model/event.js";
import type { Step } from "../../../rules/step.js";
import { requestTest, savingThrow } from "../attack/d20.js";
import { isOwnTurn } from "../conditions.js";
import { hasEffect } from "../features.js";
import { findFighter, type Fighter } from "../fighter.js";
import { landingFor } from "../judge/mount.js";
import { changeTurn, FRESH_TURN } from "../state.js";
import type { Performance } from "./drive.js";
import { comeOff, saved } from "./saddle.js";

/** Gets on or off, or is thrown off. */
export function performMount(performance: Performance): Step {
  const { situation, act, actor, action } = performance;
  if (action.id === "fall-off") return holdOrFall(performance);
  if (action.id === "dismount") {
    return { kind: "done", facts: comeOff(situation, actor, landingFor(performance)) };
  }
  const mount = findFighter(situation, act.target);
  return { kind: "done", facts: mount ? getOn(performance, mount) : [] };
}

/** Something throws the rider: it saves or falls (DND5-MOUNT-008). */
function holdOrFall({ situation, actor, task, progress }: Performance): Step {
  if (progress.rolled === true) return { kind: "done", facts: saved(situation, actor, task.faces) };
  return { kind: "roll", facts: [], request: requestTest(savingThrow(actor, "dex")), progress: { rolled: true } };
}

function getOn(performance: Performance, mount: Fighter): Fact[] {
  const { actor, act } = performance;
  const controls = act.options?.controlled ?? hasEffect(mount, "trained");
  return [
    ...seated(actor, mount),
    { type: "ConditionGained", creature: actor.id, condition: { id: "mounted", by: mount.id } },
    changeTurn(actor.id, { controls: controls === true, dismounted: null }),
    ...(controls === true ? takeReins(performance, mount) : []),
  ];
}

/** The rider stands where its mount stands. */
function seated(rider: Fighter, mount: Fighter): Fact[] {
  const { position } = rider.state;
  const under = mount.state.position;
  if (!position || !under) return [];
  const to = { ...position, cell: under.cell, elevation: under.elevation };
  return [
    { type: "Moved", creature: rider.id, path: [position.cell, under.cell], to, mode: "mount", cost: 0, how: "own" },
  ];
}

/** A controlled mount takes the rider's place in the order and can move and act at once (DND5-MOUNT-005, DND5-MOUNT-006). */
function takeReins({ situation, actor }: Performance, mount: Fighter): Fact[] {
  const others = situation.encounter.order.filter((id) => id !== mount.id);
  const at = others.indexOf(actor.id) + 1;
  const order = others.toSpliced(at, 0, mount.id);
  const fresh = isOwnTurn(situation, actor)
    ? [changeTurn(mount.id, { ...FRESH_TURN, reactionUsed: mount.turn.reactionUsed })]
    : [];
  return [...fresh, { type: "OrderChanged", order }];
}

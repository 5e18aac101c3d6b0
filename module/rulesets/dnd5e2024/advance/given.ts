import type { Fact } from "../../../model/event.js";
import { asList } from "../../../rules/progress.js";
import type { Step } from "../../../rules/step.js";
import { isLost, requestTest, savingThrow } from "../attack/d20.js";
import { fallDice, landed } from "../attack/flight.js";
import { mountOf, ridersOf } from "../conditions.js";
import { isOwnMovement } from "../judge/given.js";
import type { Performance } from "./drive.js";
import { carry } from "./carry.js";
import { walk } from "./walk.js";
import { comeOff, saved } from "./saddle.js";

/** Puts a creature where somebody else moved it: riders hold on first, a fall hurts. */
export function performGiven(performance: Performance): Step {
  const { act } = performance;
  if (isOwnMovement(performance)) return walk(performance);
  const saddle = act.action === "forced" ? askRider(performance) : null;
  if (saddle) return saddle;
  return act.cause === "fall" ? fall(performance) : { kind: "done", facts: moved(performance) };
}

/** The save of each rider before the mount is moved against its will (DND5-MOUNT-008). */
function askRider({ situation, actor, task, progress }: Performance): Step | null {
  const asked = asList(progress.asked);
  const waiting = ridersOf(situation, actor).find(({ id }) => id === progress.rider);
  if (waiting) {
    return {
      kind: "go",
      facts: saved(situation, waiting, task.faces),
      progress: { asked: [...asked, waiting.id] },
    };
  }
  const next = ridersOf(situation, actor).find(({ id }) => !asked.includes(id));
  if (!next) return null;
  if (isLost(next, "dex")) {
    return { kind: "go", facts: saved(situation, next, null), progress: { asked: [...asked, next.id] } };
  }
  const request = requestTest(savingThrow(next, "dex"));
  return { kind: "roll", facts: [], request, progress: { asked, rider: next.id } };
}

function fall(performance: Performance): Step {
  const { actor, act, task, progress } = performance;
  const [from = 0, to = 0] = act.elevations ?? [];
  const dice = fallDice(from - to);
  if (dice.length > 0 && progress.rolled !== true) {
    const request = { by: actor.id, kind: "damage", dice, modifiers: [] };
    return { kind: "roll", facts: [], request, progress: { ...progress, rolled: true } };
  }
  return { kind: "done", facts: [...moved(performance), ...landed(actor, dice.length > 0 ? task.faces : null)] };
}

/** One who is moved away from under its own mount is off it; a mount takes its riders along. */
function moved({ situation, act, actor }: Performance): Fact[] {
  const { position } = actor.state;
  const cell = act.path?.at(-1);
  if (!position || !cell || !act.path) return [];
  const elevation = act.elevations?.at(-1) ?? position.elevation;
  const how = act.action === "teleport" ? "teleport" : "forced";
  const off = mountOf(situation, actor) ? comeOff(situation, actor, null).filter(({ type }) => type !== "Moved") : [];
  return [
    ...off,
    {
      type: "Moved",
      creature: actor.id,
      path: act.path,
      to: { ...position, cell, elevation },
      mode: how,
      cost: 0,
      how,
    },
    ...ridersOf(situation, actor).flatMap((rider) => carry(rider, cell, "carried", act.elevations?.at(-1))),
  ];
}

import type { Fact } from "../../../model/event.js";
import type { Situation } from "../../../rules/situation.js";
import { isIncapable } from "../conditions.js";
import { feetBetween } from "../distance.js";
import { presentFighters } from "../fighter.js";
import { grapplerOf } from "../movement/grappled.js";
import { CELL } from "../movement/speed.js";
import { lose } from "./injure.js";

/** Grapples that end of themselves: the holder can't act any more, or the two are no longer next to each other. */
export function looseGrapples(situation: Situation): Fact[] {
  return presentFighters(situation).flatMap((held) => {
    const id = grapplerOf(held);
    const holder = presentFighters(situation).find((each) => each.id === id);
    if (!holder) return [];
    const apart = (feetBetween(situation, holder, held) ?? CELL) > CELL;
    return apart || isIncapable(holder) ? lose(held, "grappled") : [];
  });
}

import type { Act } from "../../../model/act.js";
import type { Situation } from "../../../rules/situation.js";
import { facingOf } from "../distance.js";
import { findFighter } from "../fighter.js";
import { strideFor } from "./stride-for.js";
import { turnedAlong } from "./turned-ways.js";

/** A way gone with the turns that make it cheapest (G4-GAP-06); a step leads anywhere, and nobody turns for it. */
export function alongWay(situation: Situation, act: Act): Act {
  const fighter = findFighter(situation, act.by);
  if (!fighter || !act.path || act.path.length < 2 || act.facings) return act;
  const stride = strideFor(fighter, act);
  if (stride === "none" || stride === "step") return act;
  const facings = turnedAlong(situation, fighter, act.path, stride === "forward");
  const now = facingOf(situation, fighter);
  return facings === null || facings.every((facing) => facing === now) ? act : { ...act, facings };
}

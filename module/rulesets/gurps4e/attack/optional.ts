import type { Act } from "../../../model/act.js";
import type { Modifier } from "../../../model/roll.js";
import type { Reason } from "../../../model/refusal.js";
import type { Situation } from "../../../rules/situation.js";
import { part } from "./test.js";
import { isOffered } from "../options.js";
import { textOption } from "../../../rules/case.js";
import { reason, when } from "../../../rules/reasons.js";

/** What aiming at a part of the body takes off an attack (G4-GAP-15); what a wound there does is the game master's. */
const LOCATIONS: Readonly<Record<string, number>> = {
  torso: 0,
  vitals: -3,
  skull: -7,
  eye: -9,
  face: -5,
  neck: -5,
  groin: -3,
  arm: -2,
  leg: -2,
  hand: -4,
  foot: -4,
};

/** By how much an attack lowers the defence against it: half of what it gives up of its skill (G4-GAP-15). */
export function deceptionOf(situation: Situation, { options }: Act): number {
  const given = options?.deceptive;
  const offered = isOffered(situation, "deceptive-attack");
  return offered && typeof given === "number" && given > 0 ? Math.floor(given) : 0;
}

/** What the options of an attack take off it, where the world offers them. */
export function optionModifiers(situation: Situation, act: Act): Modifier[] {
  const location = isOffered(situation, "hit-location") ? textOption(act, "location") : null;
  return [
    ...part("deceptive", -2 * deceptionOf(situation, act)),
    ...part("location", location === null ? 0 : (LOCATIONS[location] ?? 0)),
  ];
}

/** Options that this world doesn't offer, or that nobody knows. */
export function optionReasons(situation: Situation, act: Act): Reason[] {
  const location = textOption(act, "location");
  const unknown = location !== null && !(isOffered(situation, "hit-location") && location in LOCATIONS);
  const deceives = act.options?.deceptive !== undefined && deceptionOf(situation, act) === 0;
  return [
    ...when(unknown, "no-such-action", { location }),
    ...(deceives ? [reason("no-such-action", { option: "deceptive" })] : []),
  ];
}

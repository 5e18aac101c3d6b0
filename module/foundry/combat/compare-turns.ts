import type { Encounter } from "../../model/encounter.js";
import type { Contender, Face } from "../face.js";

/** The ledger's order where it has one; before that initiative, the game's own tie-break, and the id at last. */
export function compareInLedger(
  a: Combatant.Implementation,
  b: Combatant.Implementation,
  encounter: Encounter,
  face: Face,
): number {
  const [placeA, placeB] = [placeOf(a, encounter), placeOf(b, encounter)];
  if (placeA !== placeB) return placeA - placeB;
  const [initiativeA, initiativeB] = [
    a.initiative ?? Number.NEGATIVE_INFINITY,
    b.initiative ?? Number.NEGATIVE_INFINITY,
  ];
  if (initiativeA !== initiativeB) return initiativeB - initiativeA;
  return face.initiative.breakTie(contender(a, face), contender(b, face)) || compareKinds(a, b) || compareIds(a, b);
}

/** Those whom the ledger doesn't know come after those whom it does. */
function placeOf(combatant: Combatant.Implementation, { order }: Encounter): number {
  const place = order.findIndex((id) => id === combatant.id);
  return place < 0 ? order.length : place;
}

const contender = (combatant: Combatant.Implementation, face: Face): Contender => ({
  combatant,
  profile: combatant.actor ? face.profileOf(combatant.actor, combatant.token) : null,
});

/** Creatures of one actor stand together. */
const compareKinds = (a: Combatant.Implementation, b: Combatant.Implementation): number =>
  compareTexts(a.actorId ?? "", b.actorId ?? "");

const compareIds = (a: Combatant.Implementation, b: Combatant.Implementation): number =>
  compareTexts(a.id ?? "", b.id ?? "");

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

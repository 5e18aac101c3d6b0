import type { Face } from "../../foundry/face.js";

const SPELL = [
  { name: "spell", kind: "text" },
  { name: "level", kind: "number", initial: 1, min: 0, max: 9 },
] as const;
/** Cast so that nobody gets a chance, at the risk of losing the spell. */
const DEFENSIVE = { name: "defensive", kind: "flag" } as const;
/** Its charge is delivered by a touch, and held until then. */
const TOUCH = { name: "range", kind: "flag", says: "touch" } as const;

/** What has to be said of a casting: on its level hangs what a check of concentration has to reach (PF1-SPELL-014, PF1-SPELL-015). */
export const details: NonNullable<Face["details"]> = {
  "cast-standard": [...SPELL, DEFENSIVE, TOUCH],
  "cast-quickened": [...SPELL, DEFENSIVE, TOUCH],
  "cast-one-round": [...SPELL, DEFENSIVE],
  "cast-metamagic-spontaneous": [...SPELL, DEFENSIVE, TOUCH],
  "use-spell-like": [{ name: "ability", kind: "text" }, SPELL[1], DEFENSIVE],
  "read-scroll": [...SPELL, DEFENSIVE],
};

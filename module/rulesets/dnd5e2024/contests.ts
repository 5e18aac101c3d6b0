import type { CheckBasis } from "./attack/check.js";
import { findFighter, modifierOf, proficiencyOf, type Fighter } from "./fighter.js";
import type { Case } from "./judge/case.js";
import { grapplerOf } from "./movement/grappled.js";

/** A check that an action asks for. */
interface Contest extends CheckBasis {
  /** What has to be reached; null: the total speaks for itself. */
  readonly difficulty: (judged: Case) => number | null;
}

/** GAP-DND5-12. */
const STEALTH = 15;
/** First aid by the Help action. */
const FIRST_AID = 10;

const CONTESTS: Readonly<Record<string, Contest>> = {
  hide: { label: "stealth", skills: [["stealth", "dex"]], difficulty: () => STEALTH },
  search: { label: "perception", skills: [["perception", "wis"]], difficulty: () => null },
  stabilize: { label: "medicine", skills: [["medicine", "wis"]], difficulty: () => FIRST_AID },
  "escape-grapple": {
    label: "escape",
    skills: [
      ["athletics", "str"],
      ["acrobatics", "dex"],
    ],
    difficulty: escapeDifficulty,
  },
};

/** The check of an action; null where it has none. */
export const findContest = ({ action }: Case): Contest | null => CONTESTS[action.id] ?? null;

/** 8, the holder's Strength and its proficiency (GAP-DND5-16). */
export const holdDifficulty = (holder: Fighter): number => 8 + modifierOf(holder, "str") + proficiencyOf(holder);

function escapeDifficulty({ situation, actor }: Case): number {
  const holder = findFighter(situation, grapplerOf(actor) ?? undefined);
  return holder ? holdDifficulty(holder) : 0;
}

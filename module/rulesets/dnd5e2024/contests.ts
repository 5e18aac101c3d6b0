import type { CheckBasis } from "./attack/check.js";
import { findFighter, modifierOf, proficiencyOf, statOf, type Fighter } from "./fighter.js";
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

/** What somebody hesitant has to be won over with (GAP-DND5-03). */
const RELUCTANCE = 15;
const SOCIAL = ["deception", "intimidation", "performance", "persuasion"].map((skill) => [skill, "cha"] as const);

/** 15 or the other's Intelligence, whichever is higher; told to nobody in particular it speaks for itself. */
function influenceDifficulty({ situation, act }: Case): number | null {
  const target = findFighter(situation, act.target);
  return target && Math.max(RELUCTANCE, statOf(target, "int", 10));
}

const CONTESTS: Readonly<Record<string, Contest>> = {
  hide: { label: "stealth", skills: [["stealth", "dex"]], difficulty: () => STEALTH },
  search: { label: "perception", skills: [["perception", "wis"]], difficulty: () => null },
  stabilize: { label: "medicine", skills: [["medicine", "wis"]], difficulty: () => FIRST_AID },
  influence: { label: "cha", skills: SOCIAL, difficulty: influenceDifficulty },
  study: { label: "int", skills: [["investigation", "int"]], difficulty: () => null },
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

/** Where nobody is named who holds: as by one of average strength at level 1. */
const UNKNOWN_HOLDER = 10;

function escapeDifficulty({ situation, actor }: Case): number {
  const holder = findFighter(situation, grapplerOf(actor) ?? undefined);
  return holder ? holdDifficulty(holder) : UNKNOWN_HOLDER;
}

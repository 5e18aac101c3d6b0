import type { Step } from "./step.js";
import { wordsAsLists } from "./steps/001-words-as-lists.js";

/** Every change of the stored form, in order, each with the next number. A step that has been released is never changed. */
export const STEPS: readonly Step[] = [wordsAsLists];

/** The version of the form in which this build stores a world. */
export const DATA_VERSION = STEPS.length;

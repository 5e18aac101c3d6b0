import type { Act } from "../../model/act.js";
import type { Situation } from "../../rules/situation.js";
import type { Tactic } from "../../rules/tactic.js";

/** Nothing opens a further slot here: what wasn't declared before the phases can't be had in the midst of them. */
export const tacticsBeyond = (_situation: Situation, _act: Act): readonly Tactic[] => [];

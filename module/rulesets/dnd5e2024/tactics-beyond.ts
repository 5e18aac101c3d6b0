import type { Act } from "../../model/act.js";
import type { Situation } from "../../rules/situation.js";
import { lawfulTactics, type Tactic } from "../../rules/tactic.js";
import { DASH_SLOTS } from "./judge/dash.js";
import { judge } from "./judge/judge.js";

/** Beyond its speed a creature goes by a Dash, out of the bonus action where it has something for that (GAP-DND5-03). */
export const tacticsBeyond = (situation: Situation, act: Act): readonly Tactic[] =>
  lawfulTactics(
    judge,
    situation,
    DASH_SLOTS.map((dash) => ({
      act: { ...act, options: { ...act.options, dash } },
      name: ["dash", act.action],
    })),
  );

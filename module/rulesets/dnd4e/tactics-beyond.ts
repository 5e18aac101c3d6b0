import type { Act } from "../../model/act.js";
import type { Situation } from "../../rules/situation.js";
import { lawfulTactics, type Tactic } from "../../rules/tactic.js";
import { judge } from "./judge/judge.js";

/** Beyond a walk: a walk paid for by trading the standard action down, and a run. */
export const tacticsBeyond = (situation: Situation, act: Act): readonly Tactic[] =>
  lawfulTactics(judge, situation, [
    { act: { ...act, pay: "standard" }, name: [act.action] },
    { act: { ...act, action: "run" }, name: ["run"] },
    { act: { ...act, action: "run", pay: "standard" }, name: ["run"] },
  ]);

import type { Act } from "../../model/act.js";
import type { Situation } from "../../rules/situation.js";
import { lawfulTactics, type Tactic } from "../../rules/tactic.js";
import { judge } from "./judge/judge.js";

/** Ways to go on where a move action carries no farther: the step, a second move, and the full-round actions. */
export const tacticsBeyond = (situation: Situation, act: Act): readonly Tactic[] =>
  lawfulTactics(judge, situation, [
    { act: { ...act, action: "five-foot-step" }, name: ["five-foot-step"] },
    { act: { ...act, action: "move", pay: "standard" }, name: ["move"] },
    { act: { ...act, action: "move", pay: "double" }, name: ["move", "move"] },
    { act: { ...act, action: "move-5ft-hampered" }, name: ["move-5ft-hampered"] },
    { act: { ...act, action: "withdraw" }, name: ["withdraw"] },
    { act: { ...act, action: "run" }, name: ["run"] },
  ]);

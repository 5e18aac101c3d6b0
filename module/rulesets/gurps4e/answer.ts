import type { Json } from "../../kernel/json.js";
import type { Act } from "../../model/act.js";
import type { Cell } from "../../model/position.js";
import type { ReactionWindow, Responder } from "../../model/window.js";
import { readiedAct } from "../../rules/readied.js";
import type { Situation } from "../../rules/situation.js";
import { findFighter } from "./fighter.js";
import { READIED } from "./terms.js";

/** The act that an accepted answer stands for: what somebody waits to do, or an active defence with its way back. */
export function answer(situation: Situation, window: ReactionWindow, responder: Responder): Act {
  const { creature, option, answer: reply } = responder;
  if (window.kind === READIED)
    return readiedAct(findFighter(situation, creature)?.turn.wait?.act ?? {}, window, responder);
  const action = reply?.action ?? option.action;
  const ways = [option, ...(responder.others ?? [])].filter((way) => way.action === action);
  const weapon = reply?.with ?? ways[0]?.attacks[0];
  const { path, ...options } = reply?.options ?? {};
  const cells = readPath(path);
  return {
    by: creature,
    action,
    target: window.cause,
    ...(weapon !== undefined && { with: weapon }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(cells && { path: cells }),
  };
}

/** Cells out of an answer; null where there are none. */
function readPath(value: Json | undefined): Cell[] | null {
  if (!Array.isArray(value)) return null;
  const cells = (value as readonly Json[]).flatMap((cell): Cell[] => {
    const [column, row] = Array.isArray(cell) ? (cell as readonly Json[]) : [];
    return typeof column === "number" && typeof row === "number" ? [[column, row]] : [];
  });
  return cells.length === value.length ? cells : null;
}

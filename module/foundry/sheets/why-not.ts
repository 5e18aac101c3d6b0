import type { Act } from "../../model/act.js";
import type { CreatureId } from "../../model/ids.js";
import type { Reason, RefusalCode } from "../../model/refusal.js";
import type { ActionDefinition } from "../../rules/definitions.js";
import { wordFor } from "../commands/anyway.js";
import { turnedAct } from "../facing/turned-act.js";
import type { FightSession } from "../port/fight-session.js";
import { tradedActs } from "../movement/other-tactics.js";
import { actOf } from "./act-of.js";

/** Reasons that speak of a target, a way or a readied act which nobody has chosen yet: they grey nothing out. */
const OPEN_QUESTIONS: readonly RefusalCode[] = ["no-target", "not-readiable"];
const OF_THE_WAY: readonly RefusalCode[] = [
  "not-adjacent-path",
  "not-straight",
  "not-closer",
  "not-farther",
  "too-close",
  "too-far",
  "blocked",
  "occupied",
  "difficult-terrain",
  "out-of-reach",
  "no-target",
  "wrong-target",
  "not-hampered",
  "no-line",
];

/** What stands against an action now. */
export interface Against {
  /** To be told; none where nobody follows the rules that they come from. */
  readonly reasons: readonly Reason[];
  /** They keep it from being used; the game master may use it all the same. */
  readonly closed: boolean;
}

/** Why an action can't be used now, as far as it can be said before a way or a target is chosen. */
export function reasonsAgainst(
  session: FightSession,
  creature: CreatureId,
  definition: ActionDefinition,
  attack: string | null,
): Against {
  const act = actOf(session, creature, definition, attack);
  const open = openFor(session, definition);
  const against = (paid: Act): Reason[] =>
    (session.forecast(paid).refusal?.reasons ?? []).filter(({ code }) => !open.includes(code));
  const [first, ...more] = against(act);
  const otherwise = (): boolean =>
    [...otherKinds(session, act), ...tradedActs(session, act)].some((each) => against(each).length === 0) ||
    turnedAct(session, act) !== null;
  if (!first || otherwise()) return { reasons: [], closed: false };
  const verdict = session.verdictOn(act, { reasons: [first, ...more] });
  return {
    reasons: verdict === "off" ? [] : [first, ...more],
    closed: verdict === "block" || verdict === "impossible",
  };
}

/** What a readied act waits for is asked when its button is pressed. */
function openFor({ face }: FightSession, { id, targeting }: ActionDefinition): readonly RefusalCode[] {
  if (targeting === "path") return OF_THE_WAY;
  return id === face.ready?.action ? [...OPEN_QUESTIONS, "no-trigger"] : OPEN_QUESTIONS;
}

/** The same action in its other kinds: it is open where any of them is. */
const otherKinds = ({ face }: FightSession, act: Act): Act[] =>
  (face.variants[act.action] ?? []).map((variant) => ({ ...act, variant }));

/** Whether this user may use an action that is closed: with the game master's word. */
export function mayOverrule(session: FightSession, act: Act): boolean {
  const { refusal } = session.forecast(act);
  return game.user.isGM && refusal !== null && wordFor(session, act, refusal) !== null;
}

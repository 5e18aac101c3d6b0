import type { CreatureId } from "../../../model/ids.js";
import { reason, when } from "../../../rules/reasons.js";
import { MOMENTS } from "../conditions.js";
import { findFighter } from "../fighter.js";
import { CONDITIONS } from "../terms.js";
import { FREE_OF_CHARGE, plain, type Case, type Judgement } from "./case.js";

/**
 * A condition or effect that the table lays on a creature. `options`: `condition`, `by` whom, and how it ends, as
 * `Expiry` tells it: `on` (start or end of the turn) `of` somebody after `turns`, by a `save`, or when nobody keeps it up
 * (`sustain`); `beneficial` where it is good for its bearer (DND4-DELAY-005, DND4-DELAY-006), `damage` each turn, `escape`.
 */
export function judgeFate({ situation, act }: Case): Judgement {
  const { condition, by, on, of, turns } = act.options ?? {};
  const known = CONDITIONS.some((id) => id === condition);
  const timed = on === undefined || MOMENTS.some((moment) => moment === on);
  const counted = turns === undefined || (Number.isInteger(turns) && Number(turns) > 0);
  const strangers = [by, of].filter(
    (id) => id !== undefined && (typeof id !== "string" || !findFighter(situation, id as CreatureId)),
  );
  return plain(FREE_OF_CHARGE, [
    ...when(!known, "no-such-action", { variant: typeof condition === "string" ? condition : null }),
    ...when(!timed || !counted, "no-such-action", { variant: typeof on === "string" ? on : null }),
    ...(strangers.length > 0 ? [reason("no-such-creature")] : []),
  ]);
}

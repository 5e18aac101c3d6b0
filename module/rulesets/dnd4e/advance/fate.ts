import { creatureId } from "../../../model/ids.js";
import { gain } from "../../../rules/creature.js";
import { untilOf } from "../conditions.js";
import { done, type Part } from "./part.js";

/** A condition or effect comes over a creature, with how it will end. */
export const befall: Part = ({ act, actor }) => {
  const { condition, by, ...rest } = act.options ?? {};
  const until = untilOf(rest);
  return done(
    gain(actor, typeof condition === "string" ? condition : "", {
      ...(typeof by === "string" && { by: creatureId(by) }),
      ...(Object.keys(until).length > 0 && { until }),
    }),
  );
};

import type { CreatureId } from "../../model/ids.js";
import type { Profile } from "../../model/profile.js";

const NOBODY: ReadonlySet<CreatureId> = new Set();

/**
 * The creatures of a fight that none of those played perceives, nor knows the place of. Friends tell one another where
 * they are: whoever stands on the side of one of them is never among these. Who plays nobody here sees what there is to
 * see.
 */
export function unperceivedBy(
  profiles: ReadonlyMap<CreatureId, Profile>,
  plays: (creature: CreatureId) => boolean,
): ReadonlySet<CreatureId> {
  const all = [...profiles.values()];
  const own = all.filter(({ id }) => plays(id));
  const [first, ...others] = own;
  if (!first) return NOBODY;
  const friends = new Set(own.map(({ side }) => side));
  const missed = unseenTo(first).filter((id) => others.every((each) => unseenTo(each).includes(id)));
  return new Set(missed.filter((id) => !plays(id) && !isFriend(profiles.get(id), friends)));
}

const isFriend = (profile: Profile | undefined, sides: ReadonlySet<string>): boolean =>
  profile === undefined || sides.has(profile.side);

/** Whom it neither sees nor locates. */
const unseenTo = ({ unseen, located }: Profile): readonly CreatureId[] =>
  located.length === 0 ? unseen : unseen.filter((id) => !located.includes(id));

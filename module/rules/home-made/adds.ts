import type { Profile } from "../../model/profile.js";
import type { HomeAdd } from "./read.js";

/** Names of speeds among what may be added to. */
const SPEED = "speed.";

/**
 * A profile with what its features add to its numbers. A number that isn't given has nothing to be added to: the rules work
 * it out from others. Nobody is slower than not at all.
 */
export function withAdds<T extends Pick<Profile, "stats" | "speeds">>(profile: T, adds: readonly HomeAdd[]): T {
  if (adds.length === 0) return profile;
  const stats = { ...profile.stats };
  const speeds = { ...profile.speeds };
  for (const { to, by } of adds) {
    if (to.startsWith(SPEED)) {
      const mode = to.slice(SPEED.length);
      const speed = Object.hasOwn(speeds, mode) ? speeds[mode] : undefined;
      if (speed !== undefined) speeds[mode] = Math.max(0, speed + by);
      continue;
    }
    const value = Object.hasOwn(stats, to) ? stats[to] : undefined;
    if (typeof value === "number") stats[to] = value + by;
  }
  return { ...profile, stats, speeds };
}

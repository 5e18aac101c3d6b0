/** The parts of a token's document that say who may know of it. */
interface Knowable {
  readonly hidden: boolean;
  readonly disposition: number;
  readonly actor: { testUserPermission(user: User.Implementation, level: "OBSERVER"): boolean } | null;
}

const SECRET = -2;

/**
 * Whether a user may know that the token is there: the one place that says so. Foundry sends every token to every
 * client; what is hidden or secret is so by what is drawn of it.
 */
export function mayKnow(user: User.Implementation, token: Knowable | null): boolean {
  if (user.isGM || token === null) return true;
  const observes = token.actor?.testUserPermission(user, "OBSERVER") ?? false;
  return observes || (!token.hidden && token.disposition !== SECRET);
}

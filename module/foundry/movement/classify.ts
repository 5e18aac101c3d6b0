/** What is known of a movement before it is let through. */
export interface Entrance {
  readonly method: string;
  /** Number of earlier updates that it continues. */
  readonly chain: number;
  /** It continues, or is, something that this client has already let through. */
  readonly known: boolean;
  /** It ends where the ledger has the token. */
  readonly towardsLedger: boolean;
  /** Neither cell nor height changes: a turn, a resize. */
  readonly inPlace: boolean;
  /** Every waypoint jumps there: teleport and displacement. */
  readonly jumps: boolean;
  /** … by a region that takes tokens elsewhere. */
  readonly carried: boolean;
  /** A game master's: their own updates are what they are called. */
  readonly gm: boolean;
  /** A game master with core's tool for unconstrained movement. */
  readonly unconstrained: boolean;
  /** The scene's grid is one on which moves are judged. */
  readonly enforceable: boolean;
}

/** What becomes of it: let through as it is, let through and noted, taken for an undo, or judged, as a walk or as a jump. */
export type EntranceKind = "through" | "free" | "undo" | "jump" | "judge";

/** Core's names for what isn't moving: a token's settings, and its copy put down. */
const UNJUDGED_METHODS = ["config", "paste"];

/**
 * How a movement enters. Never judged: what was judged before, what is no walk, and what is not for the rules. Only a
 * game master's update is believed to be a setting, a copy or a displacement; a player's is a jump like any other.
 */
export function classifyEntrance(entrance: Entrance): EntranceKind {
  const { gm, method, jumps } = entrance;
  if (entrance.towardsLedger || (entrance.chain > 0 && entrance.known)) return "through";
  if (method === "undo") return "undo";
  if (entrance.unconstrained) return "free";
  if (entrance.inPlace || !entrance.enforceable || (jumps && entrance.carried)) return "through";
  if (!jumps && !UNJUDGED_METHODS.includes(method)) return "judge";
  return gm ? "through" : "jump";
}

/** What the keeper of the ledger knows of a movement that has arrived. */
export interface Arrival {
  readonly method: string;
  readonly chain: number;
  /** More updates of the same movement follow. */
  readonly pending: boolean;
  /** The token is where the ledger has it. */
  readonly settled: boolean;
  /** A leg of ours: on its way there, or to where the ledger had it a moment ago. Never news; it is brought up later. */
  readonly underWay: boolean;
  /** It calls itself a leg of ours, and the ledger knows of none. */
  readonly forged: boolean;
  readonly inPlace: boolean;
  readonly jumps: boolean;
  /** … by a region that takes tokens elsewhere. */
  readonly carried: boolean;
  /** A game master's: their own updates are what they are called. */
  readonly gm: boolean;
  /** A game master's, and marked as free. */
  readonly free: boolean;
  readonly enforceable: boolean;
}

/**
 * What the keeper does about it: nothing, note where the token is, record an act, as a walk or as a jump, or bring the
 * token back to where the ledger has it.
 */
export type ArrivalKind = "nothing" | "observe" | "record" | "jump" | "astray";

/**
 * What has come about. Of a player's update its name is no proof: one that is called a setting, a copy or a displacement
 * is a jump, and one that claims to be an undo or the rest of something has to end where the ledger has the token.
 */
export function classifyArrival(arrival: Arrival): ArrivalKind {
  const { gm, method, jumps } = arrival;
  if (arrival.settled || arrival.underWay || (arrival.chain > 0 && arrival.pending)) return "nothing";
  if (arrival.forged) return "astray";
  if (arrival.free || arrival.inPlace || !arrival.enforceable || (jumps && arrival.carried)) return "observe";
  if (arrival.chain > 0 || method === "undo") return gm ? "observe" : "astray";
  if (!jumps && !UNJUDGED_METHODS.includes(method)) return "record";
  return gm ? "observe" : "jump";
}

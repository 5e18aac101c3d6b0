/** What is known of a movement before it is let through. */
export interface Entrance {
  readonly method: string;
  /** Number of earlier updates that it continues. */
  readonly chain: number;
  /** It continues, or is, something that this client has already let through. */
  readonly known: boolean;
  /** It ends where the ledger has the token. */
  readonly towardsLedger: boolean;
  /** No cell changes: a turn, a resize, a change of height. */
  readonly inPlace: boolean;
  /** Every waypoint jumps there: teleport and displacement. */
  readonly jumps: boolean;
  /** … by a player's own choice of such an action, for which there is no act. */
  readonly chosen: boolean;
  /** A game master with core's tool for unconstrained movement. */
  readonly unconstrained: boolean;
  /** The scene's grid is one on which moves are judged. */
  readonly enforceable: boolean;
}

/** What becomes of it: let through as it is, let through and noted, taken for an undo, or judged, as a walk or as a jump. */
export type EntranceKind = "through" | "free" | "undo" | "jump" | "judge";

const UNJUDGED_METHODS = ["config", "paste"];

/** How a movement enters. Never judged: what was judged before, what is no walk, and what is not for the rules. */
export function classifyEntrance(entrance: Entrance): EntranceKind {
  if (entrance.towardsLedger || (entrance.chain > 0 && entrance.known)) return "through";
  if (entrance.method === "undo") return "undo";
  if (entrance.unconstrained) return "free";
  if (entrance.inPlace || !entrance.enforceable || UNJUDGED_METHODS.includes(entrance.method)) return "through";
  if (entrance.jumps) return entrance.chosen ? "jump" : "through";
  return "judge";
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
  readonly inPlace: boolean;
  readonly jumps: boolean;
  /** … by a player's own choice of such an action. */
  readonly chosen: boolean;
  /** A game master's, and marked as free. */
  readonly free: boolean;
  readonly enforceable: boolean;
}

/** What the keeper does about it: nothing, note where the token is, or record an act. */
export type ArrivalKind = "nothing" | "observe" | "record";

export function classifyArrival(arrival: Arrival): ArrivalKind {
  if (arrival.settled || arrival.underWay || (arrival.chain > 0 && arrival.pending)) return "nothing";
  const unjudged =
    arrival.free ||
    arrival.inPlace ||
    (arrival.jumps && !arrival.chosen) ||
    !arrival.enforceable ||
    arrival.chain > 0 ||
    arrival.method === "undo" ||
    UNJUDGED_METHODS.includes(arrival.method);
  return unjudged ? "observe" : "record";
}

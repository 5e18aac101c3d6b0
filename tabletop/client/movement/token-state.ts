import { Deferred } from "./deferred.js";
import { deepFreeze } from "./freeze.js";
import { MovementHolds } from "./holds.js";
import { sourcePosition, type MovingToken, type MovingUser } from "./moving-token.js";
import { emptySection } from "./sections.js";
import type { MovementData, MovementState } from "./types.js";

/** What a client keeps of a token's movement beside the document. */
export interface TokenMovementState {
  data: MovementData<MovingUser | null>;
  holds: MovementHolds;
  /** Waypoints that this chain has passed without recording them. */
  unrecorded: MovementData["passed"]["waypoints"];
  /** True from the moment a segment is applied until its update workflow has ended: the only time to ask for a pause. */
  inWorkflow: boolean;
  /** The mover has asked for a stop that the server hasn't ordered yet. */
  stopping: boolean;
  /** Settles when the whole movement has ended: true if it arrived. */
  finished: Deferred<boolean>;
}

const states = new WeakMap<object, TokenMovementState>();

function restingData(token: MovingToken): MovementData<MovingUser | null> {
  const position = sourcePosition(token);
  const sums = { distance: 0, cost: 0, spaces: 0, diagonals: 0 };
  return deepFreeze({
    id: "",
    chain: [],
    origin: position,
    destination: { ...position },
    passed: emptySection(),
    pending: emptySection(),
    history: { recorded: emptySection(), unrecorded: emptySection(), ...sums },
    constrained: false,
    recorded: false,
    method: "api" as const,
    constrainOptions: {},
    autoRotate: false,
    showRuler: false,
    user: null,
    state: "completed" as const,
    updateOptions: {},
  });
}

/** The movement of a token on this client; at rest until the first one arrives. */
export function movementOf(token: MovingToken): TokenMovementState {
  let state = states.get(token);
  if (!state) {
    state = {
      data: restingData(token),
      holds: new MovementHolds(),
      unrecorded: [],
      inWorkflow: false,
      stopping: false,
      finished: new Deferred(),
    };
    states.set(token, state);
  }
  return state;
}

/** Changes the state of the current movement; the data is replaced, since it is frozen. */
export function setMovementState(token: MovingToken, state: MovementState): void {
  const movement = movementOf(token);
  movement.data = Object.freeze({ ...movement.data, state });
}

import { rewindHistory } from "./history.js";
import type { MovingToken } from "./moving-token.js";
import { movementOf } from "./token-state.js";
import { POSITION_KEYS } from "./types.js";

/** Takes a token back to before a recorded movement, or to before all of them, and its history with it. */
export async function revertMovement(token: MovingToken, movementId: string | undefined): Promise<boolean> {
  const rewound = rewindHistory(token.movementHistory, movementId);
  if (!rewound || !token.parent || !token.id) return false;
  const { position } = rewound;
  const waypoint = Object.fromEntries(POSITION_KEYS.map((key) => [key, position[key]]));
  const before = movementOf(token).data.id;
  await token.parent.updateEmbeddedDocuments("Token", [{ _id: token.id }], {
    isUndo: true,
    _revertMovement: { [token.id]: movementId ?? null },
    movement: {
      [token.id]: { waypoints: [waypoint], method: "undo", constrainOptions: { ignoreWalls: true, ignoreCost: true } },
    },
  });
  return movementOf(token).data.id !== before;
}

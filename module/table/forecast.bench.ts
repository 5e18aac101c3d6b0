import { pick, tailOf, type Timing, type Measure } from "../kernel/testing/timing.js";
import { situationOf } from "../rules/situation.js";
import { forecast } from "./preview.js";
import { crowdOf, dragOf, GAMES } from "./testing/crowd.js";
import { viewFor } from "./viewer.js";

const PLAYER = { gm: false };

type Game = (typeof GAMES)[number];

export const benches = (): readonly Timing[] =>
  GAMES.flatMap((game) => [
    pointerMoves(game, 40, 1),
    pointerMoves(game, 200, 1),
    dragStart(game, 40, 4),
    dragStart(game, 200, 4),
  ]);

/** What the ruler asks at each cell that the pointer enters, on the board of a user who sees all but one creature. */
function pointerMoves(game: Game, creatures: number, limit: number): Measure {
  return {
    kind: "measure",
    name: `${game}: a forecast while dragging, ${String(creatures)} creatures, 99th percentile`,
    unit: "ms",
    limit,
    run: ({ now }) => {
      const crowd = crowdOf(game, creatures);
      const ways = dragOf(crowd);
      const { encounter, scene } = viewFor(crowd.situation.encounter, crowd.situation, (id) => id !== "c1");
      const situation = situationOf(encounter, scene);
      return tailOf(now, 0.99, 200, (call) => {
        const path = pick(ways, call % ways.length);
        const action = crowd.ruleset.tacticFor(situation, crowd.mover, path);
        return forecast(encounter, { by: crowd.mover, action, path }, crowd.ruleset, scene, PLAYER);
      });
    },
  };
}

/** The first forecast after something has changed: the mover's board is made anew. */
function dragStart(game: Game, creatures: number, limit: number): Measure {
  return {
    kind: "measure",
    name: `${game}: the first forecast of a drag, ${String(creatures)} creatures, 95th percentile`,
    unit: "ms",
    limit,
    run: ({ now }) => {
      const crowd = crowdOf(game, creatures);
      const path = pick(dragOf(crowd), 6);
      // As after a command: an encounter that nobody has asked about yet.
      return tailOf(now, 0.95, 20, () => {
        const fresh = { ...crowd.situation.encounter };
        return forecast(fresh, { by: crowd.mover, action: "move", path }, crowd.ruleset, crowd.situation, PLAYER);
      });
    },
  };
}

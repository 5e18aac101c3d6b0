import type { Mutation } from "../mutation.js";

const TOKEN = "tabletop/client/documents/token.ts";
const PREPARE = "tabletop/client/movement/prepare-movement.ts";
const APPLY = "tabletop/client/movement/apply-movement.ts";
const CONSTRAIN = "tabletop/client/movement/constrain-path.ts";

/** What no longer holds of tokens that move. */
export const MOVEMENT: readonly Mutation[] = [
  {
    name: "late-pause",
    breaks: "a movement can be paused after the workflow of its segment",
    edits: [
      {
        file: TOKEN,
        find: 'data.state !== "pending" || !inWorkflow) return null;',
        put: 'data.state !== "pending" || inWorkflow === undefined) return null;',
      },
    ],
    asks: ["movement.pause", "movement.pause-late", "movement.pause-nothing"],
  },
  {
    name: "anybody-pauses",
    breaks: "a movement can be paused by another than its mover",
    edits: [
      { file: TOKEN, find: 'if (!data.user?.isSelf || data.state !== "pending"', put: 'if (data.state !== "pending"' },
    ],
    asks: ["movement.resume-elsewhere", "movement.pause-nothing"],
  },
  {
    name: "veto-not-awaited",
    breaks: "a promise of false from the pre step is not awaited",
    edits: [
      {
        file: PREPARE,
        find: "if ((await token._preUpdateMovement(operation, options)) === false) return false;",
        put: "if ((token._preUpdateMovement(operation, options) as unknown) === false) return false;",
      },
    ],
    asks: ["movement.veto-method", "movement.veto-hook", "movement.told"],
  },
  {
    name: "veto-ignored",
    breaks: "false from the hook preMoveToken stops nothing",
    edits: [
      {
        file: PREPARE,
        find: 'return Hooks.call("preMoveToken", token, operation, options);',
        put: 'return Hooks.call("preMoveToken", token, operation, options) || true;',
      },
    ],
    asks: ["movement.veto-hook", "movement.veto-method", "movement.told"],
  },
  {
    name: "veto-takes-all",
    breaks: "a veto takes the whole update, not the place alone",
    edits: [
      {
        file: PREPARE,
        find: 'return dropMovement(token, changes, options, ["x", "y", "elevation"]);',
        put: "return dropMovement(token, changes, options, Object.keys(changes));",
      },
    ],
    asks: ["movement.veto-spares-rest", "movement.veto-hook"],
  },
  {
    name: "one-segment",
    breaks: "a path with checkpoints is one update",
    edits: [
      {
        file: PREPARE,
        find: "const [passed, pending] = splitAtCheckpoint(moves);",
        put: "const [passed, pending] = [moves, splitAtCheckpoint([])[1]];",
      },
    ],
    asks: ["movement.checkpoints", "movement.pause", "movement.told"],
  },
  {
    name: "not-frozen",
    breaks: "a movement can be changed in the pre step",
    edits: [
      {
        file: PREPARE,
        find: 'const operation = freezeExcept(built, ["autoRotate", "showRuler"]);',
        put: "void freezeExcept;\n  const operation = built;",
      },
    ],
    asks: ["movement.frozen", "movement.told"],
  },
  {
    name: "no-intermediate",
    breaks: "a path tells its ends alone, not the cells between",
    edits: [
      {
        file: "tabletop/client/movement/complete-path.ts",
        find: "return [...listSteps(grid, from, waypoint), end];",
        put: "return [...listSteps(grid, from, waypoint).slice(0, 0), end];",
      },
    ],
    asks: ["movement.complete-path", "movement.told", "movement.method"],
  },
  {
    name: "through-walls",
    breaks: "a wall stops nobody",
    edits: [
      {
        file: CONSTRAIN,
        find: "const walls = rules.ignoreWalls ? null : obstacles.wallsFor(to.action);",
        put: "const walls = null as string | null;",
      },
    ],
    asks: ["movement.walls", "movement.infinite-cost", "movement.told"],
  },
  {
    name: "through-infinity",
    breaks: "an infinite cost stops nobody",
    edits: [
      {
        file: CONSTRAIN,
        find: "return !rules.ignoreCost && obstacles.measureStep(from, to) === Infinity;",
        put: "return false;",
      },
    ],
    asks: ["movement.infinite-cost", "movement.walls"],
  },
  {
    name: "moved-at-home",
    breaks: "moveToken is told on the mover's client alone",
    edits: [
      {
        file: APPLY,
        find: '  Hooks.callAll("moveToken", token, operation, options, user);',
        put: '  if (user.isSelf) Hooks.callAll("moveToken", token, operation, options, user);',
      },
    ],
    asks: ["movement.everywhere", "movement.told"],
  },
  {
    name: "finish-tells-stop",
    breaks: "stopToken is told of a movement that has come to its end",
    edits: [
      { file: APPLY, find: '  if (data.state === "stopped") announceStop(token);', put: "  announceStop(token);" },
    ],
    asks: ["movement.stop", "movement.told"],
  },
  {
    name: "always-recorded",
    breaks: "a movement is recorded outside of combats too",
    edits: [
      {
        file: TOKEN,
        find: "return active?.started === true && active.getCombatantsByToken(this).length > 0;",
        put: "return active?.started !== false;",
      },
    ],
    asks: ["history.not-recorded", "history.bystander", "history.recorded"],
  },
  {
    name: "undo-unnamed",
    breaks: "taking a movement back is a movement like any other",
    edits: [{ file: "tabletop/client/movement/keep-undo.ts", find: 'method: "undo",', put: 'method: "api",' }],
    asks: ["history.undo", "keys.undo-taken"],
  },
  {
    name: "mover-gone-goes-on",
    breaks: "the movement of a user who has left is not stopped",
    edits: [
      { file: "tabletop/client/canvas/index.ts", find: "token._stopMovementOnDisconnect();", put: "void token;" },
    ],
    asks: ["bench.stop-on-disconnect", "movement.told"],
  },
  {
    name: "answer-of-14-on-13",
    breaks: "on 13 move waits for the whole movement",
    edits: [
      {
        file: "tabletop/client/movement/move-token.ts",
        find: "return peekGame()?.release.generation === 14 ? movementOf(token).finished.promise : true;",
        put: "return movementOf(token).finished.promise;",
      },
    ],
    asks: ["movement.answer-13", "movement.answer-14"],
  },
  {
    name: "answer-of-13-on-14",
    breaks: "on 14 move doesn't wait for the whole movement",
    edits: [
      {
        file: "tabletop/client/movement/move-token.ts",
        find: "return peekGame()?.release.generation === 14 ? movementOf(token).finished.promise : true;",
        put: "return Boolean(peekGame());",
      },
    ],
    asks: ["movement.answer-13", "movement.answer-14"],
  },
];

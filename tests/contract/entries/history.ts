import type { Entry } from "../page/entry.js";
import { holds, rest, same, until } from "../page/demand.js";
import { cellOf, cellsOf, heard, makeFight, makeToken, press, range, to } from "../page/fixtures.js";
import type { Combat, Movement, Token } from "../page/host.js";

/** Two tokens in a fight that has begun; the first has its turn. */
async function fighting(): Promise<{ token: Token; combat: Combat }> {
  const [token, other] = [await makeToken(), await makeToken({ at: [1, 6] })];
  const combat = await makeFight([token, other], { start: true });
  await until(
    () => range().turnEvents.some((event) => event.combat === combat.id && event.name === "startTurn"),
    "the first turn",
  );
  await rest(30);
  return { token, combat };
}

export const HISTORY: Entry[] = [
  {
    id: "history.recorded",
    says: "A movement is recorded while the token fights in the active, started combat, from where it began.",
    ground: "tracker",
    source: "#11730, api 1.3",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(3, 1));
      await until(() => token.movementHistory.length > 0, "a record");
      same(cellsOf(token.movementHistory), ["1,1", "2,1", "3,1"], "the history");
      same(token.movementHistory.at(-1)?.movementId, token.movement.id, "the movement's id");
      same(
        token.movementHistory.reduce((sum, { cost }) => sum + cost, 0),
        10,
        "its cost",
      );
    },
  },
  {
    id: "history.not-recorded",
    says: "Outside a started combat nothing is recorded.",
    ground: "tracker",
    source: "#11730",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      await makeFight([token]);
      await token.move(to(3, 1));
      await rest(50);
      same(token.movementHistory.length, 0, "records");
    },
  },
  {
    id: "history.bystander",
    says: "Nor is the movement of a token that has no combatant in the active, started combat; nor any where there is none.",
    ground: "tracker",
    source: "#11730, api 1.3",
    kind: "single",
    run: async () => {
      const alone = await makeToken({ at: [1, 8] });
      await alone.move(to(3, 8));
      const { token } = await fighting();
      await alone.move(to(4, 8));
      await token.move(to(3, 1));
      await until(() => token.movementHistory.length > 0, "the fighter's record");
      same(alone.movementHistory.length, 0, "the bystander's records");
    },
  },
  {
    id: "history.told-before",
    says: "The pre step of a later movement tells what earlier ones have cost.",
    ground: "types",
    source: "api 1.7",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(3, 1));
      await until(() => token.movementHistory.length > 0, "a record");
      const costs: number[] = [];
      range().judge = (_token, movement) => void costs.push(movement.history.recorded.cost, movement.passed.cost);
      await token.move(to(4, 1));
      same(costs, [10, 5], "recorded and passed");
    },
  },
  {
    id: "history.cleared",
    says: "A history is cleared at the start of its combatant's next turn, not at the end of this one.",
    ground: "types",
    source: "api 1.7",
    kind: "single",
    run: async () => {
      const { token, combat } = await fighting();
      await token.move(to(3, 1));
      await until(() => token.movementHistory.length > 0, "a record");
      await combat.nextTurn();
      await rest(120);
      holds(token.movementHistory.length > 0, "it stands while others act");
      await combat.nextTurn();
      await until(() => token.movementHistory.length === 0, "it is cleared");
    },
  },
  {
    id: "history.reverted",
    says: "revertRecordedMovement takes a token back to before the named movement and shortens its history.",
    ground: "tracker",
    source: "#12667, audit 7",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(3, 1));
      const first = token.movement.id;
      await token.move(to(3, 3));
      const second = token.movement.id;
      await until(() => token.movementHistory.at(-1)?.movementId === second, "both records");
      same([await token.revertRecordedMovement(second), cellOf(token)], [true, "3,1"], "back by one");
      await until(() => token.movementHistory.at(-1)?.movementId === first, "a shorter history");
      await token.revertRecordedMovement(first);
      same(cellOf(token), "1,1", "back to the beginning");
      await until(() => token.movementHistory.length === 0, "no history");
    },
  },
  {
    id: "history.undo",
    says: "Undoing arrives as a movement of method undo, through the pre step.",
    ground: "seen",
    source: "api 1.7, audit 13",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      await token.move(to(3, 1));
      await rest(50);
      const judged: string[] = [];
      range().judge = (_token, movement: Movement) => void judged.push(movement.method);
      const layer = canvas.tokens as unknown as { undoHistory(): Promise<unknown> };
      await layer.undoHistory();
      await until(() => cellOf(token) === "1,1", "the way back");
      same(judged, ["undo"], "methods");
    },
  },
  {
    id: "keys.precedence",
    says: "Of bindings on the same keys those of PRIORITY are asked before NORMAL, which are asked unless one consumed.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: () => {
      press("KeyJ", { ctrlKey: true });
      same(range().keys, ["priority", "normal"], "nobody consumes");
      range().keys.length = 0;
      range().consumes = true;
      press("KeyJ", { ctrlKey: true });
      same(range().keys, ["priority"], "the first consumes");
      range().keys.length = 0;
      press("KeyJ");
      same(range().keys, [], "without the modifier");
    },
  },
  {
    id: "keys.undo-taken",
    says: "A binding of PRIORITY that consumes Ctrl+Z keeps core from undoing; one that doesn't lets it.",
    ground: "seen",
    source: "audit 7",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      await token.move(to(3, 1));
      await token.object?.movementAnimationPromise;
      range().takesUndo = true;
      press("KeyZ", { ctrlKey: true });
      await rest(80);
      same([range().keys, cellOf(token)], [["undo"], "3,1"], "taken");
      range().takesUndo = false;
      press("KeyZ", { ctrlKey: true });
      await until(() => cellOf(token) === "1,1", "core's undo");
    },
  },
  {
    id: "keys.arrow",
    says: "An arrow key moves the controlled token one cell, by a movement of method keyboard, snapped, not explicit.",
    ground: "seen",
    source: "audit 6",
    kind: "single",
    run: async () => {
      const token = await makeToken();
      const drawn = await until(() => token.object, "the drawn token");
      const moved = heard<[Token, Movement]>("moveToken");
      drawn.control({ releaseOthers: true });
      press("ArrowRight");
      await until(() => moved.length > 0, "a movement");
      const [, movement] = moved[0] ?? [];
      same([cellOf(token), movement?.method], ["2,1", "keyboard"], "place and method");
      const step = movement?.passed.waypoints.at(-1);
      same([step?.["snapped"], step?.explicit, step?.checkpoint], [true, false, true], "snapped, explicit, checkpoint");
      drawn.release();
    },
  },
];

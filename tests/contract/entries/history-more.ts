import { gm, player, type Entry } from "../page/entry.js";
import { holds, rest, same, until } from "../page/demand.js";
import { cellOf, cellsOf, heard, makeFight, makeToken, press, range, to, tokenBy } from "../page/fixtures.js";
import type { Combat, Token } from "../page/host.js";

/** Two tokens in a fight that has begun; the first has its turn. */
async function fighting(options: { owned?: boolean } = {}): Promise<{ token: Token; other: Token; combat: Combat }> {
  const [token, other] = [await makeToken(options), await makeToken({ at: [1, 6], ...options })];
  const combat = await makeFight([token, other], { start: true });
  const began = (): boolean =>
    range().turnEvents.some((event) => event.combat === combat.id && event.name === "startTurn");
  await until(began, "the first turn");
  await rest(30);
  return { token, other, combat };
}

const costOf = (token: Token): number => token.movementHistory.reduce((sum, { cost }) => sum + cost, 0);
const recorded = (token: Token) => until(() => token.movementHistory.length > 0, "a record");

/** What is remembered of movements, when it is forgotten, and how it is undone. */
export const HISTORY_MORE: Entry[] = [
  {
    id: "history.off-turn",
    says: "A movement in another's turn is recorded too.",
    ground: "tracker",
    source: "api 1.7 (dnd5e#6090), 11.13",
    kind: "single",
    run: async () => {
      const { other } = await fighting();
      await other.move(to(3, 6));
      await recorded(other);
      same([cellsOf(other.movementHistory).at(-1), costOf(other)], ["3,6", 10], "the last place, and the cost");
    },
  },
  {
    id: "history.forced",
    says: "A displacement is recorded too, at no cost.",
    ground: "tracker",
    source: "api 1.7 (dnd5e#6090)",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(4, 1, { action: "displace" }));
      await recorded(token);
      same([cellsOf(token.movementHistory), costOf(token)], [["1,1", "4,1"], 0], "places and cost");
    },
  },
  {
    id: "history.grows",
    says: "Movements of one turn follow one another in one history, each waypoint with its movement's id.",
    ground: "types",
    source: "api 1.3",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(2, 1));
      const first = token.movement.id;
      await token.move(to(2, 3));
      await until(() => token.movementHistory.length === 4, "both");
      same(cellsOf(token.movementHistory), ["1,1", "2,1", "2,2", "2,3"], "places");
      const second = token.movement.id;
      same(
        token.movementHistory.slice(1).map(({ movementId }) => movementId),
        [first, second, second],
        "movements",
      );
    },
  },
  {
    id: "history.inactive-fight",
    says: "In a started fight that isn't the active one nothing is recorded.",
    ground: "tracker",
    source: "#11730, audit (further finds)",
    kind: "single",
    run: async () => {
      const { token, combat } = await fighting();
      const another = await makeFight([], { active: false });
      await another.activate();
      same([combat.started, combat.isActive], [true, false], "the fight");
      await token.move(to(3, 1));
      await rest(50);
      same(token.movementHistory.length, 0, "records");
    },
  },
  {
    id: "history.hook",
    says: "recordToken comes on every client when a history has grown or was cleared.",
    ground: "types",
    source: "api 1.2",
    kind: "pair",
    steps: [
      gm(async () => (await fighting()).token.id),
      player(async (id: string) => {
        await until(() => canvas.scene.tokens.get(id)?.combatant?.parent.started, "the fight");
        Object.assign(globalThis, { rangeRecords: heard<[Token]>("recordToken") });
      }),
      gm(async (id: string) => {
        const records = heard<[Token]>("recordToken");
        await tokenBy(id).move(to(3, 1));
        await until(() => records.length === 1, "the hook for the record");
        await tokenBy(id).clearMovementHistory();
        await until(() => records.length === 2, "the hook for its end");
        holds(
          records.every(([token]) => token.id === id),
          "the token's document",
        );
        same(tokenBy(id).movementHistory, [], "the history");
      }),
      player(async () => {
        const { rangeRecords } = globalThis as unknown as { rangeRecords: unknown[] };
        await until(() => rangeRecords.length === 2, "both there");
      }),
    ],
  },
  {
    id: "history.clear-by-combatant",
    says: "A combatant clears the history of its token, a combat those of all its combatants.",
    ground: "tracker",
    source: "#12296",
    kind: "single",
    run: async () => {
      const { token, other, combat } = await fighting();
      for (const each of [token, other]) await each.move(to(3, each === token ? 1 : 6));
      await until(() => token.movementHistory.length > 0 && other.movementHistory.length > 0, "both records");
      await token.combatant?.clearMovementHistory();
      await until(() => token.movementHistory.length === 0, "the first cleared");
      holds(other.movementHistory.length > 0, "the other's stands");
      await combat.clearMovementHistories();
      await until(() => other.movementHistory.length === 0, "all cleared");
    },
  },
  {
    id: "history.cleared-on-exit",
    says: "Whoever leaves the fight loses the history.",
    ground: "types",
    source: "api 1.7 (_clearMovementHistoryOnExit)",
    kind: "single",
    run: async () => {
      const { token, combat } = await fighting();
      await token.move(to(3, 1));
      await recorded(token);
      await combat.deleteEmbeddedDocuments("Combatant", [token.combatant?.id ?? ""]);
      await until(() => token.movementHistory.length === 0, "no history");
    },
  },
  {
    id: "history.reverted-whole",
    says: "Without an id revertRecordedMovement takes back all that is recorded.",
    ground: "types",
    source: "api 1.3",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(3, 1));
      await token.move(to(3, 3));
      await until(() => token.movementHistory.length === 5, "the records");
      await token.revertRecordedMovement();
      same(cellOf(token), "1,1", "where the turn began");
      await until(() => token.movementHistory.length === 0, "no history");
    },
  },
  {
    id: "history.reverted-unknown",
    says: "There is nothing to revert of a movement that isn't recorded: false.",
    ground: "types",
    source: "api 1.3",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(3, 1));
      await recorded(token);
      same([await token.revertRecordedMovement("unheardOf0000000"), cellOf(token)], [false, "3,1"], "answer and place");
    },
  },
  {
    id: "history.not-writable",
    says: "Nobody writes a token's recorded movements by a plain update.",
    ground: "seen",
    source: "api 1.7 (crucible)",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(3, 1));
      await recorded(token);
      await token.update({ _movementHistory: [], name: "Renamed" });
      same([token.name, cellsOf(token.movementHistory).at(-1)], ["Renamed", "3,1"], "name and history");
    },
  },
  {
    id: "history.undone-id",
    says: "In the pre step of an undo the last recorded waypoint's movement is the one that is undone.",
    ground: "seen",
    source: "api 1.7 (crucible)",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(3, 1));
      await recorded(token);
      await token.object?.movementAnimationPromise;
      const undone: unknown[] = [];
      const { id } = token.movement;
      range().judge = (document, movement) => {
        const history = document._source["_movementHistory"] as { movementId: string }[];
        undone.push([movement.method, history.at(-1)?.movementId]);
      };
      await canvas.tokens.undoHistory();
      await until(() => cellOf(token) === "1,1", "the way back");
      same(undone, [["undo", id]], "method and movement");
      await until(() => token.movementHistory.length === 0, "the history is shorter");
    },
  },
  {
    id: "history.undo-free",
    says: "The way back of an undo is neither recorded nor stopped by walls.",
    ground: "seen",
    source: "api 1.7, audit 7",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(9, 1, { action: "displace" }));
      await token.move(to(11, 1), { constrainOptions: { ignoreWalls: true } });
      await until(() => token.movementHistory.length > 2, "the records");
      const before = token.movement.id;
      await token.revertRecordedMovement(before);
      same([cellOf(token), token.movement.method, token.movement.recorded], ["9,1", "undo", false], "the way back");
    },
  },
  {
    id: "history.undo-paused",
    says: "A player can't undo while the game is paused.",
    ground: "tracker",
    source: "#10777",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        const token = await until(() => canvas.scene.tokens.get(id), "the token");
        await until(() => token.object, "the drawn token");
        await token.move(to(3, 1));
        await token.object?.movementAnimationPromise;
      }),
      gm(async () => {
        game.togglePause(true, { broadcast: true });
        await until(() => game.paused, "the pause");
      }),
      player(async (id: string) => {
        await until(() => game.paused, "the pause there");
        press("KeyZ", { ctrlKey: true });
        await rest(100);
        same(cellOf(tokenBy(id)), "3,1", "while paused");
      }),
      gm(async () => {
        game.togglePause(false, { broadcast: true });
        await until(() => !game.paused, "the end of the pause");
      }),
      player(async (id: string) => {
        await until(() => !game.paused, "the end there");
        press("KeyZ", { ctrlKey: true });
        await until(() => cellOf(tokenBy(id)) === "1,1", "the undo");
      }),
    ],
  },
  {
    id: "history.undo-joint",
    says: "Tokens moved in one update are undone by one undo.",
    ground: "types",
    source: "audit 13",
    kind: "single",
    run: async () => {
      const [a, b] = [await makeToken(), await makeToken({ at: [1, 4] })];
      await canvas.scene.updateEmbeddedDocuments("Token", [
        { _id: a.id, ...to(3, 1) },
        { _id: b.id, ...to(3, 4) },
      ]);
      await canvas.tokens.undoHistory();
      await until(() => cellOf(a) === "1,1" && cellOf(b) === "1,4", "both back");
    },
  },
  {
    id: "history.undo-own",
    says: "What another client has moved isn't undone here.",
    ground: "types",
    source: "audit 13",
    kind: "pair",
    steps: [
      gm(async () => (await makeToken({ owned: true })).id),
      player(async (id: string) => {
        const token = await until(() => canvas.scene.tokens.get(id), "the token");
        await token.move(to(3, 1));
      }),
      gm(async (id: string) => {
        await until(() => cellOf(tokenBy(id)) === "3,1", "the move");
        const depth = canvas.tokens.history.length;
        await tokenBy(id).move(to(3, 3));
        same(canvas.tokens.history.length, depth + 1, "own moves that can be undone");
        await canvas.tokens.undoHistory();
        await until(() => cellOf(tokenBy(id)) === "3,1", "the own move undone");
        same(canvas.tokens.history.length, depth, "what is left");
      }),
    ],
  },
  {
    id: "history.private-listener",
    says: "A write to a token's recorded movements is no movement and calls no pre step.",
    ground: "types",
    source: "api 1.2 (empty-change updates)",
    kind: "single",
    run: async () => {
      const { token } = await fighting();
      await token.move(to(3, 1));
      await recorded(token);
      let judged = 0;
      range().judge = () => void (judged += 1);
      const moved = heard("moveToken");
      await token.clearMovementHistory();
      await until(() => token.movementHistory.length === 0, "no history");
      same([judged, moved.length, cellOf(token)], [0, 0, "3,1"], "judgements, movements, place");
    },
  },
];

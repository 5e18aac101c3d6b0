import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import { ID, range, thePlayer } from "../page/fixtures.js";

const CHANNEL = `system.${ID}`;
const theGm = () => game.users.activeGM?.id ?? "";

export const SOCKETS: Entry[] = [
  {
    id: "sockets.sender",
    says: "A message reaches the others with the sender's id beside it, stamped by the server; never the sender.",
    ground: "seen",
    source: "audit 1",
    kind: "pair",
    steps: [
      player(async () => {
        game.socket.emit(CHANNEL, { word: "hello", userId: theGm() });
        await rest(150);
        same(range().socket.length, 0, "what the sender hears of itself");
      }),
      gm(async () => {
        const heard = await until(() => range().socket[0], "the message");
        same(heard.senderId, thePlayer().id, "the sender, whatever the payload claims");
        same(heard.payload, { word: "hello", userId: game.userId }, "the payload");
      }),
    ],
  },
  {
    id: "sockets.recipients",
    says: "With recipients a message reaches those users alone.",
    ground: "seen",
    source: "audit 1",
    kind: "pair",
    steps: [
      player(() => {
        game.socket.emit(CHANNEL, "for nobody here", { recipients: ["nobody0000000000"] });
        game.socket.emit(CHANNEL, "for the game master", { recipients: [theGm()] });
      }),
      gm(async () => {
        await until(() => range().socket.length > 0, "the message");
        await rest(100);
        same(
          range().socket.map(({ payload }) => payload),
          ["for the game master"],
          "what was heard",
        );
      }),
    ],
  },
  {
    id: "sockets.json",
    says: "A payload crosses as JSON.",
    ground: "inferred",
    source: "api 11.21",
    kind: "pair",
    steps: [
      gm(() => {
        game.socket.emit(CHANNEL, { set: new Set([1]), none: undefined, list: [undefined, 1] });
      }),
      player(async () => {
        const heard = await until(() => range().socket[0], "the message");
        same(heard.payload, { set: {}, list: [null, 1] }, "the payload");
        same("none" in (heard.payload as object), false, "an undefined member");
      }),
    ],
  },
  {
    id: "sockets.order",
    says: "Messages of one sender arrive in the order in which they were sent.",
    ground: "inferred",
    source: "api 7",
    kind: "pair",
    steps: [
      gm(() => {
        for (let i = 0; i < 20; i++) game.socket.emit(CHANNEL, i);
      }),
      player(async () => {
        await until(() => range().socket.length === 20, "all messages");
        same(
          range().socket.map(({ payload }) => payload),
          [...Array(20).keys()],
          "their order",
        );
      }),
    ],
  },
  {
    id: "queries.answer",
    says: "A query runs its handler on the other user's client and brings back what it returns, as JSON.",
    ground: "types",
    source: "api 7 (#11235)",
    kind: "pair",
    steps: [
      player(async () => {
        const answer = await game.users.activeGM?.query(`${ID}.double`, { value: 21, gone: undefined });
        same(answer, { doubled: 42, keys: ["value"] }, "the answer");
      }),
    ],
  },
  {
    id: "queries.failure",
    says: "A query whose handler throws, or which nobody answers in time, rejects.",
    ground: "inferred",
    source: "api B6",
    kind: "pair",
    steps: [
      player(async () => {
        const master = game.users.activeGM;
        await fails(() => master?.query(`${ID}.fail`, {}), "a handler that throws");
        await fails(() => master?.query(`${ID}.unheard-of`, {}), "a query without handler");
        const absent = game.users.find(({ active }) => !active);
        await fails(() => absent?.query(`${ID}.double`, { value: 1 }, { timeout: 200 }), "a user who isn't here");
      }),
    ],
  },
  {
    id: "users.active-gm",
    says: "The active game master is one of the connected, the same on every client.",
    ground: "types",
    source: "api 7, audit 15",
    kind: "pair",
    steps: [
      gm(() => {
        same(game.users.activeGM?.id, game.userId, "here");
        holds(game.user.isActiveGM, "isActiveGM");
        return game.userId;
      }),
      player((id: string) => {
        same([game.users.activeGM?.id, game.user.isActiveGM, game.user.isGM], [id, false, false], "there");
        const connected = game.users.filter(({ active }) => active).map((user) => user.id);
        same(connected.sort(), [id, game.userId].sort(), "who is connected");
        holds(game.users.size > connected.length, "and somebody isn't");
      }),
    ],
  },
];

import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import { heard, messageBy, thePlayer } from "../page/fixtures.js";
import type { Message } from "../page/host.js";

const shown = (id: string): HTMLElement | null => document.querySelector(`.message[data-message-id="${id}"]`);

export const CHAT: Entry[] = [
  {
    id: "chat.sub-type",
    says: "A message of the system's own type has its model's data on every client.",
    ground: "types",
    source: "api 4, 6",
    kind: "pair",
    steps: [
      gm(async () => {
        const message = await ChatMessage.create({ type: "card", system: { round: "4", strange: 1 } });
        same(message.system, { round: 4 }, "here");
        return message.id;
      }),
      player(async (id: string) => {
        const message = await until(() => game.messages.get(id), "the message");
        same([message.type, message.system], ["card", { round: 4 }], "there");
      }),
    ],
  },
  {
    id: "chat.render-per-client",
    says: "renderHTML and renderChatMessageHTML run on each client, for its own reader, with an element.",
    ground: "seen",
    source: "api 6, audit 16",
    kind: "pair",
    steps: [
      player(() => void Object.assign(globalThis, { rangeRenders: heard("renderChatMessageHTML") })),
      gm(async () => {
        const { id } = await ChatMessage.create({ type: "card", content: "<p>A card</p>" });
        await until(() => shown(id)?.dataset["readFor"] === game.user.name, "the card as the game master reads it");
        return id;
      }),
      player(async (...told: unknown[]) => {
        const id = String(told[1]);
        await until(() => shown(id)?.dataset["readFor"] === game.user.name, "the card as the player reads it");
        const { rangeRenders } = globalThis as unknown as { rangeRenders: [Message, HTMLElement][] };
        const render = rangeRenders.find(([message]) => message.id === id);
        holds(render?.[1] instanceof HTMLElement, "the hook's second argument is an element");
      }),
    ],
  },
  {
    id: "chat.whisper",
    says: "A whisper is seen by its recipients and its author, and by nobody else.",
    ground: "types",
    source: "api 6",
    kind: "pair",
    steps: [
      gm(async () => {
        const toMaster = await ChatMessage.create({ content: "secret", whisper: [game.userId] });
        const toPlayer = await ChatMessage.create({ content: "for you", whisper: [thePlayer().id] });
        same([toMaster.visible, toPlayer.visible], [true, true], "at the author's");
        return [toMaster.id, toPlayer.id];
      }),
      player(async ([toMaster, toPlayer]: [string, string]) => {
        await until(() => shown(toPlayer), "the whisper to the player on the screen");
        same([messageBy(toMaster).visible, messageBy(toPlayer).visible], [false, true], "at the player's");
        same(shown(toMaster)?.innerText.includes("secret") ?? false, false, "the secret on the screen");
      }),
    ],
  },
  {
    id: "chat.whispered-roll",
    says: "A whisper with a roll is visible to everybody as a stub, its content only to its recipients.",
    ground: "seen",
    source: "audit 10",
    kind: "pair",
    steps: [
      gm(async () => {
        const roll = await new Roll("1d1 + 40").evaluate();
        const data = { content: "41", rolls: [JSON.stringify(roll)], whisper: [game.userId] };
        return (await ChatMessage.create(data)).id;
      }),
      player(async (id: string) => {
        const message = await until(() => game.messages.get(id), "the message");
        same([message.visible, message.isContentVisible], [true, false], "visible, and its content");
      }),
    ],
  },
  {
    id: "chat.blind",
    says: "A blind whisper hides its content from its own author, unless among the recipients.",
    ground: "types",
    source: "api 6",
    kind: "pair",
    steps: [
      player(async () => {
        const masters = ChatMessage.getWhisperRecipients("GM").map(({ id }) => id);
        holds(masters.length > 0, "the game masters");
        const roll = await new Roll("1d1 + 40").evaluate();
        const data = { rolls: [JSON.stringify(roll)], whisper: masters, blind: true };
        const message = await ChatMessage.create(data);
        same(message.isContentVisible, false, "at the author's");
        return message.id;
      }),
      gm(async (id: string) => {
        same((await until(() => game.messages.get(id), "the message")).isContentVisible, true, "at the game master's");
      }),
    ],
  },
  {
    id: "chat.author",
    says: "A player's message is the player's, whatever it claims; others' messages a player can't change.",
    ground: "types",
    source: "api 6 (CoC7#512)",
    kind: "pair",
    steps: [
      gm(async () => (await ChatMessage.create({ content: "mine" })).id),
      player(async (id: string) => {
        await until(() => game.messages.get(id), "the message");
        await fails(() => messageBy(id).update({ content: "changed" }), "a change");
        const forged = game.users.find(({ isGM }) => isGM)?.id;
        let author: string;
        try {
          author = (await ChatMessage.create({ content: "as another", author: forged })).author.id;
        } catch {
          author = game.userId;
        }
        same(author, game.userId, "the author of what was created, where it was created at all");
        const own = await ChatMessage.create({ content: "own" });
        await own.update({ content: "own, changed" });
        same(own.content, "own, changed", "the own one");
      }),
    ],
  },
  {
    id: "chat.rolls",
    says: "Evaluating a roll is asynchronous; its faces are in its dice, and the roll of a message is a roll again.",
    ground: "types",
    source: "api 6",
    kind: "single",
    run: async () => {
      const roll = new Roll("2d6 + 1d4");
      const evaluation = roll.evaluate();
      holds(evaluation instanceof Promise, "a promise");
      await evaluation;
      same(
        roll.dice.map(({ faces, results }) => [faces, results.length]),
        [
          [6, 2],
          [4, 1],
        ],
        "dice",
      );
      const faces = roll.dice.flatMap(({ results }) => results.map(({ result }) => result));
      same(
        roll.total,
        faces.reduce((sum, face) => sum + face, 0),
        "the total is the sum of the faces",
      );
      const message = await ChatMessage.create({ rolls: [JSON.stringify(roll)] });
      holds(message.rolls[0] instanceof Roll, "a roll");
      same(message.rolls[0]?.total, roll.total, "its total");
    },
  },
  {
    id: "chat.dice-by-config",
    says: "Dice are drawn by CONFIG.Dice.randomUniform.",
    ground: "types",
    source: "api A8",
    kind: "single",
    run: async () => {
      const draw = CONFIG.Dice.randomUniform;
      try {
        const thrown: number[] = [];
        for (const value of [0.01, 0.99]) {
          CONFIG.Dice.randomUniform = () => value;
          thrown.push((await new Roll("1d20").evaluate()).total);
        }
        // Whether 0 stands for the lowest face or the highest isn't said anywhere.
        same(
          thrown.sort((a, b) => a - b),
          [1, 20],
          "both ends",
        );
      } finally {
        CONFIG.Dice.randomUniform = draw;
      }
      await rest(0);
    },
  },
];

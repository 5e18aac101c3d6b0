import { gm, player, type Entry } from "../page/entry.js";
import { fails, holds, rest, same, until } from "../page/demand.js";
import { heard, ID, makeActor, makeToken, messageBy, range, thePlayer } from "../page/fixtures.js";
import type { Data, Message, User } from "../page/host.js";

/** What people at one table share: settings, roles, questions, the clock, the chat. */
export const TABLE: Entry[] = [
  {
    id: "settings.default",
    says: "A setting that nobody has written has its default; a written one is cast to its type.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      same([game.settings.get(ID, "local"), game.settings.get(ID, "own")], [1, ""], "defaults");
      await game.settings.set(ID, "local", "5");
      same(game.settings.get(ID, "local"), 5, "a numeral for a number");
      await game.settings.set(ID, "local", 1);
    },
  },
  {
    id: "settings.unregistered",
    says: "A setting that isn't registered can neither be read nor written.",
    ground: "types",
    source: "api 5",
    kind: "single",
    run: async () => {
      await fails(() => game.settings.get(ID, "unheardOf"), "reading");
      await fails(() => game.settings.set(ID, "unheardOf", 1), "writing");
    },
  },
  {
    id: "settings.user-scope",
    says: "A setting of scope user is the user's own: a player may write it, and another user's stays.",
    ground: "types",
    source: "api 5",
    kind: "pair",
    steps: [
      player(async () => {
        await game.settings.set(ID, "own", "mine");
        same(game.settings.get(ID, "own"), "mine", "here");
      }),
      gm(async () => {
        await rest(80);
        same(game.settings.get(ID, "own"), "", "there");
      }),
      player(() => game.settings.set(ID, "own", "")),
    ],
  },
  {
    id: "settings.no-change",
    says: "Writing the value that a setting has already tells no onChange.",
    ground: "inferred",
    source: "api 4 (an empty diff)",
    kind: "single",
    run: async () => {
      await game.settings.set(ID, "mode", "wild");
      await until(() => range().settingChanges.length === 1, "the change");
      await game.settings.set(ID, "mode", "wild");
      await rest(50);
      same(range().settingChanges, ["wild"], "changes");
      await game.settings.set(ID, "mode", "calm");
    },
  },
  {
    id: "users.words",
    says: "A user tells whether it is this one, a game master, the active one, and which role it has.",
    ground: "types",
    source: "api 7",
    kind: "pair",
    steps: [
      gm(() => {
        same([game.user.isSelf, game.user.isGM, game.user.active], [true, true, true], "the own user");
        same([thePlayer().isSelf, thePlayer().isGM, thePlayer().role], [false, false, 1], "the player");
        return game.userId;
      }),
      player((id: string) => {
        const master = game.users.get(id);
        same([master?.isSelf, master?.isGM, master?.isActiveGM], [false, true, true], "the game master there");
        same(CONST.USER_ROLES["GAMEMASTER"], master?.role, "its role");
      }),
    ],
  },
  {
    id: "users.designated",
    says: "Of those who pass a test the one of the highest role is designated, the same on every client.",
    ground: "types",
    source: "api 7",
    kind: "pair",
    steps: [
      gm(() => game.users.getDesignatedUser(({ active }: User) => active)?.id ?? null),
      player((id: string) => {
        same(game.users.getDesignatedUser(({ active }: User) => active)?.id, id, "of all who are connected");
        same(id, game.users.activeGM?.id, "it is the active game master");
        same(game.users.getDesignatedUser(({ isGM, active }: User) => active && !isGM)?.id, game.userId, "of players");
        same(
          game.users.getDesignatedUser(() => false),
          null,
          "of nobody",
        );
        same([game.user.isDesignated(({ active }: User) => active)], [false], "this user of all");
      }),
    ],
  },
  {
    id: "users.permissions",
    says: "A player may query others; to write settings of the world or to make tokens a player may not.",
    ground: "types",
    source: "api 7",
    kind: "single",
    seat: "player",
    run: () => {
      const may = (name: string): boolean => game.user.can(name);
      same([may("QUERY_USER"), may("SETTINGS_MODIFY"), may("TOKEN_CREATE")], [true, false, false], "permissions");
    },
  },
  {
    id: "queries.unknown",
    says: "A query of which the other client has no handler rejects.",
    ground: "inferred",
    source: "api 7 (failure modes)",
    kind: "pair",
    steps: [
      player(() => game.userId),
      gm(async (id: string) => {
        await fails(() => game.users.get(id)?.query(`${ID}.unheardOf`, {}, { timeout: 1000 }), "an unknown query");
      }),
    ],
  },
  {
    id: "queries.absent",
    says: "A query to a user who isn't there rejects.",
    ground: "inferred",
    source: "api 7 (failure modes), appendix B6",
    kind: "single",
    run: async () => {
      const absent = game.users.find(({ active }) => !active);
      if (!absent) throw new Error("everybody is here");
      await fails(() => absent.query(`${ID}.double`, { value: 1 }, { timeout: 500 }), "a query to nobody");
    },
  },
  {
    id: "table.pause",
    says: "A pause of the game is told to every client by pauseGame, and seen in game.paused.",
    ground: "types",
    source: "api 7",
    kind: "pair",
    steps: [
      player(() => void Object.assign(globalThis, { rangePauses: heard("pauseGame") })),
      gm(async () => {
        game.togglePause(true, { broadcast: true });
        await until(() => game.paused, "the pause");
      }),
      player(async () => {
        const { rangePauses } = globalThis as unknown as { rangePauses: [boolean][] };
        await until(() => game.paused, "the pause there");
        same(rangePauses[0]?.[0], true, "told");
      }),
      gm(async () => {
        game.togglePause(false, { broadcast: true });
        await until(() => !game.paused, "the end");
      }),
    ],
  },
  {
    id: "table.clock",
    says: "The world's clock goes on for everybody, told by updateWorldTime with the new time and by how much.",
    ground: "types",
    source: "api 3.2 (worldTime)",
    kind: "pair",
    steps: [
      player(() => {
        Object.assign(globalThis, { rangeTimes: heard("updateWorldTime") });
        return game.time.worldTime;
      }),
      gm((before: number) => game.time.advance(6).then(() => before)),
      player(async (before: number) => {
        const { rangeTimes } = globalThis as unknown as { rangeTimes: [number, number][] };
        const [time, delta] = await until(() => rangeTimes[0], "the hook");
        same([time, delta, game.time.worldTime], [before + 6, 6, before + 6], "time, by how much, and the clock");
      }),
      gm(() => game.time.advance(-6)),
    ],
  },
  {
    id: "chat.speaker",
    says: "getSpeaker tells scene, actor, token and alias of whoever speaks.",
    ground: "types",
    source: "api 6",
    kind: "single",
    run: async () => {
      const token = await makeToken({ name: "Speaker" });
      const speaker = ChatMessage.getSpeaker({ token });
      same(
        [speaker["scene"], speaker["token"], speaker["actor"], speaker["alias"]],
        [canvas.scene.id, token.id, token.actor?.id, "Speaker"],
        "a token's",
      );
      const actor = await makeActor({ name: "Other" });
      same(
        [ChatMessage.getSpeaker({ actor })["actor"], ChatMessage.getSpeaker({ actor })["alias"]],
        [actor.id, "Other"],
        "an actor's",
      );
    },
  },
  {
    id: "chat.styles",
    says: "The styles of messages have their numbers, and a message has one beside its type.",
    ground: "types",
    source: "api 6",
    kind: "single",
    run: async () => {
      const { OTHER, OOC, IC, EMOTE } = CONST.CHAT_MESSAGE_STYLES;
      same([OTHER, OOC, IC, EMOTE], [0, 1, 2, 3], "numbers");
      const message = await ChatMessage.create({ content: "waves", style: EMOTE });
      same([message.style, message.type], [3, "base"], "style and type");
    },
  },
  {
    id: "chat.to-message",
    says: "toMessage of a roll makes a message with it; with create false only the data.",
    ground: "types",
    source: "api 6",
    kind: "single",
    run: async () => {
      const roll = await new Roll("1d1 + 4").evaluate();
      const before = game.messages.size;
      await roll.toMessage({ flavor: "Luck" }, { create: false });
      same(game.messages.size, before, "messages after the data alone");
      const message = (await roll.toMessage({ flavor: "Luck" })) as Message;
      same([message.rolls[0]?.total, message.flavor, game.messages.size], [5, "Luck", before + 1], "the message");
    },
  },
  {
    id: "chat.roll-data",
    says: "A roll takes values from its data by @, and keeps the highest or the lowest dice.",
    ground: "types",
    source: "api 6",
    kind: "single",
    run: async () => {
      const plain = await new Roll("1d1 + @hp", { hp: 6 }).evaluate();
      same(plain.total, 7, "a value from the data");
      const { randomUniform } = CONFIG.Dice;
      const faces = [0.9, 0.1];
      CONFIG.Dice.randomUniform = () => faces.shift() ?? 0.5;
      try {
        const kept = await new Roll("2d20kh").evaluate();
        const results = kept.dice[0]?.results.map(({ result }) => result) ?? [];
        same([results.length, kept.total], [2, Math.max(...results)], "the higher of two");
      } finally {
        CONFIG.Dice.randomUniform = randomUniform;
      }
    },
  },
  {
    id: "chat.delete-right",
    says: "A player may delete the own message and no other.",
    ground: "types",
    source: "api 6",
    kind: "pair",
    steps: [
      gm(async () => (await ChatMessage.create({ content: "stays" })).id),
      player(async (id: string) => {
        await until(() => game.messages.get(id), "the message");
        await fails(() => messageBy(id).delete(), "another's");
        const own = await ChatMessage.create({ content: "goes" });
        await own.delete();
        same([game.messages.has(id), game.messages.has(own.id)], [true, false], "what is left");
      }),
    ],
  },
  {
    id: "chat.clean-content",
    says: "A message's content is shown without scripts and without handlers of its own.",
    ground: "seen",
    source: "api 6 (content is sanitised)",
    kind: "single",
    run: async () => {
      const content = '<p class="said" onclick="window.rangeHit = 1">Said</p><script>window.rangeHit = 2</script>';
      const message = await ChatMessage.create({ content });
      const html = await message.renderHTML();
      const said = html.querySelector(".said");
      same(
        [said?.textContent, said?.hasAttribute("onclick"), html.querySelector("script")],
        ["Said", false, null],
        "html",
      );
    },
  },
  {
    id: "chat.whisper-names",
    says: "getWhisperRecipients finds game masters by GM, and users by their name.",
    ground: "types",
    source: "api 6",
    kind: "single",
    run: () => {
      const ids = (name: string): string[] => ChatMessage.getWhisperRecipients(name).map(({ id }) => id);
      holds(ids("GM").includes(game.userId), "game masters");
      same(ids(thePlayer().name), [thePlayer().id], "a player");
    },
  },
  {
    id: "chat.flags-shared",
    says: "Flags and system of a whisper are in the data of every client: a message keeps no secret.",
    ground: "inferred",
    source: "api 6, audit 10",
    kind: "pair",
    steps: [
      gm(async () => {
        const data: Data = { content: "secret", whisper: [game.userId], flags: { [ID]: { word: "known" } } };
        return (await ChatMessage.create(data)).id;
      }),
      player(async (id: string) => {
        const message = await until(() => game.messages.get(id), "the message");
        same([message.visible, message.getFlag(ID, "word")], [false, "known"], "seen, and known");
      }),
    ],
  },
];

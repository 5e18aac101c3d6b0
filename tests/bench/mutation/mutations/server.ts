import type { Mutation } from "../mutation.js";

const PERMISSIONS = "tabletop/server/operations/permissions.ts";
const TABLE = "tabletop/server/net/table.ts";

/** What the server no longer enforces, or no longer keeps apart. */
export const SERVER: readonly Mutation[] = [
  {
    name: "no-permission-check",
    breaks: "the server lets everybody do everything",
    edits: [{ file: PERMISSIONS, find: "if (isAllowed(question)) return;", put: "if (question.user) return;" }],
    asks: ["documents.unowned-refused", "documents.owner-may", "documents.own-flag", "settings.player-refused"],
  },
  {
    name: "default-before-own-level",
    breaks: "the default ownership comes before a user's own entry",
    edits: [
      {
        file: PERMISSIONS,
        find: 'const level = ownership[user._id] ?? ownership["default"];',
        put: 'const level = ownership["default"] ?? ownership[user._id];',
      },
    ],
    asks: ["documents.unowned-refused", "documents.owner-may", "movement.player"],
  },
  {
    name: "player-writes-combats",
    breaks: "a player's update of a combat may hold more than the turn",
    edits: [
      {
        file: PERMISSIONS,
        find: "Combat: { update: ({ changes }) => only(changes, CURRENT_TURN_KEYS) },",
        put: "Combat: { update: anyone },",
      },
    ],
    asks: ["combat.player-turn-only", "combat.can-modify", "combat.combatant-owner"],
  },
  {
    name: "self-echo",
    breaks: "who sends a message hears it as well",
    edits: [
      {
        file: "tabletop/server/net/sessions.ts",
        find: "return [...this.#connections].filter((connection) => connection !== than);",
        put: "return than ? [...this.#connections] : [];",
      },
    ],
    asks: ["sockets.", "documents.hooks-where"],
  },
  {
    name: "unsigned-messages",
    breaks: "a message comes without the id of its sender",
    edits: [
      { file: TABLE, find: "other.sendRaw(event, payload, connection.userId);", put: "other.sendRaw(event, payload);" },
    ],
    asks: ["sockets."],
  },
  {
    name: "no-recipients",
    breaks: "a message for some goes to everybody",
    edits: [
      { file: TABLE, find: "if (!chosen || chosen.includes(other.userId))", put: "if (!chosen || other.userId)" },
    ],
    asks: ["sockets."],
  },
  {
    name: "nobody-told-of-leaving",
    breaks: "nobody is told that a user has left",
    edits: [{ file: TABLE, find: "if (left) this.#announce(connection, false);", put: "void left;" }],
    asks: ["bench.stop-on-disconnect", "bench.drag"],
  },
  {
    name: "author-by-claim",
    breaks: "a message belongs to whom it names as its author",
    edits: [
      {
        file: "tabletop/server/operations/create.ts",
        find: 'if (!isGameMaster(user) || typeof data["author"] !== "string")',
        put: 'if (typeof data["author"] !== "string")',
      },
    ],
    asks: ["chat.author", "chat.whisper"],
  },
];

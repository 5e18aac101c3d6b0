import type { Mutation } from "../mutation.js";

const APPLY = "tabletop/client/documents/database/apply.ts";
const UPDATE = "tabletop/client/documents/database/initiate-update.ts";
const OPERATION = "tabletop/client/documents/database/operation.ts";
const HOOKS = "tabletop/client/globals/hooks.ts";
const TOKEN = "tabletop/client/documents/token-base.ts";

const PRE_HOOK = "Hooks.call(`preUpdate${cls.documentName}`, document, change, operation, user.id)";

/** What is no longer done when documents change, or done where it mustn't be. */
export const DOCUMENTS: readonly Mutation[] = [
  {
    name: "hooks-awaited",
    breaks: "a pre hook's promise of false is awaited, and cancels",
    edits: [
      {
        file: UPDATE,
        find: PRE_HOOK,
        put: "(await Promise.all((Hooks.events[`preUpdate${cls.documentName}`] ?? []).map(({ fn }) => fn(document, change, operation, user.id)))).every((answer) => answer !== false)",
      },
    ],
    asks: ["documents.pre-async", "documents.pre-false", "boot.not-awaited"],
  },
  {
    name: "pre-hooks-everywhere",
    breaks: "pre hooks run on every client",
    edits: [
      {
        file: APPLY,
        find: "  const applied = changes.flatMap((change) => {",
        put: "  for (const change of changes) Hooks.call(`preUpdate${effect.cls.documentName}`, effect.store.collection?.get(String(change._id)), change, effect.options, effect.userId);\n  const applied = changes.flatMap((change) => {",
      },
    ],
    asks: ["documents.hooks-where", "documents.pre-false", "documents.empty-diff"],
  },
  {
    name: "post-hooks-at-home",
    breaks: "post hooks run on the initiator alone",
    edits: [
      {
        file: APPLY,
        find: "if (effect.options.noHook === true) return;",
        put: "if (effect.options.noHook === true || effect.userId !== getGame().userId) return;",
      },
    ],
    asks: ["documents.hooks-where", "documents.status-everywhere", "documents.empty-diff"],
  },
  {
    name: "post-hooks-unsigned",
    breaks: "post hooks name the user of their own client, not the initiator",
    edits: [
      {
        file: APPLY,
        find: "...change, effect.options, effect.userId);",
        put: "...change, effect.options, getGame().userId);",
      },
    ],
    asks: ["documents.hooks-where", "documents.empty-diff"],
  },
  {
    name: "empty-diff-sent",
    breaks: "an update that changes nothing is sent, and calls hooks",
    edits: [
      {
        file: UPDATE,
        find: "if (operation.diff !== false && isEmptyChange(change)) return undefined;",
        put: "void isEmptyChange;",
      },
      { file: UPDATE, find: "if (operation.diff !== false && isEmptyChange(final)) return undefined;", put: "" },
    ],
    asks: ["documents.empty-diff", "documents.pre-false"],
  },
  {
    name: "whole-change-sent",
    breaks: "what is sent is what was given, not what differs",
    edits: [
      {
        file: UPDATE,
        find: "  if (operation.diff !== false) return difference;\n",
        put: "  if (Object.keys(difference).length === 0) return difference;\n",
      },
    ],
    asks: ["documents.hooks-where", "documents.empty-diff"],
  },
  {
    name: "optimistic",
    breaks: "a document changes before the server has answered",
    edits: [
      {
        file: UPDATE,
        find: "  return { document, change: { ...final, _id: id } };",
        put: "  document.updateSource(final);\n  return { document, change: { ...final, _id: id } };",
      },
    ],
    asks: ["documents.nothing-optimistic", "documents.same-order", "documents.empty-diff"],
  },
  {
    name: "sets-cross",
    breaks: "a set in the options of an operation crosses as a list",
    edits: [
      {
        file: OPERATION,
        find: "return JSON.parse(JSON.stringify(value)) as T;",
        put: "return JSON.parse(JSON.stringify(value, (_key, inner) => (inner instanceof Set ? [...inner] : inner))) as T;",
      },
    ],
    asks: ["documents.json", "sockets.json"],
  },
  {
    name: "unlinked-is-linked",
    breaks: "the actor of an unlinked token is the world's",
    edits: [{ file: TOKEN, find: "return this.isLinked || !this.delta ?", put: "return this.baseActor ?" }],
    asks: ["documents.unlinked", "documents.linked"],
  },
  {
    name: "statuses-not-rebuilt",
    breaks: "statuses stay when their effect is gone",
    edits: [
      {
        file: "tabletop/client/documents/actor.ts",
        find: 'if (phase === "initial") this.statuses.clear();',
        put: "void phase;",
      },
    ],
    asks: ["documents.status", "documents.status-everywhere"],
  },
  {
    name: "effect-id-ignored",
    breaks: "the effect of a status has an id of its own",
    edits: [{ file: "tabletop/client/documents/actor.ts", find: "{ keepId: Boolean(status._id) }", put: "{}" }],
    asks: ["documents.status", "documents.status-everywhere"],
  },
  {
    name: "any-falsy-cancels",
    breaks: "a hook is stopped by zero and null as by false",
    edits: [
      {
        file: HOOKS,
        find: "if (run(entry, args) === false) return false;",
        put: 'if ([false, 0, null, ""].includes(run(entry, args) as never)) return false;',
      },
    ],
    asks: ["boot.strict-false", "boot.call-all"],
  },
  {
    name: "errors-spread",
    breaks: "a listener that throws keeps the others from being called",
    edits: [
      {
        file: HOOKS,
        find: 'const location = entry.hook === "error"',
        put: 'if (entry.hook !== "error") throw error;\n    const location = entry.hook === "error"',
      },
    ],
    asks: ["boot.throwing-listener", "boot.call-all"],
  },
  {
    name: "once-for-ever",
    breaks: "a listener of once is called again and again",
    edits: [{ file: HOOKS, find: "  if (entry.once) Hooks.off(entry.hook, entry.id);\n", put: "" }],
    asks: ["boot.once-and-off", "boot.call-all"],
  },
  {
    name: "everybody-active",
    breaks: "each game master's client takes itself for the active one",
    edits: [
      {
        file: "tabletop/client/documents/collections/users.ts",
        find: "user.active && user.isGM)",
        put: "user.active && user.isGM && (user.isSelf || !this.current?.isGM))",
      },
    ],
    asks: ["bench.hand-over", "users.active-gm"],
  },
  {
    name: "absent-active",
    breaks: "a game master who isn't there is active",
    edits: [
      { file: "tabletop/client/documents/collections/users.ts", find: "user.active && user.isGM)", put: "user.isGM)" },
    ],
    asks: ["bench.hand-over", "users.active-gm"],
  },
  {
    name: "socket-not-buffered",
    breaks: "what comes while a client loads is played at once",
    edits: [
      {
        file: "tabletop/client/game/game-socket.ts",
        find: "#waiting: [string, unknown[]][] | null = [];",
        put: "#waiting: [string, unknown[]][] | null = null;",
      },
    ],
    asks: ["bench.socket-buffer", "sockets.sender"],
  },
  {
    name: "stub-hidden",
    breaks: "a whispered roll is not even a stub for others",
    edits: [
      {
        file: "tabletop/client/documents/chat-message.ts",
        find: "if (!this.whisper.length || this.isRoll) return true;",
        put: "if (!this.whisper.length) return true;",
      },
    ],
    asks: ["chat.whispered-roll", "chat.whisper"],
  },
  {
    name: "whisper-read-by-all",
    breaks: "everybody reads a whisper",
    edits: [
      {
        file: "tabletop/client/documents/chat-message.ts",
        find: "    return user !== null && (this.whisper.includes(user.id) || (this.isAuthor && !this.blind));",
        put: "    return user !== null;",
      },
    ],
    asks: ["chat.whisper", "chat.blind", "chat.sub-type"],
  },
  {
    name: "keys-by-order-alone",
    breaks: "key bindings are asked without regard to their precedence",
    edits: [
      {
        file: "tabletop/client/game/keyboard/client-keybindings.ts",
        find: "a.config.precedence - b.config.precedence || a.config.order - b.config.order",
        put: "a.config.order - b.config.order",
      },
    ],
    asks: ["keys.precedence", "keys.arrow"],
  },
];

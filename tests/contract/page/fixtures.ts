import type {
  Actor as ActorDocument,
  Combat as CombatDocument,
  Combatant,
  Data,
  Document,
  DocumentClass,
  Message,
  Region,
  Token,
} from "./host.js";
import type { Movement, User } from "./host.js";

export const CELL = 100;

/** What the range is called in the package that carries it. */
export interface Names {
  readonly id: string;
  /** types of documents: an actor, an item, two region behaviours, of which the gate listens to who moves in and out */
  readonly creature: string;
  readonly thing: string;
  readonly terrain: string;
  readonly gate: string;
  /** path of a template */
  readonly head: string;
  /** the language key below which its words stand, and what they are in each language */
  readonly words: string;
  readonly texts: { readonly en: Words } & Readonly<Record<string, Words>>;
}

/** What the words of a package are in a language; `hello` is a greeting up to the name that is filled in. */
export interface Words {
  readonly plain: string;
  readonly dotted: string;
  readonly hello: string;
}

/** What the system notes on each client. */
export interface Range {
  names: Names;
  /** the player who owns whatever is made `owned`, where nobody is called player1 */
  player?: string;
  boot: { hook: string; ready: boolean }[];
  inInit: unknown;
  writeInInit: string | null;
  /** `after`: the hook of the boot that came last before */
  socket: { payload: unknown; senderId: unknown; after?: string; ready: boolean }[];
  settingChanges: unknown[];
  keys: string[];
  turnEvents: { combat: string; name: string; combatant: string | null; context: Data | null; gm: boolean }[];
  judge: ((token: Token, movement: Movement, operation: Data) => unknown) | null;
  arrived: ((token: Token, movement: Movement, operation: Data, user: User) => void) | null;
  sort: ((a: Combatant, b: Combatant) => number) | null;
  mayChange: { turn: boolean; round: boolean } | null;
  actions: { app: string; what: string; button: number }[];
  ruler?: { stage: string; cost: number; asked: number };
  segments?: number;
  consumes?: boolean;
  takesUndo?: boolean;
  /** whether what this client makes is marked as made by an entry */
  marks: boolean;
}

export const range = (): Range => (globalThis as unknown as { range: Range }).range;

export const names = (): Names => range().names;

/** The words in this client's language, or in English, in which a package speaks to whoever has another. */
export const wordsHere = (): Words => names().texts[game.i18n.lang] ?? names().texts.en;

/** Of the package that carries the range; where entries are only listed there is none. */
export const ID = (globalThis as { range?: Range }).range?.names.id ?? "";

const listeners: [string, number][] = [];

/** All calls of a hook from now on, each with its arguments; forgotten when the entry ends. */
export function heard<T extends unknown[]>(hook: string): T[] {
  const calls: T[] = [];
  listen(hook, (...args: T) => void calls.push(args));
  return calls;
}

/** Listens to a hook until the entry ends. */
export function listen(hook: string, listener: (...args: never[]) => unknown): void {
  listeners.push([hook, Hooks.on(hook, listener)]);
}

/** The player who owns whatever is made `owned`. */
export const thePlayer = (): User => {
  const chosen = range().player;
  const user = game.users.find((each) => !each.isGM && (chosen ? each.id === chosen : each.name === "player1"));
  if (!user) throw new Error("no player in this world");
  return user;
};

export function makeActor({ owned = false, ...data }: Data & { owned?: boolean } = {}): Promise<ActorDocument> {
  const ownership = { default: 0, ...(owned ? { [thePlayer().id]: 3 } : {}) };
  return Actor.create({ name: "Subject", type: names().creature, ownership, ...data });
}

/** A token on the viewed scene, with an actor of its own: linked unless told otherwise. */
export async function makeToken({
  owned = false,
  at = [1, 1],
  actor,
  ...data
}: Data & { owned?: boolean; at?: [number, number]; actor?: ActorDocument } = {}): Promise<Token> {
  const whose = actor ?? (await makeActor({ owned }));
  const place = { x: at[0] * CELL, y: at[1] * CELL };
  const source = { name: "Subject", actorId: whose.id, actorLink: true, ...place, ...data };
  const [token] = await canvas.scene.createEmbeddedDocuments("Token", [source]);
  if (!token) throw new Error("no token was made");
  return token as Token;
}

/** A fight of these tokens, in this order of initiative. */
export async function makeFight(
  tokens: Token[],
  { start = false, active = true }: { start?: boolean; active?: boolean } = {},
): Promise<CombatDocument> {
  const combat = await Combat.create({ scene: canvas.scene.id, active });
  const data = tokens.map((token, index) => ({
    ...{ tokenId: token.id, sceneId: canvas.scene.id, actorId: token.actor?.id },
    initiative: 20 - index,
  }));
  await combat.createEmbeddedDocuments("Combatant", data);
  if (start) await combat.startCombat();
  return combat;
}

export async function makeFighters(count: number, options: { start?: boolean; owned?: boolean } = {}) {
  const tokens: Token[] = [];
  for (let i = 0; i < count; i++) tokens.push(await makeToken({ at: [1, 1 + i], owned: options.owned ?? false }));
  const combat = await makeFight(tokens, options);
  return { combat, tokens };
}

export async function makeRegion(shape: Data, behaviors: Data[] = []): Promise<Region> {
  const source = { name: "Patch", shapes: [{ hole: false, ...shape }], behaviors };
  const [region] = await canvas.scene.createEmbeddedDocuments("Region", [source]);
  if (!region) throw new Error("no region was made");
  return region as Region;
}

export const actorBy = (id: string): ActorDocument => demanded(game.actors.get(id), "actor", id);
export const tokenBy = (id: string): Token => demanded(canvas.scene.tokens.get(id), "token", id);
export const fightBy = (id: string): CombatDocument => demanded(game.combats.get(id), "combat", id);
export const messageBy = (id: string): Message => demanded(game.messages.get(id), "message", id);
export const fighterBy = (combat: CombatDocument, id: string): Combatant =>
  demanded(combat.combatants.get(id), "combatant", id);

/** The cells of waypoints, as `column,row`. */
export const cellsOf = (waypoints: readonly { x: number; y: number }[]): string[] =>
  waypoints.map(({ x, y }) => `${Math.round(x / CELL)},${Math.round(y / CELL)}`);

/** A waypoint of a cell. */
export const to = (column: number, row: number, more: Data = {}): Data => ({
  x: column * CELL,
  y: row * CELL,
  ...more,
});

export const cellOf = (token: { x: number; y: number }): string => cellsOf([token])[0] ?? "";

/** A key that goes down and up with nothing focused, by its code. */
export const press = (code: string, modifiers: KeyboardEventInit = {}): void => {
  const key = code.replace(/^Key/, "").toLowerCase();
  for (const type of ["keydown", "keyup"])
    document.body.dispatchEvent(
      new KeyboardEvent(type, {
        code,
        key: code.startsWith("Key") ? key : code,
        bubbles: true,
        cancelable: true,
        ...modifiers,
      }),
    );
};

/** This client forgets what the entry has set up in it. */
export function forget(): void {
  for (const [hook, listener] of listeners.splice(0)) Hooks.off(hook, listener);
  const notes = range();
  Object.assign(notes, { judge: null, arrived: null, sort: null, mayChange: null, consumes: false, takesUndo: false });
  for (const list of [notes.socket, notes.settingChanges, notes.keys, notes.turnEvents, notes.actions]) list.length = 0;
}

/** Deletes whatever bears the mark of an entry, and nothing else. On the game master's client. */
export async function cleanWorld(): Promise<void> {
  const made = (collection: Iterable<Document>): string[] =>
    [...collection].filter(({ flags }) => flags[ID]?.["contract"] === true).map(({ id }) => id);
  await deleteMade(Combat, made(game.combats));
  await deleteMade(ChatMessage, made(game.messages));
  for (const scene of game.scenes)
    for (const [name, ids] of Object.entries({ Token: made(scene.tokens), Region: made(scene.regions) }))
      if (ids.length > 0) await scene.deleteEmbeddedDocuments(name, ids);
  await deleteMade(Scene, made(game.scenes));
  await deleteMade(Macro, made(game.macros));
  await deleteMade(Item, made(game.items));
  await deleteMade(Actor, made(game.actors));
}

/** Takes all flags of the package off a document that stays, and their scope with them. */
export async function takeFlags(document: Document): Promise<void> {
  const operator = (globalThis as { _del?: unknown })._del;
  await document.update({ flags: operator === undefined ? { [`-=${ID}`]: null } : { [ID]: operator } });
}

async function deleteMade<T extends Document>(documents: DocumentClass<T>, ids: string[]): Promise<void> {
  if (ids.length > 0) await documents.deleteDocuments(ids);
}

function demanded<T>(document: T | undefined, what: string, id: string): T {
  if (document === undefined) throw new Error(`this client has no ${what} ${id}`);
  return document;
}

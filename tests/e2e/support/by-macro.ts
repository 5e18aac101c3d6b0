import type { Seat } from "./seat.js";

/** The little of a client's documents that macros of tests touch. */
export interface MacroWorld {
  readonly game: {
    readonly combats: { readonly contents: readonly MacroCombat[] };
    readonly actors: { get(id: string): MacroDocument | undefined };
    readonly scenes: { readonly contents: readonly MacroScene[] };
    readonly messages: { readonly contents: readonly { readonly type: string; readonly system: { kind: string } }[] };
    readonly socket: { emit(channel: string, message: unknown, options?: object): void };
    readonly users: { readonly activeGM: { readonly id: string } | null };
    togglePause(paused: boolean, options: object): unknown;
  };
}

interface MacroDocument {
  update(changes: object, options?: object): Promise<unknown>;
  delete(): Promise<unknown>;
}

interface MacroScene extends MacroDocument {
  readonly id: string;
  readonly tokens: { get(id: string): MacroToken | undefined };
}

interface MacroToken extends MacroDocument {
  readonly actorId: string;
  readonly actor: MacroDocument & { toggleStatusEffect(id: string, options: object): Promise<unknown> };
}

interface MacroCombat extends MacroDocument {
  readonly id: string;
  readonly turn: number | null;
  readonly round: number;
  readonly combatants: {
    readonly contents: readonly (MacroDocument & { readonly id: string; tokenId: string; initiative: number })[];
  };
}

/** What becomes of a document. */
export type Deed =
  | { readonly kind: "update"; readonly changes: object; readonly options?: object }
  | { readonly kind: "delete" }
  | { readonly kind: "status"; readonly id: string; readonly active: boolean };

/** Which document a macro lays hands on, all by the id of the token. */
export type Thing = "token" | "actor" | "combatant" | "combat" | "scene";

/** Does something to a document as a macro, a HUD or another package would; tells whether the host let it. */
export const byMacro = (seat: Seat, thing: Thing, tokenId: string, deed: Deed): Promise<boolean> =>
  seat.page.evaluate(
    async ([of, id, done]) => {
      const { game } = globalThis as unknown as MacroWorld;
      const [combat] = game.combats.contents;
      const scene = game.scenes.contents.find(({ tokens }) => tokens.get(id) !== undefined);
      const token = scene?.tokens.get(id);
      const combatant = combat?.combatants.contents.find((each) => each.tokenId === id);
      // What is deleted is the actor of the world; a token's own actor goes with its token.
      const actor = done.kind === "delete" ? game.actors.get(token?.actorId ?? "") : token?.actor;
      const found = { token, actor, combatant, combat, scene }[of];
      if (!found) throw new Error(`no ${of} of ${id}`);
      try {
        if (done.kind === "update") await found.update(done.changes, done.options);
        else if (done.kind === "delete") await found.delete();
        else await token?.actor.toggleStatusEffect(done.id, { active: done.active });
        return true;
      } catch {
        return false;
      }
    },
    [thing, tokenId, deed] as const,
  );

/** Cards of a kind in this client's chat. */
export const cardsIn = (seat: Seat, kind: string): Promise<number> =>
  seat.page.evaluate(
    (wanted) =>
      (globalThis as unknown as MacroWorld).game.messages.contents.filter(
        ({ type, system }) => type === "card" && system.kind === wanted,
      ).length,
    kind,
  );

/** The page hangs in that call from now on, as if it died there. */
export const hangIn = (seat: Seat, owner: "Actor" | "ChatMessage" | "Roll" | "TokenDocument"): Promise<void> =>
  seat.page.evaluate((name) => {
    type Hanging = Record<string, unknown>;
    const classes = globalThis as unknown as Record<string, Hanging & { prototype: Hanging }>;
    const forever = (): Promise<never> => new Promise<never>(() => undefined);
    const cls = classes[name];
    if (!cls) throw new Error(`no ${name}`);
    if (name === "ChatMessage") cls["create"] = forever;
    else cls.prototype[{ Actor: "update", Roll: "evaluate", TokenDocument: "move" }[name] ?? ""] = forever;
  }, owner);

/** What a game master reads in a notice that stays. */
export const isTold = (seat: Seat, text: string | RegExp): Promise<void> =>
  seat.waitForText(text, seat.page.locator("#notifications"));

/** What a client's own hands report of themselves; see {@link installHands}. */
export interface Look {
  readonly ready: boolean;
  readonly revision: number;
  readonly tasks: readonly string[];
  readonly windows: readonly string[];
  readonly rolls: string | null;
  readonly active: string | null;
  readonly waiting: boolean;
  /** Commands of these hands whose outcome isn't known yet. */
  readonly unsettled: readonly string[];
  readonly held: readonly string[];
  readonly questions: number;
  readonly dialogs: number;
  readonly prompts: number;
  /** Creatures whose token stands elsewhere than the ledger says. */
  readonly astray: readonly string[];
  /** Slots or ways with less than nothing, or more than their measure. */
  readonly beyondMeasure: readonly string[];
  readonly ledger: string;
  readonly encounter: string;
  readonly operationsWaiting: number;
}

/** What became of a command that the hands sent. */
export interface Sent {
  readonly kind: string;
  readonly ok: boolean;
  readonly revision: number | null;
  readonly codes: readonly string[];
}

/** What a step tells the hands. */
export interface Errand {
  readonly what: string;
  readonly by: number;
  readonly other: number;
  readonly away: readonly [number, number];
  readonly n: number;
  readonly yes: boolean;
}

export interface Hands {
  look(): Look;
  /** Whether these hands play whoever has the turn. */
  playsActive(): boolean;
  /** False where there was nothing to do. */
  run(errand: Errand): boolean;
  /** The token that the step means, and a cell from which it is so far away. */
  aim(errand: Errand): { token: string; cell: [number, number] } | null;
  takeSent(): Sent[];
  /** Presses something in each question, dialog and prompt; `runOut`: prompts are left alone. */
  settle(salt: number, runOut: boolean): number;
  heal(): boolean;
}

export interface HandsPage {
  soak: Hands;
}

type Json = Record<string, unknown>;

interface Creature {
  readonly position: { readonly cell: readonly [number, number]; readonly elevation: number } | null;
  readonly out: boolean;
  readonly vitals: Readonly<Record<string, number>>;
}

interface Session {
  readonly encounter: {
    readonly round: number;
    readonly active: string | null;
    readonly order: readonly string[];
    readonly creatures: Readonly<Record<string, Creature>>;
    readonly tasks: readonly { readonly id: string; readonly act: { readonly by: string; readonly action: string } }[];
    readonly windows: readonly {
      readonly id: string;
      readonly responders: readonly { readonly creature: string; readonly answer: object | null }[];
    }[];
    readonly rolls: { readonly id: string } | null;
  };
  readonly ruleset: {
    readonly actions: readonly { readonly id: string; readonly targeting: string; readonly attack: boolean }[];
    readonly slots: readonly { readonly id: string }[];
  };
  readonly scene: { readonly profiles: ReadonlyMap<string, { readonly attacks: readonly { readonly id: string }[] }> };
  readonly revision: number;
  forecast(act: object): { readonly refusal: object | null; readonly provocations: readonly unknown[] };
  economyOf(creature: string): {
    readonly slots: readonly { readonly slot: string; readonly left: number; readonly max: number }[];
    readonly movement: { readonly left: number; readonly budget: number } | null;
  } | null;
  send(command: object): Promise<{
    readonly ok: boolean;
    readonly value?: number;
    readonly error?: { readonly reasons: readonly { readonly code: string }[] };
  }>;
  isWaiting(): boolean;
  owns(creature: string): boolean;
  tokenOf(creature: string): Token | null;
  actorOf(creature: string): Actor | null;
  combatantOf(creature: string): Updated | null;
}

interface Updated {
  update(changes: Json): Promise<unknown>;
}

interface Actor extends Updated {
  readonly isOwner: boolean;
  readonly system: { readonly hp?: { readonly value: number; readonly max: number } };
  readonly statuses: ReadonlySet<string>;
  toggleStatusEffect(id: string, options?: { active: boolean }): Promise<unknown>;
}

interface Token extends Updated {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  readonly _source: { readonly x: number; readonly y: number; readonly elevation: number };
  readonly parent: { readonly grid: Grid };
  move(waypoints: readonly object[], options?: object): Promise<unknown>;
}

interface Grid {
  readonly sizeX: number;
  readonly sizeY: number;
  getOffset(point: { x: number; y: number }): { i: number; j: number };
  getTopLeftPoint(offset: { i: number; j: number }): { x: number; y: number };
}

interface Combat extends Updated {
  readonly round: number;
  readonly _source: { readonly system: { readonly ledger: unknown } };
  readonly turns: readonly unknown[];
  nextTurn(): Promise<unknown>;
  nextRound(): Promise<unknown>;
  previousTurn(): Promise<unknown>;
  previousRound(): Promise<unknown>;
  setInitiative(id: string, value: number): Promise<unknown>;
}

interface Globals {
  readonly game: {
    readonly ready: boolean;
    readonly user: { readonly isGM: boolean };
    readonly users: { readonly contents: readonly { readonly id: string }[] };
    readonly combats: { readonly contents: readonly Combat[] };
    readonly socket: { emit(channel: string, payload: unknown, options?: object): void };
    readonly system: { readonly api: { sessionOf(combat: Combat): Session | null } };
  };
  readonly CONFIG: { readonly statusEffects: readonly { readonly id: string }[] };
  readonly Hooks: { on(name: string, heard: (...args: never[]) => void): void };
  readonly tabletop: { operationsWaiting?: () => number };
}

/**
 * Gives a page hands that do what a step says. It runs inside the page, before anything of the game is there, and so may
 * use nothing from outside itself.
 */
export function installHands(): void {
  const page = globalThis as unknown as Globals;
  const CONDITIONS_AT_MOST = 4;
  const MOST_TRIES = 40;
  const VARIANTS = ["trip", "bull-rush", "grapple", "defensive", "dash", "disarm", "shove-prone", "ready"];
  const sent: Sent[] = [];
  const unsettled: string[] = [];
  const held = new Set<string>();

  const combat = (): Combat => {
    const [first] = page.game.combats.contents;
    if (!first) throw new Error("the fight is gone");
    return first;
  };
  const session = (): Session => {
    const found = page.game.system.api.sessionOf(combat());
    if (!found) throw new Error("the fight has no session");
    return found;
  };
  const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
  const creatures = (): string[] => Object.keys(session().encounter.creatures).sort();
  const mine = (): string[] => creatures().filter((id) => session().owns(id));
  /** Mostly whoever has the turn, where these hands play it. */
  const whose = ({ by, n }: Errand): string | undefined => {
    const { active } = session().encounter;
    return active !== null && session().owns(active) && n % 4 !== 0 ? active : nth(mine(), by);
  };

  const settled = (what: string, work: Promise<unknown>, tells = true): void => {
    unsettled.push(what);
    void work
      .catch((error: unknown) => {
        if (tells)
          console.error(`soak | ${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
      })
      .finally(() => unsettled.splice(unsettled.indexOf(what), 1));
  };

  const send = (command: Json): boolean => {
    const kind = String(command["type"]);
    const work = session()
      .send(command)
      .then(({ ok, value, error }) => {
        const codes = error?.reasons.map(({ code }) => code) ?? [];
        sent.push({ kind, ok, revision: ok ? (value ?? null) : null, codes });
      });
    settled(kind, work);
    return true;
  };

  const straight = (from: readonly [number, number], [dx, dy]: readonly [number, number]): [number, number][] => {
    const way: [number, number][] = [[from[0], from[1]]];
    const steps = Math.max(Math.abs(dx), Math.abs(dy));
    for (let i = 1; i <= steps; i++)
      way.push([
        from[0] + Math.sign(dx) * Math.min(i, Math.abs(dx)),
        from[1] + Math.sign(dy) * Math.min(i, Math.abs(dy)),
      ]);
    return way;
  };

  const actOf = (errand: Errand, by: string, index: number): Json => {
    const { ruleset, scene, encounter } = session();
    const definition = nth(ruleset.actions, index);
    const { n, yes, away } = errand;
    const goes = definition?.targeting === "path";
    const from = encounter.creatures[by]?.position?.cell ?? [0, 0];
    const other = nth(
      creatures().filter((id) => id !== by),
      errand.other,
    );
    const weapon = nth(scene.profiles.get(by)?.attacks ?? [], n)?.id;
    const variant = n % 5 === 0 ? nth(VARIANTS, n) : undefined;
    return {
      by,
      action: definition?.id ?? "move",
      ...(goes ? { path: straight(from, away) } : { target: other, targets: [other] }),
      ...(weapon !== undefined && definition?.attack && { with: weapon }),
      ...(variant !== undefined && { variant }),
      ...(definition?.id === "ready" && {
        trigger: { on: yes ? "move" : "attack" },
        then: { by, action: "attack", target: other, with: weapon },
      }),
    };
  };

  const lawful = (errand: Errand): boolean => {
    const by = whose(errand);
    if (by === undefined) return false;
    const { ruleset } = session();
    let harmless: Json | null = null;
    for (let i = 0; i < Math.min(MOST_TRIES, ruleset.actions.length); i++) {
      const act = actOf(errand, by, errand.n + i);
      const { refusal, provocations } = session().forecast(act);
      if (refusal) continue;
      // Every other time rather something that somebody may answer.
      if (!errand.yes || provocations.length > 0) return send({ type: "TakeAction", act });
      harmless ??= act;
    }
    return send(harmless ? { type: "TakeAction", act: harmless } : { type: "EndTurn", creature: by });
  };

  const undo = ({ n, by }: Errand): boolean => {
    const creature = nth(creatures(), by) ?? null;
    if (n % 4 === 0) return send({ type: "Undo", creature: null, reach: "turn" });
    if (n % 4 === 1) return send({ type: "Undo", creature, reach: "act" });
    return send({ type: "Undo", creature: n % 4 === 2 ? null : (nth(mine(), by) ?? null) });
  };

  const junk = ({ n, by, yes }: Errand): boolean => {
    const id = nth(creatures(), by) ?? "nobody";
    const windows = session().encounter.windows;
    const commands: Json[] = [
      { type: "GiveRolls", request: session().encounter.rolls?.id ?? "roll0", faces: yes ? null : [20, 20] },
      { type: "AnswerWindow", window: windows[0]?.id ?? "w0", by: id, answer: { accept: yes } },
      { type: "ExpireWindow", window: windows[0]?.id ?? "w0" },
      { type: "EndTurn", creature: id },
      { type: "TakeAction", act: { by: id, action: "nothing-of-the-kind" } },
      {
        type: "TakeAction",
        act: {
          by: id,
          action: "move",
          path: [
            [0, 0],
            [29, 19],
          ],
        },
        word: "overrule",
      },
      { type: "Observe", creature: id, vitals: { hp: 999 } },
      { type: "RewindTurn", to: "round" },
    ];
    const command = nth(commands, n);
    // A game master's word on foreign dice and facts would be lawful: that is no junk.
    if (!command || (page.game.user.isGM && ["GiveRolls", "Observe", "RewindTurn"].includes(String(command["type"]))))
      return false;
    if (n % 3 === 0) page.game.socket.emit("system.battle-tempo", { type: "command", combat: 7, envelope: command });
    return send(command);
  };

  const foreign = (errand: Errand): boolean => {
    const { by, n, yes, away, what } = errand;
    const id = nth(creatures(), by);
    if (id === undefined || !page.game.user.isGM) return false;
    const [actor, token] = [session().actorOf(id), session().tokenOf(id)];
    switch (what) {
      case "hp": {
        const most = actor?.system.hp?.max;
        if (!actor || most === undefined) return false;
        settled(what, actor.update({ "system.hp.value": n % (most + 1) }));
        return true;
      }
      case "condition": {
        const status = nth(page.CONFIG.statusEffects, n)?.id;
        if (!actor || status === undefined) return false;
        const on = actor.statuses.size < CONDITIONS_AT_MOST && yes;
        settled(what, actor.toggleStatusEffect(status, { active: on }));
        return true;
      }
      case "shove": {
        // Beside somebody else: so the fight stays one.
        const goal = session().encounter.creatures[nth(creatures(), errand.other) ?? ""]?.position?.cell;
        if (!token || !goal) return false;
        const to = token.parent.grid.getTopLeftPoint({
          i: clamp(goal[1] + Math.sign(away[1]), 17),
          j: clamp(goal[0] + Math.sign(away[0]), 27),
        });
        settled(what, yes ? token.move([{ ...to, action: "displace" }]) : token.update(to));
        return true;
      }
      case "initiative":
        settled(what, combat().setInitiative(id, n % 30));
        return true;
      case "turn":
        settled(what, combat().update({ turn: n % Math.max(1, combat().turns.length) }));
        return true;
      default: {
        const combatant = session().combatantOf(id);
        if (!combatant) return false;
        settled(what, combatant.update({ defeated: yes && n % 3 === 0 }));
        return true;
      }
    }
  };

  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

  const pass = (errand: Errand): boolean => {
    const { encounter } = session();
    const { active } = encounter;
    switch (errand.what) {
      case "end":
        if (active === null || !session().owns(active)) return false;
        return send({ type: "EndTurn", creature: active });
      case "next":
        settled("next", combat().nextTurn());
        return true;
      case "round":
        settled("round", combat().nextRound());
        return true;
      default:
        settled("rewind", errand.yes ? combat().previousTurn() : combat().previousRound());
        return true;
    }
  };

  const run = (errand: Errand): boolean => {
    const { what, by, n, yes } = errand;
    switch (what) {
      case "lawful":
        return lawful(errand);
      case "any": {
        const doer = nth(creatures(), by);
        const word = n % 5 === 0 ? { word: yes ? "insist" : "overrule" } : {};
        return doer !== undefined && send({ type: "TakeAction", act: actOf(errand, doer, n), ...word });
      }
      case "undo":
        return undo(errand);
      case "repair": {
        const [id, slot] = [nth(creatures(), by), nth(session().ruleset.slots, n)?.id];
        if (id === undefined || slot === undefined) return false;
        return send({ type: "Repair", creature: id, turn: { spent: { [slot]: yes ? 0 : 1 } } });
      }
      case "abandon": {
        const task = session().encounter.tasks.at(-1);
        return send({ type: "AbandonAct", by: task?.act.by ?? nth(mine(), by) ?? "" });
      }
      case "junk":
        return junk(errand);
      case "end":
      case "next":
      case "round":
      case "rewind":
        return pass(errand);
      default:
        return foreign(errand);
    }
  };

  const aim = (errand: Errand): { token: string; cell: [number, number] } | null => {
    // Now and then somebody takes hold of what isn't theirs.
    const id = errand.n % 9 === 0 ? nth(creatures(), errand.by) : whose(errand);
    const token = id === undefined ? null : session().tokenOf(id);
    if (!token) return null;
    const { grid } = token.parent;
    const { i, j } = grid.getOffset({ x: token.x + grid.sizeX / 2, y: token.y + grid.sizeY / 2 });
    return { token: token.id, cell: [clamp(j + errand.away[0], 27), clamp(i + errand.away[1], 17)] };
  };

  const shown = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

  const press = (buttons: readonly HTMLButtonElement[], salt: number): number => {
    const button = nth(
      buttons.filter(({ disabled }) => !disabled),
      salt,
    );
    button?.click();
    return button ? 1 : 0;
  };

  const settle = (salt: number, runOut: boolean): number => {
    let pressed = 0;
    for (const slip of shown(".tempo-question"))
      pressed += press([...slip.querySelectorAll<HTMLButtonElement>("button[data-action]")], salt);
    for (const dialog of shown("dialog")) {
      // Whether the fight is over is not the question here: it goes on.
      const buttons = [...dialog.querySelectorAll<HTMLButtonElement>("button[data-action]")];
      const kept = buttons.filter(({ dataset }) => dataset["action"] !== "end");
      const asked = kept.filter(({ dataset }) => dataset["action"] !== "close");
      pressed += press(asked.length > 0 ? asked : kept, salt);
    }
    if (!runOut)
      for (const row of shown(".tempo-reaction"))
        pressed += press([...row.querySelectorAll<HTMLButtonElement>("button[data-action]")], salt);
    return pressed;
  };

  const isAstray = (id: string): boolean => {
    const goal = session().encounter.creatures[id]?.position;
    const token = session().tokenOf(id);
    if (!goal || !token) return false;
    const { grid } = token.parent;
    const { x, y, elevation } = token._source;
    const { i, j } = grid.getOffset({ x: x + grid.sizeX / 2, y: y + grid.sizeY / 2 });
    return j !== goal.cell[0] || i !== goal.cell[1] || Math.abs(elevation - goal.elevation) > 1e-6;
  };

  const beyondMeasure = (): string[] =>
    creatures().flatMap((id) => {
      const economy = session().economyOf(id);
      if (!economy) return [];
      const wrong = economy.slots.filter(({ left, max }) => !(left >= 0) || left > max);
      const { movement } = economy;
      return [
        ...wrong.map(({ slot, left, max }) => `${id}: ${slot} ${String(left)} of ${String(max)}`),
        ...(movement && !(movement.left >= 0) ? [`${id}: movement ${String(movement.left)}`] : []),
      ];
    });

  const look = (): Look => {
    const { encounter, revision } = session();
    return {
      ready: page.game.ready,
      revision,
      tasks: encounter.tasks.map(({ id, act }) => `${id} ${act.by} ${act.action}`),
      windows: encounter.windows.map(({ id }) => id),
      rolls: encounter.rolls?.id ?? null,
      active: encounter.active,
      waiting: session().isWaiting(),
      unsettled: [...unsettled],
      held: [...held],
      questions: shown(".tempo-question").length,
      dialogs: shown("dialog").length,
      prompts: shown(".tempo-reaction").length,
      astray: creatures().filter(isAstray),
      beyondMeasure: beyondMeasure(),
      ledger: JSON.stringify(combat()._source.system.ledger),
      encounter: JSON.stringify(encounter),
      operationsWaiting: page.tabletop.operationsWaiting?.() ?? 0,
    };
  };

  /** Too many lie on the ground for a fight: all of them get up, by the game master's hand. */
  const heal = (): boolean => {
    const down = creatures().filter((id) => {
      const creature = session().encounter.creatures[id];
      return creature?.out === true || (creature?.vitals["hp"] ?? 1) <= 0;
    });
    if (down.length * 3 < creatures().length) return false;
    for (const id of creatures()) {
      const actor = session().actorOf(id);
      const combatant = session().combatantOf(id);
      const most = actor?.system.hp?.max;
      if (actor && most !== undefined) settled("heal", actor.update({ "system.hp.value": most }));
      for (const status of actor?.statuses ?? [])
        if (actor) settled("heal", actor.toggleStatusEffect(status, { active: false }));
      if (combatant) settled("heal", combatant.update({ defeated: false }));
    }
    return true;
  };

  document.addEventListener("DOMContentLoaded", () => {
    const listen = (): void => {
      if (!("Hooks" in globalThis)) {
        setTimeout(listen, 20);
        return;
      }
      page.Hooks.on("battle-tempo.held", (token: string, move: object | null) => {
        if (move) held.add(token);
        else held.delete(token);
      });
    };
    listen();
  });
  const takeSent = (): Sent[] => sent.splice(0);
  const playsActive = (): boolean => {
    const { active } = session().encounter;
    return active !== null && session().owns(active);
  };
  Object.assign(globalThis, { soak: { look, playsActive, run, aim, takeSent, settle, heal } satisfies Hands });
}

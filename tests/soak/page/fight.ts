import type { Errand } from "../hands.js";

/** Something that goes over the wire. */
export type Json = Record<string, unknown>;

interface Creature {
  readonly position: {
    readonly cell: readonly [number, number];
    readonly elevation: number;
  } | null;
  readonly out: boolean;
  readonly vitals: Readonly<Record<string, number>>;
}

interface Session {
  readonly encounter: {
    readonly round: number;
    readonly active: string | null;
    readonly order: readonly string[];
    readonly creatures: Readonly<Record<string, Creature>>;
    readonly tasks: readonly {
      readonly id: string;
      readonly act: { readonly by: string; readonly action: string };
    }[];
    readonly windows: readonly {
      readonly id: string;
      readonly responders: readonly {
        readonly creature: string;
        readonly answer: object | null;
      }[];
    }[];
    readonly rolls: { readonly id: string } | null;
  };
  readonly ruleset: {
    readonly actions: readonly {
      readonly id: string;
      readonly targeting: string;
      readonly attack: boolean;
    }[];
    readonly slots: readonly { readonly id: string }[];
  };
  readonly scene: {
    readonly profiles: ReadonlyMap<string, { readonly attacks: readonly { readonly id: string }[] }>;
  };
  readonly revision: number;
  readonly ledger: { readonly opening: object; readonly records: readonly object[] };
  forecast(act: object): {
    readonly refusal: object | null;
    readonly provocations: readonly unknown[];
  };
  economyOf(creature: string): {
    readonly slots: readonly {
      readonly slot: string;
      readonly left: number;
      readonly max: number;
    }[];
    readonly movement: {
      readonly left: number;
      readonly budget: number;
    } | null;
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
  readonly system: {
    readonly hp?: { readonly value: number; readonly max: number };
  };
  readonly statuses: ReadonlySet<string>;
  toggleStatusEffect(id: string, options?: { active: boolean }): Promise<unknown>;
}

interface Token extends Updated {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly elevation: number;
  readonly _source: {
    readonly x: number;
    readonly y: number;
    readonly elevation: number;
  };
  readonly parent: { readonly grid: Grid };
  move(waypoints: readonly object[], options?: object): Promise<unknown>;
}

interface Grid {
  readonly sizeX: number;
  readonly sizeY: number;
  getOffset(point: { x: number; y: number }): { i: number; j: number };
  getTopLeftPoint(offset: { i: number; j: number }): { x: number; y: number };
}

/** What of a stored ledger the hands look into. */
interface StoredFight {
  readonly sealed: { readonly opening: string; readonly records: object };
}

interface Combat extends Updated {
  readonly round: number;
  readonly _source: { readonly system: { readonly ledger: StoredFight } };
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
    readonly socket: {
      emit(channel: string, payload: unknown, options?: object): void;
    };
    readonly system: {
      readonly api: { sessionOf(combat: Combat): Session | null };
    };
  };
  readonly CONFIG: {
    readonly statusEffects: readonly { readonly id: string }[];
  };
  readonly Hooks: { on(name: string, heard: (...args: never[]) => void): void };
  readonly tabletop: { operationsWaiting?: () => number };
}

/** The globals of a client, as far as the hands touch them. */
export const page = globalThis as unknown as Globals;

/** The one fight of the world. */
export const combat = (): Combat => {
  const [first] = page.game.combats.contents;
  if (!first) throw new Error("the fight is gone");
  return first;
};
/** The same as the system shows it to this user. */
export const session = (): Session => {
  const found = page.game.system.api.sessionOf(combat());
  if (!found) throw new Error("the fight has no session");
  return found;
};
/** Counted round and round. */
export const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
/** Ids of all who take part, in an order that is the same on every client. */
export const creatures = (): string[] => Object.keys(session().encounter.creatures).sort();
/** Those that this user plays. */
export const mine = (): string[] => creatures().filter((id) => session().owns(id));
/** Mostly whoever has the turn, where these hands play it. */
export const whose = ({ by, n }: Errand): string | undefined => {
  const { active } = session().encounter;
  return active !== null && session().owns(active) && n % 4 !== 0 ? active : nth(mine(), by);
};

/** Whether these hands play whoever has the turn. */
export const playsActive = (): boolean => {
  const { active } = session().encounter;
  return active !== null && session().owns(active);
};

/** Keeps columns and rows on the board. */
export const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

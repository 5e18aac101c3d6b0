/**
 * What the visual half needs from the rest of the client, as it stands on the global object.
 * The data half fills these globals; nothing here is imported from it, so that the two can be read apart.
 */

export interface UserLike {
  readonly id: string;
  readonly name: string;
  readonly isGM: boolean;
  readonly isSelf: boolean;
  readonly active: boolean;
  readonly role: number;
  readonly color?: unknown;
  readonly character?: DocumentLike | null;
  query(name: string, data: unknown, options?: { timeout?: number }): Promise<unknown>;
}

/** The part of a Document that apps read; subclasses narrow it where they need more. */
export interface DocumentLike {
  readonly id: string;
  readonly uuid: string;
  readonly documentName: string;
  readonly name?: string;
  readonly img?: string;
  readonly type?: string;
  readonly isOwner: boolean;
  readonly parent?: DocumentLike | null;
  readonly pack?: string | null;
  readonly schema?: { readonly fields: Readonly<Record<string, unknown>> };
  readonly _source?: object;
  readonly sheet?: { render(options: { force: boolean }): Promise<unknown> } | null;
  apps?: Record<string, unknown>;
  testUserPermission(user: UserLike, level: string | number, options?: { exact?: boolean }): boolean;
  update(changes: object, operation?: object): Promise<unknown>;
  toObject?(): object;
}

export interface HooksLike {
  on(hook: string, listener: (...args: never[]) => unknown): number;
  off(hook: string, listener: number): void;
  call(hook: string, ...args: unknown[]): boolean;
  callAll(hook: string, ...args: unknown[]): boolean;
}

export interface I18nLike {
  readonly lang: string;
  localize(key: string, data?: object): string;
  format(key: string, data?: object): string;
  has(key: string, fallback?: boolean): boolean;
}

export interface CollectionLike<T> extends Iterable<T> {
  readonly size: number;
  readonly contents: T[];
  get(id: string): T | undefined;
  filter(test: (value: T) => boolean): T[];
  find(test: (value: T) => boolean): T | undefined;
}

export interface SettingConfigLike {
  namespace: string;
  key: string;
  id?: string;
  name?: string;
  hint?: string;
  scope?: string;
  config?: boolean;
  type?: unknown;
  choices?: Record<string, string>;
  range?: { min: number; max: number; step: number };
  default?: unknown;
  requiresReload?: boolean;
}

export interface SettingMenuLike {
  namespace: string;
  /** With its namespace: `system.menu`. */
  key: string;
  name: string;
  label?: string;
  hint?: string;
  icon?: string;
  type: new () => { render(options: { force: boolean }): Promise<unknown> };
  restricted?: boolean;
}

export interface GameLike {
  readonly user: UserLike;
  readonly users: CollectionLike<UserLike> & { readonly activeGM: UserLike | null };
  readonly i18n: I18nLike;
  readonly release: { readonly generation: number };
  readonly system?: {
    readonly id: string;
    readonly title?: string;
    readonly version?: string;
    readonly languages?: Iterable<{ lang: string; name: string }>;
  };
  readonly world?: { readonly id: string; readonly title?: string };
  readonly paused: boolean;
  readonly actors: CollectionLike<DocumentLike>;
  readonly messages: CollectionLike<never>;
  readonly combats: CollectionLike<never>;
  readonly combat: unknown;
  readonly settings: {
    readonly settings: Map<string, SettingConfigLike>;
    readonly menus: Map<string, SettingMenuLike>;
    get(namespace: string, key: string): unknown;
    set(namespace: string, key: string, value: unknown): Promise<unknown>;
    register(namespace: string, key: string, config: object): void;
  };
  tooltip?: unknown;
  togglePause?(paused: boolean, options?: object): unknown;
}

interface HostGlobals {
  readonly game: GameLike;
  readonly ui: Record<string, unknown>;
  readonly Hooks: HooksLike;
  readonly CONFIG: Record<string, unknown>;
  readonly foundry: Record<string, Record<string, unknown>>;
  readonly canvas: unknown;
  fromUuid(uuid: string): Promise<DocumentLike | null>;
}

/** The globals, typed as far as the apps use them. Read at call time: most appear only during boot. */
export const host = globalThis as unknown as HostGlobals;

/** The user's language as a bare code; English until the localisation is loaded. */
export function currentLanguage(): string {
  return optionalGame()?.i18n?.lang ?? "en";
}

/** `game` if the data half has made it, else undefined (unit tests, the login page). */
function optionalGame(): GameLike | undefined {
  return (globalThis as { game?: GameLike }).game;
}

/** Translates a key through the loaded language files; without them the key itself. */
export function localize(key: string, data?: object): string {
  const i18n = optionalGame()?.i18n;
  if (!i18n || !key) return key;
  return data ? i18n.format(key, data) : i18n.localize(key);
}

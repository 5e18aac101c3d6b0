import type { Operation } from "../../common/abstract/database.js";
import type { Document } from "../../common/abstract/document.js";
import { equals } from "../../common/utils/equality.js";
import { documentClass } from "../../globals/config.js";
import { getGame } from "../../globals/env.js";
import { Hooks } from "../../globals/hooks.js";
import type { WorldCollection } from "../../documents/collections/world-collection.js";
import type { Setting } from "../../documents/small-documents.js";
import { castValue, defaultValue, plainValue, type SettingConfig, type SettingMenu } from "./setting-config.js";

/** Where client settings are kept; `localStorage` in a browser. */
export interface ClientStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** The registered settings and their values. */
export class ClientSettings {
  readonly settings = new Map<string, SettingConfig>();
  readonly menus = new Map<string, SettingMenu>();
  readonly storage: Map<"client" | "world", unknown>;
  readonly #client: ClientStorage;
  readonly #world: WorldCollection<Setting>;

  constructor(client: ClientStorage, world: WorldCollection<Setting>) {
    this.#client = client;
    this.#world = world;
    this.storage = new Map<"client" | "world", unknown>([
      ["client", client],
      ["world", world],
    ]);
  }

  register(namespace: string, key: string, data: object): void {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the setting");
    const config = { scope: "client", ...data, namespace, key, id: `${namespace}.${key}` } as SettingConfig;
    if (!["client", "world", "user"].includes(config.scope))
      throw new Error(`"${config.scope}" is no scope of settings`);
    this.settings.set(config.id, config);
  }

  registerMenu(namespace: string, key: string, data: object): void {
    const menu = { ...data, namespace, key: `${namespace}.${key}` } as SettingMenu;
    if (typeof menu.type !== "function") throw new Error("You must provide a menu type that is an application class");
    this.menus.set(menu.key, menu);
  }

  get(namespace: string, key: string, options: { document?: boolean } = {}): unknown {
    const config = this.#config(namespace, key);
    if (options.document) return config.scope === "client" ? null : (this.#stored(config) ?? null);
    return this.#read(config);
  }

  /** Like get, but undefined for what isn't registered: for code that runs before registration. */
  peek(namespace: string, key: string): unknown {
    const config = this.settings.get(`${namespace}.${key}`);
    return config ? this.#read(config) : undefined;
  }

  async set(namespace: string, key: string, value: unknown, options: Operation = {}): Promise<unknown> {
    const config = this.#config(namespace, key);
    const plain = plainValue(config, value);
    if (config.scope === "client") this.#setClient(config, plain, options);
    else await this.#setStored(config, plain, options);
    return this.#read(config);
  }

  #config(namespace: string, key: string): SettingConfig {
    if (!namespace || !key) throw new Error("You must specify both namespace and key portions of the setting");
    const config = this.settings.get(`${namespace}.${key}`);
    if (!config) throw new Error(`"${namespace}.${key}" is not a registered game setting`);
    return config;
  }

  #read(config: SettingConfig): unknown {
    const plain = config.scope === "client" ? this.#readClient(config) : this.#stored(config)?.value;
    return castValue(config, plain === undefined ? defaultValue(config) : plain);
  }

  #readClient(config: SettingConfig): unknown {
    const stored = this.#client.getItem(config.id);
    if (stored === null) return undefined;
    try {
      return JSON.parse(stored) as unknown;
    } catch {
      return stored;
    }
  }

  #stored(config: SettingConfig): Setting | undefined {
    const user = config.scope === "user" ? getGame().userId : null;
    return this.#world.find((setting) => setting.key === config.id && setting.user === user);
  }

  #setClient(config: SettingConfig, plain: unknown, options: object): void {
    const changes = !equals(this.#readClient(config) ?? defaultValue(config), plain);
    this.#client.setItem(config.id, JSON.stringify(plain));
    if (!changes) return;
    config.onChange?.(this.#read(config), options, getGame().userId);
    Hooks.callAll("clientSettingChanged", config.id, this.#read(config), options);
  }

  async #setStored(config: SettingConfig, plain: unknown, options: Operation): Promise<void> {
    if (!getGame().ready)
      throw new Error(`You may not assert the value of a ${config.scope}-level Setting before the game is ready`);
    const present = this.#stored(config);
    const value = JSON.stringify(plain);
    if (present) await present.update({ value }, options);
    else
      await documentClass("Setting").create(
        { key: config.id, value, user: config.scope === "user" ? getGame().userId : null },
        options,
      );
  }

  /** Tells the setting that its stored value has changed; runs on every client, for user scope on that user's. */
  announce(setting: Document, options: object, userId: string): void {
    const { key, user } = setting as unknown as Setting;
    const config = this.settings.get(key);
    if (!config || (config.scope === "user" && user !== getGame().userId)) return;
    config.onChange?.(this.#read(config), options, userId);
  }
}

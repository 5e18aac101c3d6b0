import type { Document } from "../common/abstract/document.js";
import { Collection } from "../common/utils/collection.js";
import type { Data } from "../common/utils/types.js";
import { Hooks } from "../globals/hooks.js";
import { CombatEncounters } from "../documents/collections/combats.js";
import { Scenes } from "../documents/collections/scenes.js";
import { Users } from "../documents/collections/users.js";
import { WorldCollection } from "../documents/collections/world-collection.js";
import type { Actor } from "../documents/actor.js";
import type { ChatMessage } from "../documents/chat-message.js";
import type { Combat } from "../documents/combat.js";
import type { Item } from "../documents/item.js";
import type { Macro } from "../documents/macro.js";
import type { Folder, JournalEntry, Setting } from "../documents/small-documents.js";
import type { User } from "../documents/user.js";
import { CompendiumCollection, type PackMetadata } from "./compendium-collection.js";
import { GameSocket, type RawSocket } from "./game-socket.js";
import { GameTime } from "./game-time.js";
import { Localization } from "./i18n/localization.js";
import { ClientKeybindings } from "./keyboard/client-keybindings.js";
import { KeyboardManager } from "./keyboard/keyboard-manager.js";
import { Queries } from "./queries.js";
import { ClientSettings, type ClientStorage } from "./settings/client-settings.js";
import type { WorldSource } from "./world-source.js";

/** The manifest of a package with the getters that packages read. */
export interface PackageLike extends Data {
  id: string;
  title: string;
  version: string;
  active?: boolean;
}

/** The running game of this client. */
export class Game {
  readonly data: WorldSource;
  readonly userId: string;
  readonly release: {
    generation: 13 | 14;
    build: number;
    version: string;
    display: string;
    channel: string;
    time: number;
  };
  readonly system: PackageLike;
  readonly world: { id: string; title: string };
  readonly modules = new Collection<PackageLike>();
  readonly users = new Users();
  readonly actors = new WorldCollection<Actor>("Actor");
  readonly items = new WorldCollection<Item>("Item");
  readonly scenes = new Scenes();
  readonly combats = new CombatEncounters();
  readonly messages = new WorldCollection<ChatMessage>("ChatMessage");
  readonly journal = new WorldCollection<JournalEntry>("JournalEntry");
  readonly folders = new WorldCollection<Folder>("Folder");
  readonly macros = new WorldCollection<Macro>("Macro");
  readonly collections = new Collection<WorldCollection>();
  readonly packs = new Collection<CompendiumCollection>();
  readonly settings: ClientSettings;
  readonly i18n = new Localization();
  readonly keybindings = new ClientKeybindings();
  readonly keyboard = new KeyboardManager();
  readonly time: GameTime;
  readonly socket: GameSocket;
  readonly queries: Queries;
  readonly activeTool = "select";
  readonly loading = false;
  readonly view = "game";
  readonly debug = false;
  tooltip: unknown = null;
  paused: boolean;
  ready = false;
  _documentsReady = false;

  constructor(world: WorldSource, socket: RawSocket, storage: ClientStorage) {
    const { generation, build } = world.release;
    this.data = world;
    this.userId = world.userId;
    this.release = {
      generation,
      build,
      version: `${generation}.${build}`,
      display: `Version ${generation}`,
      channel: "stable",
      time: 0,
    };
    this.system = world.system as PackageLike;
    this.world = world.world;
    this.paused = world.paused;
    this.time = new GameTime(world.time, world.serverTime);
    this.socket = new GameSocket(socket);
    this.queries = new Queries(socket);
    const stored = new WorldCollection<Setting>("Setting");
    this.settings = new ClientSettings(storage, stored);
    const collections = [
      this.users,
      this.actors,
      this.items,
      this.scenes,
      this.combats,
      this.messages,
      this.journal,
      this.folders,
      this.macros,
      stored,
    ];
    for (const collection of collections) this.collections.set(collection.documentName, collection);
    for (const pack of world.packs) {
      this.packs.set(pack.id, new CompendiumCollection(pack.id, pack.metadata as PackMetadata, pack.index, socket));
    }
    this._emit = (event, payload) => void socket.emit(event, payload);
  }

  /** Emits an event of the protocol itself. */
  readonly _emit: (event: string, payload: unknown) => void;

  get version(): string {
    return this.release.version;
  }
  get user(): User | null {
    return this.users.get(this.userId) ?? null;
  }
  /** The combat that this client looks at. */
  get combat(): Combat | null {
    return this.combats.viewed;
  }
  get canvas(): unknown {
    return (globalThis as { canvas?: unknown }).canvas ?? null;
  }
  get documentTypes(): Record<string, string[]> {
    const names = Object.keys((this.system["documentTypes"] as object | undefined) ?? {});
    return Object.fromEntries(names.map((name) => [name, this.documentSubTypes(name)]));
  }

  /** Sub-types that the manifest declares for a document. */
  documentSubTypes(documentName: string): string[] {
    const types = this.system["documentTypes"] as Record<string, object> | undefined;
    return Object.keys(types?.[documentName] ?? {});
  }

  /** Pauses or resumes; with `broadcast` for everybody, which only game masters may. */
  togglePause(
    pause = !this.paused,
    { broadcast = false, userId }: { broadcast?: boolean; userId?: string } = {},
  ): boolean {
    if (broadcast) {
      if (!this.user?.isGM) throw new Error("Only a Gamemaster may pause the game.");
      this._emit("pause", { paused: pause });
    }
    this.paused = pause;
    Hooks.callAll("pauseGame", pause, { broadcast, userId: userId ?? (broadcast ? this.userId : undefined) });
    return pause;
  }

  broadcastActivity(activity: Data): void {
    this._emit("activity", activity);
  }

  /** The document of an id in a collection named by document name. */
  getDocument(documentName: string, id: string): Document | undefined {
    return this.collections.get(documentName)?.get(id);
  }
}

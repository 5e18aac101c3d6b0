import { makeMetadata, type UserLike } from "../common/abstract/document.js";
import { type DataSchema, DocumentAuthorField, FilePathField, StringField } from "../common/data/fields/index.js";
import { OWNERSHIP_LEVELS } from "../common/abstract/permissions.js";
import { documentClass } from "../globals/config.js";
import { getGame } from "../globals/env.js";
import { ClientDocument } from "./client-document.js";
import { primaryFields } from "./common-fields.js";
import type { User } from "./user.js";

type Script = (...values: unknown[]) => Promise<unknown>;
const notifications = (): { warn(message: string): unknown } | undefined =>
  (globalThis as { ui?: { notifications?: { warn(message: string): unknown } } }).ui?.notifications;
const AsyncFunction = (async () => undefined).constructor as new (...text: string[]) => Script;

/** A script or chat command of a user. */
export class Macro extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Macro",
    collection: "macros",
    label: "DOCUMENT.Macro",
    labelPlural: "DOCUMENT.Macros",
    coreTypes: ["script", "chat"],
    permissions: { create: "PLAYER", update: "OWNER", delete: "OWNER" },
  });
  declare name: string;
  declare type: string;
  declare img: string;
  declare command: string;
  declare author: User | null;

  static override defineSchema(): DataSchema {
    return {
      ...primaryFields(),
      name: new StringField({ required: true, blank: false }),
      type: new StringField({ required: true, blank: false, choices: ["script", "chat"], initial: "chat" }),
      author: new DocumentAuthorField(() => documentClass("User")),
      img: new FilePathField({ categories: ["IMAGE"], initial: "icons/svg/dice-target.svg" }),
      scope: new StringField({ required: true, choices: ["global", "actors", "actor"], initial: "global" }),
      command: new StringField({ required: true, blank: true }),
    };
  }

  /** Whoever has written it owns it. */
  override getUserLevel(user: UserLike | null = null): number {
    const who = user ?? getGame().user;
    return who && who.id === this._source["author"] ? OWNERSHIP_LEVELS.OWNER : super.getUserLevel(user);
  }

  get isAuthor(): boolean {
    return getGame().user === this.author;
  }

  get canExecute(): boolean {
    const { user } = getGame();
    return user !== null && this.canUserExecute(user);
  }

  /** Whoever may see it; scripts need a permission besides. */
  canUserExecute(user: User): boolean {
    if (!this.testUserPermission(user, "LIMITED")) return false;
    return this.type !== "script" || user.can("MACRO_SCRIPT");
  }

  /** Runs a script as an async function that knows the values of its scope; a script that fails is told to its user. */
  execute(scope: Record<string, unknown> = {}): Promise<unknown> | undefined {
    if (!this.canExecute) {
      notifications()?.warn(`You do not have permission to execute Macro "${this.name}".`);
      return undefined;
    }
    if (this.type === "chat") throw new Error("NotModelled: Macro#execute of a chat command");
    return this.#executeScript(scope);
  }

  async #executeScript(scope: Record<string, unknown>): Promise<unknown> {
    const names = Object.keys(scope);
    const script = new AsyncFunction(...names, `{${this.command}\n}`);
    return script.call(this, ...names.map((name) => scope[name]));
  }
}

import { type DocumentContext, makeMetadata, type UserLike } from "../common/abstract/document.js";
import {
  ArrayField,
  BooleanField,
  type DataSchema,
  DocumentAuthorField,
  DocumentFlagsField,
  DocumentIdField,
  DocumentStatsField,
  FilePathField,
  ForeignDocumentField,
  HTMLField,
  JSONField,
  NumberField,
  SchemaField,
  StringField,
} from "../common/data/fields/index.js";
import type { Data } from "../common/utils/types.js";
import { documentClass } from "../globals/config.js";
import { getGame, peekGame } from "../globals/env.js";
import { Roll } from "../game/dice/roll.js";
import type { Actor } from "./actor.js";
import { applyMessageMode } from "./chat-modes.js";
import { getSpeaker, type SpeakerOptions } from "./chat-speaker.js";
import { ClientDocument } from "./client-document.js";
import { typeFields } from "./common-fields.js";
import { renderMessage } from "./chat-render.js";
import type { User } from "./user.js";

/** Who speaks. */
export interface SpeakerData {
  scene: string | null;
  actor: string | null;
  token: string | null;
  alias?: string;
}

/** A message in the chat: text, rolls, or the card of a system. */
export class ChatMessage extends ClientDocument {
  static override metadata = makeMetadata({
    name: "ChatMessage",
    collection: "messages",
    label: "DOCUMENT.ChatMessage",
    labelPlural: "DOCUMENT.ChatMessages",
    hasTypeData: true,
    permissions: { create: () => true, update: "OWNER", delete: "OWNER" },
  });

  declare readonly parent: null;
  declare type: string;
  declare style: number;
  declare author: User | null;
  declare timestamp: number;
  declare flavor: string;
  declare content: string;
  declare speaker: SpeakerData;
  declare whisper: string[];
  declare blind: boolean;
  declare rolls: Roll[];
  declare sound: string | null;
  declare emote: boolean;
  /** Is shown in the log of the sidebar. */
  declare logged: boolean;

  static override defineSchema(): DataSchema {
    const reference = (name: string): ForeignDocumentField =>
      new ForeignDocumentField(() => documentClass(name), { idOnly: true });
    return {
      _id: new DocumentIdField(),
      ...typeFields(this, { initial: "base" }),
      style: new NumberField({ required: true, choices: [0, 1, 2, 3], initial: 0 }),
      author: new DocumentAuthorField(() => documentClass("User")),
      timestamp: new NumberField({ required: true, nullable: false, initial: () => Date.now() }),
      ...(peekGame()?.release.generation === 14 ? { title: new StringField() } : {}),
      flavor: new HTMLField(),
      content: new HTMLField(),
      speaker: new SchemaField({
        scene: reference("Scene"),
        actor: reference("Actor"),
        token: reference("Token"),
        alias: new StringField(),
      }),
      whisper: new ArrayField(reference("User")),
      blind: new BooleanField(),
      rolls: new ArrayField(new JSONField({ required: true, nullable: false })),
      sound: new FilePathField({ categories: ["AUDIO"] }),
      emote: new BooleanField(),
      flags: new DocumentFlagsField(),
      _stats: new DocumentStatsField(),
    };
  }

  override _configure(options: DocumentContext = {}): void {
    super._configure(options);
    Object.defineProperty(this, "logged", { value: false, writable: true, configurable: true });
  }

  override prepareDerivedData(): void {
    super.prepareDerivedData();
    this.rolls = (this.rolls as unknown as Data[]).flatMap((data) => {
      try {
        return [Roll.fromData(data)];
      } catch (error) {
        console.warn(`A roll of ${this.uuid} can't be read:`, error);
        return [];
      }
    });
  }

  // Who sees it

  get isAuthor(): boolean {
    return this.author === getGame().user;
  }
  get isRoll(): boolean {
    return this.rolls.length > 0;
  }
  /** A whisper hides its content from everybody it isn't meant for; a blind one from its author too. */
  get isContentVisible(): boolean {
    if (!this.isRoll) return this.visible;
    const user = getGame().user;
    if (!user) return false;
    if (this.blind) return user.isGM;
    return this.whisper.length === 0 || this.whisper.includes(user.id) || this.isAuthor;
  }
  /** Beware: a message with rolls is visible to everybody, as a stub where its content isn't. */
  override get visible(): boolean {
    if (!this.whisper.length || this.isRoll) return true;
    const user = getGame().user;
    return user !== null && (this.whisper.includes(user.id) || (this.isAuthor && !this.blind));
  }
  get alias(): string {
    return (
      this.speaker.alias || this.speakerActor?.name || this.author?.name || getGame().i18n.localize("CHAT.UnknownUser")
    );
  }
  get speakerActor(): Actor | null {
    return ChatMessage.getSpeakerActor(this.speaker);
  }
  override getUserLevel(user: UserLike | null = null): number {
    const who = user ?? getGame().user;
    return who && (who.isGM || who.id === this._source["author"]) ? 3 : 0;
  }
  override getRollData(): Data {
    return this.speakerActor?.getRollData() ?? this.author?.character?.getRollData() ?? {};
  }

  static getSpeaker(options: SpeakerOptions = {}): SpeakerData {
    return getSpeaker(options);
  }
  static getSpeakerActor(speaker: SpeakerData | null | undefined): Actor | null {
    if (!speaker) return null;
    const scene = speaker.scene ? getGame().scenes.get(speaker.scene) : undefined;
    const token = speaker.token ? scene?.tokens.get(speaker.token) : undefined;
    return token?.actor ?? (speaker.actor ? (getGame().actors.get(speaker.actor) ?? null) : null);
  }
  static getWhisperRecipients(name: string): User[] {
    const { users } = getGame();
    if (["gm", "dm"].includes(name.toLowerCase())) return users.filter((user) => user.isGM);
    if (name.toLowerCase() === "players") return users.players;
    const named = users.filter((user) => user.name.toLowerCase() === name.toLowerCase());
    if (named.length) return named;
    return users.filter((user) => user.character?.name.toLowerCase() === name.toLowerCase());
  }

  // Modes

  static applyRollMode(data: Data, mode: string): Data {
    return applyMessageMode(data, mode);
  }
  applyRollMode(mode: string): void {
    this.updateSource(applyMessageMode({}, mode));
  }
  /** Name of generation 14 for {@link applyRollMode}. */
  static applyMode(data: Data, mode: string): Data {
    return applyMessageMode(data, mode);
  }
  applyMode(mode: string): void {
    this.applyRollMode(mode);
  }

  // Life cycle

  override async _preCreate(data: Data, options: Data, user: UserLike): Promise<boolean | void> {
    if ((await super._preCreate(data, options, user)) === false) return false;
    const mode = (options["messageMode"] ?? options["rollMode"]) as string | undefined;
    if (mode) this.applyRollMode(mode);
    if (!data["author"]) this.updateSource({ author: user.id });
    return undefined;
  }
  /** The element of the log; every render runs the hook `renderChatMessageHTML`. */
  async renderHTML(options: Data = {}): Promise<HTMLElement> {
    return renderMessage(this, options);
  }
}

import { makeMetadata } from "../common/abstract/document.js";
import type { EmbeddedCollection } from "../common/abstract/embedded-collection.js";
import {
  BooleanField,
  ColorField,
  type DataSchema,
  DocumentIdField,
  DocumentOwnershipField,
  DocumentStatsField,
  EmbeddedCollectionField,
  ForeignDocumentField,
  HTMLField,
  IntegerSortField,
  JSONField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
} from "../common/data/fields/index.js";
import type { Data } from "../common/utils/types.js";
import { documentClass } from "../globals/config.js";
import { getGame } from "../globals/env.js";
import { ClientDocument } from "./client-document.js";
import { embeddedFields, primaryFields, typeFields } from "./common-fields.js";

/** A page of a journal entry. */
export class JournalEntryPage extends ClientDocument {
  static override metadata = makeMetadata({
    name: "JournalEntryPage",
    collection: "pages",
    label: "DOCUMENT.JournalEntryPage",
    labelPlural: "DOCUMENT.JournalEntryPages",
    coreTypes: ["text", "image", "pdf", "video"],
    hasTypeData: true,
    permissions: { create: "OWNER", update: "OWNER", delete: "OWNER" },
  });
  declare text: { content?: string; markdown?: string; format: number };

  static override defineSchema(): DataSchema {
    return {
      ...embeddedFields(),
      name: new StringField({ required: true, blank: false }),
      ...typeFields(this, { initial: "text" }),
      title: new SchemaField({
        show: new BooleanField({ initial: true }),
        level: new NumberField({ required: true, initial: 1, min: 1, max: 6, integer: true, nullable: false }),
      }),
      image: new SchemaField({ caption: new StringField({ required: false, initial: undefined }) }),
      text: new SchemaField({
        content: new HTMLField({ required: false, initial: undefined }),
        markdown: new StringField({ required: false, initial: undefined }),
        format: new NumberField({ initial: 1, choices: [1, 2] }),
      }),
      video: new ObjectField(),
      src: new StringField({ required: false, blank: false, nullable: true, initial: null }),
      category: new DocumentIdField({ readonly: false }),
      sort: new IntegerSortField(),
      ownership: new DocumentOwnershipField({ initial: { default: -1 } }),
    };
  }
}

/** A collection of pages. */
export class JournalEntry extends ClientDocument {
  static override metadata = makeMetadata({
    name: "JournalEntry",
    collection: "journal",
    label: "DOCUMENT.JournalEntry",
    labelPlural: "DOCUMENT.JournalEntries",
    indexed: true,
    embedded: { JournalEntryPage: "pages" },
    permissions: { create: "JOURNAL_CREATE", update: "OWNER", delete: "OWNER" },
  });
  declare pages: EmbeddedCollection<JournalEntryPage>;

  static override defineSchema(): DataSchema {
    return {
      ...primaryFields(),
      name: new StringField({ required: true, blank: false }),
      pages: new EmbeddedCollectionField(JournalEntryPage),
    };
  }
}

/** A folder of the sidebar. */
export class Folder extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Folder",
    collection: "folders",
    label: "DOCUMENT.Folder",
    labelPlural: "DOCUMENT.Folders",
    coreTypes: ["Actor", "Item", "Scene", "JournalEntry", "Macro"],
  });

  static override defineSchema(): DataSchema {
    return {
      ...embeddedFields(),
      name: new StringField({ required: true, blank: false }),
      type: new StringField({
        required: true,
        blank: false,
        choices: ["Actor", "Item", "Scene", "JournalEntry", "Macro", "Compendium"],
        initial: "Actor",
      }),
      description: new HTMLField(),
      folder: new ForeignDocumentField(() => documentClass("Folder")),
      sorting: new StringField({ required: true, initial: "a", choices: ["a", "m"] }),
      sort: new IntegerSortField(),
      color: new ColorField(),
    };
  }
  /** The documents that stand in the folder. */
  get contents(): ClientDocument[] {
    const collection = getGame().collections.get(this.type as string);
    return (collection?.filter((document) => document._source["folder"] === this.id) ?? []) as ClientDocument[];
  }
}

/** A stored setting of the world or of a user. */
export class Setting extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Setting",
    collection: "settings",
    label: "DOCUMENT.Setting",
    labelPlural: "DOCUMENT.Settings",
    permissions: { create: canModifySetting, update: canModifySetting, delete: canModifySetting },
  });
  declare key: string;
  declare value: unknown;
  declare user: string | null;

  static override defineSchema(): DataSchema {
    return {
      _id: new DocumentIdField(),
      key: new StringField({
        required: true,
        nullable: false,
        blank: false,
        validate: (key: string) => key.includes("."),
        validationError: "must have the format {scope}.{field}",
      }),
      value: new JSONField({ required: true, nullable: true, initial: null }),
      user: new ForeignDocumentField(() => documentClass("User"), { idOnly: true }),
      _stats: new DocumentStatsField(),
    };
  }

  override _onCreate(data: Data, options: Data, userId: string): void {
    super._onCreate(data, options, userId);
    getGame().settings.announce(this, options, userId);
  }
  override _onUpdate(changed: Data, options: Data, userId: string): void {
    super._onUpdate(changed, options, userId);
    if ("value" in changed) getGame().settings.announce(this, options, userId);
  }
}

function canModifySetting(
  user: { id: string; isGM: boolean; hasPermission(name: string): boolean },
  setting: { _source?: { user?: unknown } },
): boolean {
  const owner = setting._source?.user;
  return typeof owner === "string" ? owner === user.id : user.hasPermission("SETTINGS_MODIFY");
}

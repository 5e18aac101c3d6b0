import { makeMetadata, type DocumentClass } from "../common/abstract/document.js";
import {
  ArrayField,
  type DataSchema,
  DocumentFlagsField,
  DocumentIdField,
  DocumentStatsField,
  FilePathField,
  ForeignDocumentField,
  HTMLField,
  IntegerSortField,
  ObjectField,
  StringField,
} from "../common/data/fields/index.js";
import type { Data } from "../common/utils/types.js";
import { documentClass } from "../globals/config.js";
import { getGame } from "../globals/env.js";
import { Hooks } from "../globals/hooks.js";
import { ClientDocument } from "./client-document.js";

/** What an adventure brings, by the field that holds it, in the order in which it comes into the world. */
const CONTENTS = {
  folders: "Folder",
  actors: "Actor",
  items: "Item",
  journal: "JournalEntry",
  scenes: "Scene",
  combats: "Combat",
  macros: "Macro",
} as const;

type Sources = Record<string, Data[]>;

interface ImportData {
  toCreate: Sources;
  toUpdate: Sources;
  documentCount: number;
}

interface ImportOptions {
  /** Ask before documents of the world are overwritten; without it: yes. */
  dialog?: boolean;
  importFields?: string[];
  preImport?: ((data: ImportData, options: ImportOptions) => Promise<void>)[];
  postImport?: ((result: ImportResult, options: ImportOptions) => Promise<void>)[];
}

interface ImportResult {
  created: Record<string, unknown[]>;
  updated: Record<string, unknown[]>;
}

/** Asks whether the documents named may be overwritten; set by the applications. */
type Overwrite = (count: number) => Promise<boolean>;
let mayOverwrite: Overwrite = () => Promise.resolve(true);

/** Tells adventures how a person is asked. */
export function installOverwriteQuestion(ask: Overwrite): void {
  mayOverwrite = ask;
}

/** A bundle of documents that keep their ids when they come into a world. It holds them as sources, and lives in packs only. */
export class Adventure extends ClientDocument {
  static override metadata = makeMetadata({
    name: "Adventure",
    collection: "adventures",
    label: "DOCUMENT.Adventure",
    labelPlural: "DOCUMENT.Adventures",
  });

  static override defineSchema(): DataSchema {
    const sources = () => new ArrayField(new ObjectField());
    return {
      _id: new DocumentIdField(),
      name: new StringField({ required: true, blank: false }),
      img: new FilePathField({ categories: ["IMAGE"] }),
      caption: new HTMLField(),
      description: new HTMLField(),
      ...Object.fromEntries(Object.keys(CONTENTS).map((field) => [field, sources()])),
      ...{ cards: sources(), playlists: sources(), tables: sources() },
      folder: new ForeignDocumentField(() => documentClass("Folder")),
      sort: new IntegerSortField(),
      flags: new DocumentFlagsField(),
      _stats: new DocumentStatsField(),
    };
  }

  /** What the world lacks, and what it has already, by document name. */
  async prepareImport({ importFields = [] }: ImportOptions = {}): Promise<ImportData> {
    const all = importFields.length === 0 || importFields.includes("all");
    const source = this.toObject() as Record<string, unknown>;
    const data: ImportData = { toCreate: {}, toUpdate: {}, documentCount: 0 };
    for (const [field, name] of Object.entries(CONTENTS)) {
      const brought = all || importFields.includes(field) ? (source[field] as Data[]) : [];
      const known = getGame().collections.get(name);
      const [update, create] = [brought.filter((each) => known?.has(String(each["_id"]))), [] as Data[]];
      create.push(...brought.filter((each) => !update.includes(each)));
      if (create.length > 0) data.toCreate[name] = create;
      if (update.length > 0) data.toUpdate[name] = update;
      data.documentCount += brought.length;
    }
    return data;
  }

  /** Creates and overwrites, each with its own id. */
  async importContent({ toCreate, toUpdate }: ImportData): Promise<ImportResult> {
    const result: ImportResult = { created: {}, updated: {} };
    for (const name of Object.values(CONTENTS)) {
      const cls: DocumentClass = documentClass(name);
      const [create, update] = [toCreate[name], toUpdate[name]];
      if (create) result.created[name] = await cls.createDocuments(create, { keepId: true, keepEmbeddedIds: true });
      if (update)
        result.updated[name] = await cls.updateDocuments(update, { diff: false, recursive: false, noHook: true });
    }
    return result;
  }

  /** The whole way into the world: whoever may refuses, the person is asked, and everybody is told. */
  async import(options: ImportOptions = {}): Promise<ImportResult> {
    const { dialog = true, preImport = [], postImport = [] } = options;
    const data = await this.prepareImport(options);
    const nothing: ImportResult = { created: {}, updated: {} };
    if (!Hooks.call("preImportAdventure", this, options, data.toCreate, data.toUpdate)) return nothing;
    const present = Object.values(data.toUpdate).flat().length;
    if (dialog && present > 0 && !(await mayOverwrite(present))) return nothing;
    for (const step of preImport) await step(data, options);
    const result = await this.importContent(data);
    for (const step of postImport) await step(result, options);
    Hooks.callAll("importAdventure", this, options, result.created, result.updated);
    return result;
  }
}

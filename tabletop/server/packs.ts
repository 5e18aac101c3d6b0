import { cp, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import {
  PACK_COLLECTIONS,
  type DocumentSource,
  type JsonObject,
  type PackCollectionName,
  type PackData,
} from "../protocol.js";
import { Failure } from "./failure.js";
import { packPath, type Manifest } from "./manifest.js";
import { fromRecords } from "./store/records.js";

const INDEX_FIELDS = ["_id", "name", "img", "type", "folder", "sort"];

/** A compendium of the package. The tabletop reads it once; nobody writes to it. */
export class Pack {
  private constructor(
    readonly id: string,
    private readonly metadata: JsonObject,
    private readonly documents: DocumentSource[],
    private readonly folders: DocumentSource[],
  ) {}

  static async read(systemPath: string, manifest: Manifest, entry: JsonObject): Promise<Pack> {
    const records = await recordsOf(join(systemPath, packPath(entry)));
    const documents = fromRecords(collectionOf(String(entry["type"])), records);
    return new Pack(`${manifest.id}.${String(entry["name"])}`, entry, documents, fromRecords("folders", records));
  }

  describe(): PackData {
    const index = this.documents.map((source) => pick(source, INDEX_FIELDS));
    return { id: this.id, metadata: this.metadata, index, folders: this.folders };
  }

  /** Whole sources, of all documents or of those asked for. */
  read(ids: readonly string[] | undefined): DocumentSource[] {
    return ids ? this.documents.filter((source) => ids.includes(source._id)) : this.documents;
  }
}

type Records = readonly [string, string][];

/** What was read of a build stays read: one process may open many tables. */
const known = new Map<string, Promise<Records>>();

async function recordsOf(folder: string): Promise<Records> {
  const key = `${folder} ${String((await stat(join(folder, "CURRENT"))).mtimeMs)}`;
  const records = known.get(key) ?? readRecords(folder);
  known.set(key, records);
  return records;
}

/** Reads a copy: LevelDB lets a directory be opened once only, and several tables may play the same build. */
async function readRecords(folder: string): Promise<Records> {
  const copy = await mkdtemp(join(tmpdir(), "tabletop-pack-"));
  try {
    await cp(folder, copy, { recursive: true });
    const level = new ClassicLevel(copy);
    const records = await level.iterator().all();
    await level.close();
    return records;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function collectionOf(documentName: string): PackCollectionName {
  for (const [collection, name] of Object.entries(PACK_COLLECTIONS)) {
    if (name === documentName) return collection as PackCollectionName;
  }
  throw new Error(`no pack can hold ${documentName}`);
}

/** The pack with this id. */
export function findPack(packs: readonly Pack[], id: unknown): Pack {
  const pack = packs.find((each) => each.id === id);
  if (!pack) throw new Failure("notFound", `There is no pack ${String(id)}`);
  return pack;
}

function pick(source: DocumentSource, fields: readonly string[]): DocumentSource {
  return {
    ...Object.fromEntries(fields.filter((f) => f in source).map((f) => [f, source[f] ?? null])),
    _id: source._id,
  };
}

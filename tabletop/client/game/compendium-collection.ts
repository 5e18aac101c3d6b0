import type { Document } from "../common/abstract/document.js";
import { Collection } from "../common/utils/collection.js";
import type { Data } from "../common/utils/types.js";
import { documentClass } from "../globals/config.js";
import type { RawSocket } from "./game-socket.js";

type PackAnswer = { ok: true; result: Data[] } | { ok: false; error: { message: string } };

/** The metadata of a pack in the manifest. */
export interface PackMetadata extends Data {
  name: string;
  label: string;
  type: string;
}

/** A compendium of the system, read only. */
export class CompendiumCollection extends Collection<Document> {
  readonly metadata: PackMetadata;
  readonly collection: string;
  readonly index: Collection<Data>;
  readonly #socket: RawSocket;

  constructor(id: string, metadata: PackMetadata, index: Data[], socket: RawSocket) {
    super();
    this.collection = id;
    this.metadata = { ...metadata, id, packageName: id.split(".")[0], packageType: "system" };
    this.#socket = socket;
    this.index = new Collection(
      index.map((entry) => [
        String(entry["_id"]),
        { ...entry, uuid: `Compendium.${id}.${metadata.type}.${String(entry["_id"])}` },
      ]),
    );
  }

  get documentName(): string {
    return this.metadata.type;
  }
  get title(): string {
    return this.metadata.label;
  }
  get locked(): boolean {
    return this.metadata["locked"] !== false;
  }
  get visible(): boolean {
    return this.testUserPermission();
  }
  testUserPermission(): boolean {
    return true;
  }
  async getIndex(): Promise<Collection<Data>> {
    return this.index;
  }

  async getDocument(id: string): Promise<Document | null> {
    return this.get(id) ?? (await this.#fetch([id]))[0] ?? null;
  }

  /** Documents of the pack; a query of plain values narrows them. */
  async getDocuments(query: Data = {}): Promise<Document[]> {
    const documents = await this.#fetch();
    return documents.filter((document) =>
      Object.entries(query).every(([key, value]) => (document as unknown as Data)[key] === value),
    );
  }

  async #fetch(ids?: string[]): Promise<Document[]> {
    const request = { pack: this.collection, ...(ids ? { ids } : {}) };
    const answer = await new Promise<PackAnswer>((resolve) => void this.#socket.emit("pack", request, resolve));
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.result.map((source) => this.#store(source));
  }

  #store(source: Data): Document {
    const id = String(source["_id"]);
    const known = this.get(id);
    if (known) return known;
    const document = new (documentClass(this.documentName))(source, { pack: this.collection, strict: false });
    this.set(id, document);
    return document;
  }
}
